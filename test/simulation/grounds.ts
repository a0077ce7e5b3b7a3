import { openFreshStore } from '../../src/app/stores.ts';
import type { Store } from '../../src/ports/store.ts';
import { memoryStore } from '../../src/storage/memory/store.ts';
import type { Database } from '../../src/storage/postgres/database.ts';
import { openEmbedded } from '../../src/storage/postgres/embedded.ts';
import { openPool } from '../../src/storage/postgres/pool.ts';
import { storeOn } from '../../src/storage/postgres/store.ts';

/** Where histories are played, one after the other. */
export interface Ground {
  /** A store with nothing in it. */
  empty(): Promise<Store>;
  close(): Promise<void>;
}

export const inMemory: Ground = { empty: async () => memoryStore(), close: async () => {} };

/** PostgreSQL inside this process. */
export async function onPglite(): Promise<Ground> {
  return onDatabase(await openEmbedded(null));
}

/** A database of our own on a real server: whatever is in it goes. */
export function onPostgres(url: string): Promise<Ground> {
  return onDatabase(openPool(url));
}

async function onDatabase(database: Database): Promise<Ground> {
  const store = await storeOn(database);
  const rows = await database.query<{ tablename: string }>(
    { name: 'tables', text: `select tablename from pg_tables where schemaname = 'bot'` },
    [],
  );
  // The audit is only ever added to.
  const kept = new Set(['migrations', 'pulse', 'audit']);
  const tables = rows.map(({ tablename }) => tablename).filter((name) => !kept.has(name));
  const truncate = `truncate ${tables.map((name) => `bot.${name}`).join(', ')} cascade`;
  return {
    empty: async () => {
      await database.transaction((run) => run(truncate));
      return store;
    },
    close: () => store.close(),
  };
}

/** Conversations under a prefix of their own in a real Redis; what they book is in memory. */
export function onRedis(url: string): Ground {
  let open: Store | null = null;
  const close = async (): Promise<void> => {
    await open?.close();
    open = null;
  };
  return {
    empty: async () => {
      await close();
      open = await openFreshStore(url);
      return open;
    },
    close,
  };
}
