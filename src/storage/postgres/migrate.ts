import type { Database, RunSql } from './database.ts';
import { MIGRATIONS, type Migration } from './migrations/all.ts';

interface Applied {
  readonly id?: unknown;
  readonly breaks?: unknown;
}

/** Any number that nobody else locks by: processes that start together take each migration one after the other. */
const LOCK = 7_246_180_115;

/**
 * Brings the database up to date and says what it did. Each migration is a transaction of its own, with the row that says
 * so: PostgreSQL uses a new value of an enum only once it is committed, and what breaks off goes on from where it was.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly string[]> {
  if (await hasAll(database, migrations)) return [];
  const done: string[] = [];
  for (;;) {
    const name = await database.transaction((run) => applyNext(run, migrations));
    if (name === null) return done;
    done.push(name);
  }
}

const APPLIED = { name: 'applied_migrations', text: 'select id, breaks from bot.migrations' };

/** Most starts miss nothing, which one question tells; where it cannot be asked, there is something to do. */
async function hasAll(database: Database, migrations: readonly Migration[]): Promise<boolean> {
  const rows = await database.query<Applied>(APPLIED, []).catch(() => null);
  return rows !== null && missingIn(rows, migrations) === undefined;
}

/** The first migration that is missing; null when none is. */
async function applyNext(run: RunSql, migrations: readonly Migration[]): Promise<string | null> {
  await run(`select pg_advisory_xact_lock(${LOCK})`);
  await run(`create schema if not exists bot;
    create table if not exists bot.migrations (
      id integer primary key, name text not null, applied_at timestamptz not null default now()
    );
    alter table bot.migrations add column if not exists breaks boolean not null default false`);
  const next = missingIn(await run(APPLIED.text), migrations);
  if (!next) return null;
  await run(next.sql);
  await run(
    `insert into bot.migrations (id, name, breaks) values (${next.id}, '${next.name}', ${next.breaks === true})`,
  );
  return next.name;
}

function missingIn(rows: readonly Applied[], migrations: readonly Migration[]): Migration | undefined {
  const applied = new Set(rows.map(({ id }) => Number(id)));
  const breaking = rows.filter(({ breaks }) => breaks === true).map(({ id }) => Number(id));
  refuseNewer(Math.max(0, ...breaking), migrations.at(-1)?.id ?? 0);
  return migrations.find(({ id }) => !applied.has(id));
}

/**
 * Most migrations only add, so that a program of before goes on beside a newer one, and after it (decision 19). Where one does
 * not, a program that does not know what the tables mean by now would spoil them.
 */
function refuseNewer(found: number, known: number): void {
  if (found <= known) return;
  throw new Error(
    `The database has schema ${found}, and this version of Holdfast knows schemas up to ${known}: a newer version has used it. Start that version, or give this one another database.`,
  );
}
