import { randomUUID } from 'node:crypto';
import { describe, inject } from 'vitest';
import { openRedis, type RedisOptions, type RedisStore } from '../../src/storage/redis/store.ts';

/** A suite that runs where there is a Redis, and says that it did not run elsewhere. */
export const describeOnRedis = describe.skipIf(inject('redisUrl') === null);

/** A suite that starts servers of its own. */
export const describeWithServers = describe.skipIf(inject('redisProgram') === null);

export function redisUrl(): string {
  const url = inject('redisUrl');
  if (url === null) throw new Error('there is no Redis');
  return url;
}

export function redisProgram(): string {
  const program = inject('redisProgram');
  if (program === null) throw new Error('there is no redis-server');
  return program;
}

/** A store in which nothing is yet and of which nothing remains. */
export async function openFresh(url: string, options: RedisOptions = {}): Promise<RedisStore> {
  const store = await openRedis(url, { ...options, prefix: `test-${randomUUID()}:` });
  const close = async (): Promise<void> => {
    await store.clear().catch(() => {});
    await store.close();
  };
  return { ...store, close };
}
