import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Told } from './clients.ts';
import { withDatabase } from './database.ts';

const PROCESSES = (process.env['BENCH_PROCESSES'] ?? '1,2,4,8').split(',').map(Number);
const CLIENTS = 24;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3) * 2;
/** What the first messages, the start and the hourly rounds leave to do is over by then. */
const SETTLING_MILLIS = 12_000;
const IDLE_SECONDS = 15;
/** What the serving processes log, as they would. */
const LOG_FILE = join(tmpdir(), 'holdfast-bench.log');
const LOG = openSync(LOG_FILE, 'w');

/** What a serving process says of itself. */
export interface Used {
  readonly cpuMicros: number;
  readonly wakes: number;
}

interface Serving {
  readonly child: ChildProcess;
  readonly address: string;
}

/**
 * So many serving processes on one database, none of them the leader. Under load: the processor's time of a turn, and whether all
 * are served alike; how many turns there are says little, for the processes share the cores of one machine. At rest: what they ask and how often they wake.
 */
export async function processes(): Promise<void> {
  console.log(`${CLIENTS} clients over HTTP, ${SECONDS} s; then ${IDLE_SECONDS} s at rest, per process and second.\n`);
  console.log(
    'processes    CPU µs a turn    turns, least and most    p99 ms, best and worst    idle: queries    wakes    CPU µs',
  );
  for (const count of PROCESSES) await withDatabase((url) => measured(url, count));
}

async function measured(url: string, count: number): Promise<void> {
  const serving: Serving[] = [];
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    for (let n = 0; n < count; n += 1) serving.push(await started(url));
    await underLoad(serving);
    const load = await usedDuring(serving, () => underLoad(serving));
    await pause(SETTLING_MILLIS);
    const before = await asked(database);
    const rest = await usedDuring(serving, () => pause(IDLE_SECONDS * 1_000));
    const queries = (await asked(database)) - before;
    const [turns, p99] = [load.done.map((one) => one.turns), load.done.map((one) => one.p99)];
    const each = (sum: number): string => (sum / count / IDLE_SECONDS).toFixed(0);
    console.log(
      [
        String(count).padStart(9),
        (load.cpuMicros / turns.reduce((sum, one) => sum + one, 0)).toFixed(0).padStart(17),
        `${Math.min(...turns)}–${Math.max(...turns)}`.padStart(25),
        `${Math.min(...p99).toFixed(0)}–${Math.max(...p99).toFixed(0)}`.padStart(27),
        each(queries).padStart(17),
        each(rest.wakes).padStart(9),
        each(rest.cpuMicros).padStart(10),
      ].join(''),
    );
  } finally {
    await database.end();
    for (const { child } of serving) await ended(child);
  }
}

async function started(url: string): Promise<Serving> {
  const env = {
    ...{ ...process.env, DATABASE_URL: url, HOLDFAST_SECRET: 'bench', HOLDFAST_OPERATOR_TOKEN: 'bench' },
    ...{ HOLDFAST_TRUST_PROXY: '1', HOLDFAST_WEATHER: 'off' },
  };
  const child = fork(new URL('serving.js', import.meta.url), [], { env, stdio: ['ignore', 'ignore', LOG, 'ipc'] });
  return { child, address: await nextOf<string>(child) };
}

/** What it says next; one that ends instead is not waited for. */
async function nextOf<Word>(child: ChildProcess): Promise<Word> {
  const over = new AbortController();
  const gone = once(child, 'exit', over).then(() => {
    throw new Error(`a process of the measurement ended by itself: ${LOG_FILE}`);
  });
  const [told] = (await Promise.race([once(child, 'message'), gone])) as [Word];
  gone.catch(() => {});
  over.abort();
  return told;
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}

/** The clients are spread evenly, as whoever stands before the processes would; what each of them did. */
async function underLoad(serving: readonly Serving[]): Promise<readonly Told[]> {
  const each = String(Math.max(1, Math.floor(CLIENTS / serving.length)));
  return Promise.all(
    serving.map(async ({ address }) => {
      const clients = fork(new URL('clients.js', import.meta.url), ['messages', address, each, String(SECONDS)]);
      const told = await nextOf<Told>(clients);
      await ended(clients);
      return told;
    }),
  );
}

async function usedDuring<Done>(
  serving: readonly Serving[],
  work: () => Promise<Done>,
): Promise<Used & { readonly done: Done }> {
  const before = await used(serving);
  const done = await work();
  const after = await used(serving);
  return { done, cpuMicros: after.cpuMicros - before.cpuMicros, wakes: after.wakes - before.wakes };
}

async function used(serving: readonly Serving[]): Promise<Used> {
  const all = await Promise.all(
    serving.map(async ({ child }) => {
      child.send('used');
      return nextOf<Used>(child);
    }),
  );
  const sum = (of: keyof Used): number => all.reduce((so, one) => so + one[of], 0);
  return { cpuMicros: sum('cpuMicros'), wakes: sum('wakes') };
}

/** Transactions of the database so far: at rest each query is one. Our own are among them, one or two. */
async function asked(database: pg.Client): Promise<number> {
  await pause(1_500);
  const { rows } = await database.query(
    'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0].count);
}
