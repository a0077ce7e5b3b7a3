import { afterEach, describe, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { createObserver } from '../../src/server/observer.ts';
import { createServer } from '../../src/server/server.ts';

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The demo businesses behind a server, on a store that can be lost and found again. */
async function openOnFragileStore() {
  const store = await house.openFreshStore('memory');
  const { conversations } = store;
  let down = false;
  const fragile = new Proxy(conversations, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) =>
        down
          ? Promise.reject(new Error('the store is gone'))
          : (value as (...all: unknown[]) => unknown).apply(target, given);
    },
  });
  const { app } = await house.compose({
    store: { ...store, conversations: fragile },
    clock: house.virtualClock('2026-03-03T09:00:00+01:00'),
    observer: house.silentObserver,
  });
  const telemetry = createObserver({ level: 'silent' });
  const server = await createServer(app, { secret: 'a secret', operatorToken: 'operator', telemetry });
  closing.push(() => server.close());
  const chat = (await server.inject({ method: 'POST', url: '/v1/lucia/conversations' })).json();
  const say = (text: string, messageId: string) =>
    server.inject({
      method: 'POST',
      url: `/v1/lucia/conversations/${chat.id}/messages`,
      headers: { authorization: `Bearer ${chat.token}` },
      payload: { text, messageId },
    });
  return {
    say,
    breakStore: (broken: boolean) => {
      down = broken;
    },
  };
}

describe('web chat while the store is down', () => {
  it('B7 answers kindly from idle, says that nothing was kept, and takes the message when it is sent again', async () => {
    const { say, breakStore } = await openOnFragileStore();
    breakStore(true);
    const away = await say('¿a qué hora abrís?', 'm1');
    expect([away.statusCode, away.headers['retry-after'], away.json().error.code]).toEqual([
      503,
      '2',
      'store_unavailable',
    ]);
    const [reply] = away.json().replies;
    expect(reply.text).toMatch(/910 555 018/);
    expect(reply.text).toMatch(/martes a sábado/);
    // The same words under the same id, however often it is tried: a page shows them once.
    expect((await say('¿a qué hora abrís?', 'm1')).json().replies).toEqual([reply]);
    breakStore(false);
    const back = await say('¿a qué hora abrís?', 'm1');
    expect([back.statusCode, back.json().state]).toEqual([200, 'idle']);
    expect(back.json().replies[0].text).not.toMatch(/910 555 018/);
  });
});
