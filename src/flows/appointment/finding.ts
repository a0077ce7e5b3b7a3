import { openRanges } from '../../domain/hours.ts';
import { type DayWish, parseDay, parseWindow } from '../../domain/wish.ts';
import { addDays, type IsoDate, instantOf, localTime, minuteOf, weekdayOf } from '../../domain/zoned.ts';
import type { Constraints } from './context.ts';
import type { CheckInput, CheckOutput } from './events.ts';
import type { Practice } from './talk.ts';

/**
 * How well an offer meets the wish, so that the words can be plain about it (A10): both slots fit, only the first does,
 * or none, and then why: the day has been, lies too far ahead or is one we are closed on; nobody is seen at that hour;
 * or it simply is full.
 */
export type Finding = 'fits' | 'partly' | 'past' | 'far' | 'closed' | 'hours' | 'full';

export function findingOf(input: CheckInput, output: CheckOutput, practice: Practice): Finding {
  const [first, second] = output.slots;
  if (first?.fits) return second?.fits === false ? 'partly' : 'fits';
  return missOf(input, { from: input.from, to: input.to }, practice);
}

function missOf(wish: Constraints, range: { from: string; to: string }, practice: Practice): Finding {
  const today = localTime(instantOf(range.from), practice.timeZone).date;
  const last = localTime(instantOf(range.to), practice.timeZone).date;
  const day = parseDay(wish.day) ?? { kind: 'any' };
  if (day.kind === 'span' && day.to < today) return 'past';
  if (day.kind === 'span' && day.from > last) return 'far';
  const open = datesMeant(day, today, last).flatMap((date) => openRanges(date, practice.openings));
  if (open.length === 0) return 'closed';
  const { from, to } = minutesMeant(wish);
  return open.some((range) => range.from < to && from < range.to) ? 'full' : 'hours';
}

/** The days within reach that the wish means; the search is bounded by how far the calendar is looked into. */
function datesMeant(day: DayWish, today: IsoDate, last: IsoDate): readonly IsoDate[] {
  const dates: IsoDate[] = [];
  for (let date = today; date <= last; date = addDays(date, 1)) {
    if (day.kind === 'span' && (date < day.from || date > day.to)) continue;
    if (day.kind === 'weekday' && (date === today || weekdayOf(date) !== day.weekday)) continue;
    dates.push(date);
  }
  return dates;
}

function minutesMeant(wish: Constraints): { readonly from: number; readonly to: number } {
  if (wish.explicit_time !== null) {
    const minute = minuteOf(wish.explicit_time);
    return { from: minute, to: minute + 1 };
  }
  const window = wish.time_window === null ? null : parseWindow(wish.time_window);
  return window ?? { from: 0, to: minuteOf('24:00') };
}
