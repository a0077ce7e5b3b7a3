import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freshDatabase } from '../../src/storage/postgres/fresh.ts';
import { openPostgres } from '../../src/storage/postgres/store.ts';
import { Browser, type ConsoleHouse, customerAt, openConsoleHouse, ownerOf } from '../console/house.ts';

/** Two processes on one database, each with consoles open at it. */
let database: Awaited<ReturnType<typeof freshDatabase>>;
let houses: readonly ConsoleHouse[] = [];
let [one, other] = houses as readonly [ConsoleHouse, ConsoleHouse];
const streams: AbortController[] = [];

beforeAll(async () => {
  database = await freshDatabase(inject('postgresUrl'));
  const open = async () => openConsoleHouse({}, { store: await openPostgres(database.url) });
  one = await open();
  other = await open();
  houses = [one, other];
  await Promise.all(houses.map(({ server }) => server.listen({ port: 0, host: '127.0.0.1' })));
});
afterAll(async () => {
  for (const stream of streams) stream.abort();
  await Promise.all(houses.map((house) => house.close()));
  await database?.drop();
});

/** Somebody who is signed in at one process, at another: sessions are in the store. */
function sameAt(browser: Browser, house: ConsoleHouse): Browser {
  return Object.assign(new Browser(house), { cookie: browser.cookie, csrf: browser.csrf });
}

/** What a console hears as it happens. */
async function listenAt(house: ConsoleHouse, browser: Browser) {
  const { port } = house.server.addresses()[0] as AddressInfo;
  const stopping = new AbortController();
  streams.push(stopping);
  const response = await fetch(`http://127.0.0.1:${port}/v1/console/businesses/northside/events`, {
    headers: { cookie: browser.cookie },
    signal: stopping.signal,
  });
  const heard = { text: '', ended: false };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) heard.text += decoder.decode(chunk, { stream: true });
    heard.ended = true;
  };
  void read().catch(() => {});
  return heard;
}

const NORTH = '/businesses/northside';
const SOON = { timeout: 10_000, interval: 20 };

describe('consoles at two processes', () => {
  it('X16 G3 hear at once who asks for a person and writes to one, who looks and types, and that somebody was removed', async () => {
    const ana = await ownerOf(one, ['northside'], 'Ana');
    const { link } = (await ana.post(`${NORTH}/staff/invitations`, { role: 'staff' })).json();
    const marta = new Browser(other);
    const joined = (await marta.join(link, 'Marta', 'marta@example.com')).json();
    const heard = await listenAt(other, marta);
    const customer = await customerAt(one, 'northside');
    await customer.say('I want to talk to a person');
    await expect.poll(() => heard.text, SOON).toMatch(/event: notice\ndata: \{"need":"handed_over"/);
    const [{ id }] = (await ana.get(`${NORTH}/inbox`)).json().conversations;
    const talk = `${NORTH}/conversations/${id}`;
    await marta.post(`${talk}/take-over`);
    // Nothing is answered to it, and it rings all the same.
    await customer.say('are you there?');
    await expect.poll(() => heard.text, SOON).toMatch(/event: notice\ndata: \{"need":"waiting".*are you there/);
    await ana.post(`${talk}/presence`, { typing: true });
    await expect.poll(() => heard.text, SOON).toMatch(/event: presence\ndata: .*"name":"Ana","typing":true/);
    expect((await marta.get(talk)).json().presence).toMatchObject([{ name: 'Ana', typing: true }]);
    const hand = {
      resource: 'northside-main',
      start: '2026-03-04T10:00:00Z',
      minutes: 30,
      what: 'Check-up',
      name: 'Eva',
    };
    await ana.post(`${NORTH}/bookings`, { ...hand, key: 'from-another-process' });
    await expect.poll(() => heard.text, SOON).toContain('event: calendar');
    expect((await ana.send('DELETE', `${NORTH}/staff/${joined.account.id}`)).statusCode).toBe(204);
    await expect.poll(() => heard.ended, SOON).toBe(true);
  });
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
