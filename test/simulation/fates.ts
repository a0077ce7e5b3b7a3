import type { Random } from './random.ts';

/** What may go wrong at one call to the outside. A slow call acts late, when whoever made it may have given it up. */
export type Fate = 'well' | 'killed_before' | 'killed_after' | 'error_before' | 'error_after' | 'slow';

/** Decides what becomes of each call: a seed draws it, a systematic run kills at the nth. */
export interface Fates {
  next(): Fate;
  /** Whether a deed is asked for twice under its key, as where something on the way sends again. */
  doubles(): boolean;
}

export const KILLS: readonly Fate[] = ['killed_before', 'killed_after', 'error_before', 'error_after'];
const DRAWN: readonly Fate[] = [...KILLS, 'slow'];

export const ALL_WELL: Fates = { next: () => 'well', doubles: () => false };

/** One call in so many meets a fate. */
export function drawnFates(random: Random, oneIn: number): Fates {
  return {
    next: () => (random.chance(1 / oneIn) ? random.pick(DRAWN) : 'well'),
    doubles: () => random.chance(1 / oneIn),
  };
}

/** Only the nth call meets this one. */
export function fateAt(nth: number, fate: Fate): Fates {
  let calls = 0;
  return {
    next: () => {
      calls += 1;
      return calls === nth ? fate : 'well';
    },
    doubles: () => false,
  };
}
