import { randomUUID } from 'node:crypto';
import type { Store } from './cli/house.ts';
import { catalogueOf } from './flows/salon/index.ts';
import { writtenBusinesses } from './journeys.ts';
import { noBell } from './ports/bell.ts';
import { MemoryBookings } from './storage/memory/bookings.ts';
import { MemoryConversations } from './storage/memory/conversations.ts';
import { MemoryCustomers } from './storage/memory/customers.ts';
import { MemoryPayments } from './storage/memory/payments.ts';
import type { RedisOptions } from './storage/redis/store.ts';

/** The database drivers and the server are large, and most commands need neither: they are loaded when asked for. */
export async function openStore(name: string): Promise<Store> {
  if (name === 'memory') return memoryStore();
  if (isRedis(name)) return withRedis(memoryStore(), name);
  const { openPglite, openPostgres } = await import('./storage/postgres/store.ts');
  if (name === 'pglite') return openPglite(null);
  if (name.startsWith('pglite:')) return openPglite(name.slice('pglite:'.length));
  if (/^postgres(ql)?:\/\//.test(name)) return openPostgres(name);
  throw new Error(
    `"${kindOf(name)}" is no store; there are memory, pglite, pglite:DIRECTORY, postgres://… and redis://…`,
  );
}

/** A mistyped address is not repeated: it may hold a password. */
function kindOf(name: string): string {
  return /^[a-z]+(?=:|$)/i.exec(name)?.[0] ?? '…';
}

export function memoryStore(): Store {
  const conversations = new MemoryConversations();
  return {
    conversations,
    bookings: new MemoryBookings(),
    customers: new MemoryCustomers(),
    payments: new MemoryPayments(),
    bell: noBell,
    ready: async () => true,
    close: async () => {},
  };
}

function isRedis(name: string): boolean {
  return /^rediss?:\/\//.test(name);
}

/** The same store with its conversations in Redis. */
export async function withRedis(base: Store, url: string, options: RedisOptions = {}): Promise<Store> {
  const { openRedis } = await import('./storage/redis/store.ts');
  const salons = writtenBusinesses().filter(({ flows }) => flows.includes('salon'));
  const salonSeconds = 60 * Math.max(15, ...salons.map((business) => catalogueOf(business).lifeMinutes));
  // The salon's context goes when its time is over (B6); other flows say themselves, by the clock, what has expired.
  const contextSeconds = (flow: string) => (flow === 'salon' ? salonSeconds : Number.POSITIVE_INFINITY);
  const redis = await openRedis(url, { contextSeconds, ...options });
  const close = async (): Promise<void> => {
    if (options.prefix !== undefined) await redis.clear();
    await redis.close();
    await base.close();
  };
  const ready = async () => (await base.ready()) && (await redis.ready());
  return { ...base, conversations: redis.conversations, bell: redis.bell, ready, close };
}

export async function openFreshStore(name: string): Promise<Store> {
  if (isRedis(name)) return withRedis(memoryStore(), name, { prefix: `play-${randomUUID()}:` });
  if (name === 'pglite') return (await import('./storage/postgres/store.ts')).openFreshPglite();
  if (!/^postgres(ql)?:\/\//.test(name)) return openStore(name);
  const { freshDatabase } = await import('./storage/postgres/fresh.ts');
  const database = await freshDatabase(name);
  const store = await openStore(database.url);
  const close = async (): Promise<void> => {
    await store.close();
    await database.drop();
  };
  return { ...store, close };
}
