import { afterEach, expect, it } from 'vitest';
import { withRedis } from '../../src/app/stores.ts';
import { noBell } from '../../src/ports/bell.ts';
import { memoryStore } from '../../src/storage/memory/store.ts';
import { Chat, openProcess } from '../payments/chat.ts';
import { describeOnRedis, redisUrl } from './testing.ts';

const NEVER_MS = 600_000;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Two processes whose conversations are in one Redis, and whose ledgers are one too. */
async function twoProcesses(pollMs: number, deaf: boolean) {
  const base = memoryStore();
  const prefix = `notified-${process.pid}-${closing.length}-${deaf}:`;
  const open = async (isDeaf: boolean) => {
    const store = await withRedis(base, redisUrl(), { prefix });
    const opened = await openProcess(isDeaf ? { ...store, bell: noBell } : store, pollMs);
    closing.push(() => opened.server.close());
    return opened.server;
  };
  return [await open(deaf), await open(false)] as const;
}

describeOnRedis('a payment reported to one process, with conversations in Redis', () => {
  it.each([
    ['by PUBLISH', NEVER_MS, false],
    ['by looking now and then when the notification is lost', 50, true],
  ])('D9 appears unprompted in the chat that is open at another, %s', async (_, pollMs, deaf) => {
    const [one, other] = await twoProcesses(pollMs, deaf);
    const chat = await Chat.openAt(one);
    const link = await chat.goToPayment(one);
    const seen = await chat.watchAt(one);
    await seen(/Or pay here/);
    const pressed = await other.inject({ method: 'POST', url: link, payload: { outcome: 'paid' } });
    expect(pressed.statusCode).toBe(200);
    expect((await seen(/trip is confirmed/)).match(/trip is confirmed/g)).toHaveLength(1);
  });
});
