import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { asSeen, COLUMN_PARSERS, type Database, type Statement, type Value } from './database.ts';

export interface Embedded extends Database {
  /** Everything in it, packed, for another to begin with. */
  dump(): Promise<Blob>;
}

/**
 * PGlite: PostgreSQL inside this process, in a directory or, without one, in memory. Where there is nothing yet it may begin
 * with what another held. Only the owner of a directory opens it. It has a single connection and does not wait for the disk,
 * so it is for trying out and for small shops.
 */
export async function openEmbedded(directory: string | null, contents?: Blob): Promise<Embedded> {
  const lite = await PGlite.create({
    ...(directory === null ? {} : { dataDir: directory }),
    ...(contents && { loadDataDir: contents }),
    extensions: { btree_gist },
    parsers: COLUMN_PARSERS,
  });
  return {
    dump: () => lite.dumpDataDir('gzip'),
    async query<Row>({ text }: Statement, values: readonly Value[]): Promise<readonly Row[]> {
      try {
        const result = await lite.query<Row>(text, [...values]);
        return result.rows;
      } catch (error) {
        throw asSeen(error);
      }
    },
    transaction: (work) =>
      lite.transaction((tx) => work(async (sql) => ((await tx.exec(sql)).at(-1)?.rows ?? []) as never[])),
    close: () => lite.close(),
  };
}
