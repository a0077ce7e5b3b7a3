import type { Database } from './database.ts';
import { MIGRATIONS, type Migration } from './migrations/all.ts';

/** Any number that nobody else locks by: processes that start together bring the database up one after the other. */
const LOCK = 7_246_180_115;

/** Brings the database up to date, all or nothing, and says what it did. */
export async function migrate(database: Database): Promise<readonly string[]> {
  return database.transaction(async (run) => {
    await run(`select pg_advisory_xact_lock(${LOCK})`);
    await run(`create schema if not exists bot;
      create table if not exists bot.migrations (
        id integer primary key, name text not null, applied_at timestamptz not null default now()
      )`);
    const rows = await run('select id from bot.migrations');
    const applied = new Set(rows.map((row) => Number(row['id'])));
    const missing = MIGRATIONS.filter(({ id }) => !applied.has(id));
    for (const migration of missing) await apply(run, migration);
    return missing.map(({ name }) => name);
  });
}

async function apply(run: (sql: string) => Promise<unknown>, { id, name, sql }: Migration): Promise<void> {
  await run(sql);
  await run(`insert into bot.migrations (id, name) values (${id}, '${name}')`);
}
