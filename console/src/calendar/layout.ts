import type { BlockView, BookingView, Calendar, OutsideView } from '../api/calendar.ts';
import { wallIn } from '../time/zoned.ts';

/** Where something may be put: quarters of an hour. */
export const STEP = 15;

/** Where things stand in the grid: columns are resources of a day or days of a resource, rows are minutes. */

export interface Column {
  readonly key: string;
  readonly label: string;
  readonly date: string;
  /** Null where the column shows every resource. */
  readonly resource: string | null;
}

export interface Piece<Thing> {
  readonly thing: Thing;
  /** Minutes since midnight, cut to the day. */
  readonly from: number;
  readonly to: number;
  /** Those that meet stand side by side. */
  readonly lane: number;
  readonly lanes: number;
}

type Spanned = Pick<BookingView | BlockView | OutsideView, 'start' | 'end' | 'resource'>;

/** The part of a span that lies on a day, in minutes; null where none does. */
function partOn(
  date: string,
  zone: string,
  { start, end }: Spanned,
): { readonly from: number; readonly to: number } | null {
  const from = wallIn(zone, start);
  const to = wallIn(zone, end);
  if (from.date > date || to.date < date || (to.date === date && to.minutes === 0)) return null;
  return { from: from.date < date ? 0 : from.minutes, to: to.date > date ? 1440 : to.minutes };
}

export function piecesOf<Thing extends Spanned>(
  column: Column,
  zone: string,
  things: readonly Thing[],
): readonly Piece<Thing>[] {
  const here = things
    .filter(({ resource }) => column.resource === null || column.resource === resource)
    .flatMap((thing) => {
      const part = partOn(column.date, zone, thing);
      return part ? [{ thing, ...part }] : [];
    })
    .sort((a, b) => a.from - b.from || b.to - a.to);
  return inLanes(here);
}

interface Part<Thing> {
  readonly thing: Thing;
  readonly from: number;
  readonly to: number;
}

/** Each goes into the first lane that is free; a cluster of those that meet shares the width. */
function inLanes<Thing>(parts: readonly Part<Thing>[]): readonly Piece<Thing>[] {
  const pieces: Piece<Thing>[] = [];
  let cluster: (Part<Thing> & { readonly lane: number })[] = [];
  let ends: number[] = [];
  const close = () => {
    pieces.push(...cluster.map((part) => ({ ...part, lanes: ends.length })));
    cluster = [];
    ends = [];
  };
  for (const part of parts) {
    if (ends.length > 0 && ends.every((end) => end <= part.from)) close();
    const free = ends.findIndex((end) => end <= part.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = part.to;
    cluster.push({ ...part, lane });
  }
  close();
  return pieces;
}

/** The hours that are shown: from the first opening or booking to the last, whole hours, with an hour around. */
export function hoursShown({ hours, bookings, timeZone }: Calendar): { readonly from: number; readonly to: number } {
  const walls = [
    ...hours.flatMap(({ ranges }) => ranges.flatMap(({ from, to }) => [wallIn(timeZone, from), wallIn(timeZone, to)])),
    ...bookings.flatMap(({ start, end }) => [wallIn(timeZone, start), wallIn(timeZone, end)]),
  ].map(({ minutes }) => minutes);
  if (walls.length === 0) return { from: 8 * 60, to: 18 * 60 };
  const from = Math.floor(Math.min(...walls) / 60) * 60 - 60;
  const to = Math.ceil(Math.max(...walls) / 60) * 60 + 60;
  return { from: Math.max(0, from), to: Math.min(1440, to) };
}

/** When it is open that day, in minutes. */
export function openOn(
  { hours, timeZone }: Calendar,
  date: string,
): readonly { readonly from: number; readonly to: number }[] {
  const ranges = hours.find((day) => day.date === date)?.ranges ?? [];
  return ranges.map(({ from, to }) => ({
    from: wallIn(timeZone, from).minutes,
    to: wallIn(timeZone, to).minutes || 1440,
  }));
}
