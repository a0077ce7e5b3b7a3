import { freshDatabase } from '../src/storage/postgres/fresh.ts';
import { startServer } from '../test/postgres/server.ts';
import { MESSAGES } from './conversation.ts';
import { openFloor } from './floor.ts';
import { openHoldfast } from './holdfast.ts';
import { type Measured, measure, middle, newAddress, percentile, type TakeTurn } from './measure.ts';

/**
 * Holdfast beside the floor, on the same PostgreSQL in the same run, one after the other in each round. PostgreSQL
 * waits for the disk as in production. `DATABASE_URL` names another server; `BENCH_SECONDS` is the length of a round.
 */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const ROUNDS = 3;
const CONNECTIONS = 10;
const AT_ONCE = [1, 16, 64] as const;
const LONG_TALKS = 3;

async function main(): Promise<void> {
  const given = process.env['DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startServer({ durable: true });
  const database = await freshDatabase(server.url);
  const holdfast = await openHoldfast(database.url);
  const floor = await openFloor(database.url, CONNECTIONS);
  try {
    await measure(holdfast.turn, MESSAGES.length, 16, SECONDS);
    await measure(floor.turn, MESSAGES.length, 16, SECONDS / 3);
    console.log(`A conversation of ${MESSAGES.length} turns; the middle of ${ROUNDS} rounds of ${SECONDS} s each\n`);
    console.log('at once   who        turns/s    p50 ms    p99 ms');
    for (const atOnce of AT_ONCE) await compare(holdfast.turn, floor.turn, atOnce);
    await growth(holdfast.turn);
  } finally {
    await holdfast.close();
    await floor.close();
    await database.drop();
    await server.stop();
  }
}

async function compare(ours: TakeTurn, floor: TakeTurn, atOnce: number): Promise<void> {
  const rounds: { ours: Measured; floor: Measured }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      ours: await measure(ours, MESSAGES.length, atOnce, SECONDS),
      floor: await measure(floor, MESSAGES.length, atOnce, SECONDS),
    });
  }
  const us = middle(rounds.map((round) => round.ours));
  const them = middle(rounds.map((round) => round.floor));
  console.log(line(atOnce, 'Holdfast', us));
  console.log(line(atOnce, 'floor', them));
  const ratio = us.turnsPerSecond / them.turnsPerSecond;
  console.log(`${' '.repeat(10)}Holdfast does ${ratio.toFixed(2)} times the turns of the floor\n`);
}

function line(atOnce: number, who: string, { turnsPerSecond, p50, p99 }: Measured): string {
  const numbers = [turnsPerSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2)].map((text) => text.padStart(10));
  return `${String(atOnce).padStart(7)}   ${who.padEnd(8)}${numbers.join('')}`;
}

/** Turn 10 against turn 1,000 of one conversation: the middle of the ten turns around each, over several talks. */
async function growth(turn: TakeTurn): Promise<void> {
  const early: number[] = [];
  const late: number[] = [];
  for (let talk = 0; talk < LONG_TALKS; talk += 1) {
    const address = newAddress();
    for (let n = 0; n < 1_005; n += 1) {
      const began = performance.now();
      await turn(address, n);
      if (n >= 5 && n < 15) early.push(performance.now() - began);
      if (n >= 995) late.push(performance.now() - began);
    }
  }
  const [tenth, thousandth] = [percentile(early, 50), percentile(late, 50)];
  console.log(`turn 10: ${tenth.toFixed(2)} ms    turn 1,000: ${thousandth.toFixed(2)} ms    (p50)`);
  console.log(`          turn 1,000 takes ${(thousandth / tenth).toFixed(2)} times as long as turn 10`);
}

await main();
