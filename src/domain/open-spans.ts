import { remembered } from '../core/remembered.ts';
import { dateOfDay } from './calendar.ts';
import { type MinuteRange, type Opening, openRanges } from './hours.ts';
import { instantAt } from './zoned.ts';

/** A range in which one can be seen on a day: on the wall clock, and in instants. */
export interface OpenSpan {
  readonly minutes: MinuteRange;
  readonly opens: number;
  /** The first instant that is closed again. */
  readonly closes: number;
}

/** Years of days. Beyond that somebody is asking about invented dates, and we start afresh. */
const DAYS_REMEMBERED_MAX = 1_024;

/** What is known of the hours that stand; those of a business that changed go with them. */
const knownOf = remembered((_openings: readonly Opening[]) => new Map<string, Map<number, readonly OpenSpan[]>>());

/**
 * When every one of the openings is open on a day, counted from 1970. A search asks for five weeks of days, and the next one
 * for the same again: each is worked out once.
 */
export function openSpans(day: number, openings: readonly Opening[], timeZone: string): readonly OpenSpan[] {
  const zones = knownOf(openings);
  const byDay = zones.get(timeZone) ?? new Map<number, readonly OpenSpan[]>();
  const known = byDay.get(day);
  if (known !== undefined) return known;
  const date = dateOfDay(day);
  const spans = openRanges(date, openings).map((minutes) => ({
    minutes,
    opens: instantAt(date, minutes.from, timeZone),
    closes: instantAt(date, minutes.to, timeZone),
  }));
  if (byDay.size >= DAYS_REMEMBERED_MAX) byDay.clear();
  byDay.set(day, spans);
  zones.set(timeZone, byDay);
  return spans;
}
