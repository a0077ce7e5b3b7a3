import { afterAll, beforeAll } from 'vitest';
import { bellContract } from '../../src/ports/bell.contract.ts';
import { openDatabase } from '../../src/storage/redis/database.ts';
import { openRedis } from '../../src/storage/redis/store.ts';
import { type RedisCluster, startCluster } from './server.ts';
import { describeOnRedis, describeWithServers, redisProgram, redisUrl } from './testing.ts';

let towers = 0;

/** Bells of a prefix of their own at an address. */
function towerAt(url: string) {
  towers += 1;
  const prefix = `bells-${process.pid}-${towers}:`;
  const closing: (() => Promise<void>)[] = [];
  return {
    hang: async () => {
      const { bell, close } = await openRedis(url, { prefix });
      closing.push(close);
      return bell;
    },
    cut: async () => {
      const database = await openDatabase(url, { commandMillis: 5_000 });
      await database.command('client', 'kill', 'type', 'pubsub');
      await database.close();
    },
    close: async () => {
      for (const close of closing) await close();
    },
  };
}

describeOnRedis('one server', () => {
  bellContract('Redis', async () => towerAt(redisUrl()));
});

describeWithServers('a cluster', () => {
  let cluster: RedisCluster;
  beforeAll(async () => {
    cluster = await startCluster(redisProgram(), { replicas: 0, durable: false });
  });
  afterAll(() => cluster?.stop());
  bellContract('a Redis cluster of three', async () => ({ ...towerAt(cluster.url), mendsInSilence: true as const }));
});
