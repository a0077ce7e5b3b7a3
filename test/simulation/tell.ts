import type { Store } from '../../src/ports/store.ts';
import type { History } from './moves.ts';
import { shrunk } from './shrink.ts';
import { simulate } from './simulate.ts';

/** A store with nothing in it, each time it is asked for. */
export type Emptied = () => Promise<Store>;

/** What was broken, and the shortest history found that breaks it, told line by line. */
export async function toldShortly(empty: Emptied, history: History): Promise<string> {
  const kinds = (broken: readonly string[]) => new Set(broken.map(kindOf));
  const first = kinds((await outcomeOf(empty, history)).broken);
  // The same fault, not any other that comes to light on the way.
  const breaks = async (one: History) =>
    [...kinds((await outcomeOf(empty, one)).broken)].some((kind) => first.has(kind));
  const short = await shrunk(history, breaks);
  const lines: string[] = [];
  const { broken } = await outcomeOf(empty, short, (line) => lines.push(line));
  const { seed, flow } = history;
  const head = `seed ${seed} of ${flow}, ${short.moves.length} of ${history.moves.length} moves (npm run simulate -- --flow ${flow} --seed ${seed}):`;
  return [head, ...lines.map((line) => `  ${line}`), ...broken.map((fault) => `  BROKEN ${fault}`)].join('\n');
}

/** What is broken, whoever and whatever it is about. */
function kindOf(fault: string): string {
  return fault
    .replace(/^\S+: /, '')
    .replaceAll(/[0-9a-f-]{20,}|\d+/g, '…')
    .slice(0, 40);
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
