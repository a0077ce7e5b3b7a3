import { join } from 'node:path';
import { beginOwned, giveUpBegun } from '../storage/postgres/owned.ts';
import { environment } from './environment.ts';

/** Where Holdfast keeps things unless told. */
export const DATA_DIRECTORY = '.holdfast';

/** Where the embedded database lives below a data directory. */
export function databaseIn(dataDirectory: string): string {
  return join(dataDirectory, 'database');
}

/**
 * Begins to open the embedded database, where the settings name no other, before the program itself is read: both take about as
 * long, and they have a processor each. Little may be imported here.
 */
export async function beginEarly(dataDirectory: string): Promise<void> {
  if (environment['DATABASE_URL'] === undefined) await beginOwned(databaseIn(dataDirectory));
}

/** Closes it where nobody came for it. */
export const giveUpEarly = giveUpBegun;
