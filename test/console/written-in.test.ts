import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, type ConsoleHouse, openConsoleHouse, ownerOf } from './house.ts';

/** Something that no journey of the business knows of, and a number as staff write it and as the channel has it. */
const WRITTEN = [
  { business: 'northside', resource: 'northside-main', phone: '07700 900456', from: '+447700900456' },
  { business: 'lucia', resource: 'ana', phone: '600 111 222', from: '+34600111222' },
  {
    business: 'atelier',
    resource: 'le-jardin',
    phone: '06 12 34 56 78',
    from: '+33612345678',
  },
] as const;

let at: ConsoleHouse;
let owner: Browser;
beforeAll(async () => {
  at = await openConsoleHouse();
  owner = await ownerOf(
    at,
    WRITTEN.map(({ business }) => business),
  );
});
afterAll(() => at?.close());

let count = 0;

async function says(business: string, address: string, text: string): Promise<string> {
  count += 1;
  const to = { business, channel: 'sms', address };
  const handled = await at.app.engine.handle({
    to,
    eventId: `said-${count}`,
    event: { kind: 'message', text },
  });
  return handled.kind === 'handled'
    ? handled.turns.flatMap(({ replies }) => replies.map((one) => one.text)).join('\n')
    : '';
}

describe('what the people of a business wrote in by hand', () => {
  it.each(WRITTEN)(
    'X14 G4 is its customer’s at $business, who is told of it and may want it called off',
    async (one) => {
      const { business, resource, phone, from } = one;
      const hand = { resource, start: '2026-03-04T12:00:00Z', minutes: 30 };
      const whose = { what: 'Something special', name: 'Eva Poe', phone, key: `written-${business}` };
      const { booking } = (await owner.post(`/businesses/${business}/bookings`, { ...hand, ...whose })).json();
      expect(booking.reference).toMatch(new RegExp(`^${business.slice(0, 2).toUpperCase()}-[0-9A-F]{6}$`));
      expect(await says(business, from, 'please cancel it')).toMatch(
        business === 'northside' ? /your appointment.*colleague/s : /Something special.*Shall I cancel it/s,
      );
      expect(await says(business, '+44 7700 900999', 'please cancel it')).toMatch(/can’t find a booking/);
    },
  );
});
