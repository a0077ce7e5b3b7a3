import { describe, expect, it } from 'vitest';
import { MemoryBookings } from '../../src/storage/memory/bookings.ts';
import { MemoryConversations } from '../../src/storage/memory/conversations.ts';
import { many } from '../prove.ts';
import { FATES, randomFates, SEED_ONLY } from './fates.ts';
import { simulate } from './simulate.ts';
import type { Fates, Stores } from './world.ts';

function memory(): Stores {
  return { conversations: new MemoryConversations(), bookings: new MemoryBookings() };
}

/** How many turns answered more than one message. */
async function burstsIn({ conversations }: Stores): Promise<number> {
  const here = ['+0', '+1'].map((address) => conversations.at({ business: 'toy', channel: 'sms', address }));
  const turns = (await Promise.all(here)).map(async (one) => (one ? await conversations.turns(one.id) : []));
  return (await Promise.all(turns)).flat().filter(({ events }) => events.length > 1).length;
}

/** `HOLDFAST_SEEDS=5000` runs that many. */
const count = Number(process.env['HOLDFAST_SEEDS'] ?? many(60, 500));

/** One call in so many is killed; the kinds of fate take turns, so that none leaves out the same calls as another. */
const STRIDE = many(4, 1);
const seeds = SEED_ONLY === null ? Array.from({ length: count }, (_, index) => index + 1) : [SEED_ONLY];

describe('the turn, simulated on two processes', () => {
  it('X4 X5 keeps its promises under seeded kills, lost answers, redeliveries and clock jumps', async () => {
    for (const seed of seeds) {
      const plan = { seed, conversations: 3, messages: 30, fates: randomFates(seed, 4 + (seed % 20)) };
      const { broken } = await simulate(memory(), plan);
      expect(broken, `reproduce with HOLDFAST_SEED=${seed} npx vitest run test/simulation`).toEqual([]);
    }
  });

  it('X4 X5 keeps them where bursts are read together, by processes that see different parts of them', async () => {
    let together = 0;
    for (const seed of seeds) {
      const fates = randomFates(seed, 4 + (seed % 20));
      const stores = memory();
      const { broken } = await simulate(stores, { seed, conversations: 2, messages: 30, fates, burstMillis: 1_500 });
      expect(broken, `reproduce with HOLDFAST_SEED=${seed} npx vitest run test/simulation`).toEqual([]);
      together += await burstsIn(stores);
    }
    expect(together).toBeGreaterThan(seeds.length);
  });

  it('X4 X5 survives being killed before and after the calls of a conversation', async () => {
    const calm = await simulate(memory(), { seed: 7, conversations: 1, messages: 8, fates: () => 'well' });
    expect(calm.broken).toEqual([]);
    expect(calm.calls).toBeGreaterThan(20);
    for (const [index, fate] of FATES.entries()) {
      for (let nth = 1 + (index % STRIDE); nth <= calm.calls; nth += STRIDE) {
        const fates: Fates = ({ ordinal }) => (ordinal === nth ? fate : 'well');
        const { broken } = await simulate(memory(), { seed: 7, conversations: 1, messages: 8, fates });
        expect(broken, `${fate} at call ${nth}`).toEqual([]);
      }
    }
  });
});
