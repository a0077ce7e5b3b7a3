import { describe, expect, it } from 'vitest';
import type { BookRequest } from '../../src/ports/bookings.ts';
import type { Store } from '../../src/ports/store.ts';
import { memoryStore } from '../../src/storage/memory/store.ts';
import { many } from '../prove.ts';
import { ALL_WELL, fateAt, KILLS } from './fates.ts';
import { inMemory } from './grounds.ts';
import { type History, historyOf } from './moves.ts';
import { FLOW_NAMES, type FlowName } from './scripts.ts';
import { seedsOf } from './seeds.ts';
import { type Outcome, simulate } from './simulate.ts';
import { outcomeOf, toldShortly } from './tell.ts';

describe.each(FLOW_NAMES)('%s, simulated on two processes', (flow) => {
  it('X3 X4 X5 X11 keeps every promise under kills, lost answers, frozen stores, redeliveries and clocks that differ', async () => {
    for (const seed of seedsOf(many(2, 200))) {
      const history = historyOf(seed, flow);
      const { broken } = await outcomeOf(inMemory.empty, history);
      if (broken.length > 0) throw new Error(await toldShortly(inMemory.empty, history));
    }
  });
});

/** One call in so many is killed; the kinds of fate take turns, so that none leaves out the same calls as another. */
const STRIDE = many(60, 1);

describe.each(FLOW_NAMES)('%s, killed at its calls', (flow) => {
  it('X4 X5 C11 keeps every promise, whichever call of whichever port it dies at', async () => {
    const { history, calm } = await thatBooks(flow);
    expect(calm.broken).toEqual([]);
    for (const [index, fate] of KILLS.entries()) {
      for (let nth = 1 + index * Math.ceil(STRIDE / KILLS.length); nth <= calm.calls; nth += STRIDE) {
        const { broken } = await simulate(memoryStore(), history, { fates: fateAt(nth, fate) });
        expect(broken, `${fate} at call ${nth}`).toEqual([]);
      }
    }
  });
});

describe('the simulator', () => {
  it('X3 tells the same of a seed each time', async () => {
    for (const flow of FLOW_NAMES) {
      const told = await Promise.all([1, 2].map(() => linesOf(historyOf(2, flow))));
      expect(told[0]).toEqual(told[1]);
    }
  });

  it('X5 finds a ledger that forgets its keys, and tells it shortly', async () => {
    const forgetful = async (): Promise<Store> => {
      const store = memoryStore();
      let made = 0;
      const book = store.bookings.book.bind(store.bookings);
      store.bookings.book = (request: BookRequest) => {
        made += 1;
        const id = request.id.slice(0, -2) + String(made % 100).padStart(2, '0');
        return book({ ...request, key: `${request.key}#${made}`, id });
      };
      return store;
    };
    const found = await firstBroken(forgetful);
    const told = await toldShortly(forgetful, found);
    expect(told).toContain('BROKEN');
    expect(Number(/(\d+) of \d+ moves/.exec(told)?.[1])).toBeLessThan(found.moves.length);
  });

  it('X4 finds a store that takes what comes too late', async () => {
    const careless = async (): Promise<Store> => {
      const store = memoryStore();
      const commit = store.conversations.commit.bind(store.conversations);
      store.conversations.commit = async (one) => {
        const now = await store.conversations.load(one.conversation);
        return commit({ ...one, version: now?.version ?? one.version, claimed: true });
      };
      return store;
    };
    expect((await outcomeOf(careless, await firstBroken(careless))).broken).not.toEqual([]);
  });
});

const SHORT = 30;

/** The first short history in which something is booked when all goes well. */
async function thatBooks(flow: FlowName): Promise<{ readonly history: History; readonly calm: Outcome }> {
  for (let seed = 1; seed < 100; seed += 1) {
    const history = historyOf(seed, flow);
    if (history.moves.length > SHORT) continue;
    const calm = await simulate(memoryStore(), history, { fates: ALL_WELL });
    if (calm.bookings > 0) return { history, calm };
  }
  throw new Error(`nothing is booked in ${flow}`);
}

async function linesOf(history: History): Promise<readonly string[]> {
  const lines: string[] = [];
  await simulate(memoryStore(), history, { tell: (line) => lines.push(line) });
  return lines;
}

async function firstBroken(empty: () => Promise<Store>): Promise<History> {
  for (let seed = 1; seed < 40; seed += 1) {
    const history = historyOf(seed, 'appointment');
    if ((await outcomeOf(empty, history)).broken.length > 0) return history;
  }
  throw new Error('it was not found');
}
