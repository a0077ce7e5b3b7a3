import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { memoryStore } from '../../src/storage/memory/store.ts';
import { openRedis } from '../../src/storage/redis/store.ts';
import { erasesElena } from '../life/elena.ts';
import { describeOnRedis, redisUrl } from './testing.ts';

/** The value of a key, whatever it is. */
async function contentOf(redis: Redis, key: string): Promise<string> {
  switch (await redis.type(key)) {
    case 'string':
      return (await redis.get(key)) ?? '';
    case 'hash':
      return JSON.stringify(await redis.hgetall(key));
    case 'zset':
      return JSON.stringify(await redis.zrange(key, '0', '-1'));
    default:
      return JSON.stringify(await redis.lrange(key, 0, -1));
  }
}

describeOnRedis('erasing somebody from Redis, seen in every key', () => {
  erasesElena(async () => {
    const prefix = `test-${randomUUID()}:`;
    const redis = new Redis(redisUrl(), { protocol: 2 });
    const conversations = await openRedis(redisUrl(), { prefix, contextSeconds: () => Number.POSITIVE_INFINITY });
    onTestFinished(async () => {
      await conversations.clear();
      await conversations.close();
      redis.disconnect();
    });
    const scan = async (business: string): Promise<string> => {
      const keys = await redis.keys(`${prefix}*`);
      const talks = keys.filter((key) => key.startsWith(`${prefix}talk:`));
      const others = await Promise.all(
        talks.map(async (key) => ((await redis.hget(key, 'business')) === business ? '' : key)),
      );
      const ids = others.filter(Boolean).map((key) => key.slice(key.indexOf('{')));
      const ours = keys.filter((key) => !ids.some((id) => key.endsWith(id)));
      return (await Promise.all(ours.map(async (key) => `${key} ${await contentOf(redis, key)}`))).join('\n');
    };
    return { store: { ...memoryStore(), conversations: conversations.conversations }, scan };
  });
});
