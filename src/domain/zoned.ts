import { WEEKDAYS, type Weekday } from '../core/when.ts';
import { dateOfDay, dayOf, digits, twoDigits } from './calendar.ts';
import { instantWritten } from './instant.ts';
import { offsetAt } from './offset.ts';

export { isDate } from './calendar.ts';

/**
 * Wall-clock time in a named zone (X9). Three kinds of value, never mixed:
 *
 * - an *instant* is a number of milliseconds since 1970 here, and an ISO string with the zone's offset at the edges
 *   (`2026-03-06T09:30:00+00:00`), because people read the rows it is stored in;
 * - a *date* is an ISO date, `2026-03-06`, and belongs to whichever zone it is used with;
 * - a *minute* is a minute of the wall clock since midnight: 570 is 09:30, 1440 is the end of the day.
 *
 * Where the clocks change, on purpose:
 *
 * - a time that the clocks skip stands for the instant they jump, so that later times are never earlier instants;
 * - a time that comes twice stands for its first coming.
 */
export type IsoDate = string;

export interface WallTime {
  /** The date in days since 1 January 1970, for arithmetic. */
  readonly day: number;
  readonly minute: number;
}

export interface LocalTime extends WallTime {
  readonly date: IsoDate;
}

export const MINUTE_MS = 60_000;
export const DAY_MINUTES = 1_440;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** The instant an ISO string names, or null. One without an offset names none. */
export function parseInstant(text: string): number | null {
  const written = instantWritten(text);
  if (!Number.isNaN(written)) return written;
  const instant = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

/** The same for a string that our own code wrote: anything else is a bug. */
export function instantOf(text: string): number {
  const instant = parseInstant(text);
  if (instant === null) throw new RangeError(`"${text}" is not an ISO instant with an offset`);
  return instant;
}

/** An instant as it is stored and read: local time with the zone's offset, to the second. */
export function isoInstant(instant: number, timeZone: string): string {
  const offset = offsetAt(instant, timeZone);
  const wall = instant + offset;
  const day = Math.floor(wall / DAY_MS);
  const second = Math.floor((wall - day * DAY_MS) / 1_000);
  const minute = Math.floor(second / 60);
  const time = `${clockTime(minute)}:${twoDigits(second - minute * 60)}`;
  return `${dateOfDay(day)}T${time}${offset < 0 ? '-' : '+'}${clockTime(Math.abs(offset) / MINUTE_MS)}`;
}

/** Date and time on the wall to the minute, without the offset: `2026-03-06T09:30`. */
export function localText(instant: number, timeZone: string): string {
  return isoInstant(instant, timeZone).slice(0, 16);
}

/** What calendar and clock on the wall show at an instant. */
export function localTime(instant: number, timeZone: string): LocalTime {
  const { day, minute } = wallTime(instant, timeZone);
  return { date: dateOfDay(day), day, minute };
}

/** The same for arithmetic alone, without the date in writing. */
export function wallTime(instant: number, timeZone: string): WallTime {
  const wall = instant + offsetAt(instant, timeZone);
  const day = Math.floor(wall / DAY_MS);
  return { day, minute: Math.floor((wall - day * DAY_MS) / MINUTE_MS) };
}

/** A day around an instant, as far as its wall clock goes evenly: all of it but on the days the clocks change. */
interface EvenDay {
  readonly day: number;
  /** The instant at which the clock that goes then shows, or would show, midnight. */
  readonly midnight: number;
  /** The first instant at which another day, or another clock, has to be looked up. */
  readonly end: number;
}

export function evenDay(instant: number, timeZone: string): EvenDay {
  const offset = offsetAt(instant, timeZone);
  const day = Math.floor((instant + offset) / DAY_MS);
  const midnight = day * DAY_MS - offset;
  const end = midnight + DAY_MS;
  return { day, midnight, end: offsetAt(end - 1, timeZone) === offset ? end : instant + 1 };
}

/** The instant at which the wall clock shows this minute of this date; see above for the days the clocks change. */
export function instantAt(date: IsoDate, minute: number, timeZone: string): number {
  return resolve(date, minute, timeZone).instant;
}

/** The same, but null for a time that the clocks skip on that day. */
export function existingInstantAt(date: IsoDate, minute: number, timeZone: string): number | null {
  const { instant, skipped } = resolve(date, minute, timeZone);
  return skipped ? null : instant;
}

/** The first instant of a date; not midnight where the clocks skip it. */
export function startOfDay(date: IsoDate, timeZone: string): number {
  return instantAt(date, 0, timeZone);
}

/** No zone is further than a day from UTC, so the offsets a day before and after are the only two in question. */
function resolve(date: IsoDate, minute: number, timeZone: string): { instant: number; skipped: boolean } {
  const wall = dayOf(date) * DAY_MS + minute * MINUTE_MS;
  const before = offsetAt(wall - DAY_MS, timeZone);
  const first = wall - before;
  if (offsetAt(first, timeZone) === before) return { instant: first, skipped: false };
  const after = offsetAt(wall + DAY_MS, timeZone);
  const second = wall - after;
  if (offsetAt(second, timeZone) === after) return { instant: second, skipped: false };
  return { instant: jumpBetween(second, first, timeZone), skipped: true };
}

/** The instant between the two at which the offset changes. */
function jumpBetween(earlier: number, later: number, timeZone: string): number {
  const before = offsetAt(earlier, timeZone);
  let same = earlier;
  let changed = later;
  while (changed - same > 1) {
    const middle = Math.floor((same + changed) / 2);
    if (offsetAt(middle, timeZone) === before) same = middle;
    else changed = middle;
  }
  return changed;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOfDay(dayOf(date) + days);
}

/** How many days from the one to the other; negative if `to` is the earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayOf(to) - dayOf(from);
}

export function weekdayOf(date: IsoDate): Weekday {
  return weekdayOfDay(dayOf(date));
}

export function weekdayOfDay(day: number): Weekday {
  // 1 January 1970 was a Thursday, the fourth of a list that begins on Monday.
  const weekday = WEEKDAYS[(((day + 3) % 7) + 7) % 7];
  if (weekday === undefined) throw new RangeError(`Day ${day} has no weekday`);
  return weekday;
}

/** `09:30` as minutes since midnight, `24:00` being the end of the day; null for what is no time of day. */
export function parseClock(text: string): number | null {
  if (text.length !== 5 || text[2] !== ':') return null;
  const hours = digits(text, 0, 2);
  const minutes = digits(text, 3, 5);
  const minute = hours * 60 + minutes;
  return minutes < 60 && minute <= DAY_MINUTES ? minute : null;
}

/** The same for a string that a schema has let through: anything else is a bug. */
export function minuteOf(text: string): number {
  const minute = parseClock(text);
  if (minute === null) throw new RangeError(`"${text}" is not a time of day like 09:30`);
  return minute;
}

export function clockTime(minute: number): string {
  const hours = Math.floor(minute / 60);
  return `${twoDigits(hours)}:${twoDigits(minute - hours * 60)}`;
}
