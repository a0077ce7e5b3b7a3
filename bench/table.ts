import { type Measured, middle } from './measure.ts';

/** One of those that are measured turn about. */
export interface Contender {
  readonly name: string;
  measure(atOnce: number, seconds: number): Promise<Measured>;
}

const AT_ONCE = [1, 16, 64] as const;
const ROUNDS = 3;
export const ROUND_SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);

/**
 * All of them one after the other in each round, at 1, 16 and 64 conversations at a time; the middle round of each, and how many
 * turns it does against the one that is called `base`.
 */
export async function compare(contenders: readonly Contender[], base = 'floor'): Promise<void> {
  for (const contender of contenders) await contender.measure(16, ROUND_SECONDS);
  console.log(`The middle of ${ROUNDS} rounds of ${ROUND_SECONDS} s each.`);
  if (base === 'floor') {
    console.log('Holdfast: the whole turn, understanding included. Floor: begin, select, update, insert, commit.\n');
  }
  const ratio = `× ${base}`.padStart(11);
  console.log(`at once   who                 turns/s    p50 ms    p99 ms${ratio}    CPU µs`);
  for (const atOnce of AT_ONCE) await compareAt(contenders, base, atOnce);
}

async function compareAt(contenders: readonly Contender[], base: string, atOnce: number): Promise<void> {
  const rounds = new Map<string, Measured[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const contender of contenders) {
      rounds.get(contender.name)?.push(await contender.measure(atOnce, ROUND_SECONDS));
    }
  }
  const least = middle(rounds.get(base) ?? []);
  for (const [name, measured] of rounds) console.log(line(atOnce, name, middle(measured), least));
  console.log();
}

function line(atOnce: number, who: string, { turnsPerSecond, p50, p99, cpuMicros }: Measured, least: Measured): string {
  const ratio = turnsPerSecond / least.turnsPerSecond;
  const numbers = [turnsPerSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2), ratio.toFixed(2), cpuMicros.toFixed(0)];
  return `${String(atOnce).padStart(7)}   ${who.padEnd(17)}${numbers.map((text) => text.padStart(10)).join('')}`;
}
