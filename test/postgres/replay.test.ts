import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../src/storage/postgres/fresh.ts';
import { dataDirectory, holdfast, openChat, startHoldfast } from '../holdfast.ts';

it('replay reads from DATABASE_URL by the id of the page, and leaves a database alone in which nothing is', async () => {
  const { url, drop } = await freshDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  const nothing = await holdfast(['replay', 'anything'], { DATABASE_URL: url });
  expect(nothing).toEqual({ code: 1, stdout: '', stderr: 'There is no conversation anything.\n' });
  expect(await schemas(url)).not.toContain('bot');

  const server = await startHoldfast(await dataDirectory(), { DATABASE_URL: url });
  const chat = await openChat(server);
  await chat.say('Friday morning');
  const { code, stdout, stderr } = await holdfast(['replay', chat.id], { DATABASE_URL: url });
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('1 turns came out the same');
}, 300_000);

async function schemas(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select nspname as name from pg_namespace');
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

it('a DATABASE_URL with a wrong database or user is said to be so', async () => {
  const missing = new URL(inject('postgresUrl'));
  missing.pathname = '/not_here';
  const stranger = new URL(inject('postgresUrl'));
  stranger.username = 'stranger';
  stranger.password = 'hunter2secret';
  const [database, user] = await Promise.all(
    [missing, stranger].map(({ href }) => holdfast(['start', '--port', '0'], { DATABASE_URL: href })),
  );
  expect(database?.stderr).toMatch(/^DATABASE_URL cannot be reached \(it has no such database\): .+\.\n$/);
  expect(user?.stderr).toMatch(/^DATABASE_URL cannot be reached \(it refuses the user\): .+\.\n$/);
  expect([database?.code, user?.code]).toEqual([1, 1]);
});
