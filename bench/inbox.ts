import { randomUUID } from 'node:crypto';
import { chromium } from 'playwright-core';
import { house } from '../src/app/house.ts';
import { silent } from '../src/ports/observer.ts';
import { systemClock } from '../src/providers/clock/system.ts';
import { invite } from '../src/server/console/invite.ts';
import { createObserver } from '../src/server/observer.ts';
import { createServer } from '../src/server/server.ts';
import { freshDatabase } from '../src/storage/postgres/fresh.ts';
import { LIST } from '../src/storage/postgres/overview.ts';
import { openPool } from '../src/storage/postgres/pool.ts';
import { openPostgres } from '../src/storage/postgres/store.ts';
import { startServer } from '../test/postgres/server.ts';

/**
 * The inbox of a business with 10,000 conversations (G2): how long its query takes in a real PostgreSQL, and after how long a
 * Chromium that opens the page shows the first rows. `npm run bench:inbox`, after `npm run build`.
 */
const ROUNDS = 9;
const FILL = `insert into bot.overview (conversation, business, channel, address, version, language, flow, state, name,
    handed_off, last_from, last_text, last_ms, need, need_ms, called, words)
  select gen_random_uuid(), 'lucia', 'sms', '+34600' || n, 1, 'es', 'salon', 'idle', 'Elena ' || n, n % 100 = 0,
    'customer', 'Hola', 1770000000000 + n, case when n % 100 = 0 then 'handed_over' end,
    case when n % 100 = 0 then 1770000000000 + n end, 'elena ' || n, repeat('quiero un corte ', 20) || n
  from generate_series(1, 10000) n`;

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function queryMillis(url: string): Promise<number> {
  const pool = openPool(url, 1);
  const times: number[] = [];
  await pool.query({ name: 'fill', text: FILL }, []);
  await pool.query({ name: 'analyze', text: 'analyze bot.overview' }, []);
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await pool.query(LIST, ['lucia', null, false, null, 50]);
    times.push(performance.now() - started);
  }
  await pool.close();
  return middle(times);
}

async function paintMillis(address: string, link: string): Promise<{ readonly paint: number; readonly rows: number }> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await page.goto(link);
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('E-mail').fill('ana@example.org');
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.locator('.row').first().waitFor();
  const [paint, rows]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${address}/console/lucia/inbox`);
    await page.locator('.row').first().waitFor();
    rows.push(await page.evaluate<number>('performance.now()'));
    paint.push(
      await page.evaluate<number>(`performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`),
    );
  }
  await browser.close();
  return { paint: middle(paint), rows: middle(rows) };
}

const postgres = await startServer({ durable: true });
const { url, drop } = await freshDatabase(postgres.url);
const store = await openPostgres(url);
const { app } = await house.compose({ store, clock: systemClock, observer: silent, channels: [], live: true });
const telemetry = createObserver({ level: 'silent' });
const server = await createServer(app, { secret: randomUUID(), telemetry, rateLimit: false });
try {
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  console.log(`The query of the first page: ${(await queryMillis(url)).toFixed(1)} ms, the middle of ${ROUNDS}.`);
  const whom = { businesses: ['lucia'], role: 'owner' as const, email: null };
  const { link } = await invite(store.accounts, whom, systemClock.now(), address);
  const { paint, rows } = await paintMillis(address, link);
  console.log(`In Chromium: the first paint after ${paint.toFixed(0)} ms, its rows after ${rows.toFixed(0)} ms.`);
} finally {
  await server.close();
  await drop();
  await postgres.stop();
}
