import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Store } from '../../src/ports/store.ts';
import { freshDatabase } from '../../src/storage/postgres/fresh.ts';
import { openPostgres } from '../../src/storage/postgres/store.ts';
import { HoldfastProcess, type JobDone, type Message } from './process.ts';

/** Real processes on a real PostgreSQL: what the simulator shows in one process must hold between several. */
const NOW = '2026-03-03T09:00:00.000Z';
const LATER = '2026-03-03T09:10:00.000Z';

/** What may become of a message that is delivered. */
const KNOWN: ReadonlySet<string> = new Set(['handled', 'accepted', 'unstored']);

let database: Awaited<ReturnType<typeof freshDatabase>>;
let store: Store;
const started: HoldfastProcess[] = [];
let both: readonly [HoldfastProcess, HoldfastProcess];

beforeAll(async () => {
  database = await freshDatabase(inject('postgresUrl'));
  store = await openPostgres(database.url);
  both = await Promise.all([start(), start()]);
});

afterAll(async () => {
  await Promise.all(started.map((process) => process.stop()));
  await store?.close();
  await database?.drop();
});

async function start(diesAfter?: string): Promise<HoldfastProcess> {
  const options = { url: database.url, now: NOW };
  const process = await HoldfastProcess.start(diesAfter === undefined ? options : { ...options, diesAfter });
  started.push(process);
  return process;
}

async function conversationAt(address: string) {
  const found = await store.conversations.at({ business: 'northside', channel: 'webchat', address });
  if (!found) throw new Error(`no conversation at ${address}`);
  return found;
}

/** Says one thing at each address and expects an answer from every one of them. */
async function say(process: HoldfastProcess, addresses: readonly string[], id: string, text: string) {
  const messages = addresses.map((address) => ({ address, id, text }));
  return answered(await process.carryOut({ now: NOW, messages, sweep: false }));
}

function answered(done: JobDone | 'killed'): JobDone['answers'] {
  if (done === 'killed') throw new Error('the process was killed');
  return done.answers;
}

/** The same messages in another order; the order depends only on the seed. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  const key = (index: number) => Math.imul(index + seed, 2_654_435_761) >>> 0;
  return items
    .map((item, index) => ({ item, key: key(index) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

describe('two processes on one PostgreSQL', () => {
  it('X4 handle 1,000 messages of 50 conversations, each delivered twice, once each and in order', async () => {
    const texts = ['hello', 'Friday morning', 'what are your opening hours?', 'the first one', 'no'];
    const messages: Message[] = Array.from({ length: 1_000 }, (_, n) => ({
      address: `crowd-${n % 50}`,
      id: `message-${n}`,
      text: texts[Math.floor(n / 50) % texts.length] ?? '',
    }));
    await Promise.all(
      both.map(async (process, seed) => {
        const mine = shuffled(messages, seed + 1);
        for (let from = 0; from < mine.length; from += 100) {
          // What could not be stored in time is said to be so, and delivered again.
          for (let left = mine.slice(from, from + 100); left.length > 0; ) {
            const answers = answered(await process.carryOut({ now: NOW, messages: left, sweep: false }));
            expect(answers.filter(({ kind }) => !KNOWN.has(kind))).toEqual([]);
            left = left.filter((_, place) => answers[place]?.kind === 'unstored');
          }
        }
      }),
    );
    for (const process of both) await process.carryOut({ now: LATER, messages: [], sweep: true });

    for (let n = 0; n < 50; n += 1) {
      const { id, version, handledSeq } = await conversationAt(`crowd-${n}`);
      const turns = await store.conversations.turns(id);
      const events = turns.flatMap((turn) => turn.events);
      const expected = messages.filter(({ address }) => address === `crowd-${n}`).map((message) => message.id);
      expect(events.map((event) => event.id).sort()).toEqual(expected.sort());
      expect(events.map(({ seq }) => seq)).toEqual(events.map(({ seq }) => seq).sort((a, b) => a - b));
      expect(turns.slice(1).map((turn) => turn.stateBefore)).toEqual(turns.slice(0, -1).map((turn) => turn.stateAfter));
      expect(version).toBe(turns.length);
      expect(handledSeq).toBe(events.at(-1)?.seq);
      expect(await store.conversations.unhandled(id, 10)).toEqual([]);
    }
  });

  it('X5 book once, and say so, when the first is killed between booking and commit', async () => {
    const address = 'killed';
    const doomed = await start('book');
    const [second] = both;
    await say(doomed, [address], 'a', 'any time next week');
    expect((await say(doomed, [address], 'b', 'the first one'))[0]?.state).toBe('pending');
    const yes = { now: NOW, messages: [{ address, id: 'c', text: 'yes please' }], sweep: false };
    expect(await doomed.carryOut(yes)).toBe('killed');

    const { id, claim } = await conversationAt(address);
    const [made] = await store.bookings.ofConversation(id);
    expect(made?.status).toBe('confirmed');
    expect(claim).not.toBeNull();
    expect(await store.conversations.unhandled(id, 10)).toHaveLength(1);

    // Nobody sends anything again: a round of the other process finds what was left.
    await second.carryOut({ now: LATER, messages: [], sweep: true });
    // Whose it is comes with the rest of the turn (X15).
    const stands = [{ ...made, customer: expect.any(String) }];
    expect(await store.bookings.ofConversation(id)).toEqual(stands);
    const after = await conversationAt(address);
    expect(after.context['booked_booking']).toMatchObject({ booking_id: made?.id });
    expect(after.claim).toBeNull();
    expect((await store.conversations.turns(id)).at(-1)).toMatchObject({ stateAfter: 'booked', now: NOW });

    // The provider delivers the lost message once more: the same answer, and no second booking.
    const [again] = answered(await second.carryOut({ ...yes, now: LATER }));
    expect(again).toMatchObject({ kind: 'handled', state: 'booked' });
    expect(again?.replies).toHaveLength(1);
    expect(await store.bookings.ofConversation(id)).toEqual(stands);
  });

  it('X5 A14 give one slot to exactly one of 200 people who want it, and offer the others another', async () => {
    const people = Array.from({ length: 200 }, (_, n) => `racer-${n}`);
    const crowds = both.map((process, n) => ({ process, crowd: people.filter((_, index) => index % 2 === n) }));
    const everybody = async (id: string, text: string) =>
      (await Promise.all(crowds.map(({ process, crowd }) => say(process, crowd, id, text)))).flat();
    const offers = await everybody('a', 'the 20th of March in the morning');
    expect(new Set(offers.flatMap(({ replies }) => replies)).size).toBe(1);
    expect(new Set((await everybody('b', 'the first one')).map(({ state }) => state))).toEqual(new Set(['pending']));

    const answers = await everybody('c', 'yes');
    expect(answers.filter(({ state }) => state === 'booked')).toHaveLength(1);
    expect(answers.filter(({ state }) => state === 'offered')).toHaveLength(199);
    const busy = await store.bookings.busy({
      business: 'northside',
      resources: ['northside-main'],
      from: '2026-03-20T00:00:00Z',
      to: '2026-03-21T00:00:00Z',
      now: LATER,
    });
    expect(busy).toHaveLength(1);
  });
});
