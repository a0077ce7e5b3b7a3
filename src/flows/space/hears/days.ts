import { heardWish, type Wish, wantsChange } from '../../../core/hearing.ts';
import { hasCue, mentions, type Reading } from '../../../core/reading.ts';
import { daysRuledOut, isRuledOut } from '../../../domain/ruled-out.ts';
import { addDays } from '../../../domain/zoned.ts';
import type { Period } from '../context.ts';
import type { DaysToLookIn, ProtocolPeriod } from '../protocol.ts';
import { type Act, joins } from '../vocabulary.ts';
import {
  besideStanding,
  endCorrected,
  endsInstead,
  inItsHalf,
  isCutIn,
  isEither,
  isFromThenOn,
  minutesIn,
  type Times,
  timesIn,
  timesLasting,
  untilThen,
} from './hours.ts';

/** On which days, and from when to when on them, as a message says it beside what stands. */

/** How long it is to last, if that was said, and on which day, where its beginning is open. */
export interface OpenLength {
  readonly minutes: number | null;
  readonly day: string | null;
}

/**
 * Dates and times as the protocol puts them. A time without a date is meant for the day that stands, if one does, and
 * another day without a time for the same hours: "plutôt le lendemain".
 */
export function periodIn(reading: Reading, standing: Period | null, acts: readonly Act[]): ProtocolPeriod | null {
  const period = stretchIn(reading, standing, acts);
  if (period === null || !hasCue(reading, 'recurring')) return period;
  // "Du 14 au 16, de 9h à 17h chaque jour" is no stretch over the nights: the first of the days goes first.
  const { startTime, endTime } = period;
  const isOfEach = startTime !== null && endTime !== null && startTime < endTime;
  return isOfEach ? { ...period, endDate: period.startDate } : period;
}

function stretchIn(reading: Reading, standing: Period | null, acts: readonly Act[]): ProtocolPeriod | null {
  // "En mai" names no day: nobody who says so takes the space for a month.
  if (withinIn(reading) !== null || openIn(reading, standing, acts) !== null) return null;
  const wish = heardWish(reading);
  const day = wish.date === null ? null : { startDate: wish.date.date, endDate: wish.date.date };
  const days = daysInARow(reading, standing) ?? day ?? daysOf(wish.dates);
  if (standing !== null) return beside(standing, days, reading, acts);
  return days && { ...lasting(days, daysIn(reading)), ...timesIn(reading, wish) };
}

/** What is said beside a period that stands: what is left unsaid stays of it. */
function beside(standing: Period, days: Days | null, reading: Reading, acts: readonly Act[]): ProtocolPeriod | null {
  const wish = heardWish(reading);
  const count = daysIn(reading);
  const times = inItsHalf(timesIn(reading, wish), standing, reading);
  const isTimed = times.startTime !== null || times.endTime !== null || acts.includes('all_day') || count !== null;
  const longer = isTimed ? null : timesLasting(standing, reading);
  if (days === null && longer === null && !isTimed) return null;
  const isOneDay = wish.dates === null && standing.startDate === standing.endDate;
  // "Et vendredi aussi": what stands goes first.
  if (isOneDay && days !== null && isBesides(reading)) return standing;
  const on = lasting(days ?? standing, days === null && count === 1 ? null : count);
  if (!isOneDay) return { ...on, ...(longer ?? times) };
  return { ...on, ...(longer ?? (isTimed ? timesBeside(times, standing, days, reading, acts) : hoursOf(standing))) };
}

/** The hours that are said, of a day whose hours stand: its end, its beginning, or both. */
function timesBeside(times: Times, standing: Period, days: Days | null, reading: Reading, acts: readonly Act[]): Times {
  const isFrom = isFromThenOn(heardWish(reading));
  const isEnd = days === null && !wantsChange(reading) && !isFrom;
  const keepsEnd = isFrom || acts.includes('same_end');
  return (
    endsInstead(times, standing, reading) ??
    (days === null ? endCorrected(times, standing, reading) : null) ??
    (isEnd ? untilThen(times, standing) : null) ??
    besideStanding(times, standing, acts.includes('all_day'), keepsEnd)
  );
}

/** "Samedi et dimanche", with no hours of their own: one stretch of days. */
export function daysInARow(reading: Reading, standing: Period | null): Days | null {
  const found = mentions(reading, 'date').filter(({ negated }) => negated !== true);
  const [first, ...others] = [...new Set(found.map(({ date }) => date))].sort();
  if (first === undefined || others.length === 0 || hasCue(reading, 'recurring', 'more')) return null;
  const isInARow = others.every((date, index) => date === addDays(first, index + 1));
  const said = reading.text.slice(found[0]?.start ?? 0, found.at(-1)?.end);
  const isTimed = (standing?.startTime ?? null) !== null || minutesIn(reading) !== null || hoursIn(reading) !== null;
  if (!isInARow || isTimed || !joins(said, 'both') || joins(said, 'or')) return null;
  return { startDate: first, endDate: addDays(first, others.length) };
}

export function rulesOut(reading: Reading, standing: Period | null): boolean {
  const { date, dates } = heardWish(reading);
  return date === null && dates === null && isRuledOut(standing?.startDate ?? '', daysRuledOut(reading));
}

export function isOneMoreDay(reading: Reading, standing: Period | null): boolean {
  return standing !== null && heardWish(reading).date !== null && isBesides(reading);
}

export function namesDays(reading: Reading): number {
  return new Set(mentions(reading, 'date').flatMap(({ date, negated }) => (negated ? [] : [date]))).size;
}

/** A day more than the one that stands, and not instead of it. */
export function isBesides(reading: Reading): boolean {
  return hasCue(reading, 'more') && !hasCue(reading, 'change', 'correction') && minutesIn(reading) === null;
}

/** How long it is to last, where nothing says when it begins: nobody who says so takes the space for the whole day. */
export function openIn(reading: Reading, standing: Period | null, acts: readonly Act[]): OpenLength | null {
  const minutes = minutesIn(reading);
  const wish = heardWish(reading);
  const { startTime, endTime } = timesIn(reading, wish);
  const begins = standing?.startTime ?? startTime ?? endTime;
  if (acts.includes('all_day') || wish.dates !== null || daysIn(reading) !== null) return null;
  const stands = standing !== null && standing.startDate === standing.endDate ? standing.startDate : null;
  const day = wish.date?.date ?? stands;
  if (day !== null && minutes === null && isCutIn(reading, { startTime, endTime }, standing)) return { minutes, day };
  const isOpen = isEither(reading) ? day !== null && wish.others.length === 0 : minutes !== null && begins === null;
  return isOpen ? { minutes, day } : null;
}

/** Only where to look; with how many days it is to last, its first day is meant. */
export function withinIn(reading: Reading): DaysToLookIn | null {
  const { date, dates } = heardWish(reading);
  if (date !== null || dates?.loose !== true || daysIn(reading) !== null) return null;
  const except = daysRuledOut(reading).slice(0, WEEK_DAYS);
  return { startDate: dates.from, endDate: dates.to, ...(except.length > 0 && { except }) };
}

const WEEK_DAYS = 7;

export function hoursIn(reading: Reading): Times | null {
  const times = timesIn(reading, heardWish(reading));
  return isEither(reading) || isCutIn(reading, times, null) || (times.startTime === null && times.endTime === null)
    ? null
    : times;
}

type Days = Pick<ProtocolPeriod, 'startDate' | 'endDate'>;

/** So many days from the first. */
function lasting({ startDate, endDate }: Days, count: number | null): Days {
  return { startDate, endDate: startDate === null || count === null ? endDate : addDays(startDate, count - 1) };
}

/** "From Monday on" says when it begins; nobody means the month that the words leave open. */
function daysOf(dates: Wish['dates']): Days | null {
  if (dates === null) return null;
  const open = addDays(dates.from, OPEN_DAYS) <= dates.to;
  return { startDate: dates.from, endDate: open ? dates.from : dates.to };
}

/** So long a span is one whose end was not said. */
const OPEN_DAYS = 31;

function hoursOf({ startTime, endTime }: Period): Times {
  return { startTime, endTime };
}

/** "Toute la journée" is one day, "pour trois jours" three. */
export function daysIn(reading: Reading): number | null {
  return mentions(reading, 'duration').find(({ unit }) => unit === 'days')?.value ?? null;
}
