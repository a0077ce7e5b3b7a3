import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/storage/postgres/database.ts';
import { openEmbedded } from '../../src/storage/postgres/embedded.ts';
import { freshDatabase } from '../../src/storage/postgres/fresh.ts';
import { migrate } from '../../src/storage/postgres/migrate.ts';
import { MIGRATIONS } from '../../src/storage/postgres/migrations/all.ts';
import { openPool } from '../../src/storage/postgres/pool.ts';
import { PROVING, some } from '../prove.ts';
import { expectAllThere, fillAsThen } from './earlier.ts';
import { MAJORS, type Major, type Server, startServer } from './server.ts';

/** Every schema there ever was, and none. */
const SCHEMAS = [0, ...MIGRATIONS.map(({ id }) => id)];

const namesAfter = (schema: number) => MIGRATIONS.filter(({ id }) => id > schema).map(({ name }) => name);

/** A database of an earlier version, with rows in it, is brought up to date and goes on. */
async function comesUpFrom(schema: number, database: Database): Promise<void> {
  const then = MIGRATIONS.filter(({ id }) => id <= schema);
  await migrate(database, then);
  await fillAsThen(database, schema);
  expect(await migrate(database)).toEqual(namesAfter(schema));
  await expectAllThere(database, schema);
  expect(await migrate(database)).toEqual([]);
}

/** The oldest alone, for the other tests run on the newest; the rest are tried by `npm run prove`. */
const TRIED = PROVING ? MAJORS : MAJORS.slice(0, 1);

describe.each(TRIED)('PostgreSQL %i', (major: Major) => {
  let server: Server;
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    server = await startServer({ durable: false, major });
  });
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
    await server?.stop();
  });

  async function open(): Promise<() => Database> {
    const { url } = await freshDatabase(server.url);
    return () => {
      const pool = openPool(url, 2);
      closing.push(() => pool.close());
      return pool;
    };
  }

  it('is of that version', async () => {
    const connect = await open();
    const [row] = await connect().query<{ server_version: string }>({ name: 'v', text: 'show server_version' }, []);
    expect(Number.parseInt(row?.server_version ?? '', 10)).toBe(major);
  });

  it.each(some(SCHEMAS, 4))('is brought up from schema %i with all that is in it', async (schema) => {
    const connect = await open();
    await comesUpFrom(schema, connect());
  });

  it.each([0, 5])('is brought up from schema %i once, by processes that start together', async (schema) => {
    const connect = await open();
    await migrate(
      connect(),
      MIGRATIONS.filter(({ id }) => id <= schema),
    );
    const done = await Promise.all([1, 2, 3].map(() => migrate(connect())));
    expect(done.flat().sort()).toEqual(namesAfter(schema).sort());
  });

  it('goes on where a migration broke off', async () => {
    const connect = await open();
    const broken = MIGRATIONS.map((migration) =>
      migration.name === 'settlements' ? { ...migration, sql: `${migration.sql}; select 1 / 0` } : migration,
    );
    await expect(migrate(connect(), broken)).rejects.toThrow('division by zero');
    expect(await migrate(connect())).toEqual(namesAfter(7));
  });
});

describe('PGlite', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmbedded(null);
  });
  beforeEach(async () => {
    await database.transaction((run) => run('drop schema if exists bot cascade'));
  });
  afterAll(() => database?.close());

  it.each(some(SCHEMAS, 10))('is brought up from schema %i with all that is in it', async (schema) => {
    await comesUpFrom(schema, database);
  });

  it('is used on when a newer version has only added to it', async () => {
    await migrate(database, [...MIGRATIONS, { id: 99, name: 'of the future', sql: 'create table bot.future ()' }]);
    expect(await migrate(database)).toEqual([]);
    await expectAllThere(database, 0);
  });

  it('is refused when a newer version has changed what is there, and left as it is', async () => {
    const drop = 'alter table bot.payments drop column mismatches';
    await migrate(database, [...MIGRATIONS, { id: 99, name: 'of the future', sql: drop, breaks: true }]);
    await expect(migrate(database)).rejects.toThrow(
      `The database has schema 99, and this version of Holdfast knows schemas up to ${MIGRATIONS.at(-1)?.id}`,
    );
    await expect(migrate(database, MIGRATIONS.slice(0, 5))).rejects.toThrow('a newer version has used it');
  });
});
