import pg from 'pg';
import { asSeen, COLUMN_PARSERS, type Database, type RunSql, type Statement, type Value } from './database.ts';

const CONNECTIONS_MAX = 10;
/** Connecting and asking together take less than the ten seconds that a sender waits for an answer (X4). */
export const CONNECT_MILLIS_MAX = 3_000;
/** The server gives up first where it still can, for then it is certain that nothing was stored. */
const STATEMENT_MILLIS_MAX = 5_000;
/** A server that is frozen, or cut off, says nothing at all: then it is we who give up. */
export const ANSWER_MILLIS_MAX = 6_000;
/** At the start nobody waits at a door yet; and a migration may rewrite a large table, or wait for a process that does. */
const START_MILLIS_MAX = 15_000;
const MIGRATION_MILLIS_MAX = 3_600_000;

/**
 * Every statement here is a few look-ups by index, whatever the tables hold: plans are made once, and never turn into
 * reading a whole table because it happened to be small when a connection was opened.
 */
export const PLANS =
  '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c jit=off';

const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    COLUMN_PARSERS[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** PostgreSQL by its address. */
export function openPool(url: string, connectionsMax: number = CONNECTIONS_MAX): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsMax,
    connectionTimeoutMillis: CONNECT_MILLIS_MAX,
    statement_timeout: STATEMENT_MILLIS_MAX,
    query_timeout: ANSWER_MILLIS_MAX,
    keepAlive: true,
    application_name: 'holdfast',
    options: PLANS,
  });
  // A connection that dies while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return {
    async query<Row>({ name, text }: Statement, values: readonly Value[]): Promise<readonly Row[]> {
      try {
        const result = await pool.query({ name, text, values: [...values], types });
        return result.rows as Row[];
      } catch (error) {
        throw asSeen(error);
      }
    },
    transaction: (work) => inTransaction(url, work),
    close: () => pool.end(),
  };
}

/** On a connection of its own, which waits longer than any turn may. */
async function inTransaction<T>(url: string, work: (run: RunSql) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: START_MILLIS_MAX,
    query_timeout: MIGRATION_MILLIS_MAX,
    keepAlive: true,
    application_name: 'holdfast migration',
  });
  // A connection that is lost fails the query under way; without a listener it would end the process too.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    const answer = await work(async (sql) => (await client.query(sql)).rows ?? []);
    await client.query('commit');
    return answer;
  } finally {
    // Ending the connection undoes what was not committed.
    await client.end();
  }
}
