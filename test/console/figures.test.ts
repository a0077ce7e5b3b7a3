import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTeller } from '../../src/app/figures.ts';
import type { Engine } from '../../src/engine/engine.ts';
import { silent } from '../../src/ports/observer.ts';
import { csvOf } from '../../src/server/console/csv.ts';
import { type Browser, type ConsoleHouse, customerAt, openConsoleHouse, ownerOf } from './house.ts';

let at: ConsoleHouse;
let owner: Browser;
beforeAll(async () => {
  at = await openConsoleHouse();
  owner = await ownerOf(at, ['lucia', 'northside']);
});
afterAll(() => at.close());

type Watcher = Parameters<Engine['watch']>[0];

const NORTH = '/businesses/northside';
const LUCIA = '/businesses/lucia';

const figuresOf = async (path: string, query = '') => (await owner.get(`${path}/figures${query}`)).json();

const seen = new Set<string>();

/** A booking that a customer has just made. */
async function booked(): Promise<string> {
  const customer = await customerAt(at, 'northside');
  for (const words of ['anything on Friday?', 'the first one', 'yes']) await customer.say(words);
  const range = 'from=2026-03-02T00:00:00Z&to=2026-03-14T00:00:00Z';
  const all: { id: string }[] = (await owner.get(`${NORTH}/calendar?${range}`)).json().bookings;
  const id = all.find((one) => !seen.has(one.id))?.id ?? '';
  seen.add(id);
  return id;
}

describe('the figures of a business', () => {
  it('G6 count who wrote, was offered something, chose and booked, and where the others stopped', async () => {
    await booked();
    const looking = await customerAt(at, 'northside');
    await looking.say('anything on Thursday?');
    const lost = await customerAt(at, 'northside');
    await lost.say('qwertz uiop asdf');
    await lost.say('I want to talk to a person');
    const seen = await figuresOf(NORTH);
    expect(seen).toMatchObject({ from: '2026-02-01', to: '2026-03-02', timeZone: 'Europe/London' });
    const steps = { wrote: 3, offered: 2, chose: 1, booked: 1, paid: 0 };
    expect(seen.totals).toMatchObject({ ...steps, answers: 6, without_model: 6, handed_over: 1, not_understood: 1 });
    expect(seen.totals.medianSeconds).toBeLessThan(60);
    expect(seen.days.length).toBe(30);
    expect(seen.days.at(-1)).toMatchObject({ day: '2026-03-02', ...steps });
    expect(seen.flows).toMatchObject([{ name: 'appointment', ...steps }]);
    expect(seen.flows[0].stopped).toMatchObject([
      { state: 'idle', count: 1, means: expect.stringMatching(/^Nothing is on the table/) },
      { state: 'offered', count: 1 },
    ]);
    expect(seen.channels).toMatchObject([{ name: 'webchat', wrote: 3 }]);
    expect(seen.unheard).toMatchObject([{ words: 'qwertz uiop asdf', conversation: expect.any(String) }]);
    expect((await figuresOf(NORTH, '?channel=sms')).totals.wrote).toBe(0);
    expect((await figuresOf(NORTH, '?language=en')).totals.wrote).toBe(3);
    expect((await figuresOf(LUCIA)).totals.wrote).toBe(0);
  });

  it('G6 are the same when everything is counted from the records alone, by several at once, and after a crash', async () => {
    const fresh = await openConsoleHouse();
    const counted = { ...at.store, figures: fresh.store.figures };
    const { engine } = at.app;
    const businessOf = (id: string) => {
      const served = engine.businesses.get(id);
      return served ? { timeZone: served.timeZone, stagesOf: (flow: string) => served.flows.get(flow)?.stages } : null;
    };
    const served = () => [...engine.businesses.keys()];
    const { clock } = at;
    const observer = { log: () => {}, count: () => {} } as never;
    const tellers = [1, 2, 3].map(() => createTeller({ store: counted, engine, businessOf, served, clock, observer }));
    await Promise.all(tellers.map((teller) => teller.round()));
    const query = { business: 'northside', from: '2026-03-01', to: '2026-03-31', channel: null, language: null };
    await at.app.console?.figures.upToDate();
    expect(await fresh.store.figures.byGroup(query)).toEqual(await at.store.figures.byGroup(query));
    expect(await fresh.store.figures.unheard(query, 9)).toEqual(await at.store.figures.unheard(query, 9));
    // Turns that come while nobody counts are counted by the next who looks through all.
    await Promise.all(tellers.map((teller) => teller.close()));
    await booked();
    const next = createTeller({ store: counted, engine, businessOf, served, clock, observer });
    await next.round();
    await next.close();
    await at.app.console?.figures.upToDate();
    expect(await fresh.store.figures.byDay(query)).toEqual(await at.store.figures.byDay(query));
    await fresh.close();
  });

  it('G6 are counted before their time when a thousand talks wait in memory', async () => {
    const fresh = await openConsoleHouse();
    const { engine } = at.app;
    const commits: Parameters<Watcher['committed']>[] = [];
    const unwatch = engine.watch({ committed: (...commit) => commits.push(commit), parked() {} });
    await (await customerAt(at, 'northside')).say('hello');
    unwatch();
    const [[commit, before] = expect.fail('nothing was committed')] = commits;
    let tell: Watcher['committed'] = () => {};
    const teller = createTeller({
      store: fresh.store,
      engine: {
        watch(watcher) {
          tell = watcher.committed;
          return () => {};
        },
      },
      businessOf: () => ({ timeZone: 'Europe/London', stagesOf: () => undefined }),
      served: () => ['northside'],
      clock: at.clock,
      observer: silent,
    });
    const waiting = Array.from({ length: 999 }, (_, place) => `talk ${place}`);
    for (const id of waiting) tell({ ...commit, conversation: id }, { ...before, id });
    await new Promise(setImmediate);
    expect((await fresh.store.figures.marks(waiting)).size).toBe(0);
    tell({ ...commit, conversation: 'one more' }, { ...before, id: 'one more' });
    await expect.poll(async () => (await fresh.store.figures.marks(waiting)).size).toBe(999);
    await teller.close();
    await fresh.close();
  });

  it('G6 begin another visit after a day of silence, on its own day of the business', async () => {
    const customer = await customerAt(at, 'lucia');
    const noon = at.clock.now();
    await customer.say('hola');
    // Before midnight in London, after it in Madrid.
    at.clock.set('2026-03-04T23:30:00.000Z');
    const browser = await ownerOf(at, ['lucia']);
    await customer.say('hola');
    const { days } = (await browser.get(`${LUCIA}/figures?from=2026-03-01&to=2026-03-05`)).json();
    expect(days.map(({ wrote }: { wrote: number }) => wrote)).toEqual([0, 1, 0, 0, 1]);
    at.clock.set(noon);
  });

  it('G6 refuse a period that is none, and one longer than a year', async () => {
    for (const query of ['?from=2026-03-05&to=2026-03-01', '?from=2024-01-01&to=2026-01-01', '?from=yesterday']) {
      expect((await owner.get(`${NORTH}/figures${query}`)).statusCode, query).toBe(400);
    }
  });

  it('G6 are exported as CSV in which no cell is a formula', async () => {
    const formula = await customerAt(at, 'northside');
    await formula.say('=qwertz(uiop,"asdf")');
    const csv = await owner.get(`${NORTH}/figures/unheard`);
    expect(csv.headers['content-type']).toMatch(/^text\/csv/);
    expect(csv.headers['content-disposition']).toBe(
      'attachment; filename="northside-unheard-2026-02-01-2026-03-02.csv"',
    );
    expect(csv.body).toContain(`,"'=qwertz(uiop,""asdf"")",`);
    const [header = '', ...days] = (await owner.get(`${NORTH}/figures/days`)).body.trim().split('\r\n');
    expect(header).toMatch(/^\uFEFF?day,wrote,offered,chose,booked/);
    expect(days.length).toBe(30);
    for (const table of ['flows', 'stopped', 'channels', 'languages']) {
      expect((await owner.get(`${NORTH}/figures/${table}`)).statusCode).toBe(200);
    }
    expect(csvOf(['a'], [['=1'], ['+1'], ['-1'], ['@a'], ['\t=1'], [-1]])).toBe(
      "\uFEFFa\r\n'=1\r\n'+1\r\n'-1\r\n'@a\r\n\"'\t=1\"\r\n-1\r\n",
    );
  });

  it('G5 keep the counts of somebody who is erased, and none of their words', async () => {
    const { conversation } = (await figuresOf(NORTH)).unheard.at(-1);
    const before = await figuresOf(NORTH);
    const erased = await at.app.life.erase(
      { business: 'northside', who: conversation },
      { really: true, alsoBookings: false },
    );
    expect(erased.kind).toBe('erased');
    const after = await figuresOf(NORTH);
    expect(after.totals).toEqual(before.totals);
    expect(after.unheard.map((one: { conversation: string }) => one.conversation)).not.toContain(conversation);
  });
});

describe('a booking’s page', () => {
  it('G4 tells of the conversation, the reminders and what became of it, and of no other business’s', async () => {
    const id = await booked();
    const page = (await owner.get(`${NORTH}/bookings/${id}`)).json();
    expect(page).toMatchObject({
      booking: { id, status: 'confirmed', attendance: null, resourceName: 'Dr Amira Hall' },
      talk: { channel: 'webchat' },
      mayAttend: false,
      payments: [],
      history: [{ what: 'book', by: null }],
    });
    const resource = page.booking.resource;
    const moved = await owner.post(`${NORTH}/bookings/${id}/move`, { start: '2026-03-06T16:00:00Z', resource });
    const after = (await owner.get(`${NORTH}/bookings/${moved.json().booking.id}`)).json();
    expect(after.history).toMatchObject([
      { what: 'book', by: null },
      { what: 'booking.move', by: 'Ana Ruiz' },
    ]);
    seen.add(moved.json().booking.id);
    expect((await owner.get(`${LUCIA}/bookings/${id}`)).statusCode).toBe(404);
    expect((await owner.get(`${NORTH}/bookings/nothing`)).statusCode).toBe(404);
  });

  it('G4 G6 says who came and who did not, once it has begun: undone, audited, in the ledger and in the figures', async () => {
    const id = await booked();
    const mark = (attendance: string | null) => owner.post(`${NORTH}/bookings/${id}/attendance`, { attendance });
    expect((await mark('came')).json().error.code).toBe('not_begun');
    expect((await owner.post(`${LUCIA}/bookings/${id}/attendance`, { attendance: 'came' })).statusCode).toBe(404);
    const { start } = (await owner.get(`${NORTH}/bookings/${id}`)).json().booking;
    const monday = at.clock.now();
    at.clock.set(new Date(Date.parse(start) + 60_000).toISOString());
    owner = await ownerOf(at, ['lucia', 'northside']);
    const friday = async () => {
      const { days, totals } = await figuresOf(NORTH, '?from=2026-03-02&to=2026-03-07');
      const { came, no_show } = days.find((one: { day: string }) => one.day === start.slice(0, 10));
      expect([totals.came, totals.no_show]).toEqual([came, no_show]);
      return [came, no_show];
    };
    expect((await mark('no_show')).json()).toMatchObject({ attendance: 'no_show' });
    expect(await friday()).toEqual([0, 1]);
    expect((await mark('came')).json()).toMatchObject({ attendance: 'came' });
    expect(await friday()).toEqual([1, 0]);
    expect((await at.store.bookings.get(id))?.details['attended']).toMatchObject({ came: true });
    expect((await mark(null)).json()).toMatchObject({ attendance: null });
    expect(await friday()).toEqual([0, 0]);
    const { history } = (await owner.get(`${NORTH}/bookings/${id}`)).json();
    expect(history.map(({ what }: { what: string }) => what)).toEqual([
      ...['book', 'booking.no_show', 'booking.came', 'booking.unmark'],
    ]);
    // A crash after the ledger was written, and before it was counted: the next round counts it.
    await at.store.figures.owe(`booking/${id}`);
    await at.store.bookings.amend(id, { attended: { start: new Date(start).toISOString(), came: true } });
    await at.app.console?.figures.upToDate();
    expect(await friday()).toEqual([1, 0]);
    at.clock.set(monday);
  });
});
