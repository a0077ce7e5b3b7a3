import type { Store } from '../../src/ports/store.ts';
import type { History } from './moves.ts';
import { shrunk } from './shrink.ts';
import { simulate } from './simulate.ts';

/** A store with nothing in it, each time it is asked for. */
export type Emptied = () => Promise<Store>;

/** What was broken, and the shortest history found that breaks it, told line by line. */
export async function toldShortly(empty: Emptied, history: History): Promise<string> {
  const breaks = async (one: History) => (await outcomeOf(empty, one)).broken.length > 0;
  const short = await shrunk(history, breaks);
  const lines: string[] = [];
  const { broken } = await outcomeOf(empty, short, (line) => lines.push(line));
  const { seed, flow } = history;
  const head = `seed ${seed} of ${flow}, ${short.moves.length} of ${history.moves.length} moves (npm run simulate -- --flow ${flow} --seed ${seed}):`;
  return [head, ...lines.map((line) => `  ${line}`), ...broken.map((fault) => `  BROKEN ${fault}`)].join('\n');
}

/** A run that breaks off has broken something. */
export async function outcomeOf(empty: Emptied, history: History, tell?: (line: string) => void) {
  try {
    return await simulate(await empty(), history, tell ? { tell } : {});
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { broken: [`it broke off: ${reason}`], conversations: 0, turns: 0, bookings: 0, calls: 0, faults: 0 };
  }
}
