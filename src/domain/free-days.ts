import type { Moment } from './moment.ts';
import { type EvenDay, evenDay, MINUTE_MS } from './zoned.ts';

/** What is free on a day: plain numbers side by side, for a month of slots is hundreds of them. */
export interface FreeDay {
  /** In days since 1 January 1970. */
  readonly day: number;
  /** The instants at which something may start, in order. */
  readonly starts: readonly number[];
  /** What the wall clock shows at each of them. */
  readonly minutes: readonly number[];
}

/** Free moments by their days; both in order. */
export function daysOf(moments: readonly Moment[]): readonly FreeDay[] {
  const days = new Days();
  for (const { day, minute, instant } of moments) days.add(day, minute, instant);
  return days.all;
}

/** Free starts by the days on which they are. */
export function daysStarting(starts: readonly number[], timeZone: string): readonly FreeDay[] {
  const days = new Days();
  let { day, midnight, end }: EvenDay = { day: 0, midnight: 0, end: Number.NEGATIVE_INFINITY };
  for (const start of starts) {
    if (start >= end) ({ day, midnight, end } = evenDay(start, timeZone));
    days.add(day, Math.floor((start - midnight) / MINUTE_MS), start);
  }
  return days.all;
}

/** The same without what starts at or before an instant, and without some of the rest. */
export function without(
  days: readonly FreeDay[],
  { until, leaveOut }: { readonly until: number; readonly leaveOut: readonly number[] },
): readonly FreeDay[] {
  const first = days[0]?.starts[0];
  // Mostly all of it stays, for it stands in order.
  if (leaveOut.length === 0 && first !== undefined && first > until) return days;
  const left = new Days();
  for (const { day, starts, minutes } of days) {
    starts.forEach((start, place) => {
      if (start > until && !leaveOut.includes(start)) left.add(day, minutes[place] ?? 0, start);
    });
  }
  return left.all;
}

class Days {
  readonly all: FreeDay[] = [];
  #day = Number.NaN;
  #starts: number[] = [];
  #minutes: number[] = [];

  add(day: number, minute: number, start: number): void {
    if (day !== this.#day) this.#begin(day);
    this.#starts.push(start);
    this.#minutes.push(minute);
  }

  #begin(day: number): void {
    this.#day = day;
    this.#starts = [];
    this.#minutes = [];
    this.all.push({ day, starts: this.#starts, minutes: this.#minutes });
  }
}
