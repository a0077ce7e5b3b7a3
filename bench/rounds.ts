import { compose } from '../src/app/compose.ts';
import { commitOf, message } from '../src/ports/contract-samples.ts';
import { silent } from '../src/ports/observer.ts';
import type { Store } from '../src/ports/store.ts';
import { systemClock } from '../src/providers/clock/system.ts';
import { freshDatabase } from '../src/storage/postgres/fresh.ts';
import { openPostgres } from '../src/storage/postgres/store.ts';
import { startServer } from '../test/postgres/server.ts';
import { DEMO } from './demo.ts';

const TIMERS = 10_000;
const NEGLECTED = 5_000;
const OPENING = { flow: 'appointment', flowVersion: 1, language: 'en' } as const;

/** How long it takes to work off what nobody waited for: due timers, and messages that a dead process left. */
export async function rounds(): Promise<void> {
  const given = process.env['DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startServer({ durable: true });
  const { url, drop } = await freshDatabase(server.url);
  const store = await openPostgres(url);
  const { app } = await compose({ ...DEMO, store, clock: systemClock, observer: silent });
  try {
    await manyTimes(TIMERS, (n) => withTimer(store, n));
    console.log(`${TIMERS} due timers worked off in ${await timed(() => app.engine.sweep())} s`);
    await manyTimes(NEGLECTED, (n) => leftBehind(store, n));
    console.log(`${NEGLECTED} neglected messages worked off in ${await timed(() => app.engine.sweep())} s`);
    const now = new Date().toISOString();
    const left = await store.conversations.neglected(now, { now, limit: 1 });
    if (left.length > 0 || (await store.conversations.dueTimers({ now, limit: 1 })).length > 0) {
      throw new Error('something was left undone');
    }
  } finally {
    await app.close();
    await drop();
    await server.stop();
  }
}

async function withTimer({ conversations }: Store, n: number): Promise<void> {
  const to = { business: 'northside', channel: 'webchat', address: `timer ${n}`, opening: OPENING };
  const received = await conversations.receive(message(to, 'a', { receivedAt: earlier() }));
  if (received.kind !== 'stored') throw new Error(received.kind);
  const header = { ...received.conversation.header, timers: { bench: earlier() } };
  await conversations.commit(commitOf(received.conversation, [received.event], { header, now: earlier() }));
}

async function leftBehind({ conversations }: Store, n: number): Promise<void> {
  const to = { business: 'northside', channel: 'webchat', address: `neglected ${n}`, opening: OPENING };
  const event = { kind: 'message', text: 'Have you anything on Friday morning?' } as const;
  await conversations.receive({ ...message(to, 'a', { receivedAt: earlier() }), event });
}

function earlier(): string {
  return new Date(Date.now() - 60_000).toISOString();
}

async function manyTimes(count: number, work: (n: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < count; from += 100) {
    await Promise.all(Array.from({ length: Math.min(100, count - from) }, (_, n) => work(from + n)));
  }
}

async function timed(work: () => Promise<void>): Promise<string> {
  const began = performance.now();
  await work();
  return ((performance.now() - began) / 1000).toFixed(1);
}
