import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Store } from '../../src/ports/store.ts';
import { freshDatabase } from '../../src/storage/postgres/fresh.ts';
import { openPostgres } from '../../src/storage/postgres/store.ts';
import { many } from '../prove.ts';
import { randomFates, SEED_ONLY } from '../simulation/fates.ts';
import { simulate } from '../simulation/simulate.ts';

/** The same simulator as on memory, over the statements that PostgreSQL really runs; each seed has its own addresses. */
const seeds = SEED_ONLY === null ? Array.from({ length: many(5, 100) }, (_, index) => index + 1) : [SEED_ONLY];

describe('the turn, simulated on PostgreSQL', () => {
  let store: Store;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await freshDatabase(inject('postgresUrl'));
    drop = database.drop;
    store = await openPostgres(database.url);
  });

  afterAll(async () => {
    await store?.close();
    await drop?.();
  });

  it('X4 X5 keeps its promises under seeded kills, lost answers, redeliveries and clock jumps', async () => {
    for (const seed of seeds) {
      const plan = { seed, conversations: 3, messages: 25, fates: randomFates(seed, 4 + (seed % 20)) };
      const { broken } = await simulate(store, plan, `seed-${seed}-`);
      expect(broken, `reproduce with HOLDFAST_SEED=${seed} npx vitest run test/postgres/simulation`).toEqual([]);
    }
  });
});
