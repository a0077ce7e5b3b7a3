import type { Catalogue } from '../catalogue.ts';
import type { Period, SpaceState } from '../context.ts';
import type { Memory } from '../memory.ts';

/** Where the words are heard. */
export interface Place {
  readonly state: SpaceState;
  readonly memory: Memory;
  readonly catalogue: Catalogue;
}

/** The period that stands, or the one they wanted and cannot have: what is left unsaid is meant of it. */
export function standingIn({ memory }: Pick<Place, 'memory'>): Period | null {
  return memory.period ?? memory.asked.wanted ?? null;
}
