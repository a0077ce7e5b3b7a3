import { openRanges } from '../../domain/hours.ts';
import { addDays, clockTime, instantAt, isDate, localTime, minuteOf, parseClock } from '../../domain/zoned.ts';
import type { Catalogue } from './catalogue.ts';
import type { Period } from './context.ts';
import type { ProtocolPeriod } from './protocol.ts';

/** A period somebody asked for, as it can be held against the agenda: or why it cannot. */
export type PeriodHeard =
  | { readonly kind: 'none' }
  | { readonly kind: 'period'; readonly period: Period }
  | { readonly kind: 'bad'; readonly reason: 'date' | 'past' | 'backwards' | 'closed' }
  /** Open on that day, but not then. */
  | { readonly kind: 'bad'; readonly reason: 'hours'; readonly opens: number; readonly closes: number };

/**
 * Dates suffice; no end date means the start date, no times the whole opening day (E3). A time that is none becomes the
 * beginning or the end of the day, and all times are kept within opening hours (E5).
 */
export function hearPeriod(said: ProtocolPeriod | null, now: number, catalogue: Catalogue): PeriodHeard {
  if (said === null || (said.startDate === null && said.endDate === null)) return { kind: 'none' };
  const startDate = said.startDate ?? said.endDate ?? '';
  const endDate = said.endDate ?? startDate;
  if (!isDate(startDate) || !isDate(endDate)) return { kind: 'bad', reason: 'date' };
  if (endDate < startDate) return { kind: 'bad', reason: 'backwards' };
  const opening = hoursOn(startDate, catalogue);
  const closing = hoursOn(endDate, catalogue);
  if (opening === null || closing === null) return { kind: 'bad', reason: 'closed' };
  const period = {
    startDate,
    endDate,
    startTime: said.startTime === null ? null : within(parseClock(said.startTime) ?? 0, opening),
    endTime: said.endTime === null ? null : within(parseClock(said.endTime) ?? LAST_MINUTE, closing),
  };
  const { start, end } = instantsOf(period, catalogue);
  if (start >= end)
    return isOutside(said, opening, closing) ? outside(startDate, catalogue) : { kind: 'bad', reason: 'backwards' };
  if (start <= now) return { kind: 'bad', reason: 'past' };
  return { kind: 'period', period };
}

/** The hours that a period was kept within, where a time that was named lies beyond them; null where none does. */
export function hoursKeptTo(
  said: ProtocolPeriod | null,
  heard: PeriodHeard,
  catalogue: Catalogue,
): { readonly opens: number; readonly closes: number } | null {
  if (said === null || heard.kind !== 'period' || heard.period.startDate !== heard.period.endDate) return null;
  const { startDate, endDate, startTime, endTime } = heard.period;
  const isCut = isOther(said.startTime, startTime) || isOther(said.endTime, endTime);
  if (!isCut) return null;
  const { start, end } = instantsOf({ startDate, endDate, startTime: null, endTime: null }, catalogue);
  return { opens: start, closes: end };
}

function isOther(named: string | null, kept: string | null): boolean {
  const minute = named === null ? null : parseClock(named);
  return minute !== null && kept !== null && minute !== minuteOf(kept);
}

/** Whether it begins after the doors have closed, or ends before they open. */
function isOutside(
  { startTime, endTime }: ProtocolPeriod,
  opening: { to: number },
  closing: { from: number },
): boolean {
  const begins = startTime === null ? null : parseClock(startTime);
  const ends = endTime === null ? null : parseClock(endTime);
  return (begins !== null && begins >= opening.to) || (ends !== null && ends <= closing.from);
}

function outside(date: string, catalogue: Catalogue): PeriodHeard {
  const { start, end } = instantsOf({ startDate: date, endDate: date, startTime: null, endTime: null }, catalogue);
  return { kind: 'bad', reason: 'hours', opens: start, closes: end };
}

/** The first instant of the period, and the first after it. */
export function instantsOf(period: Period, { timeZone, openings }: Catalogue): { start: number; end: number } {
  const opens = openRanges(period.startDate, openings)[0]?.from ?? 0;
  const closes = openRanges(period.endDate, openings).at(-1)?.to ?? 0;
  return {
    start: instantAt(period.startDate, period.startTime === null ? opens : minuteOf(period.startTime), timeZone),
    end: instantAt(period.endDate, period.endTime === null ? closes : minuteOf(period.endTime), timeZone),
  };
}

/**
 * Whether doors are open when it begins and when it ends; by the hour also all the while, so that nobody sits through the
 * break of a room. Whoever has it for the day, or for several, has it over a break as over a night.
 */
export function isOpenFor(period: Period, { openings }: Catalogue): boolean {
  const [first, last] = [openRanges(period.startDate, openings), openRanges(period.endDate, openings)];
  const from = period.startTime === null ? first[0]?.from : minuteOf(period.startTime);
  const to = period.endTime === null ? last.at(-1)?.to : minuteOf(period.endTime);
  if (from === undefined || to === undefined) return false;
  const isTimed = period.startDate === period.endDate && period.startTime !== null && period.endTime !== null;
  const begins = first.filter((range) => range.from <= from && from < range.to);
  const ends = last.filter((range) => range.from < to && to <= range.to);
  return begins.length > 0 && ends.length > 0 && (!isTimed || begins.some((range) => to <= range.to));
}

/** How many hours are open between its beginning and its end: what is paid for. */
export function openHoursIn(period: Period, catalogue: Catalogue): number {
  const { start, end } = instantsOf(period, catalogue);
  let minutes = 0;
  for (let date = period.startDate; date <= period.endDate; date = addDays(date, 1)) {
    for (const range of openRanges(date, catalogue.openings)) {
      const from = Math.max(start, instantAt(date, range.from, catalogue.timeZone));
      const to = Math.min(end, instantAt(date, range.to, catalogue.timeZone));
      minutes += Math.max(0, to - from) / 60_000;
    }
  }
  return minutes / 60;
}

/** A period of the wall clock from two instants. */
export function periodBetween(start: number, end: number, timeZone: string): Period {
  const from = localTime(start, timeZone);
  const to = localTime(end, timeZone);
  return {
    startDate: from.date,
    endDate: to.date,
    startTime: clockTime(from.minute),
    endTime: clockTime(to.minute),
  };
}

const LAST_MINUTE = minuteOf('23:59');

function hoursOn(date: string, { openings }: Catalogue): { from: number; to: number } | null {
  const ranges = openRanges(date, openings);
  const [first, last] = [ranges[0], ranges.at(-1)];
  return first === undefined || last === undefined ? null : { from: first.from, to: last.to };
}

function within(minute: number, hours: { from: number; to: number }): string {
  return clockTime(Math.min(Math.max(minute, hours.from), hours.to));
}
