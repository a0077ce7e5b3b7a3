import type { Clock } from '../../ports/clock.ts';
import { type Model, ModelError, type ModelFailure } from '../../ports/model.ts';
import type { Observer } from '../../ports/observer.ts';

export interface BreakerParts {
  readonly clock: Clock;
  readonly observer: Observer;
  /** So many failures in a row, and the model rests. */
  readonly failuresMax?: number;
  readonly restMs?: number;
}

/** What tells of an endpoint in trouble. One that refuses a question is well. */
const TROUBLES: readonly ModelFailure[] = ['rate_limited', 'unavailable', 'timed_out', 'rejected'];

/**
 * A model that is left alone when it fails again and again: nobody waits two seconds for nothing (X8). After a rest one
 * call is let through; it decides whether the others may follow.
 */
export function withBreaker(model: Model, parts: BreakerParts): Model {
  const { clock, observer, failuresMax = 5, restMs = 30_000 } = parts;
  let failures = 0;
  let restsUntil: number | null = null;
  let probing = false;

  const nowMs = () => Date.parse(clock.now());

  function recovered(): void {
    if (restsUntil !== null) observer.log('info', 'model.recovered', {});
    failures = 0;
    restsUntil = null;
  }

  function failed(isProbe: boolean): void {
    failures += 1;
    if (!isProbe && (failures < failuresMax || restsUntil !== null)) return;
    restsUntil = nowMs() + restMs;
    observer.log('warn', 'model.resting', { failures, rest_ms: restMs });
  }

  return {
    async complete(prompt, deadline) {
      const isProbe = restsUntil !== null;
      if (restsUntil !== null && (probing || nowMs() < restsUntil)) {
        throw new ModelError('resting', 'it failed too often and is left alone for a while');
      }
      if (isProbe) probing = true;
      try {
        const text = await model.complete(prompt, deadline);
        recovered();
        return text;
      } catch (error) {
        const isTrouble = !(error instanceof ModelError) || TROUBLES.includes(error.failure);
        if (isTrouble) failed(isProbe);
        else recovered();
        throw error;
      } finally {
        if (isProbe) probing = false;
      }
    },
  };
}
