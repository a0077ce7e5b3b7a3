import { type Opening, openRanges } from './hours.ts';
import { type DayWish, parseDay, type Wish } from './wish.ts';
import { parseWindow } from './wished-hours.ts';
import { addDays, type IsoDate, instantOf, localTime, minuteOf, weekdayOf } from './zoned.ts';

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
  const today = localTime(instantOf(range.from), timeZone).date;
  const last = localTime(instantOf(range.to), timeZone).date;
  const day = parseDay(wish.day) ?? { kind: 'any' };
  if (day.kind === 'span' && day.to < today) return 'past';
  if (day.kind === 'span' && day.from > last) return 'far';
  const open = datesMeant(day, today, last).flatMap((date) => openRanges(date, openings));
  if (open.length === 0) return 'closed';
  const { from, to } = minutesMeant(wish);
  return open.some((hours) => hours.from < to && from < hours.to) ? 'full' : 'hours';
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

function minutesMeant(wish: Wish): { readonly from: number; readonly to: number } {
  if (wish.explicit_time !== null) {
    const minute = minuteOf(wish.explicit_time);
    return { from: minute, to: minute + 1 };
  }
  const window = wish.time_window === null ? null : parseWindow(wish.time_window);
  return window ?? { from: 0, to: minuteOf('24:00') };
}
