import pg from 'pg';
import { describe, inject, onTestFinished } from 'vitest';
import { openStore } from '../../src/app/stores.ts';
import { freshDatabase } from '../../src/storage/postgres/fresh.ts';
import { erasesElena } from '../life/elena.ts';

/** Every row of every table that is of the business, or of nobody in particular. */
async function everything(client: pg.Client, business: string): Promise<string> {
  const tables = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema = 'bot'`,
  );
  const texts: string[] = [];
  const elsewhere = `select id::text from bot.conversations where business <> '${business}'`;
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${name} t`);
    const others = new Set((await client.query<{ id: string }>(elsewhere)).rows.map(({ id }) => id));
    const theirs = rows.filter(({ row }) => (row['business'] ?? business) === business);
    texts.push(
      ...theirs.filter(({ row }) => !others.has(String(row['conversation']))).map(({ row }) => JSON.stringify(row)),
    );
  }
  return texts.join('\n');
}

describe('erasing somebody from PostgreSQL, seen in every table', () => {
  erasesElena(async () => {
    const database = await freshDatabase(inject('postgresUrl'));
    const store = await openStore(database.url);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    onTestFinished(async () => {
      await client.end();
      await store.close();
      await database.drop();
    });
    return { store, scan: (business) => everything(client, business) };
  });
});
