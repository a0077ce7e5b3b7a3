import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';

/** Booting PGlite where there is nothing takes seconds, copying one that was booted does not: the build leaves one to copy. */
let blank: Promise<Blob> | null = null;

/** A database with nothing in it, brought up to date. It is made at most once. */
export function blankDatabase(): Promise<Blob> {
  blank ??= built().then((contents) => contents ?? makeBlank());
  return blank;
}

/** The same, made anew. */
export async function makeBlank(): Promise<Blob> {
  const database = await openEmbedded(null);
  try {
    await migrate(database);
    return await database.dump();
  } finally {
    await database.close();
  }
}

/** What the build calls it: one of other migrations, or of another PostgreSQL, has another name. */
export function blankName(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256').update(readFileSync(join(dirname(entry), '../package.json')));
  for (const { id, sql } of MIGRATIONS) hash.update(`${id}\n${sql}\n`);
  return `blank-${hash.digest('hex').slice(0, 16)}.tgz`;
}

/** The code may run from its sources or bundled. */
async function built(): Promise<Blob | null> {
  const name = blankName();
  const places = [new URL(name, import.meta.url), new URL(`../../../dist/${name}`, import.meta.url)];
  const file = places.find((place) => existsSync(place));
  return file === undefined ? null : new Blob([await readFile(file)], { type: 'application/x-gzip' });
}
