import { type Measured, middle } from './measure.ts';

/** One of those that are measured turn about. */
export interface Contender {
  readonly name: string;
  measure(atOnce: number, seconds: number): Promise<Measured>;
}

const AT_ONCE = [1, 16, 64] as const;
const ROUNDS = 3;
export const ROUND_SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);

/** All of them one after the other in each round, at 1, 16 and 64 conversations at a time; the middle round of each. */
export async function compare(contenders: readonly Contender[]): Promise<void> {
  for (const contender of contenders) await contender.measure(16, ROUND_SECONDS);
  console.log(`The middle of ${ROUNDS} rounds of ${ROUND_SECONDS} s each.`);
  console.log('Holdfast: the whole turn, understanding included. Floor: begin, select, update, insert, commit.\n');
  console.log('at once   who                 turns/s    p50 ms    p99 ms    × floor    CPU µs');
  for (const atOnce of AT_ONCE) await compareAt(contenders, atOnce);
}

async function compareAt(contenders: readonly Contender[], atOnce: number): Promise<void> {
  const rounds = new Map<string, Measured[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const contender of contenders) {
      rounds.get(contender.name)?.push(await contender.measure(atOnce, ROUND_SECONDS));
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
