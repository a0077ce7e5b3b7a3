import { StoreAway } from '../../ports/away.ts';

/** What the adapters need of a database: the one SQL runs on PostgreSQL and on PGlite behind it. */
export interface Database {
  /** One statement, one round trip, one transaction. */
  query<Row>(statement: Statement, values: readonly Value[]): Promise<readonly Row[]>;
  /** For migrations only; a turn never holds a transaction open. */
  transaction<T>(work: (run: RunSql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Statements have names so that a connection parses each of them once. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export type Value = string | number | boolean | null | readonly string[];

/** Runs one or several commands without parameters; answers with the rows of the last one. */
export type RunSql = (sql: string) => Promise<readonly { readonly [column: string]: unknown }[]>;

/** How columns are read, by type: instants as ISO text in UTC, counters as numbers. The rest stays as drivers have it. */
export const COLUMN_PARSERS: { readonly [oid: number]: (text: string) => unknown } = {
  20: Number,
  1184: (text) => new Date(text).toISOString(),
};

/** What a server has that is overloaded, out of room, shutting down, or no longer the one to write to. */
const TROUBLES = /^(53|57|58)|^25006$/;

/** The error as whoever asked for the statement sees it. */
export function asSeen(error: unknown): unknown {
  return wasRefused(error) && !TROUBLES.test(codeOf(error)) ? error : new StoreAway(error);
}

/** Whether the server refused the statement and undid it, so that it is certain that nothing was stored. */
export function wasRefused(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'ERROR';
}

/** Whether the statement lost against another for no fault of its own, so that the same again may well succeed. */
export function mayWorkAgain(error: unknown): boolean {
  return wasRefused(error) && ['40001', '40P01'].includes(codeOf(error));
}

/** Whether the statement would have stored a second row where a unique index allows one. */
export function isSecond(error: unknown): boolean {
  return wasRefused(error) && codeOf(error) === '23505';
}

/** What a driver or the system calls what went wrong. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids come from outside too; one that is none names nothing, and the database need not be asked. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
