import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { App } from '../src/engine/app.ts';
import { createObserver, logTo } from '../src/server/observer.ts';
import { createServer } from '../src/server/server.ts';
import { freshDatabase } from '../src/storage/postgres/fresh.ts';
import { startServer } from '../test/postgres/server.ts';
import { type Bare, bareFastify, bareNode } from './bare.ts';
import type { Told, Watching } from './clients.ts';
import { MESSAGES } from './conversation.ts';
import { openHoldfast } from './holdfast.ts';
import { measure, warmUp } from './measure.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3) * 2;
const CLIENTS = 24;
const STREAMS = Number(process.env['BENCH_STREAMS'] ?? 10_000);
const IDLE_MILLIS = 5_000;

/**
 * The same conversation over HTTP, by clients in a process of their own, beside the engine alone in the same run: the
 * processor's time of the serving process, a turn. Then live streams that nobody writes to: what each holds, and what it asks.
 */
export async function http(): Promise<void> {
  const given = process.env['DATABASE_URL'];
  const database = given ? { url: given, stop: async () => {} } : await startServer({ durable: true });
  const { url, drop } = await freshDatabase(database.url);
  const { app, turn } = await openHoldfast(url);
  // The log is written as the program writes it, to where nobody reads.
  const telemetry = createObserver({ destination: logTo('/dev/null') });
  // Every conversation comes from an address of its own: the limits are part of what is measured, and nobody meets one.
  const server = await createServer(app, { operatorToken: 'bench', trustedHops: 1, telemetry });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  try {
    await warmUp(() => measure(turn, MESSAGES.length, CLIENTS, SECONDS / 2));
    await warmUp(() => overHttp(address, SECONDS / 2));
    const engine = await measure(turn, MESSAGES.length, CLIENTS, SECONDS);
    const whole = await overHttp(address, SECONDS);
    const ratio = (engine.cpuMicros / whole.cpuMicros).toFixed(2);
    console.log(`\n${CLIENTS} clients, microseconds of processor time a turn: engine ${engine.cpuMicros.toFixed(0)},`);
    console.log(`over HTTP ${whole.cpuMicros.toFixed(0)}, log lines included: ${ratio} × the engine`);
    console.log(
      `the same requests to Node's own server ${await alone(bareNode)}, to Fastify ${await alone(bareFastify)}`,
    );
    await streams(address, app);
  } finally {
    await server.close();
    await drop();
    await database.stop();
  }
}

async function overHttp(
  address: string,
  seconds: number,
): Promise<{ readonly turns: number; readonly cpuMicros: number }> {
  const clients = started('messages', address, String(CLIENTS), String(seconds));
  const cpu = process.cpuUsage();
  const { turns } = await nextOf<Told>(clients);
  const { user, system } = process.cpuUsage(cpu);
  clients.disconnect();
  return { turns, cpuMicros: (user + system) / turns };
}

/** What HTTP takes where nothing is behind it: the least that it can add. */
async function alone(bare: () => Promise<Bare>): Promise<string> {
  const { address, close } = await bare();
  await warmUp(() => overHttp(address, SECONDS / 2));
  const { cpuMicros } = await overHttp(address, SECONDS);
  await close();
  return cpuMicros.toFixed(0);
}

async function streams(address: string, { conversations }: App): Promise<void> {
  let asked = 0;
  for (const look of ['at', 'load', 'versions', 'repliesAfter'] as const) {
    const before = conversations[look].bind(conversations) as (...given: unknown[]) => unknown;
    Object.assign(conversations, { [look]: (...of: unknown[]) => count(() => before(...of)) });
  }
  const count = (work: () => unknown) => {
    asked += 1;
    return work();
  };
  const resting = memory();
  const clients = started('streams', address, String(STREAMS), '0');
  const { open } = await nextOf<Watching>(clients);
  // What they looked at when they were opened is over.
  do {
    asked = 0;
    await pause(1_000);
  } while (asked > 0);
  const held = memory();
  const cpu = process.cpuUsage();
  await pause(IDLE_MILLIS);
  const { user, system } = process.cpuUsage(cpu);
  const each = (before: number, after: number): string => ((after - before) / open / 1000).toFixed(1);
  console.log(
    `${open} open live streams: ${each(resting.alive, held.alive)} kB alive each, ${each(resting.resident, held.resident)} kB resident;`,
  );
  console.log(
    `in ${IDLE_MILLIS / 1000} idle seconds ${asked} queries, ${((user + system) / 1000).toFixed(0)} ms of processor time`,
  );
  clients.disconnect();
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is alive in the process, and what it takes of the machine. */
function memory(): { readonly alive: number; readonly resident: number } {
  for (let times = 0; times < 3; times += 1) collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { alive: heapUsed + external, resident: rss };
}

function started(...told: readonly string[]) {
  return fork(fileURLToPath(new URL('clients.js', import.meta.url)), told, { stdio: 'inherit' });
}

async function nextOf<Word>(clients: ReturnType<typeof fork>): Promise<Word> {
  const [told] = (await once(clients, 'message')) as [Word];
  return told;
}
