import { addDays, clockTime, type IsoDate, parseClock } from './zoned.ts';

/** What lies on one side of something that was offered or chosen: "anything later?", "that's too soon". */

/** The window on one side of a minute of the day, the minute itself left out. */
export function windowBeside(side: 'earlier' | 'later', minute: number): string {
  return side === 'earlier' ? `00:00-${clockTime(minute)}` : `${clockTime(minute + 1)}-24:00`;
}

/** Whether a window is one that lies beside a slot: nobody names such a minute. Of another day than the slot's it says nothing. */
export function isBesideSlot(window: string | null): boolean {
  const [from = '', to = ''] = window?.split('-') ?? [];
  return to === '24:00' && (parseClock(from) ?? 0) % NAMED_MINUTES === 1;
}

/** People name the time of day in steps of this many minutes. */
const NAMED_MINUTES = 5;

/** The days on one side of a day, as a wish has them; null where none is left before it. */
export function daysBeside(side: 'earlier' | 'later', date: IsoDate, today: IsoDate): string | null {
  if (side === 'later') return `${addDays(date, 1)}/${addDays(date, DAYS_AHEAD)}`;
  return today < date ? `${today}/${addDays(date, -1)}` : null;
}

/** How far ahead "after that" is looked for. */
export const DAYS_AHEAD = 28;
