import type { Clock } from './item.ts';

/** An hour and minute as said, and whether the words alone prove that a time was meant ("4" does not, "4:30" does). */
export interface Spoken {
  readonly clock: Clock;
  readonly sure: boolean;
  /** Said as so many hours, which is a length before it is a time of day. */
  readonly counted?: true;
  /** "10 to 4" in figures, which is rather from ten to four. */
  readonly rather?: true;
}

export function spoken(hour: number, minute: number, sure: boolean, exact = false): Spoken | null {
  if (hour < 0 || hour > 24 || minute < 0 || minute > 59 || (hour === 24 && minute > 0)) return null;
  return { clock: { hour, minute, half: null, exact: exact || hour > 12 || hour === 0, part: null }, sure };
}
