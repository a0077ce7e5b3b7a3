import { WEEKDAYS, type Weekday } from '../core/when.ts';
import { addDays, clockTime, DAY_MINUTES, type IsoDate, instantAt, localTime, minuteOf, weekdayOf } from './zoned.ts';

/** When doors are open: an ordinary week, and the days that are not ordinary. As a business writes it. */
export interface Opening {
  readonly weekly: WeeklyHours;
  /** The first exception that covers a date replaces its weekday's hours. */
  readonly exceptions: readonly HoursException[];
}

/** Several ranges a day leave room for lunch; a weekday that is not named is closed. */
export type WeeklyHours = { readonly [D in Weekday]?: readonly ClockRange[] };

/** Times of day as `HH:mm`; `24:00` ends a day. */
export interface ClockRange {
  readonly from: string;
  readonly to: string;
}

/** A day, or with `until` every day from `date` to that one, on which other hours hold. */
export interface HoursException {
  readonly date: IsoDate;
  readonly until?: IsoDate | undefined;
  readonly hours: 'closed' | readonly ClockRange[];
  /** What the day is called, for people: "Christmas Day". */
  readonly reason?: string | undefined;
}

/** Minutes of the wall clock since midnight; the end is the first minute that is closed again. */
export interface MinuteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * When one can be seen on a date: while every one of the openings is open. A resource with hours of its own is thus
 * never to be had behind the closed door of its business. Ranges come in order and do not touch or overlap.
 */
export function openRanges(date: IsoDate, openings: readonly Opening[]): readonly MinuteRange[] {
  const [first, ...others] = openings.map((opening) => rangesOn(date, opening));
  return others.reduce(intersection, first ?? []);
}

/** The exception that holds on a date, so that people can be told why the doors are closed. */
export function exceptionOn(date: IsoDate, opening: Opening): HoursException | null {
  // ISO dates compare as text in the order of the calendar.
  return opening.exceptions.find((one) => one.date <= date && date <= (one.until ?? one.date)) ?? null;
}

/** From the earliest opening to the latest closing of an ordinary week: what settles "at 4" (X9). */
export function ordinaryHours(weekly: WeeklyHours): ClockRange {
  const ranges = WEEKDAYS.flatMap((weekday) => (weekly[weekday] ?? []).map(minutes));
  if (ranges.length === 0) return { from: '00:00', to: '24:00' };
  return {
    from: clockTime(Math.min(...ranges.map((range) => range.from))),
    to: clockTime(Math.max(...ranges.map((range) => range.to))),
  };
}

/** When the doors are open next, at once where they are; null where they stay closed for two weeks. */
export function opensAt(instant: number, opening: Opening, timeZone: string): number | null {
  const { date, minute } = localTime(instant, timeZone);
  for (let day = 0; day <= OPENING_DAYS; day += 1) {
    const on = addDays(date, day);
    const range = rangesOn(on, opening).find(({ to }) => day > 0 || to > minute);
    if (range !== undefined) return day === 0 && range.from <= minute ? instant : instantAt(on, range.from, timeZone);
  }
  return null;
}

const OPENING_DAYS = 14;

function rangesOn(date: IsoDate, opening: Opening): readonly MinuteRange[] {
  const exception = opening.exceptions.length === 0 ? null : exceptionOn(date, opening);
  if (exception === null) return ordinaryWeek(opening)[weekdayOf(date)] ?? [];
  return exception.hours === 'closed' ? [] : joined(exception.hours.map(minutes));
}

type MinuteWeek = { readonly [D in Weekday]?: readonly MinuteRange[] };

/** Each opening's week in minutes, worked out once: a search asks for it on every one of its days. */
const weeks = new WeakMap<Opening, MinuteWeek>();

function ordinaryWeek(opening: Opening): MinuteWeek {
  const known = weeks.get(opening);
  if (known !== undefined) return known;
  const week = Object.fromEntries(
    WEEKDAYS.map((weekday) => [weekday, joined((opening.weekly[weekday] ?? []).map(minutes))]),
  );
  weeks.set(opening, week);
  return week;
}

function minutes(range: ClockRange): MinuteRange {
  return { from: minuteOf(range.from), to: minuteOf(range.to) };
}

/** In order, and ranges that overlap or touch made one, so that a slot may lie across them. */
export function joined(ranges: readonly MinuteRange[]): readonly MinuteRange[] {
  const result: MinuteRange[] = [];
  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (range.to <= range.from) continue;
    if (last === undefined || last.to < range.from) result.push(range);
    else result[result.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
  }
  return result;
}

/** An ordinary week without the breaks in it. */
export function withoutBreaks(weekly: WeeklyHours, breaks: WeeklyHours): WeeklyHours {
  return Object.fromEntries(
    WEEKDAYS.flatMap((weekday) => {
      const open = joined((weekly[weekday] ?? []).map(minutes));
      const left = joined((breaks[weekday] ?? []).map(minutes)).reduce(without, open);
      const ranges = left.map(({ from, to }): ClockRange => ({ from: clockTime(from), to: clockTime(to) }));
      return weekly[weekday] === undefined ? [] : [[weekday, ranges]];
    }),
  );
}

function without(open: readonly MinuteRange[], gone: MinuteRange): readonly MinuteRange[] {
  return open
    .flatMap(({ from, to }) => [
      { from, to: Math.min(to, gone.from) },
      { from: Math.max(from, gone.to), to },
    ])
    .filter((range) => range.from < range.to);
}

function intersection(one: readonly MinuteRange[], other: readonly MinuteRange[]): readonly MinuteRange[] {
  return one.flatMap((left) =>
    other
      .map((right) => ({ from: Math.max(left.from, right.from), to: Math.min(left.to, right.to) }))
      .filter((range) => range.from < range.to),
  );
}

/**
 * A number as a time of day: 6, 18, 630. Without am or pm it is settled by the opening hours (X9); null for a number that
 * no clock shows.
 */
export function clockMeant(
  number: number,
  hours: ClockRange,
): { readonly time: string; readonly settled: boolean } | null {
  const [hour, minute] = number < 100 ? [number, 0] : [Math.floor(number / 100), number % 100];
  if (hour > 23 || minute > 59) return null;
  const settled = hour === 0 || hour > 12;
  const named = hour * 60 + minute;
  return { time: clockTime(settled ? named : withinHours(named, hours)), settled };
}

const HALF_DAY = DAY_MINUTES / 2;

function withinHours(minute: number, hours: ClockRange): number {
  const [opens, closes] = [minuteOf(hours.from), minuteOf(hours.to)];
  const outside = (one: number) => Math.max(0, opens - one, one - (closes - 1));
  const otherHalf = (minute + HALF_DAY) % DAY_MINUTES;
  return outside(otherHalf) < outside(minute) ? otherHalf : minute;
}
