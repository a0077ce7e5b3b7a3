import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { earlierDay, message, newAddress, stored, talk } from '../../src/ports/contract-samples.ts';
import { openRedis, type RedisStore } from '../../src/storage/redis/store.ts';
import { describeOnRedis, redisUrl } from './testing.ts';

/** Hints may be lost; work may not. */
describeOnRedis('hints in Redis', () => {
  const at = earlierDay();
  let prefix: string;
  let redis: Redis;
  let store: RedisStore;

  beforeAll(() => {
    redis = new Redis(redisUrl(), { protocol: 2 });
  });
  beforeEach(async () => {
    prefix = `test-${randomUUID()}:`;
    store = await openRedis(redisUrl(), { prefix });
    return async () => {
      await store.clear();
      await store.close();
    };
  });
  afterAll(() => redis?.disconnect());

  /** One conversation with an unhandled event, a timer and a reply that waits. */
  async function withWork(): Promise<string> {
    const address = newAddress();
    const { conversation } = stored(await store.conversations.receive(message(address, 'a')));
    const header = { ...conversation.header, timers: { reminder: at(2) } };
    await talk(store.conversations, address, 'b', { header, push: true, now: at(1) });
    await store.conversations.receive(message(address, 'c', { receivedAt: at(1) }));
    return conversation.id;
  }

  async function foundWork(): Promise<readonly string[]> {
    const timers = await store.conversations.dueTimers({ now: at(3), limit: 10 });
    const deliveries = await store.conversations.takeDeliveries({ now: at(3), leaseUntil: at(4), limit: 10 });
    const neglected = await store.conversations.neglected(at(3), { now: at(3), limit: 10 });
    return [...timers, ...deliveries, ...neglected].map(({ conversation }) => conversation);
  }

  it('X4 finds everything again when all hints are lost and it is time to look', async () => {
    const id = await withWork();
    expect(await foundWork()).toEqual([id, id, id]);
    await redis.del(`${prefix}hints:inbox`, `${prefix}hints:timers`, `${prefix}hints:outbox`);
    expect(await foundWork()).toEqual([]);
    await redis.del(`${prefix}hints:rebuilt`);
    expect(await store.conversations.dueTimers({ now: at(3), limit: 10 })).toHaveLength(1);
    expect(await store.conversations.neglected(at(3), { now: at(3), limit: 10 })).toMatchObject([{ conversation: id }]);
    const later = { now: at(5), leaseUntil: at(6), limit: 10 };
    expect(await store.conversations.takeDeliveries(later)).toHaveLength(1);
  });

  it('X4 finds at its start what a process that died left without a hint', async () => {
    const id = await withWork();
    await foundWork();
    await redis.del(`${prefix}hints:inbox`);
    const successor = await openRedis(redisUrl(), { prefix });
    expect(await successor.conversations.neglected(at(3), { now: at(3), limit: 10 })).toMatchObject([
      { conversation: id },
    ]);
    await successor.close();
  });

  it('looks past hints that have nothing behind them, and forgets them', async () => {
    await redis.zadd(`${prefix}hints:timers`, 0, randomUUID(), 1, randomUUID(), 2, randomUUID());
    const id = await withWork();
    expect(
      (await store.conversations.dueTimers({ now: at(3), limit: 1 })).map(({ conversation }) => conversation),
    ).toEqual([id]);
    expect(await redis.zcard(`${prefix}hints:timers`)).toBe(1);
  });

  it('lets the work be seen as long as it is there', async () => {
    const id = await withWork();
    for (let round = 0; round < 3; round += 1) {
      expect(await store.conversations.neglected(at(3), { now: at(3), limit: 10 })).toMatchObject([
        { conversation: id },
      ]);
      expect(await store.conversations.dueTimers({ now: at(3), limit: 10 })).toHaveLength(1);
    }
  });
});
