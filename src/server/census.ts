import { setTimeout as sleep } from 'node:timers/promises';
import type { StateCount } from '../ports/conversations.ts';

/** How much of the time may be spent on counting. */
const SHARE = 0.01;
/** How long whoever asks waits for a new count where there is an old one. */
const PATIENCE_MILLIS = 100;

/**
 * How many conversations stand in each state. All of them are looked at for it, so they are counted the less often the
 * longer it takes; whoever asks meanwhile is told the last count, and waits long only for the first (B11).
 */
export function createCensus(count: () => Promise<readonly StateCount[]>, now: () => number = () => performance.now()) {
  let known: readonly StateCount[] | null = null;
  let counting: Promise<readonly StateCount[]> | null = null;
  let restUntil = Number.NEGATIVE_INFINITY;

  async function recount(): Promise<readonly StateCount[]> {
    const began = now();
    try {
      known = await count();
      return known;
    } finally {
      restUntil = now() + (now() - began) / SHARE;
      counting = null;
    }
  }

  return {
    async states(): Promise<readonly StateCount[]> {
      if (counting === null && now() >= restUntil) counting = recount();
      const fresh = counting;
      if (known === null) return fresh ?? [];
      if (fresh) await Promise.race([fresh.catch(() => {}), sleep(PATIENCE_MILLIS, null, { ref: false })]);
      return known;
    },
  };
}
