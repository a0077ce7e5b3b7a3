import pg from 'pg';
import { inject } from 'vitest';
import type { Store } from '../../../ports/store.ts';
import { freshDatabase } from '../fresh.ts';
import { PLANS } from '../pool.ts';
import { openPostgres } from '../store.ts';

/** A database of its own for a test file, the store in it, and a client that looks at what the store left there. */
export interface LookedInto {
  readonly url: string;
  readonly store: Store;
  readonly client: pg.Client;
  close(): Promise<void>;
}

export async function openLookedInto(): Promise<LookedInto> {
  const { url, drop } = await freshDatabase(inject('postgresUrl'));
  const store = await openPostgres(url);
  const client = new pg.Client({ connectionString: url, options: PLANS });
  await client.connect();
  const close = async (): Promise<void> => {
    await client.end();
    await store.close();
    await drop();
  };
  return { url, store, client, close };
}
