import { it, onTestFinished } from 'vitest';
import { withRedis } from '../../src/app/stores.ts';
import { memoryStore } from '../../src/storage/memory/store.ts';
import { openConsoleHouse, overSockets } from '../console/house.ts';
import { hearEachOther } from '../console/rings.ts';
import { describeOnRedis, redisUrl } from './testing.ts';

describeOnRedis('consoles at two processes, by PUBLISH', () => {
  it('X16 G3 hear at once who asks for a person and writes to one, who looks and types, and that somebody was removed', async () => {
    const base = memoryStore();
    const prefix = `consoles-${process.pid}:`;
    const open = async () => {
      const store = await withRedis(base, redisUrl(), { prefix });
      const house = await overSockets(await openConsoleHouse({}, { store }));
      onTestFinished(() => house.close());
      return house;
    };
    await hearEachOther(await open(), await open());
  });
});
