import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Store } from '../../src/ports/store.ts';
import { freshDatabase } from '../../src/storage/postgres/fresh.ts';
import { openPostgres } from '../../src/storage/postgres/store.ts';
import { TO_PAYMENT } from '../payments/traveller.ts';
import { some } from '../prove.ts';
import { HoldfastProcess, type JobDone } from './process.ts';

/** Trips sold by real processes on a real PostgreSQL, one of which dies at the worst moment. */
const NOW = '2026-01-10T02:00:00.000Z';
const LATER = '2026-01-10T02:05:00.000Z';
const business = 'mekong';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let store: Store;
let survivor: HoldfastProcess;
const processes: HoldfastProcess[] = [];

async function start(diesAfter?: string): Promise<HoldfastProcess> {
  const options = { url: database.url, now: NOW };
  const process = await HoldfastProcess.start(diesAfter === undefined ? options : { ...options, diesAfter });
  processes.push(process);
  return process;
}

beforeAll(async () => {
  database = await freshDatabase(inject('postgresUrl'));
  store = await openPostgres(database.url);
  survivor = await start();
});

afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()));
  await store?.close();
  await database?.drop();
});

/** The same words of everybody, each at an address of their own. */
async function say(process: HoldfastProcess, addresses: readonly string[], id: string, text: string) {
  const messages = addresses.map((address) => ({ business, address, id: `${address}-${id}`, text }));
  const done = await process.carryOut({ now: NOW, messages, sweep: false });
  return answered(done);
}

function answered(done: JobDone | 'killed'): JobDone['answers'] {
  if (done === 'killed') throw new Error('the process was killed');
  return done.answers;
}

async function said(address: string): Promise<readonly string[]> {
  const conversation = await store.conversations.at({ business, channel: 'webchat', address });
  const replies = await store.conversations.repliesAfter(conversation?.id ?? '', null, 1_000);
  return replies.map(({ text }) => text);
}

async function bookingsOf(address: string) {
  const conversation = await store.conversations.at({ business, channel: 'webchat', address });
  return store.bookings.ofConversation(conversation?.id ?? '');
}

describe('a traveller who has paid', () => {
  it.each(
    some(
      [
        ['payment.paid', 'the ledger has the money and the booking has not been looked at'],
        ['payment.confirmed', 'the booking is paid for and nobody has been told'],
        ['payment.told', 'the traveller has been told and nobody has written that down'],
        ['confirmBooking', 'the places are confirmed and the turn is not stored'],
      ],
      1,
    ),
  )('D9 X4 X5 has the confirmation once, when the server is killed at %s: %s', async (moment) => {
    const address = `killed at ${moment}`;
    const doomed = await start(moment);
    for (const [index, text] of TO_PAYMENT.entries()) await say(doomed, [address], String(index), text);
    const pays = { business, address };
    expect(await doomed.carryOut({ now: NOW, messages: [], pays, sweep: false })).toBe('killed');

    for (const _ of [1, 2]) await survivor.carryOut({ now: LATER, messages: [], sweep: true });
    const confirmations = (await said(address)).filter((text) => /trip is confirmed/.test(text));
    expect(confirmations).toHaveLength(1);
    expect((await bookingsOf(address)).map(({ status }) => status)).toEqual(['confirmed']);
  });
});

describe('people who race for the last places', () => {
  it('D7 X5 get exactly as many as there are: three of fifty', async () => {
    const place = {
      business,
      resource: 'salt-and-sun',
      start: '2026-02-20T01:00:00.000Z',
      end: '2026-02-21T01:00:00.000Z',
    };
    const busy = await store.bookings.busy({
      business,
      resources: ['salt-and-sun'],
      from: place.start,
      to: place.end,
      now: NOW,
    });
    const free = PLACES - new Set(busy.map(({ unit }) => unit)).size;
    const units = Array.from({ length: PLACES }, (_, index) => index + 1);
    for (let taken = 0; taken < free - 3; taken += 1) {
      const whose = { conversation: null, customer: null, details: {}, heldUntil: null, now: NOW };
      await store.bookings.book({ key: `group ${taken}`, id: crypto.randomUUID(), ...place, units, ...whose });
    }
    const people = Array.from({ length: 50 }, (_, n) => `racer-${n}`);
    const second = await start();
    const crowds = [survivor, second].map((process, n) => ({ process, crowd: people.filter((_, i) => i % 2 === n) }));
    const everybody = async (id: string, text: string) =>
      (await Promise.all(crowds.map(({ process, crowd }) => say(process, crowd, id, text)))).flat();
    const alone = TO_PAYMENT.map((text) => text.replace('2 people', '1 person'));
    for (const [index, text] of alone.slice(0, -1).entries()) await everybody(String(index), text);
    const answers = await everybody('last', alone.at(-1) ?? '');
    expect(answers.filter(({ state }) => state === 'PAYMENT')).toHaveLength(3);
    expect(answers.filter(({ state }) => state === 'BOOKING')).toHaveLength(47);
    const now = await store.bookings.busy({
      business,
      resources: ['salt-and-sun'],
      from: place.start,
      to: place.end,
      now: NOW,
    });
    expect(new Set(now.map(({ unit }) => unit)).size).toBe(PLACES);
  });
});

/** What Salt and Sun has on each day: the first that is suggested for that budget. */
const PLACES = 16;
