import { afterAll, it } from 'vitest';
import { many } from '../prove.ts';
import { type Ground, onRedis } from '../simulation/grounds.ts';
import { historyOf } from '../simulation/moves.ts';
import { FLOW_NAMES } from '../simulation/scripts.ts';
import { seedsOf } from '../simulation/seeds.ts';
import { outcomeOf, toldShortly } from '../simulation/tell.ts';
import { describeOnRedis, redisUrl } from './testing.ts';

/** The same simulator as on memory, over the scripts that Redis really runs. */
describeOnRedis('simulated on Redis', () => {
  let ground: Ground | null = null;
  afterAll(() => ground?.close());

  it.each(FLOW_NAMES)('X3 X4 X5 X11 %s keeps every promise', async (flow) => {
    ground ??= onRedis(redisUrl());
    for (const seed of seedsOf(many(1, 40))) {
      const history = historyOf(seed, flow);
      const { broken } = await outcomeOf(ground.empty, history);
      if (broken.length > 0) throw new Error(await toldShortly(ground.empty, history));
    }
  });
});
