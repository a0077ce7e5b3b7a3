import type { Catalogue } from '../catalogue.ts';
import type { Period, SpaceState } from '../context.ts';
import type { Memory } from '../memory.ts';

/** Where the words are heard. */
export interface Place {
  readonly state: SpaceState;
  readonly memory: Memory;
  readonly catalogue: Catalogue;
}

/** The period that stands, its day alone, or the one they wanted and cannot have: what is left unsaid is meant of it. */
export function standingIn({ memory: { period, asked } }: Pick<Place, 'memory'>): Period | null {
  const { day, wanted = null } = asked;
  if (period !== null || day === undefined) return period ?? wanted;
  return { startDate: day, endDate: day, startTime: null, endTime: null };
}
