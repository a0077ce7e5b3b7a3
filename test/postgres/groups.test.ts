import { createHmac } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { freshDatabase } from '../../src/storage/postgres/fresh.ts';
import { SETTINGS, WEBHOOK_SECRET } from '../doors/settings.ts';
import { dataDirectory, type Running, startHoldfast } from '../holdfast.ts';
import { startServer } from './server.ts';

/** Past one PostgreSQL: a process and a database for each group of businesses, by settings alone (docs/scaling.md). */
const ROOT = resolve(import.meta.dirname, '../..');

async function startGroup(business: string, url: string): Promise<Running> {
  const folder = await dataDirectory();
  await mkdir(join(folder, 'businesses'));
  const written = await readFile(join(ROOT, 'demo', `${business}.yaml`), 'utf8');
  const open = written.includes('chatwoot:') ? written : `${written}\nchannels:\n  chatwoot: {}\n`;
  await writeFile(join(folder, 'businesses', `${business}.yaml`), open);
  const its = { DATABASE_URL: url, HOLDFAST_BUSINESSES: join(folder, 'businesses'), HOLDFAST_DEMO: 'off' };
  return startHoldfast(folder, { ...SETTINGS, ...its });
}

/** Chatwoot's own delivery, signed; the same each time for one phone. */
async function delivered({ address }: Running, business: string, phone: string): Promise<number> {
  const sample = await readFile(join(ROOT, 'src/channels/chatwoot/samples/message-text.json'), 'utf8');
  const body = sample.replaceAll('34600111222', phone);
  const timestamp = `${Math.floor(Date.now() / 1000)}`;
  const digest = createHmac('sha256', WEBHOOK_SECRET).update(`${timestamp}.${body}`).digest('hex');
  const headers = { 'x-chatwoot-timestamp': timestamp, 'x-chatwoot-signature': `sha256=${digest}` };
  return (await fetch(`${address}/webhooks/chatwoot/${business}`, { method: 'POST', headers, body })).status;
}

async function handledIn(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ talk: string }>(
      `select business || ' ' || address || ' ' || handled_seq as talk from bot.conversations order by 1`,
    );
    return rows.map(({ talk }) => talk);
  } finally {
    await client.end();
  }
}

it('X4 two groups of businesses on two PostgreSQL servers: each at its own door, and neither falls with the other', async () => {
  const first = await freshDatabase(inject('postgresUrl'));
  const second = await startServer({ durable: 'written' });
  onTestFinished(async () => {
    await second.stop();
    await first.drop();
  });
  const north = await startGroup('northside', first.url);
  const salon = await startGroup('lucia', second.url);
  expect(
    await Promise.all([delivered(north, 'northside', '34600111001'), delivered(salon, 'lucia', '34600111002')]),
  ).toEqual([...[200, 200]]);
  // Whoever knocks at the wrong door is told so, and nothing of theirs is stored there.
  expect(
    await Promise.all([delivered(north, 'lucia', '34600111003'), delivered(salon, 'northside', '34600111003')]),
  ).toEqual([...[404, 404]]);
  await vi.waitFor(async () => expect(await handledIn(first.url)).toEqual(['northside +34600111001 1']), 20_000);
  await vi.waitFor(async () => expect(await handledIn(second.url)).toEqual(['lucia +34600111002 1']), 20_000);

  await second.kill();
  expect(await delivered(salon, 'lucia', '34600111004')).toBeGreaterThanOrEqual(500);
  expect(await delivered(north, 'northside', '34600111005')).toBe(200);
  await second.restart();
  await vi.waitFor(async () => expect(await delivered(salon, 'lucia', '34600111004')).toBe(200), 20_000);
  await vi.waitFor(async () => {
    expect(await handledIn(first.url)).toEqual(['northside +34600111001 1', 'northside +34600111005 1']);
    expect(await handledIn(second.url)).toEqual(['lucia +34600111002 1', 'lucia +34600111004 1']);
  }, 20_000);
}, 120_000);
