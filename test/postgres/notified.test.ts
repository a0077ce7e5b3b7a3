import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { noBell } from '../../src/ports/bell.ts';
import { freshDatabase } from '../../src/storage/postgres/fresh.ts';
import { openPostgres } from '../../src/storage/postgres/store.ts';
import { Chat, openProcess } from '../payments/chat.ts';

/** Long enough that nobody finds anything by looking now and then. */
const NEVER_MS = 600_000;

let database: Awaited<ReturnType<typeof freshDatabase>>;
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  database = await freshDatabase(inject('postgresUrl'));
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await database.drop();
});

async function process(pollMs: number, deaf = false) {
  const store = await openPostgres(database.url);
  const opened = await openProcess(deaf ? { ...store, bell: noBell } : store, pollMs);
  closing.push(() => opened.server.close());
  return opened.server;
}

describe('a payment reported to one process, on PostgreSQL', () => {
  it('D9 appears unprompted in the chat that is open at another, by NOTIFY', async () => {
    const [one, other] = [await process(NEVER_MS), await process(NEVER_MS)];
    const chat = await Chat.openAt(one);
    const link = await chat.goToPayment(one);
    const seen = await chat.watchAt(one);
    await seen(/Or pay here/);
    const pressed = await other.inject({ method: 'POST', url: link, payload: { outcome: 'paid' } });
    expect(pressed.statusCode).toBe(200);
    expect(await seen(/trip is confirmed/)).toMatch(/Payment received/);
  });

  it('D9 appears all the same when the notification is lost', async () => {
    const [one, other] = [await process(50, true), await process(NEVER_MS)];
    const chat = await Chat.openAt(one);
    const link = await chat.goToPayment(one);
    const seen = await chat.watchAt(one);
    await seen(/Or pay here/);
    await other.inject({ method: 'POST', url: link, payload: { outcome: 'paid' } });
    const text = await seen(/trip is confirmed/);
    expect(text.match(/trip is confirmed/g)).toHaveLength(1);
  });
});
