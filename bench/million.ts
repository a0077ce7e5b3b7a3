import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { compose } from '../src/app/compose.ts';
import { againAndAgain } from '../src/app/rounds.ts';
import type { App } from '../src/engine/app.ts';
import { silent } from '../src/ports/observer.ts';
import type { Store } from '../src/ports/store.ts';
import { systemClock } from '../src/providers/clock/system.ts';
import { createObserver } from '../src/server/observer.ts';
import { createServer } from '../src/server/server.ts';
import type { Database } from '../src/storage/postgres/database.ts';
import { freshDatabase } from '../src/storage/postgres/fresh.ts';
import { openPool } from '../src/storage/postgres/pool.ts';
import { openPostgres } from '../src/storage/postgres/store.ts';
import { startServer } from '../test/postgres/server.ts';
import { MESSAGES } from './conversation.ts';
import { DEMO } from './demo.ts';
import { newAddress, percentile } from './measure.ts';
import { BUSINESS, seed, seededAddress, TURNS_EACH } from './seed.ts';

const CONVERSATIONS = Number(process.env['BENCH_CONVERSATIONS'] ?? 1_000_000);
const TOUCHED = Number(process.env['BENCH_TOUCHED'] ?? 100_000);
const PAIRS = Number(process.env['BENCH_PAIRS'] ?? 5);
const AT_ONCE = 16;
const TALKS_A_ROUND = 160;
const KILOBYTES_EACH = 25;

/** In the order in which a live house has them. */
const ROUNDS = [
  ...['neglected messages', 'due timers', 'what came free', 'reminders', 'deliveries', 'payments', 'reconciliation'],
  ...['retention and months', 'webhooks', 'overview', 'figures', 'settings'],
];

interface Place {
  readonly name: string;
  readonly url: string;
  readonly store: Store;
  readonly app: App;
  readonly pool: Database;
  close(): Promise<void>;
}

/** What everything costs with a million conversations and ten million turns in the tables, against empty ones, in one run. */
export async function million(): Promise<void> {
  await refuseWithoutRoom();
  const given = process.env['DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startServer({ durable: true });
  const places = [await open('empty', server.url), await open('full', server.url)] as const;
  try {
    for (const place of places) await talks(place, newAddress);
    const began = performance.now();
    await seed(places[1].url, CONVERSATIONS);
    console.log(
      `${CONVERSATIONS} conversations and ${CONVERSATIONS * TURNS_EACH} turns of two years were written straight into the tables, ` +
        `in ${seconds(began)} s: ${await sizes(places[1].pool)}.\n`,
    );
    await compareTurns(places);
    await compareRounds(places);
    await compareReads(places);
    await grow(places[1]);
  } finally {
    for (const { close } of places) await close();
    await server.stop();
  }
}

async function refuseWithoutRoom(): Promise<void> {
  const { bavail, bsize } = await statfs(tmpdir());
  const needed = CONVERSATIONS * KILOBYTES_EACH * 1_024;
  if (bavail * bsize < needed) throw new Error(`${(needed / 1e9).toFixed(0)} GB of disk are needed in ${tmpdir()}`);
}

async function open(name: string, server: string): Promise<Place> {
  const { url, drop } = await freshDatabase(server);
  const { store, app, close: leave } = await opened(url);
  const pool = openPool(url, 1);
  const close = async () => {
    await leave();
    await pool.close();
    await drop();
  };
  return { name, url, store, app, pool, close };
}

async function opened(url: string) {
  const store = await openPostgres(url);
  const { app } = await compose({ ...DEMO, store, clock: systemClock, observer: silent, channels: [], live: true });
  return { store, app, close: () => app.close() };
}

async function say({ app }: Place, address: string, n: number): Promise<void> {
  const text = MESSAGES[n % MESSAGES.length] ?? '';
  const to = { business: BUSINESS, channel: 'webchat', address };
  const handled = await app.engine.handle({ to, eventId: `said ${n}`, event: { kind: 'message', text } });
  if (handled.kind !== 'handled') throw new Error(`"${text}" was not answered: ${JSON.stringify(handled)}`);
}

/** Whole talks, so many at a time: what a turn takes of this process, of the database's, and of the clock. */
async function talks(place: Place, nextAddress: () => string) {
  const millis: number[] = [];
  const [node, database] = [process.cpuUsage(), await databaseCpu(place)];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let talk = 0; talk < TALKS_A_ROUND / AT_ONCE; talk += 1) {
        const address = nextAddress();
        for (let n = 0; n < MESSAGES.length; n += 1) {
          const began = performance.now();
          await say(place, address, n);
          millis.push(performance.now() - began);
        }
      }
    }),
  );
  const { user, system } = process.cpuUsage(node);
  const its = (await databaseCpu(place)) - database;
  return { node: (user + system) / millis.length, database: its / millis.length, p50: percentile(millis, 50) };
}

type Measured = Awaited<ReturnType<typeof talks>>;

async function compareTurns([empty, full]: readonly [Place, Place]): Promise<void> {
  let customer = 0;
  const returning = () => {
    customer += 1;
    return seededAddress(Math.floor((customer * CONVERSATIONS) / 7_919) % CONVERSATIONS);
  };
  const kinds = {
    empty: [] as Measured[],
    'full, new customers': [] as Measured[],
    'full, returning': [] as Measured[],
  };
  for (let pair = 0; pair <= PAIRS; pair += 1) {
    const round = [
      await talks(empty, newAddress),
      await talks(full, newAddress),
      await talks(full, returning),
    ] as const;
    // The first warms the caches of both.
    if (pair > 0) for (const [n, list] of Object.values(kinds).entries()) list.push(round[n] as Measured);
  }
  console.log(
    `A turn at ${AT_ONCE}, the middle of ${PAIRS} rounds turn about: µs of this process, µs of PostgreSQL, p50 ms`,
  );
  const base = middleOf(kinds.empty);
  for (const [name, list] of Object.entries(kinds)) {
    const { node, database, p50 } = middleOf(list);
    const both = ((node + database) / (base.node + base.database)).toFixed(2);
    console.log(
      `  ${name.padEnd(22)}${[node.toFixed(0), database.toFixed(0), p50.toFixed(2)].map(cell).join('')}   × ${both}`,
    );
  }
}

/** A process that starts goes through what changed since; the very first time, as after an update, through all. */
async function compareRounds(places: readonly Place[]): Promise<void> {
  console.log(
    '\nEach round of the sweep, ms: the very first, the first after a restart, the middle of seven that follow',
  );
  const found = await Promise.all(places.map(async () => [] as number[][]));
  for (const [which, place] of places.entries()) {
    const before = await oncePerRound(place.app);
    const restarted = await opened(place.url);
    const after = await oncePerRound(restarted.app);
    const later: (readonly number[])[] = [];
    for (let time = 0; time < 7; time += 1) later.push(await oncePerRound(restarted.app));
    await restarted.close();
    found[which] = ROUNDS.map((_, n) => {
      return [
        before[n] ?? 0,
        after[n] ?? 0,
        percentile(
          later.map((round) => round[n] ?? 0),
          50,
        ),
      ];
    });
  }
  console.log(
    `  ${''.padEnd(22)}${places
      .flatMap(({ name }) => [name, '', ''])
      .map(cell)
      .join('')}`,
  );
  for (const [n, name] of ROUNDS.entries()) {
    const cells = found.flatMap((rows) => rows[n] ?? []).map((millis) => cell(millis.toFixed(1)));
    console.log(`  ${name.padEnd(22)}${cells.join('')}`);
  }
}

async function oncePerRound({ engine }: App): Promise<readonly number[]> {
  const rounds = [...engine.rounds, ...engine.ownRounds];
  if (rounds.length !== ROUNDS.length) throw new Error('the rounds have changed: name them here');
  const millis: number[] = [];
  for (const round of rounds) millis.push(await millisOf(round));
  return millis;
}

async function compareReads(places: readonly Place[]): Promise<void> {
  console.log('\nWhat people and monitors ask for, ms: the first time, then the middle of nine');
  for (const { name, store, app } of places) {
    const telemetry = createObserver({ level: 'silent' });
    const server = await createServer(app, { operatorToken: 'bench', telemetry, rateLimit: false });
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
    const within = { business: BUSINESS, to: day(0), channel: null, language: null };
    const page = { business: BUSINESS, search: null, only: null, person: null, after: null, limit: 50 };
    const reads = {
      '/metrics': async () => {
        const answer = await fetch(`${address}/metrics`);
        await answer.text();
        if (!answer.ok) throw new Error(`/metrics: ${answer.status}`);
      },
      "the inbox's first page": () => store.overview.list(page),
      'figures of a month': () => store.figures.byDay({ ...within, from: day(30) }),
      'figures of a year': () => store.figures.byGroup({ ...within, from: day(365) }),
    };
    for (const [what, read] of Object.entries(reads)) {
      const first = await millisOf(read);
      const later: number[] = [];
      for (let time = 0; time < 9; time += 1) later.push(await millisOf(read));
      console.log(
        `  ${name.padEnd(8)}${what.padEnd(26)}${[first.toFixed(1), percentile(later, 50).toFixed(1)].map(cell).join('')}`,
      );
    }
    await server.server.close();
  }
}

/** What the process holds after so many conversations took a turn, with all rounds going. */
async function grow(place: Place): Promise<void> {
  console.log('\nMemory of the process after turns of so many conversations, MB: resident, of which alive');
  const rounds = againAndAgain(place.app, systemClock, (reason) => console.log(reason));
  let touched = 0;
  for (let goal = 1_000; goal <= TOUCHED; goal *= 10) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (touched < goal) {
          touched += 1;
          const known = touched < CONVERSATIONS;
          await say(place, known ? seededAddress(CONVERSATIONS - touched) : newAddress(), 1_000);
        }
      }),
    );
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    console.log(
      `  ${String(touched).padStart(10)}${[rss, heapUsed + external].map((bytes) => cell((bytes / 1e6).toFixed(0))).join('')}`,
    );
  }
  rounds.stop();
}

/** The processor's time of those who serve this database, in µs. Only where it is on this machine. */
async function databaseCpu({ pool }: Place): Promise<number> {
  const text = 'select pid from pg_stat_activity where datname = current_database()';
  const rows = await pool.query<{ pid: number }>({ name: 'pids', text }, []);
  return rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
}

const TICK_MICROS = 10_000;

function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MICROS;
  } catch {
    return 0;
  }
}

async function sizes(pool: Database): Promise<string> {
  const text = `select pg_size_pretty(pg_database_size(current_database())) as whole,
      (select count(*) from pg_inherits where inhparent = 'bot.turns'::regclass) as parts`;
  const [row] = await pool.query<{ whole: string; parts: number }>({ name: 'sizes', text }, []);
  return `${row?.whole}, turns in ${row?.parts} parts`;
}

function middleOf(list: readonly Measured[]): Measured {
  const of = (key: keyof Measured) =>
    percentile(
      list.map((one) => one[key]),
      50,
    );
  return { node: of('node'), database: of('database'), p50: of('p50') };
}

async function millisOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const seconds = (began: number): string => ((performance.now() - began) / 1000).toFixed(0);
const cell = (text: string): string => text.padStart(10);
