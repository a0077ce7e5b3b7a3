import { afterAll, beforeAll, expect, it } from 'vitest';
import { MemoryBookings } from '../../src/storage/memory/bookings.ts';
import type { RedisStore } from '../../src/storage/redis/store.ts';
import { many } from '../prove.ts';
import { randomFates, SEED_ONLY } from '../simulation/fates.ts';
import { simulate } from '../simulation/simulate.ts';
import { describeOnRedis, openFresh, redisUrl } from './testing.ts';

/** The same simulator as on memory, over the scripts that Redis really runs; each seed has its own addresses. */
const seeds = SEED_ONLY === null ? Array.from({ length: many(5, 100) }, (_, index) => index + 1) : [SEED_ONLY];

describeOnRedis('the turn, simulated on Redis', () => {
  let store: RedisStore;
  beforeAll(async () => {
    store = await openFresh(redisUrl());
  });
  afterAll(() => store?.close());

  it('X4 X5 keeps its promises under seeded kills, lost answers, redeliveries and clock jumps', async () => {
    const stores = { conversations: store.conversations, bookings: new MemoryBookings() };
    for (const seed of seeds) {
      const plan = { seed, conversations: 3, messages: 25, fates: randomFates(seed, 4 + (seed % 20)) };
      const { broken } = await simulate(stores, plan, `seed-${seed}-`);
      expect(broken, `reproduce with HOLDFAST_SEED=${seed} npx vitest run test/redis/simulation`).toEqual([]);
    }
  });
});
