import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import type { App } from '../../src/engine/app.ts';
import type { Handled } from '../../src/engine/engine.ts';
import { StoreAway } from '../../src/ports/away.ts';
import { message, newAddress, stored } from '../../src/ports/contract-samples.ts';
import { silent } from '../../src/ports/observer.ts';
import { systemClock } from '../../src/providers/clock/system.ts';
import { openRedis, type RedisStore } from '../../src/storage/redis/store.ts';
import { many } from '../prove.ts';
import { holdersOf, isMaster, type RedisCluster, type Server, startCluster, tell } from './server.ts';
import { describeWithServers, redisProgram } from './testing.ts';

const WORDS = [
  'hello',
  'friday morning',
  'what are your opening hours?',
  'an afternoon would be better',
  'cancel that',
];
const TALKERS = 12;
const DEATHS = many(1, 24);
const COMMAND_MILLIS = 1_000;

/** What becomes of the servers that hold a key. */
const FATES = [
  'the replica is cut off as its server dies',
  'the server dies',
  'the replica dies',
  'the server is back at once',
] as const;

/** A cluster of three with a replica each, of which one server after the other dies while people talk. */
describeWithServers('a Redis cluster whose servers die', () => {
  let cluster: RedisCluster;
  let redis: RedisStore;
  let app: App;

  beforeAll(async () => {
    cluster = await startCluster(redisProgram(), { replicas: 1, durable: true });
    redis = await openRedis(cluster.url, { commandMillis: COMMAND_MILLIS });
    const { conversations, ready, close } = redis;
    const store = { ...(await house.openStore('memory')), conversations, ready, close };
    ({ app } = await house.compose({ store, clock: systemClock, observer: silent }));
  });
  afterAll(async () => {
    await app?.close();
    await cluster?.stop();
  });

  const until = async (holds: () => Promise<boolean>): Promise<void> => {
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
  };

  /** What was on its way to a replica that stands still it would read later: it gets nothing more. */
  async function cutOff(master: Server, replica: Server): Promise<void> {
    replica.freeze();
    await tell(master, 'client', 'kill', 'type', 'replica');
  }

  it('X4 says at the start how it may lose what it has acknowledged', async () => {
    expect(await redis.losses()).toEqual([]);
    const [first] = cluster.servers;
    if (!first) throw new Error('there is no server');
    const factor = (value: string) => tell(first, 'config', 'set', 'cluster-replica-validity-factor', value);
    await factor('0');
    expect(await redis.losses()).toEqual(['stale_replicas']);
    await factor('10');
  });

  it('X4 follows a talk to where its keeper has moved it', async () => {
    const address = newAddress();
    const { id } = stored(await redis.conversations.receive(message(address, 'first'))).conversation;
    const { replica } = await holdersOf(cluster, `talk:{${id}}`);
    await tell(replica, 'cluster', 'failover');
    await until(() => isMaster(replica));
    await cluster.whole();
    expect(await redis.conversations.receive(message(address, 'second'))).toMatchObject({ kind: 'stored' });
  });

  it('X4 acknowledges nothing that only the server has that is about to die', async () => {
    const address = newAddress();
    const first = stored(await redis.conversations.receive(message(address, 'first')));
    const { id } = first.conversation;
    const { master, replica } = await holdersOf(cluster, `talk:{${id}}`);
    await cutOff(master, replica);
    await expect(redis.conversations.receive(message(address, 'second'))).rejects.toThrow(StoreAway);
    await master.kill();
    replica.thaw();
    await until(() => isMaster(replica));
    await master.restart();
    await cluster.whole();
    // Whoever was not told yes sends it again, and finds it new where the replica has taken over.
    await until(() =>
      redis.conversations.receive(message(address, 'second')).then(
        () => true,
        () => false,
      ),
    );
    const waiting = await redis.conversations.unhandled(id, 10);
    expect(waiting.map((event) => event.id)).toEqual(['first', 'second']);
  });

  /** Says one thing after the other, each until it is taken on, and keeps what it was told. */
  async function talks(name: string, over: () => boolean): Promise<ReadonlyMap<string, Handled>> {
    const told = new Map<string, Handled>();
    for (let n = 0; !over() || n % WORDS.length !== 0; n += 1) {
      const event = { kind: 'message', text: WORDS[n % WORDS.length] ?? '' } as const;
      await until(async () => {
        const to = { business: 'northside', channel: 'webchat', address: name };
        const handled = await app.engine.handle({ to, eventId: `${name}-${n}`, event }).catch(() => null);
        if (handled?.kind === 'handled' || handled?.kind === 'accepted') told.set(`${name}-${n}`, handled);
        return told.has(`${name}-${n}`);
      });
    }
    return told;
  }

  async function befalls(fate: (typeof FATES)[number]): Promise<void> {
    const { master, replica } = await holdersOf(cluster, randomUUID());
    const dies = fate === 'the replica dies' ? replica : master;
    if (fate === 'the replica is cut off as its server dies') await cutOff(master, replica);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await dies.kill();
    replica.thaw();
    if (dies === master && fate !== 'the server is back at once') await until(() => isMaster(replica));
    await dies.restart();
    await cluster.whole();
  }

  it('X4 loses nothing that was acknowledged, and handles it once, whoever dies', async () => {
    let isOver = false;
    const people = Array.from({ length: TALKERS }, (_, n) => talks(`talker-${n}`, () => isOver));
    for (let n = 0; n < DEATHS; n += 1) await befalls(FATES[n % FATES.length] ?? 'the server dies');
    isOver = true;
    const told = await Promise.all(people);
    await app.engine.sweep();
    await app.engine.idle();
    let acknowledged = 0;
    for (const one of told) {
      for (const [eventId, handled] of one) {
        acknowledged += 1;
        const conversation = 'conversation' in handled ? handled.conversation : '';
        const answer = await redis.conversations.repliesTo(conversation, eventId);
        expect(answer, eventId).not.toBeNull();
        if (handled.kind === 'handled') expect(answer?.replies, eventId).toEqual(handled.replies);
        const turns = await redis.conversations.turns(conversation);
        const handledIn = turns.filter(({ events }) => events.some(({ id }) => id === eventId));
        expect(handledIn, eventId).toHaveLength(1);
      }
    }
    console.log(`${DEATHS} deaths, ${acknowledged} messages acknowledged, none lost`);
  });
});
