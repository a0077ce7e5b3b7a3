import { setMaxListeners } from 'node:events';
import type { App } from '../engine/app.ts';
import type { Clock } from '../ports/clock.ts';

const PAUSE_MS = 1_000;

type Round = () => Promise<void>;

/** Each round after itself, a pause between; what breaks one, or keeps it long, is nothing to the others. */
export function againAndAgain(
  { engine, rota }: Pick<App, 'engine' | 'rota'>,
  clock: Pick<Clock, 'sleep'>,
  complain: (reason: string) => void,
  begin: Promise<void> = Promise.resolve(),
): { stop(): void } {
  const stopping = new AbortController();
  // Every round sleeps on it.
  setMaxListeners(engine.rounds.length + engine.ownRounds.length + 1, stopping.signal);
  const again = async (round: Round, pause: () => number): Promise<void> => {
    await begin;
    while (!stopping.signal.aborted) {
      await round().catch((error: unknown) => complain(String(error)));
      await clock.sleep(pause(), stopping.signal).catch(() => {});
    }
  };
  for (const round of engine.rounds) void again(round, () => rota?.pause() ?? PAUSE_MS);
  for (const round of engine.ownRounds) void again(round, () => PAUSE_MS);
  return { stop: () => stopping.abort() };
}
