import pg from 'pg';
import { COLUMN_PARSERS, type Database, type RunSql, type Statement, type Value } from './database.ts';

const CONNECTIONS_MAX = 10;
const CONNECT_MILLIS_MAX = 10_000;
const STATEMENT_MILLIS_MAX = 15_000;

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
    keepAlive: true,
    application_name: 'holdfast',
    options: PLANS,
  });
  // A connection that dies while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  return {
    async query<Row>({ name, text }: Statement, values: readonly Value[]): Promise<readonly Row[]> {
      const result = await pool.query({ name, text, values: [...values], types });
      return result.rows as Row[];
    },
    transaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  };
}

async function inTransaction<T>(pool: pg.Pool, work: (run: RunSql) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const answer = await work(async (sql) => (await client.query(sql)).rows ?? []);
    await client.query('commit');
    client.release();
    return answer;
  } catch (error) {
    // Whatever state the connection is in, nobody gets it again.
    client.release(true);
    throw error;
  }
}
