import { newTrip, type TripContext } from './context.ts';

/** What the machine knows: what is stored, and what counts only until the end of the turn. */
export interface Memory {
  readonly data: TripContext;
  /** The clock of the turn. */
  readonly now: string;
  /** How many of the things looked up side by side are still to come (D5). */
  readonly awaiting: number;
  /** A trip was chosen in this turn: what could be added to it is listed once. */
  readonly isNew: boolean;
}

export function memoryOf(data: TripContext, now: string): Memory {
  return { data, now, awaiting: 0, isNew: false };
}

export const blank: Memory = memoryOf(newTrip(), '1970-01-01T00:00:00Z');
