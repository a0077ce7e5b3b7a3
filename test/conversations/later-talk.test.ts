import { beforeEach, describe, expect, it } from 'vitest';
import type { Composed } from '../../src/app/composition.ts';
import { house } from '../../src/app/house.ts';
import type { MovableClock } from '../../src/ports/clock.ts';
import { silent } from '../../src/ports/observer.ts';
import { Traveller } from '../payments/traveller.ts';
import { PROVING } from '../prove.ts';

const NUMBER = '+855 12 345 678';
const NOW = '2026-01-10T09:00:00+07:00';

let composed: Composed;
let clock: MovableClock;
/** The talk in which the trip was booked and paid for, and a later one of the same number. */
let first: Traveller;
let later: Traveller;

beforeEach(async () => {
  clock = house.virtualClock(NOW);
  composed = await house.compose({
    store: await house.openFreshStore(PROVING ? 'pglite' : 'memory'),
    clock,
    observer: silent,
  });
  first = new Traveller(composed, NUMBER, 'whatsapp');
  later = new Traveller(composed, NUMBER, 'sms');
  await first.goToPayment();
  await first.pays();
  expect(await first.state()).toBe('POST_BOOKING');
});

async function says(traveller: Traveller, text: string): Promise<string> {
  return (await traveller.say(text)).map((reply) => reply.text).join('\n');
}

/** What nobody waits for is seen to: the first talk hears what was done in the other. */
async function minutesPass(): Promise<void> {
  clock.set(new Date(Date.parse(clock.now()) + 5 * 60_000).toISOString());
  await composed.app.engine.sweep();
}

/** What is said by itself once the clock shows that. */
async function remindedOn(at: string): Promise<readonly string[]> {
  const before = (await first.heard()).length;
  clock.set(at);
  await composed.app.engine.sweep();
  return (await first.heard()).slice(before).map(({ text }) => text);
}

describe('a trip, from a later talk of the same customer', () => {
  it('X14 D10 is called off with its policy, not by a person, and the first talk follows', async () => {
    const question = await says(later, 'I have to cancel my trip');
    expect(question).toMatch(/41 days.*100 %.*\$120.*Shall I cancel/s);
    expect(await says(later, 'yes')).toMatch(/cancelled.*\$120 goes back/s);
    await minutesPass();
    expect(await first.knows()).toMatchObject({ state: 'POST_BOOKING', payment_status: 'REFUNDED' });
    expect(await says(first, 'when do you pick us up?')).toMatch(/cancelled/);
    expect(await says(first, 'where is my refund?')).toMatch(/on its way/);
    expect(await remindedOn('2026-02-19T08:00:00+07:00')).toEqual([]);
  });

  it('X14 D10 is moved to another day, and the reminder moves along', async () => {
    expect(await says(later, 'can I move my trip to 27 February?')).toMatch(/costs nothing.*February 27/s);
    expect(await says(later, 'yes')).toMatch(/February 27/);
    await minutesPass();
    expect(await first.knows()).toMatchObject({ travel_dates: { start: '2026-02-27', end: '2026-03-01' } });
    expect(await says(first, 'cancel my trip')).toMatch(/48 days.*\$120/s);
    expect(await says(first, 'no')).toMatch(/stays as it is/);
    expect(await remindedOn('2026-02-19T08:00:00+07:00')).toEqual([]);
    expect(await remindedOn('2026-02-26T08:00:00+07:00')).toEqual([
      expect.stringMatching(/February 27.*Are you coming/s),
    ]);
  });

  it('X14 is nobody else’s to call off', async () => {
    const stranger = new Traveller(composed, '+855 99 888 777', 'sms');
    expect(await says(stranger, 'cancel my trip')).toMatch(/can’t find a booking/);
  });

  it('X11 a yes that comes after midnight, when less goes back, is asked for once more', async () => {
    clock.set('2026-02-13T23:59:00+07:00');
    expect(await says(first, 'cancel my trip')).toMatch(/7 days.*100 %.*\$120/s);
    clock.set('2026-02-14T00:01:00+07:00');
    expect(await says(first, 'yes')).toMatch(/6 days.*50 %.*\$60.*Shall I cancel/s);
    expect(await says(first, 'yes')).toMatch(/\$60 goes back/);
    expect(await first.knows()).toMatchObject({ payment_status: 'REFUNDED' });
  });

  it('X13 D10 what gave nothing back stands again after a protest, and so does its reminder', async () => {
    clock.set('2026-02-18T06:00:00+07:00');
    await says(first, 'cancel my trip');
    expect(await says(first, 'yes')).not.toMatch(/goes back/);
    expect(await says(first, 'where is my refund?')).toMatch(/cancelled, and by our policy nothing goes back/);
    expect(await says(first, 'no wait, that was a mistake')).toMatch(/just cancelled.*Would you like it back/s);
    expect(await says(first, 'yes')).toMatch(/booked again/);
    expect(await first.knows()).toMatchObject({ payment_status: 'CONFIRMED' });
    expect(await remindedOn('2026-02-19T08:00:00+07:00')).toEqual([expect.stringMatching(/February 20/)]);
  });

  it('X11 whoever only asked what would go back has not agreed by an "ok thanks"', async () => {
    expect(await says(first, 'how much would I get back if I cancel?')).toMatch(/\$120.*Shall I cancel/s);
    expect(await says(first, 'ok thanks')).not.toMatch(/goes back/);
    expect(await says(first, 'yes, cancel it')).toMatch(/\$120 goes back/);
  });
});
