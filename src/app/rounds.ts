import { setMaxListeners } from 'node:events';
import type { Engine } from '../engine/engine.ts';
import type { Clock } from '../ports/clock.ts';

const SWEEP_MS = 1_000;

/** Each round after itself, a pause between; what breaks one, or keeps it long, is nothing to the others. */
export function againAndAgain(
  rounds: Engine['rounds'],
  clock: Clock,
  complain: (reason: string) => void,
  begin: Promise<void> = Promise.resolve(),
): { stop(): void } {
  const stopping = new AbortController();
  // Every round sleeps on it.
  setMaxListeners(rounds.length + 1, stopping.signal);
  const again = async (round: () => Promise<void>): Promise<void> => {
    await begin;
    while (!stopping.signal.aborted) {
      await round().catch((error: unknown) => complain(String(error)));
      await clock.sleep(SWEEP_MS, stopping.signal).catch(() => {});
    }
  };
  for (const round of rounds) void again(round);
  return { stop: () => stopping.abort() };
}
