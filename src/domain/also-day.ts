import { parseDay, type Wish } from './wish.ts';
import { parseWindow } from './wished-hours.ts';
import { parseClock } from './zoned.ts';

/**
 * A day that would do as well as the one wished for, as it is stored: `friday`, and with hours of its own
 * `2026-03-09 morning` or `friday 15:00`.
 */
export type AlsoDay = string;

export function alsoDay(day: string, hours: string | null): AlsoDay {
  return hours === null ? day : `${day} ${hours}`;
}

/** The day of it, and its own hours. */
export function partsOf(also: AlsoDay): { readonly day: string; readonly hours: string | null } {
  const [day = '', hours = null] = also.split(' ');
  return { day, hours };
}

/** The wish for that day, with the hours of the other one where it has none of its own. */
export function wishOf(also: AlsoDay, { time_window, explicit_time }: Wish): Wish {
  const { day, hours } = partsOf(also);
  if (hours === null) return { day, time_window, explicit_time };
  const isExact = parseClock(hours) !== null;
  return { day, time_window: isExact ? null : hours, explicit_time: isExact ? hours : null };
}

/** Whether words are such a day. */
export function isAlsoDay(text: string): boolean {
  const { day, hours } = partsOf(text);
  const isTimed = hours === null || parseClock(hours) !== null || parseWindow(hours) !== null;
  return isTimed && text === alsoDay(day, hours) && !day.includes('/') && parseDay(day) !== null;
}
