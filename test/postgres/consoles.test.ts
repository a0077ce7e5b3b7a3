import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freshDatabase } from '../../src/storage/postgres/fresh.ts';
import { openPostgres } from '../../src/storage/postgres/store.ts';
import { Browser, customerAt, openConsoleHouse, overSockets, ownerOf, type SocketHouse } from '../console/house.ts';
import { hearEachOther } from '../console/rings.ts';

/** Two processes on one database, each with consoles open at it. */
let database: Awaited<ReturnType<typeof freshDatabase>>;
let [one, other] = [] as unknown as [SocketHouse, SocketHouse];

beforeAll(async () => {
  database = await freshDatabase(inject('postgresUrl'));
  const open = async () => overSockets(await openConsoleHouse({}, { store: await openPostgres(database.url) }));
  [one, other] = [await open(), await open()];
});
afterAll(async () => {
  await Promise.all([one, other].map((house) => house?.close()));
  await database?.drop();
});

/** Somebody who is signed in at one process, at another: sessions are in the store. */
function sameAt(browser: Browser, house: SocketHouse): Browser {
  return Object.assign(new Browser(house), { cookie: browser.cookie, csrf: browser.csrf });
}

const NORTH = '/businesses/northside';

describe('consoles at two processes, by NOTIFY', () => {
  it('X16 G3 hear at once who asks for a person and writes to one, who looks and types, and that somebody was removed', () =>
    hearEachOther(one, other));
});

describe('two staff, the bot and by-hand bookings at the same moment, over HTTP', () => {
  it('G4 of forty who want one time, one has it, and all the others are told why', async () => {
    const ana = await ownerOf(one, ['northside'], 'Ana');
    const staff = [ana, sameAt(ana, other)];
    const resource = 'northside-main';
    const start = '2026-03-06T09:00:00.000Z';
    const book = (n: number) =>
      staff[n % 2]?.post(`${NORTH}/bookings`, {
        ...{ resource, start, minutes: 30, what: 'Check-up', name: `Eva ${n}`, key: `race-by-hand-${n}` },
      });
    // Others who stand elsewhere are moved onto it.
    const elsewhere = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const at = new Date(Date.parse('2026-03-10T09:00:00Z') + n * 30 * 60_000).toISOString();
        const body = { resource, start: at, minutes: 30, what: 'Check-up', name: `Tom ${n}`, key: `race-moved-${n}` };
        return (await staff[n % 2]?.post(`${NORTH}/bookings`, body))?.json().booking.id as string;
      }),
    );
    const move = (id: string, n: number) => staff[n % 2]?.post(`${NORTH}/bookings/${id}/move`, { resource, start });
    // Customers to whom that very time is offered say yes to it.
    const customers = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        const customer = await customerAt(n % 2 === 0 ? one : other, 'northside');
        await customer.say('Friday 6 March at 9:00');
        await customer.say('the first');
        return customer;
      }),
    );
    const tried = await Promise.all([
      ...Array.from({ length: 20 }, (_, n) => book(n)),
      ...elsewhere.map(move),
      ...customers.map((customer) => customer.say('yes')),
    ]);
    const answers = tried.map((answer) => (answer && 'statusCode' in answer ? answer.json() : answer));
    const isHad = (answer: (typeof answers)[number]) =>
      answer?.done === true || answer?.replies?.some(({ text }: { text: string }) => /booked in/.test(text)) === true;
    expect(answers.filter(isHad)).toHaveLength(1);
    for (const answer of answers.filter((one) => !isHad(one))) {
      if (answer?.error) expect(answer.error).toMatchObject({ code: 'taken', message: 'That time is not free there.' });
      else
        expect(answer?.replies.map(({ text }: { text: string }) => text).join()).toMatch(/taken|no longer|just gone/i);
    }
    const there = await one.store.bookings.between(
      'northside',
      { from: start, to: '2026-03-06T09:30:00.000Z' },
      one.clock.now(),
      100,
    );
    expect(there).toHaveLength(1);
    // Whoever was not moved stands where they stood.
    const standing = await Promise.all(elsewhere.map((id) => one.store.bookings.get(id)));
    const stayed = standing.filter((booking) => booking?.status === 'confirmed').length;
    expect(stayed).toBeGreaterThanOrEqual(elsewhere.length - 1);
  });
});
