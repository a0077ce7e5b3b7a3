import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import type { App } from '../../src/engine/app.ts';
import type { Handled } from '../../src/engine/engine.ts';
import type { Observer } from '../../src/ports/observer.ts';
import { openRedis, type RedisStore } from '../../src/storage/redis/store.ts';
import { type Server, startServer } from './server.ts';
import { describeWithServers, redisProgram } from './testing.ts';

const ADDRESS = { business: 'lucia', channel: 'webchat', address: '+34600111222' };

/** A salon's customer talks while Redis dies, comes back, or lets the context run out. */
describeWithServers('Redis dies in the middle of a conversation', () => {
  let server: Server;
  let redis: RedisStore;
  let app: App;
  let logged: string[];

  async function open(durable: boolean): Promise<void> {
    logged = [];
    const observer: Observer = { log: (_, event) => logged.push(event), count() {}, observe() {} };
    server = await startServer(redisProgram(), { durable });
    redis = await openRedis(server.url, { commandMillis: 2_000 });
    const { conversations, ready, close } = redis;
    const store = { ...(await house.openStore('memory')), conversations, ready, close };
    const clock = house.virtualClock('2026-03-03T09:00:00+01:00');
    ({ app } = await house.compose({ store, clock, observer }));
  }

  let closing: (() => Promise<void>)[] = [];
  beforeEach(() => {
    closing = [() => app.close(), () => server.stop()];
  });
  afterEach(async () => {
    for (const close of closing) await close();
  });

  const say = (id: string, text: string): Promise<Handled> =>
    app.engine.handle({ to: ADDRESS, eventId: id, event: { kind: 'message', text } });
  const stateAfter = async (id: string, text: string) => {
    const handled = await say(id, text);
    return handled.kind === 'handled' ? handled.state : handled.kind;
  };
  const comesBack = async (): Promise<void> => {
    await server.restart();
    while (!(await redis.ready())) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  it('B7 X4 goes on where it was when Redis comes back with what it had stored', async () => {
    await open(true);
    expect(await stateAfter('m1', 'Hola, quiero pedir cita')).toBe('service_selection');
    await server.kill();
    expect(await say('m2', 'Un corte largo')).toMatchObject({ kind: 'unstored' });
    expect(await redis.ready()).toBe(false);
    await comesBack();
    expect(await say('m2', 'Un corte largo')).toMatchObject({ kind: 'handled', duplicate: false });
    expect(await say('m1', 'Hola, quiero pedir cita')).toMatchObject({ kind: 'handled', duplicate: true });
    const conversation = await redis.conversations.at(ADDRESS);
    const turns = await redis.conversations.turns(conversation?.id ?? '');
    expect(turns.map(({ events, stateBefore }) => [events[0]?.id, stateBefore])).toEqual([
      ['m1', 'idle'],
      ['m2', 'service_selection'],
    ]);
    expect(JSON.stringify(conversation?.context)).toContain('Corte largo');
  });

  it('B7 starts in idle when Redis comes back empty', async () => {
    await open(false);
    expect(await stateAfter('m1', 'Hola, quiero pedir cita')).toBe('service_selection');
    await server.kill();
    await comesBack();
    expect(await stateAfter('m2', 'Hola')).toBe('idle');
    expect(await stateAfter('m3', 'Quiero pedir cita')).toBe('service_selection');
  });

  it('B7 says so kindly while Redis is away, whatever else is asked of it, and goes on where it was', async () => {
    await open(true);
    expect(await stateAfter('m1', 'Hola, quiero pedir cita')).toBe('service_selection');
    await server.kill();
    for (const id of ['m2', 'm3']) {
      const away = await say(id, 'Hola');
      const said = away.kind === 'unstored' ? away.replies.map(({ text }) => text) : [];
      expect(said).toEqual([expect.stringContaining('no puedo ver mis notas')]);
    }
    await expect(app.engine.sweep()).rejects.toThrow();
    expect(logged).toContain('store.unreachable');
    await comesBack();
    await app.engine.sweep();
    expect(await say('m4', 'Un corte largo')).toMatchObject({ kind: 'handled', duplicate: false });
    const conversation = await redis.conversations.at(ADDRESS);
    const turns = await redis.conversations.turns(conversation?.id ?? '');
    expect(turns.map(({ stateBefore }) => stateBefore)).toEqual(['idle', 'service_selection']);
  });

  it('B7 starts in idle when the context runs out in the middle', async () => {
    await open(false);
    expect(await stateAfter('m1', 'Hola, quiero pedir cita')).toBe('service_selection');
    const client = new Redis(server.url, { protocol: 2 });
    closing.unshift(async () => client.disconnect());
    const conversation = await redis.conversations.at(ADDRESS);
    const key = `fsm:{${conversation?.id}}`;
    expect(await client.pexpire(key, 1)).toBe(1);
    while ((await client.exists(key)) === 1) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(await stateAfter('m2', 'Hola')).toBe('idle');
    const turns = await redis.conversations.turns(conversation?.id ?? '');
    expect(turns.map(({ stateBefore }) => stateBefore)).toEqual(['idle', 'idle']);
  });
});
