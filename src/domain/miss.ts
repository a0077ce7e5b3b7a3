import { dateOfDay, dayOf } from './calendar.ts';
import { type Opening, openRanges } from './hours.ts';
import { type DayWish, parseDay, type Wish } from './wish.ts';
import { parseWindow } from './wished-hours.ts';
import { instantOf, localTime, minuteOf, weekdayOfDay } from './zoned.ts';

/**
 * Why nothing fits a wish, so that the words can be plain about it (A10): the day has been, lies too far ahead or is one
 * we are closed on; nobody is seen at that hour; or it simply is full.
 */
export type Miss = 'past' | 'far' | 'closed' | 'hours' | 'full';

/** The hours that are kept, and the instants between which free times were looked for. */
export interface Looked {
  readonly openings: readonly Opening[];
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
}

export function missOf(wish: Wish, { openings, timeZone, ...range }: Looked): Miss {
  const today = localTime(instantOf(range.from), timeZone);
  const last = localTime(instantOf(range.to), timeZone);
  const day = parseDay(wish.day) ?? { kind: 'any' };
  if (day.kind === 'span' && day.to < today.date) return 'past';
  if (day.kind === 'span' && day.from > last.date) return 'far';
  const open = daysMeant(day, today.day, last.day).flatMap((one) => openRanges(dateOfDay(one), openings));
  if (open.length === 0) return 'closed';
  const { from, to } = minutesMeant(wish);
  return open.some((hours) => hours.from < to && from < hours.to) ? 'full' : 'hours';
}

/** The days within reach that the wish means; the search is bounded by how far the calendar is looked into. */
function daysMeant(wish: DayWish, today: number, last: number): readonly number[] {
  const days: number[] = [];
  const [from, to] = wish.kind === 'span' ? [dayOf(wish.from), dayOf(wish.to)] : [today, last];
  for (let day = Math.max(from, today); day <= Math.min(to, last); day += 1) {
    if (wish.kind === 'weekday' && (day === today || weekdayOfDay(day) !== wish.weekday)) continue;
    days.push(day);
  }
  return days;
}

function minutesMeant(wish: Wish): { readonly from: number; readonly to: number } {
  if (wish.explicit_time !== null) {
    const minute = minuteOf(wish.explicit_time);
    return { from: minute, to: minute + 1 };
  }
  const window = wish.time_window === null ? null : parseWindow(wish.time_window);
  return window ?? { from: 0, to: minuteOf('24:00') };
}
