import { heardWish } from '../../core/hearing.ts';
import { type DatesMention, mentions, type Reading } from '../../core/reading.ts';
import { dateOfDay, dayOf } from '../../domain/calendar.ts';
import type { TripContext } from './context.ts';
import { datesFrom, daysBetween } from './dates.ts';
import type { Entities } from './events.ts';

/**
 * When somebody would like to leave. The first day named begins the trip; its length follows from the days, unless both
 * ends were named. A month or a week is no stay but a time to leave in, and the day is asked for (D7).
 */
export function datesIn(reading: Reading, data: TripContext, days: number | null): Entities {
  const { date, dates } = heardWish(reading);
  if (dates !== null) {
    return isPeriod(dates, reading, days ?? data.duration_days)
      ? { travel_period: { start: dates.from, end: dates.to } }
      : { travel_dates: { start: dates.from, end: dates.to } };
  }
  if (date === null) return {};
  // "The first" picks a trip; it is no day of the month.
  const picked = mentions(reading, 'choice').some(({ start, end }) => start < date.end && date.start < end);
  if (picked && data.asked.question !== 'travel_dates' && data.asked.question !== 'new_dates') return {};
  return { travel_dates: datesFrom(withinPeriod(date.date, data), days ?? data.duration_days ?? 1) };
}

const WEEK_DAYS = 7;

function isPeriod({ from, to, start, end }: DatesMention, { text }: Reading, days: number | null): boolean {
  const numbers = text.slice(start, end).match(/\p{Nd}+/gu) ?? [];
  if (numbers.length >= 2) return false;
  const length = daysBetween(from, to) + 1;
  return length === WEEK_DAYS || length > 2 * WEEK_DAYS || (days !== null && days < length);
}

/** After "in February", "the 15th" is the fifteenth of February. */
function withinPeriod(date: string, { asked }: TripContext): string {
  const [from, to] = asked.question === 'travel_dates' ? (asked.about?.split('/') ?? []) : [];
  if (from === undefined || to === undefined || date >= from) return date;
  const found = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => dateOfDay(dayOf(from) + index));
  return found.find((day) => day.slice(8) === date.slice(8)) ?? date;
}
