import { dateOfDay } from '../../../domain/calendar.ts';
import type { Moment } from '../../../domain/moment.ts';
import { isRuledOut } from '../../../domain/ruled-out.ts';
import { compareNear, type Near, type ReadyWish, type Wish, wishFrom } from '../../../domain/wish.ts';
import { NOON } from '../../../domain/wished-hours.ts';

/**
 * Free slots that should not be offered although nothing in the context says so. Declined slots are not remembered
 * (A1), but they can be told: for one and the same wish the closest slots are offered first, so a free one that is
 * closer than those on the table was on the table before and was not wanted. In a calendar with many gaps this is a good
 * guess and no more; the slots declined in this very message are left out in any case (A7).
 */
export interface Ruling {
  readonly free: readonly Moment[];
  readonly wish: Wish;
  /** What is on the table for this wish; empty when the wish is new. */
  readonly offered: readonly Moment[];
  /** Weekdays and dates that the message itself ruled out. */
  readonly except: readonly string[];
  readonly now: Moment;
}

export function ruledOut({ free, wish, offered, except, now }: Ruling): readonly number[] {
  if (offered.length === 0 && except.length === 0) return [];
  const ready = wishFrom(wish, now.day, free);
  const limits = limitsOf(offered, ready);
  const shown = new Set(offered.map(({ instant }) => instant));
  const isOut = (moment: Moment) =>
    (except.length > 0 && isRuledOut(dateOfDay(moment.day), except)) ||
    (!shown.has(moment.instant) && wasCloser({ moment, closeness: ready.closeness(moment) }, limits));
  return free.filter(isOut).map(({ instant }) => instant);
}

interface Limit extends Near {
  readonly half: Half | 'any';
}

type Half = 'morning' | 'afternoon';

/**
 * An offer that contrasts morning and afternoon shows the closest of each. One that does not shows the closest of all,
 * so that whatever is closer than either of its slots was there before.
 */
function limitsOf(table: readonly Moment[], { closeness, halvesOpen }: ReadyWish): readonly Limit[] {
  const contrasts = halvesOpen && new Set(table.map(halfOf)).size > 1;
  return table.map((moment) => ({
    half: contrasts ? halfOf(moment) : 'any',
    moment,
    closeness: closeness(moment),
  }));
}

function wasCloser(one: Near, limits: readonly Limit[]): boolean {
  return limits.some(
    (limit) => (limit.half === 'any' || limit.half === halfOf(one.moment)) && compareNear(one, limit) < 0,
  );
}

function halfOf({ minute }: Moment): Half {
  return minute < NOON ? 'morning' : 'afternoon';
}
