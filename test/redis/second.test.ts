import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { expect, it, onTestFinished } from 'vitest';
import { compose } from '../../src/app/compose.ts';
import { house } from '../../src/app/house.ts';
import { withRedis } from '../../src/app/stores.ts';
import type { App } from '../../src/engine/app.ts';
import type { Address } from '../../src/ports/conversations.ts';
import { silent } from '../../src/ports/observer.ts';
import type { Tool } from '../../src/ports/tool.ts';
import { memoryStore } from '../../src/storage/memory/store.ts';
import { startServer } from './server.ts';
import { describeOnRedis, describeWithServers, redisProgram, redisUrl } from './testing.ts';

const NOW = '2026-03-03T09:00:00+01:00';

interface Business {
  readonly address: Address;
  /** Up to the question that a yes answers with a booking. */
  readonly words: readonly string[];
  readonly yes: string;
}

const BUSINESSES: readonly Business[] = [
  {
    address: { business: 'lucia', channel: 'whatsapp', address: '+34600200009' },
    words: ['Me gustaría coger cita', 'un tinte', 'no, solo eso', 'con Lucía', 'mañana a las 12', 'Soy Elena Vidal'],
    yes: 'perfecto',
  },
  {
    address: { business: 'northside', channel: 'sms', address: '+447700900123' },
    words: ['hi, anything friday morning?', 'the first one'],
    yes: 'yes',
  },
];

interface Held {
  reach(): void;
  readonly reached: Promise<void>;
  release(): void;
  readonly released: Promise<void>;
}

/** What a tool that has booked waits for before it says so. */
function holding(): Held {
  let [reach, release] = [(): void => {}, (): void => {}];
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { reach: () => reach(), reached, release: () => release(), released };
}

/** A conversation whose context is taken away with a client of our own: by an eviction, say, or by hand. */
async function opened({ address }: Business, held?: Held) {
  const prefix = `test-${randomUUID()}:`;
  const store = await withRedis(memoryStore(), redisUrl(), { prefix });
  const redis = new Redis(redisUrl(), { protocol: 2 });
  const wrapTool = (tool: Tool): Tool => ({
    ...tool,
    run: async (input, call) => {
      const done = await tool.run(input, call);
      if (tool.name === 'book') held?.reach();
      if (tool.name === 'book') await held?.released;
      return done;
    },
  });
  const clock = house.virtualClock(NOW);
  const apps: App[] = [];
  const composed = async (more: { readonly wrapTool?: (tool: Tool) => Tool }): Promise<App> => {
    const { app } = await compose({ store, clock, observer: silent, ...more });
    apps.push(app);
    return app;
  };
  const first = await composed({ wrapTool });
  onTestFinished(async () => {
    for (const app of apps) await app.engine.close();
    await store.close();
    redis.disconnect();
  });
  let [count, last] = [0, ''];
  const again = (app: App = first) =>
    app.engine.handle({ to: address, eventId: `said-${count}`, event: { kind: 'message', text: last } });
  const say = (text: string, app: App = first) => {
    [count, last] = [count + 1, text];
    return again(app);
  };
  const conversation = async () => (await store.conversations.at(address))?.id ?? '';
  const forget = async () => redis.del(`${prefix}fsm:{${await conversation()}}`);
  const booked = async () => (await store.bookings.ofConversation(await conversation())).map(({ status }) => status);
  const settle = async (app: App) => {
    clock.set('2026-03-03T09:05:00+01:00');
    await app.engine.sweep();
  };
  return { say, again, settle, elsewhere: () => composed({}), forget, booked };
}

describeOnRedis('fsm:{id} deleted by itself', () => {
  it.each(BUSINESSES)(
    'issue 15.5 X5 after the booking, the same yes books nothing more: $address.business',
    async (business) => {
      const { say, forget, booked } = await opened(business);
      for (const text of [...business.words, business.yes]) await say(text);
      expect(await booked()).toEqual(['confirmed']);
      expect(await forget()).toBe(1);
      for (const text of [business.yes, business.yes]) await say(text);
      expect(await booked()).toEqual(['confirmed']);
    },
  );

  it.each(BUSINESSES)('issue 15.5 X11 before the yes, a yes agrees to nothing: $address.business', async (business) => {
    const { say, forget, booked } = await opened(business);
    for (const text of business.words) await say(text);
    expect(await forget()).toBe(1);
    await say(business.yes);
    expect(await booked()).toEqual([]);
  });

  it.each(BUSINESSES)(
    'issue 15.5 X5 while it is booked: one stands, whoever goes on with it: $address.business',
    async (business) => {
      const held = holding();
      const { say, again, settle, elsewhere, forget, booked } = await opened(business, held);
      for (const text of business.words) await say(text);
      const yes = say(business.yes);
      await held.reached;
      expect(await booked()).toEqual(['confirmed']);
      await forget();
      // The process that booked says no more; another finds its claim, and the event, and no context.
      const other = await elsewhere();
      await again(other);
      for (const text of [business.yes, ...business.words, business.yes]) await say(text, other);
      held.release();
      await yes;
      await settle(other);
      expect((await booked()).filter((status) => status === 'confirmed').length).toBeLessThanOrEqual(1);
    },
  );
});

describeWithServers('a Redis that throws away what it holds', () => {
  it('issue 15.5 X4 is refused at the start, and one that may come to it, or to lose something, is warned of', async () => {
    const server = await startServer(redisProgram(), { durable: true });
    onTestFinished(() => server.stop());
    const open = () => withRedis(memoryStore(), server.url, {}, 'REDIS_URL');
    const redis = new Redis(server.url, { protocol: 2 });
    onTestFinished(() => redis.disconnect());
    const plain = await open();
    expect(plain.warnings).toEqual([]);
    await plain.close();
    await redis.config('SET', 'appendfsync', 'everysec');
    const hasty = await open();
    expect(hasty.warnings).toEqual([expect.stringContaining('appendfsync')]);
    await hasty.close();
    await redis.config('SET', 'appendonly', 'no');
    const forgetful = await open();
    expect(forgetful.warnings).toEqual([expect.stringContaining('appendonly')]);
    await forgetful.close();
    await redis.config('SET', 'maxmemory-policy', 'allkeys-lru');
    const warned = await open();
    expect(warned.warnings?.join()).toContain('allkeys-lru');
    await warned.close();
    await redis.config('SET', 'maxmemory', '64mb');
    await expect(open()).rejects.toThrow(/REDIS_URL .*throws away.*allkeys-lru.*noeviction/);
  });
});
