import { type WallTime, wallTime } from './zoned.ts';

/** An instant and what the wall clock shows then. */
export interface Moment extends WallTime {
  readonly instant: number;
}

export function momentAt(instant: number, timeZone: string): Moment {
  const { day, minute } = wallTime(instant, timeZone);
  return { instant, day, minute };
}
