import { setTimeout as sleep } from 'node:timers/promises';
import type { StateCount } from '../ports/conversations.ts';

/** How much of the time may be spent on counting. */
const SHARE = 0.01;
/** How long whoever asks waits for a new count: where there is an old one, and where there is none. */
const PATIENCE_MILLIS = 100;
const FIRST_PATIENCE_MILLIS = 2_000;

/**
 * How many conversations stand in each state. All of them are looked at for it, so they are counted the less often the
 * longer it takes; whoever asks meanwhile is told the last count, or none while the first goes on and on: a monitor does not
 * wait for long, however many there are (B11).
 */
export function createCensus(
  count: () => Promise<readonly StateCount[]>,
  now: () => number = () => performance.now(),
  firstPatienceMillis: number = FIRST_PATIENCE_MILLIS,
) {
  let known: readonly StateCount[] | null = null;
  let counting: Promise<void> | null = null;
  let restUntil = Number.NEGATIVE_INFINITY;

  async function recount(): Promise<void> {
    const began = now();
    try {
      known = await count();
    } finally {
      restUntil = now() + (now() - began) / SHARE;
      counting = null;
    }
  }

  return {
    async states(): Promise<readonly StateCount[]> {
      if (counting === null && now() >= restUntil) counting = recount();
      const patience = known === null ? firstPatienceMillis : PATIENCE_MILLIS;
      const failed = counting?.then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (failed) {
        const over = await Promise.race([failed, sleep(patience, null, { ref: false })]);
        // Without any count, that it cannot be had is the answer.
        if (over !== null && known === null) throw over.error;
      }
      return known ?? [];
    },
  };
}
