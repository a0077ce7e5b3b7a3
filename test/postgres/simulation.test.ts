import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { freshDatabase } from '../../src/storage/postgres/fresh.ts';
import { many } from '../prove.ts';
import { type Ground, onPostgres } from '../simulation/grounds.ts';
import { historyOf } from '../simulation/moves.ts';
import { FLOW_NAMES } from '../simulation/scripts.ts';
import { seedsOf } from '../simulation/seeds.ts';
import { outcomeOf, toldShortly } from '../simulation/tell.ts';

/** The same simulator as on memory, over the statements that PostgreSQL really runs. */
describe('simulated on PostgreSQL', () => {
  let ground: Ground;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await freshDatabase(inject('postgresUrl'));
    drop = database.drop;
    ground = await onPostgres(database.url);
  });

  afterAll(async () => {
    await ground?.close();
    await drop?.();
  });

  it.each(FLOW_NAMES)('X3 X4 X5 X11 %s keeps every promise', async (flow) => {
    for (const seed of seedsOf(many(1, 40))) {
      const history = historyOf(seed, flow);
      const { broken } = await outcomeOf(ground.empty, history);
      if (broken.length > 0) throw new Error(await toldShortly(ground.empty, history));
    }
  });
});
