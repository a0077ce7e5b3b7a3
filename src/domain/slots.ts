import { type MinuteRange, type Opening, openRanges } from './hours.ts';
import { addDays, existingInstantAt, type IsoDate, instantAt, localTime, MINUTE_MS } from './zoned.ts';

/**
 * The search for free slots. Starts are counted on the wall clock from the opening of each range (09:00, 09:30 …), also
 * on the days the clocks change: a start that is skipped is left out, one that comes twice is offered once, at its first
 * coming, because nobody who hears "half past one" could tell which is meant. A slot lasts its minutes of real time.
 */
export interface SlotSearch {
  /** The business's hours, and the resource's own if it has any: a slot lies within all of them. */
  readonly openings: readonly Opening[];
  readonly timeZone: string;
  readonly slotMinutes: number;
  readonly stepMinutes: number;
  /** Capacity: units are numbered from 1 to this. */
  readonly units: number;
  readonly busy: readonly BusyInterval[];
  /** Slots start from here on … */
  readonly from: number;
  /** … before here … */
  readonly to: number;
  /** … and after the present instant. All three in milliseconds since 1970. */
  readonly now: number;
}

export interface BusyInterval {
  readonly unit: number;
  readonly start: number;
  /** The first instant that is free again. */
  readonly end: number;
}

/** When something of this length may start on any unit: every start once, in order. */
export function freeStarts(search: SlotSearch): number[] {
  checkLengths(search);
  const lanes = lanesOf(search);
  const starts: number[] = [];
  if (search.to <= search.from) return starts;
  const last = localTime(search.to, search.timeZone).date;
  for (let date = localTime(search.from, search.timeZone).date; date <= last; date = addDays(date, 1)) {
    for (const range of openRanges(date, search.openings)) collect(search, date, range, lanes, starts);
  }
  return starts;
}

/** Whether something of this length may start at this instant. */
export function isFreeStart(search: SlotSearch, start: number): boolean {
  return freeStarts({ ...search, from: start, to: start + 1 }).length > 0;
}

function checkLengths(search: SlotSearch): void {
  if (!(search.slotMinutes > 0 && search.stepMinutes > 0)) {
    throw new RangeError(
      `Slots of ${search.slotMinutes} minutes every ${search.stepMinutes} minutes cannot be searched`,
    );
  }
}

function collect(
  search: SlotSearch,
  date: IsoDate,
  range: MinuteRange,
  lanes: readonly Lane[],
  starts: number[],
): void {
  const opening = instantAt(date, range.from, search.timeZone);
  const closing = instantAt(date, range.to, search.timeZone);
  // As much time passes as the clock says on all but two days a year; only on those is each start looked up.
  const steady = closing - opening === (range.to - range.from) * MINUTE_MS;
  const earliest = Math.max(search.from, search.now + 1);
  const latest = Math.min(search.to - 1, closing - search.slotMinutes * MINUTE_MS);
  for (let minute = range.from; minute < range.to; minute += search.stepMinutes) {
    const start = steady
      ? opening + (minute - range.from) * MINUTE_MS
      : existingInstantAt(date, minute, search.timeZone);
    if (start === null || start < earliest) continue;
    if (start > latest) return;
    const end = start + search.slotMinutes * MINUTE_MS;
    if (lanes.some((lane) => isFree(lane, start, end))) starts.push(start);
  }
}

/** What one unit is busy with, in order, and how far the search has come: starts only ever grow. */
interface Lane {
  readonly busy: readonly BusyInterval[];
  next: number;
}

function lanesOf(search: SlotSearch): readonly Lane[] {
  return Array.from({ length: search.units }, (_, index) => {
    const unit = index + 1;
    return { busy: inOrder(search.busy.filter((interval) => interval.unit === unit)), next: 0 };
  });
}

function inOrder(busy: readonly BusyInterval[]): readonly BusyInterval[] {
  return busy.filter((interval) => interval.start < interval.end).sort((one, other) => one.start - other.start);
}

/** The first interval that has not ended decides: all before it are over, and all after it start later still. */
function isFree(lane: Lane, start: number, end: number): boolean {
  while ((lane.busy[lane.next]?.end ?? Number.POSITIVE_INFINITY) <= start) lane.next += 1;
  const next = lane.busy[lane.next];
  return next === undefined || next.start >= end;
}
