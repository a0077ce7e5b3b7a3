import type { History, Move } from './moves.ts';

/** Whether a history still breaks something. */
type Breaks = (history: History) => Promise<boolean>;

const TRIES_MAX = 300;

/** The shortest history found that still breaks: without some of its moves, and without faults in those that need none. */
export async function shrunk(history: History, breaks: Breaks): Promise<History> {
  let tries = 0;
  let best = history;
  const attempt = async (moves: readonly Move[]): Promise<boolean> => {
    tries += 1;
    if (tries > TRIES_MAX || !(await breaks({ ...best, moves }))) return false;
    best = { ...best, moves };
    return true;
  };
  for (let size = Math.ceil(best.moves.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < best.moves.length; ) {
      const without = best.moves.toSpliced(at, size);
      if (!(await attempt(without))) at += size;
    }
  }
  for (const [index, move] of best.moves.entries()) {
    if (!move.calm) await attempt(best.moves.with(index, { ...move, calm: true }));
  }
  return best;
}
