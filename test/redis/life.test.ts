import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FORGET_TIMER } from '../../src/core/header.ts';
import {
  claimOf,
  commitOf,
  message,
  NOON,
  newAddress,
  OPENING,
  present,
  stored,
  talk,
} from '../../src/ports/contract-samples.ts';
import { openRedis, type RedisStore } from '../../src/storage/redis/store.ts';
import { MINUTE_MS, warnedAfter } from '../engine/expiry.ts';
import { describeOnRedis, redisUrl } from './testing.ts';

/** How long things live in Redis, seen with a client of our own. */
describeOnRedis('the life of a conversation in Redis', () => {
  const prefix = `test-${randomUUID()}:`;
  let redis: Redis;
  let store: RedisStore;

  beforeAll(async () => {
    redis = new Redis(redisUrl(), { protocol: 2 });
    const contextSeconds = (flow: string) => (flow === 'lasting' ? Number.POSITIVE_INFINITY : 900);
    store = await openRedis(redisUrl(), { prefix, contextSeconds });
  });
  afterAll(async () => {
    await store?.clear();
    await store?.close();
    redis?.disconnect();
  });

  const contextKey = (id: string) => `${prefix}fsm:{${id}}`;
  /** As if the context had run out by itself. */
  const runOut = async (id: string) => expect(await redis.del(contextKey(id))).toBe(1);
  const secondsLeft = async (key: string) => (await redis.pttl(key)) / 1000;

  it('B7 keeps the context under fsm:{id} for 900 seconds, and the rest of the conversation for 30 days', async () => {
    const { conversation } = await talk(store.conversations, newAddress(), 'a', { context: { step: 1 }, push: true });
    const { id } = conversation;
    expect(JSON.parse((await redis.get(contextKey(id))) ?? '')).toEqual({ step: 1 });
    expect(await secondsLeft(contextKey(id))).toBeGreaterThan(890);
    expect(await secondsLeft(contextKey(id))).toBeLessThanOrEqual(900);
    const others = (await redis.keys(`${prefix}*:{${id}}`)).filter((key) => key !== contextKey(id));
    expect(others.length).toBeGreaterThan(4);
    for (const key of others) expect(await secondsLeft(key)).toBeGreaterThan(29.9 * 86_400);
  });

  it('B6 renews the context with each message and each turn', async () => {
    const address = newAddress();
    const { id } = (await talk(store.conversations, address, 'a')).conversation;
    await redis.pexpire(contextKey(id), 100_000);
    const received = stored(await store.conversations.receive(message(address, 'b')));
    expect(await secondsLeft(contextKey(id))).toBeGreaterThan(890);
    await redis.pexpire(contextKey(id), 100_000);
    await store.conversations.commit(commitOf(received.conversation, [received.event]));
    expect(await secondsLeft(contextKey(id))).toBeGreaterThan(890);
  });

  it('B6 warns when a message finds what was collected about to expire', async () => {
    const fields = { conversation_id: expect.any(String), flow: 'salon', seconds_left: 20 };
    expect(await warnedAfter(redisUrl(), 15 * MINUTE_MS - 20_000)).toEqual([fields]);
  });

  it('B7 starts from nothing when the context ran out, in the same conversation with its header', async () => {
    const address = newAddress();
    const first = await talk(store.conversations, address, 'a', { context: { step: 1 } });
    const { id, header } = first.conversation;
    const attempts = { book: 2 };
    await talk(store.conversations, address, 'b', { context: { step: 2 }, header: { ...header, attempts } });
    await runOut(id);
    expect(present(await store.conversations.load(id))).toMatchObject({ context: {}, header: { attempts } });
    const next = stored(await store.conversations.receive(message(address, 'c')));
    expect(next.conversation).toMatchObject({ id, context: {}, header: { attempts } });
    expect(await store.conversations.commit(commitOf(next.conversation, [next.event], { context: { n: 1 } }))).toBe(
      true,
    );
    expect(present(await store.conversations.load(id)).context).toEqual({ n: 1 });
  });

  it('X4 still knows an event that is delivered again after the context ran out, and what was replied', async () => {
    const address = newAddress();
    const { conversation, event, commit } = await talk(store.conversations, address, 'a');
    await runOut(conversation.id);
    const again = await store.conversations.receive(message(address, 'a'));
    expect(again).toMatchObject({ kind: 'duplicate', seq: event.seq, conversation: { handledSeq: event.seq } });
    const answer = await store.conversations.repliesTo(conversation.id, 'a');
    expect(answer?.replies).toEqual(commit.turn.replies);
  });

  it('C11 lets no context run out under a claim: whoever resumes finds what it was made on', async () => {
    const address = newAddress();
    const { id } = (await talk(store.conversations, address, 'a', { context: { step: 1 } })).conversation;
    const { conversation, event } = stored(await store.conversations.receive(message(address, 'b')));
    const { version } = conversation;
    await store.conversations.claim({ conversation: id, version, claim: claimOf(event), extends: false });
    expect(await secondsLeft(contextKey(id))).toBeGreaterThan(86_400);
    await store.conversations.receive(message(address, 'c'));
    expect(await secondsLeft(contextKey(id))).toBeGreaterThan(86_400);
    await store.conversations.commit(commitOf(conversation, [event], { claimed: true }));
    expect(await secondsLeft(contextKey(id))).toBeLessThanOrEqual(900);
  });

  it('A6 keeps a conversation for as long as a timer or its closing lies ahead, and then 30 days', async () => {
    const address = newAddress();
    const { conversation } = stored(await store.conversations.receive(message(address, 'a')));
    const inDays = (days: number) => new Date(Date.parse(NOON) + days * 86_400_000).toISOString();
    const header = { ...conversation.header, timers: { reminder: inDays(60) }, closesAt: inDays(90) };
    await talk(store.conversations, address, 'b', { header });
    const key = `${prefix}talk:{${conversation.id}}`;
    expect(await secondsLeft(key)).toBeGreaterThan(119 * 86_400);
    await talk(store.conversations, address, 'c', { header });
    expect(await secondsLeft(key)).toBeGreaterThan(119 * 86_400);
  });

  it('D11 deletes a context that is to be forgotten by itself, and renews its life with each message', async () => {
    const address = { ...newAddress(), opening: { ...OPENING, flow: 'lasting' } };
    const { conversation } = stored(await store.conversations.receive(message(address, 'a')));
    const forgotten = new Date(Date.parse(NOON) + 7 * 86_400_000).toISOString();
    const header = { ...conversation.header, timers: { [FORGET_TIMER]: forgotten } };
    const { id } = (await talk(store.conversations, address, 'b', { header })).conversation;
    expect(await secondsLeft(contextKey(id))).toBeLessThanOrEqual(7 * 86_400);
    expect(await secondsLeft(contextKey(id))).toBeGreaterThan(6 * 86_400);
    await redis.pexpire(contextKey(id), 100_000);
    await store.conversations.receive(message(address, 'c'));
    expect(await secondsLeft(contextKey(id))).toBeGreaterThan(6 * 86_400);
  });

  it('keeps the context of a flow that asks for it as long as the conversation', async () => {
    const address = { ...newAddress(), opening: { ...OPENING, flow: 'lasting' } };
    const { id } = (await talk(store.conversations, address, 'a')).conversation;
    expect(await secondsLeft(contextKey(id))).toBeGreaterThan(29 * 86_400);
  });
});
