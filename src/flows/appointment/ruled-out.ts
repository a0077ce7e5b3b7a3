import { type Closeness, compareCloseness, type Moment, NOON, type Wish, wishFrom } from '../../domain/wish.ts';
import { instantOf, localTime, weekdayOf } from '../../domain/zoned.ts';

/**
 * Free slots that should not be offered although nothing in the context says so. Declined slots are not remembered
 * (A1), but they can be told: for one and the same wish the closest slots are offered first, so a free one that is
 * closer than those on the table was on the table before and was not wanted.
 */
export interface Ruling {
  readonly free: readonly string[];
  readonly wish: Wish;
  /** What is on the table for this wish; empty when the wish is new. */
  readonly offered: readonly string[];
  /** Weekdays and dates that the message itself ruled out. */
  readonly except: readonly string[];
  readonly timeZone: string;
  readonly now: string;
}

export function ruledOut({ free, wish, offered, except, timeZone, now }: Ruling): readonly string[] {
  const moments = free.map((start) => momentOf(start, timeZone));
  const today = localTime(instantOf(now), timeZone).day;
  const { closeness } = wishFrom(wish, today, moments);
  const table = offered.map((start) => momentOf(start, timeZone));
  const limits = table.map((moment) => ({ half: halfOf(moment), closeness: closeness(moment) }));
  const shown = new Set(table.map(({ instant }) => instant));
  return moments
    .filter(
      (moment) =>
        isExcepted(moment, except) || (!shown.has(moment.instant) && wasCloser(moment, closeness(moment), limits)),
    )
    .map(({ start }) => start);
}

interface FreeMoment extends Moment {
  readonly start: string;
  readonly date: string;
}

function momentOf(start: string, timeZone: string): FreeMoment {
  const instant = instantOf(start);
  return { start, instant, ...localTime(instant, timeZone) };
}

interface Limit {
  readonly half: 'morning' | 'afternoon';
  readonly closeness: Closeness;
}

/** Morning and afternoon are told apart, because an offer contrasts them: each half of the day has its own closest. */
function wasCloser(moment: Moment, closeness: Closeness, limits: readonly Limit[]): boolean {
  return limits.some((limit) => limit.half === halfOf(moment) && compareCloseness(closeness, limit.closeness) < 0);
}

function halfOf({ minute }: Moment): Limit['half'] {
  return minute < NOON ? 'morning' : 'afternoon';
}

function isExcepted({ date }: FreeMoment, except: readonly string[]): boolean {
  return except.includes(date) || except.includes(weekdayOf(date));
}
