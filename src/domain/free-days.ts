import type { Moment } from './moment.ts';
import { evenDay, MINUTE_MS } from './zoned.ts';

/**
 * What is free on a day, or on as much of it as the wall clock goes evenly: a stretch of a list of starts. A month of slots is
 * hundreds of them, of which few are looked at.
 */
export interface FreeDay {
  /** In days since 1 January 1970. */
  readonly day: number;
  /** The instant at which the clock shows midnight, or would. */
  readonly midnight: number;
  /** The instants at which something may start, in order; those of the day stand from the one place to before the other. */
  readonly starts: readonly number[];
  readonly from: number;
  readonly to: number;
}

/** What the wall clock shows at one of the starts. */
export function minuteAt({ starts, midnight }: FreeDay, place: number): number {
  return Math.floor(((starts[place] ?? Number.NaN) - midnight) / MINUTE_MS);
}

/** Free moments by their days; both in order. */
export function daysOf(moments: readonly Moment[]): readonly FreeDay[] {
  const starts = moments.map(({ instant }) => instant);
  const days: FreeDay[] = [];
  let from = 0;
  moments.forEach((moment, place) => {
    const next = moments[place + 1];
    const midnight = midnightOf(moment);
    if (next?.day === moment.day && midnightOf(next) === midnight) return;
    days.push({ day: moment.day, midnight, starts, from, to: place + 1 });
    from = place + 1;
  });
  return days;
}

function midnightOf({ instant, minute }: Moment): number {
  return instant - minute * MINUTE_MS;
}

/** Free starts by the days on which they are. */
export function daysStarting(starts: readonly number[], timeZone: string): readonly FreeDay[] {
  const days: FreeDay[] = [];
  for (let from = 0; from < starts.length; ) {
    const { day, midnight, end } = evenDay(starts[from] ?? Number.NaN, timeZone);
    let to = from + 1;
    while (to < starts.length && (starts[to] ?? Number.NaN) < end) to += 1;
    days.push({ day, midnight, starts, from, to });
    from = to;
  }
  return days;
}

/** The same without what starts at or before an instant, and without some of the rest. */
export function without(
  days: readonly FreeDay[],
  { until, leaveOut }: { readonly until: number; readonly leaveOut: readonly number[] },
): readonly FreeDay[] {
  const [first] = days;
  // Mostly all of it stays, for it stands in order.
  if (leaveOut.length === 0 && first !== undefined && (first.starts[first.from] ?? until) > until) return days;
  const isLeft = (start: number) => start > until && !leaveOut.includes(start);
  return days
    .map(({ day, midnight, starts, from, to }): FreeDay => {
      const left = starts.slice(from, to).filter(isLeft);
      return { day, midnight, starts: left, from: 0, to: left.length };
    })
    .filter(({ to }) => to > 0);
}
