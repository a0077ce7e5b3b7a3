import { dateOfDay } from '../../domain/calendar.ts';
import {
  type Closeness,
  compareCloseness,
  type Moment,
  NOON,
  type ReadyWish,
  type Wish,
  wishFrom,
} from '../../domain/wish.ts';
import { instantOf, wallTime, weekdayOfDay } from '../../domain/zoned.ts';

/**
 * Free slots that should not be offered although nothing in the context says so. Declined slots are not remembered
 * (A1), but they can be told: for one and the same wish the closest slots are offered first, so a free one that is
 * closer than those on the table was on the table before and was not wanted. In a calendar with many gaps this is a good
 * guess and no more; the slots declined in this very message are left out in any case (A7).
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
  if (offered.length === 0 && except.length === 0) return [];
  const moments = free.map((start) => momentOf(start, timeZone));
  const today = wallTime(instantOf(now), timeZone).day;
  const ready = wishFrom(wish, today, moments);
  const table = offered.map((start) => momentOf(start, timeZone));
  const limits = limitsOf(table, ready);
  const shown = new Set(table.map(({ instant }) => instant));
  return moments
    .filter(
      (moment) =>
        isExcepted(moment, except) ||
        (!shown.has(moment.instant) && wasCloser(moment, ready.closeness(moment), limits)),
    )
    .map(({ start }) => start);
}

interface FreeMoment extends Moment {
  readonly start: string;
}

function momentOf(start: string, timeZone: string): FreeMoment {
  const instant = instantOf(start);
  return { start, instant, ...wallTime(instant, timeZone) };
}

interface Limit {
  readonly half: Half | 'any';
  readonly closeness: Closeness;
}

type Half = 'morning' | 'afternoon';

/**
 * An offer that contrasts morning and afternoon shows the closest of each. One that does not shows the closest of all,
 * so that whatever is closer than either of its slots was there before.
 */
function limitsOf(table: readonly Moment[], { closeness, halvesOpen }: ReadyWish): readonly Limit[] {
  const contrasts = halvesOpen && new Set(table.map(halfOf)).size > 1;
  return table.map((moment) => ({ half: contrasts ? halfOf(moment) : 'any', closeness: closeness(moment) }));
}

function wasCloser(moment: Moment, closeness: Closeness, limits: readonly Limit[]): boolean {
  return limits.some(
    (limit) =>
      (limit.half === 'any' || limit.half === halfOf(moment)) && compareCloseness(closeness, limit.closeness) < 0,
  );
}

function halfOf({ minute }: Moment): Half {
  return minute < NOON ? 'morning' : 'afternoon';
}

function isExcepted({ day }: FreeMoment, except: readonly string[]): boolean {
  return except.length > 0 && (except.includes(dateOfDay(day)) || except.includes(weekdayOfDay(day)));
}
