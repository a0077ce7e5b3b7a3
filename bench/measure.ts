/** What one way of keeping conversations came to at one number of conversations at a time. */
export interface Measured {
  readonly turns: number;
  readonly turnsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Of this process, a turn: unlike the clock, it does not depend on what else the machine is doing. */
  readonly cpuMicros: number;
}

/** A turn of a conversation: the nth message of the talk at an address. */
export type TakeTurn = (address: string, n: number) => Promise<void>;

/** Plays whole conversations, so many at a time, until the time is up, and times every turn. */
export async function measure(takeTurn: TakeTurn, turns: number, atOnce: number, seconds: number): Promise<Measured> {
  const millis: number[] = [];
  const cpu = process.cpuUsage();
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) await playOne(takeTurn, turns, millis);
    }),
  );
  const elapsed = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  return {
    turns: millis.length,
    turnsPerSecond: (millis.length / elapsed) * 1000,
    p50: percentile(millis, 50),
    p99: percentile(millis, 99),
    cpuMicros: (user + system) / millis.length,
  };
}

/** The first ten thousand turns of a process cost up to twice as much: they are compiled meanwhile. */
const WARM_TURNS = 16_000;
export const WARM_AT_ONCE = 64;

/** Plays until the program runs as in a process that has been up for a while, however fast the machine is. */
export async function warmUp(play: () => Promise<{ readonly turns: number }>): Promise<void> {
  for (let turns = 0; turns < WARM_TURNS; ) turns += (await play()).turns;
}

let talks = 0;

/** An address nobody has used, in this run or another on the same database. */
export function newAddress(): string {
  talks += 1;
  return `bench-${process.pid}-${Date.now()}-${talks}`;
}

async function playOne(takeTurn: TakeTurn, turns: number, millis: number[]): Promise<void> {
  const address = newAddress();
  for (let n = 0; n < turns; n += 1) {
    const began = performance.now();
    await takeTurn(address, n);
    millis.push(performance.now() - began);
  }
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = Math.ceil((percent / 100) * sorted.length) - 1;
  return sorted[Math.max(0, Math.min(place, sorted.length - 1))] ?? Number.NaN;
}

/** The round in the middle: one that a busy machine disturbed, or favoured, does not count. */
export function middle(rounds: readonly Measured[]): Measured {
  const sorted = [...rounds].sort((a, b) => a.turnsPerSecond - b.turnsPerSecond);
  const round = sorted[Math.floor(sorted.length / 2)];
  if (!round) throw new Error('nothing was measured');
  return round;
}
