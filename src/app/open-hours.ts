import type { OpenHours } from '../core/desk/hours.ts';
import type { Business } from '../domain/business.ts';
import { exceptionOn, openRanges, opensAt } from '../domain/hours.ts';
import { addDays, clockTime, daysBetween, instantOf, isoInstant, localTime } from '../domain/zoned.ts';

type House = Pick<Business, 'opening' | 'timeZone'>;

/** Longer than any stretch that is asked of at once. */
const DAYS_MAX = 62;

/** The hours of a business day by day; none of a day that has gone by. */
export function openHoursOf({ opening, timeZone }: House): OpenHours {
  return (now, days) => {
    const today = localTime(instantOf(now), timeZone).date;
    const { from, to } = days ?? { from: today, to: today };
    const first = addDays(today, Math.max(0, daysBetween(today, from)));
    const count = Math.max(0, Math.min(daysBetween(first, to) + 1, DAYS_MAX));
    return Array.from({ length: count }, (_, place) => addDays(first, place)).map((date) => ({
      date,
      ranges: openRanges(date, [opening]).map((range) => ({ from: clockTime(range.from), to: clockTime(range.to) })),
      isException: exceptionOn(date, opening) !== null,
    }));
  };
}

/** When somebody is in next, at once where somebody is; null where nobody is for long. */
export function opensNext({ opening, timeZone }: House, now: string): string | null {
  const at = opensAt(instantOf(now), opening, timeZone);
  return at === null ? null : isoInstant(at, timeZone);
}
