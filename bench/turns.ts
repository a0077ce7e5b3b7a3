import { MESSAGES } from './conversation.ts';
import { CONNECTIONS, withDatabase } from './database.ts';
import { openFloor } from './floor.ts';
import { openHoldfast } from './holdfast.ts';
import { measure, newAddress, percentile, type TakeTurn, WARM_AT_ONCE, warmUp } from './measure.ts';
import { openStore } from './store.ts';
import { compare } from './table.ts';

const PAIRS = 4;

/** Holdfast beside the floor, on the same PostgreSQL in the same run, one after the other in each round. */
export async function turns(): Promise<void> {
  await withDatabase(async (url) => {
    const runners = [
      { name: 'Holdfast', ...(await openHoldfast(url)) },
      { name: 'its store alone', ...(await openStore(url)) },
      { name: 'floor', ...(await openFloor(url, CONNECTIONS)) },
    ];
    try {
      for (const { turn } of runners) await warmUp(() => measure(turn, MESSAGES.length, WARM_AT_ONCE, 1));
      await compare(
        runners.map(({ name, turn }) => ({
          name,
          measure: (atOnce, seconds) => measure(turn, MESSAGES.length, atOnce, seconds),
        })),
      );
      for (const { name, turn } of runners.slice(0, 2)) await growth(name, turn);
    } finally {
      for (const { close } of runners) await close();
    }
  });
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
