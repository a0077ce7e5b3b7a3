import { dateOfDay } from './calendar.ts';
import type { MinuteRange, Opening } from './hours.ts';
import { keptBy, type Need, unitsOf } from './needs.ts';
import { type OpenSpan, openSpans } from './open-spans.ts';
import { existingInstantAt, MINUTE_MS, wallTime } from './zoned.ts';

/**
 * The search for free slots. Starts are counted on the wall clock from the opening of each range (09:00, 09:30 …), also
 * on the days the clocks change: a start that is skipped is left out, one that comes twice is offered once, at its first
 * coming, because nobody who hears "half past one" could tell which is meant. A slot lasts its minutes of real time.
 */
export interface SlotSearch {
  /** The business's hours: whoever comes is there for the whole slot. */
  readonly openings: readonly Opening[];
  readonly timeZone: string;
  readonly slotMinutes: number;
  readonly stepMinutes: number;
  /** What it needs of each resource. The first is at work from the very beginning, and its hours give the starts. */
  readonly needs: readonly [Need, ...Need[]];
  readonly busy: readonly BusyInterval[];
  /** Slots start from here on … */
  readonly from: number;
  /** … before here … */
  readonly to: number;
  /** … and after the present instant. All three in milliseconds since 1970. */
  readonly now: number;
}

export interface BusyInterval {
  readonly resource: string;
  readonly unit: number;
  readonly start: number;
  /** The first instant that is free again. */
  readonly end: number;
}

/** When something may start for which every resource has a unit free: every start once, in order. */
export function freeStarts(search: SlotSearch): number[] {
  checkLengths(search);
  const starts: number[] = [];
  if (search.to <= search.from) return starts;
  const units = search.needs.map((need) => unitsFor(need, search.busy));
  const [first] = search.needs;
  const plain = isPlain(search);
  const last = wallTime(search.to, search.timeZone).day;
  for (let { day } = wallTime(search.from, search.timeZone); day <= last; day += 1) {
    const spans = openSpans(day, first.resource.openings, search.timeZone);
    const hours = plain || spans.length === 0 ? null : hoursOn(day, search);
    for (const span of spans) collect(search, day, span, hours, units, starts);
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

/** One resource from beginning to end, which is never open behind its business's closed door: its hours say it all. */
function isPlain({ needs, slotMinutes }: SlotSearch): boolean {
  const [first, ...others] = needs;
  return others.length === 0 && first.work.length === 1 && first.work[0]?.to === slotMinutes;
}

function collect(
  search: SlotSearch,
  day: number,
  { minutes, opens, closes }: OpenSpan,
  hours: Hours | null,
  units: readonly (readonly Unit[])[],
  starts: number[],
): void {
  // As much time passes as the clock says on all but two days a year; only on those is each start looked up.
  const steady = closes - opens === (minutes.to - minutes.from) * MINUTE_MS;
  const earliest = Math.max(search.from, search.now + 1);
  const firstMinutes = search.needs[0].work[0]?.to ?? search.slotMinutes;
  const latest = Math.min(search.to - 1, closes - firstMinutes * MINUTE_MS);
  for (let minute = minutes.from; minute < minutes.to; minute += search.stepMinutes) {
    const start = steady
      ? opens + (minute - minutes.from) * MINUTE_MS
      : (existingInstantAt(dateOfDay(day), minute, search.timeZone) ?? Number.NEGATIVE_INFINITY);
    if (start < earliest) continue;
    if (start > latest) return;
    if (hours !== null && !isOpen(search, hours, start)) continue;
    if (isFreeOnAll(units, start)) starts.push(start);
  }
}

/** The hours of a date in instants: those of the business, and those of each resource. */
interface Hours {
  readonly stay: readonly OpenSpan[];
  readonly work: readonly (readonly OpenSpan[])[];
}

function hoursOn(day: number, { openings, needs, timeZone }: SlotSearch): Hours {
  const spans = (of: readonly Opening[]) => openSpans(day, of, timeZone);
  return { stay: spans(openings), work: needs.map(({ resource }) => spans(resource.openings)) };
}

/** Whoever comes is there while the business is open; each resource works in its own hours, so a dye may work over lunch. */
function isOpen({ slotMinutes, needs }: SlotSearch, hours: Hours, start: number): boolean {
  const lies = (spans: readonly OpenSpan[], { from, to }: MinuteRange) =>
    spans.some(({ opens, closes }) => opens <= start + from * MINUTE_MS && start + to * MINUTE_MS <= closes);
  const works = ({ work }: Need, index: number) => work.every((part) => lies(hours.work[index] ?? [], part));
  return lies(hours.stay, { from: 0, to: slotMinutes }) && needs.every(works);
}

/** What one unit is busy with, in order, beside a part of the slot, in milliseconds from its start. */
interface Lane {
  readonly from: number;
  readonly to: number;
  readonly busy: readonly BusyInterval[];
  /** How far the search has come: starts only ever grow. */
  next: number;
}

/** The parts of a slot on one unit. */
type Unit = readonly Lane[];

function unitsFor(need: Need, busy: readonly BusyInterval[]): readonly Unit[] {
  const own = inOrder(busy.filter(({ resource }) => resource === need.resource.id));
  const kept = keptBy(need);
  return unitsOf(need.resource).map((unit) => {
    const taken = own.filter((interval) => interval.unit === unit);
    return kept.map(({ from, to }) => ({ busy: taken, from: from * MINUTE_MS, to: to * MINUTE_MS, next: 0 }));
  });
}

function inOrder(busy: readonly BusyInterval[]): readonly BusyInterval[] {
  return busy.filter((interval) => interval.start < interval.end).sort((one, other) => one.start - other.start);
}

/** Plain loops, for a search asks this of every start of a month. */
function isFreeOnAll(resources: readonly (readonly Unit[])[], start: number): boolean {
  for (let index = 0; index < resources.length; index += 1) {
    if (!isFreeOnOne(resources[index] ?? [], start)) return false;
  }
  return true;
}

function isFreeOnOne(units: readonly Unit[], start: number): boolean {
  for (let index = 0; index < units.length; index += 1) {
    if (isFree(units[index] ?? [], start)) return true;
  }
  return false;
}

/** The first interval that has not ended decides: all before it are over, and all after it start later still. */
function isFree(lanes: Unit, start: number): boolean {
  for (const lane of lanes) {
    const { busy, from, to } = lane;
    let next = busy[lane.next];
    while (next !== undefined && next.end <= start + from) {
      lane.next += 1;
      next = busy[lane.next];
    }
    if (next !== undefined && next.start < start + to) return false;
  }
  return true;
}
