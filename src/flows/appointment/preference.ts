import { z } from 'zod';
import { WEEKDAYS } from '../../core/when.ts';
import { isAlsoDay } from '../../domain/also-day.ts';
import { isBesideSlot } from '../../domain/beside.ts';
import { isDate } from '../../domain/calendar.ts';
import { isRuledOut } from '../../domain/ruled-out.ts';
import { parseDay } from '../../domain/wish.ts';
import { parseWindow } from '../../domain/wished-hours.ts';
import { parseClock } from '../../domain/zoned.ts';
import type { Constraints, Preference } from './context.ts';

/** Nobody names more days than this to choose from; a longer list is a span. */
export const ALSO_MAX = 3;

/**
 * What a message may say about when somebody would like to come. A day that was named always gives its `date`; `day`
 * stands beside it only for a bare weekday, which is stored by its name (A2).
 */
export const wishEntities = z.strictObject({
  date: z.string().refine(isDate).exactOptional(),
  day: z.enum(WEEKDAYS).exactOptional(),
  /** Days that would do as well as this one: "Friday or Monday", and with hours of their own "or Monday at 3". */
  also: z.array(z.string().refine(isAlsoDay)).max(ALSO_MAX).exactOptional(),
  /** A span of days, both ends included: `2026-03-09/2026-03-15`. */
  dates: z
    .string()
    .refine((span) => span.includes('/') && parseDay(span) !== null)
    .exactOptional(),
  /** A time of day that was named. Beside a `window` it is only that window's bound ("after 3"). */
  time: z
    .string()
    .refine((time) => time !== '24:00' && parseClock(time) !== null)
    .exactOptional(),
  window: z
    .string()
    .refine((window) => parseWindow(window) !== null)
    .exactOptional(),
  /** What was left open on purpose: "any time" frees the time, "as soon as possible" everything. */
  open: z.enum(['time', 'everything']).exactOptional(),
  /** Weekdays and dates that were ruled out: "not Friday". */
  except: z.array(z.string().refine((day) => parseDay(day) !== null && !day.includes('/'))).exactOptional(),
});

export type WishEntities = z.infer<typeof wishEntities>;

export const NO_WISH: Constraints = { day: null, time_window: null, explicit_time: null };

/** The preference after a message (A2): a new day keeps the time wish, window and explicit time replace each other. */
export function withWish(
  before: Preference | undefined,
  wish: WishEntities,
  text: string,
  now: string,
): Preference | undefined {
  const stood = before ? constraintsOf(before) : NO_WISH;
  const after = { ...opened(stood, wish), ...timeOfDayBefore(stood, wish), ...dayIn(wish), ...timeIn(wish) };
  if (before && sameConstraints(stood, after)) return before;
  if (!before && Object.keys(wish).length === 0) return undefined;
  return { ...after, free_text: text, updated_at: now };
}

export function constraintsOf({ day, time_window, explicit_time }: Constraints): Constraints {
  return { day, time_window, explicit_time };
}

export function sameConstraints(one: Constraints, other: Constraints): boolean {
  return one.day === other.day && one.time_window === other.time_window && one.explicit_time === other.explicit_time;
}

/** What stood, less what the message left open or ruled out. "Any time" with no time to free means any day, too. */
function opened(stood: Constraints, wish: WishEntities): Constraints {
  if (wish.open === 'everything') return NO_WISH;
  const day = stood.day !== null && isRuledOut(stood.day, wish.except ?? []) ? null : stood.day;
  if (wish.open !== 'time') return { ...stood, day };
  const timed = stood.time_window !== null || stood.explicit_time !== null;
  // "Any day" of the days that are being looked in stays among them.
  return timed || day?.includes('/') ? { ...NO_WISH, day } : NO_WISH;
}

/** "Next week?", after "anything later?": later than what was offered on another day is no wish for this one. */
function timeOfDayBefore(stood: Constraints, wish: WishEntities): Partial<Constraints> {
  const { day } = dayIn(wish);
  const isOther = day !== undefined && day !== stood.day;
  return isOther && isBesideSlot(stood.time_window) ? { time_window: null } : {};
}

function dayIn({ dates, day, date }: WishEntities): Partial<Constraints> {
  const named = dates ?? day ?? date;
  return named === undefined ? {} : { day: named };
}

function timeIn({ time, window }: WishEntities): Partial<Constraints> {
  if (window !== undefined) return { time_window: window, explicit_time: null };
  if (time !== undefined) return { time_window: null, explicit_time: time };
  return {};
}
