import { freshDatabase } from '../src/storage/postgres/fresh.ts';
import { startServer } from '../test/postgres/server.ts';
import { calendars } from './calendars.ts';
import { MESSAGES } from './conversation.ts';
import { openFloor } from './floor.ts';
import { openHoldfast } from './holdfast.ts';
import { http } from './http.ts';
import { type Measured, measure, middle, newAddress, percentile, type TakeTurn } from './measure.ts';
import { million } from './million.ts';
import { memory, parts } from './parts.ts';
import { reading } from './reading.ts';
import { rounds } from './rounds.ts';
import { salon } from './salon.ts';
import { openStore } from './store.ts';

/**
 * Holdfast beside the floor, on the same PostgreSQL in the same run, one after the other in each round. PostgreSQL
 * waits for the disk as in production. `DATABASE_URL` names another server; `BENCH_SECONDS` is the length of a round.
 */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const ROUNDS = 3;
const CONNECTIONS = 10;
const AT_ONCE = [1, 16, 64] as const;
const PAIRS = 4;

interface Runner {
  readonly name: string;
  readonly turn: TakeTurn;
  close(): Promise<void>;
}

async function main(): Promise<void> {
  const given = process.env['DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startServer({ durable: true });
  const { url, drop } = await freshDatabase(server.url);
  const runners: Runner[] = [
    { name: 'Holdfast', ...(await openHoldfast(url)) },
    { name: 'its store alone', ...(await openStore(url)) },
    { name: 'floor', ...(await openFloor(url, CONNECTIONS)) },
  ];
  try {
    for (const { turn } of runners) await measure(turn, MESSAGES.length, 16, SECONDS);
    console.log(`A conversation of ${MESSAGES.length} turns; the middle of ${ROUNDS} rounds of ${SECONDS} s each.`);
    console.log('Holdfast: the whole turn, understanding included. Floor: begin, select, update, insert, commit.\n');
    console.log('at once   who                 turns/s    p50 ms    p99 ms    × floor    CPU µs');
    for (const atOnce of AT_ONCE) await compare(runners, atOnce);
    for (const { name, turn } of runners.slice(0, 2)) await growth(name, turn);
  } finally {
    for (const { close } of runners) await close();
    await drop();
    await server.stop();
  }
}

async function compare(runners: readonly Runner[], atOnce: number): Promise<void> {
  const rounds = new Map<string, Measured[]>(runners.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, turn } of runners) {
      rounds.get(name)?.push(await measure(turn, MESSAGES.length, atOnce, SECONDS));
    }
  }
  const floor = middle(rounds.get('floor') ?? []);
  for (const [name, measured] of rounds) console.log(line(atOnce, name, middle(measured), floor));
  console.log();
}

function line(atOnce: number, who: string, { turnsPerSecond, p50, p99, cpuMicros }: Measured, floor: Measured): string {
  const ratio = turnsPerSecond / floor.turnsPerSecond;
  const numbers = [turnsPerSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2), ratio.toFixed(2), cpuMicros.toFixed(0)];
  return `${String(atOnce).padStart(7)}   ${who.padEnd(17)}${numbers.map((text) => text.padStart(10)).join('')}`;
}

/**
 * Turn 10 against turn 1,000: an old conversation and a young one take the same eight messages from there in turns, so
 * that whatever else the machine does meanwhile falls on both. The middle over several pairs.
 */
async function growth(name: string, turn: TakeTurn): Promise<void> {
  const young: number[] = [];
  const old: number[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const [first, second] = [newAddress(), newAddress()];
    const [many, few] = [MESSAGES.length * 124, MESSAGES.length];
    for (let n = 0; n < many; n += 1) await turn(first, n);
    for (let n = 0; n < few; n += 1) await turn(second, n);
    for (let n = 0; n < MESSAGES.length; n += 1) {
      old.push(await timed(() => turn(first, many + n)));
      young.push(await timed(() => turn(second, few + n)));
    }
  }
  const [tenth, thousandth] = [percentile(young, 50), percentile(old, 50)];
  const times = (thousandth / tenth).toFixed(2);
  console.log(
    `${name}: turn 10 takes ${tenth.toFixed(2)} ms, turn 1,000 ${thousandth.toFixed(2)} ms (p50): ${times} times as long`,
  );
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

// One of them by its name, or all but the last. `reading` and `salon` need no database and take a few seconds.
const BENCHES = { reading, turns: main, parts, memory, http, rounds, salon, calendars };
const only = process.argv[2];
for (const [name, bench] of Object.entries(BENCHES)) if (only === undefined || only === name) await bench();
// It takes long, and gigabytes of disk.
if (only === 'million') await million();
