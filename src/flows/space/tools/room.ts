import { type BusyPart, busyParts, type Need, unitsOf, wholly } from '../../../domain/needs.ts';
import type { BusyInterval } from '../../../domain/slots.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../../domain/zoned.ts';
import { type Catalogue, inHoursOf, roomOf, type Space } from '../catalogue.ts';
import type { Period } from '../context.ts';
import { instantsOf, isOpenFor } from '../period.ts';

/** A space for a period, as the ledger is asked for it: with the time around it that the room is kept free. */
export interface RoomSlot {
  readonly resource: string;
  readonly units: readonly number[];
  readonly start: string;
  readonly end: string;
  readonly busy: readonly BusyPart[];
}

export function slotIn(space: Space, period: Period, catalogue: Catalogue): RoomSlot {
  const { start, end } = instantsOf(period, inHoursOf(space, catalogue));
  return slotBetween(space, start, end, catalogue);
}

export function slotBetween(space: Space, start: number, end: number, catalogue: Catalogue): RoomSlot {
  const { timeZone } = catalogue;
  return {
    resource: space.resource,
    units: unitsOf(roomOf(catalogue, space)),
    start: isoInstant(start, timeZone),
    end: isoInstant(end, timeZone),
    busy: busyParts([needOf(space, start, end, catalogue)], start, timeZone),
  };
}

/** Whether a space can be had for a period: in its own hours, with nobody else in it or about to be. */
export function isFree(space: Space, period: Period, busy: readonly BusyInterval[], catalogue: Catalogue): boolean {
  const hours = inHoursOf(space, catalogue);
  const { start, end } = instantsOf(period, hours);
  if (start >= end || !isOpenFor(period, hours)) return false;
  const parts = busyParts([needOf(space, start, end, catalogue)], start, catalogue.timeZone);
  return unitsOf(roomOf(catalogue, space)).some((unit) => {
    const taken = busy.filter((one) => one.resource === space.resource && one.unit === unit);
    return !parts.some((part) => taken.some((one) => meet(one, part)));
  });
}

export function needOf(space: Space, start: number, end: number, catalogue: Catalogue): Need {
  return wholly(roomOf(catalogue, space), (end - start) / MINUTE_MS);
}

function meet(one: BusyInterval, part: BusyPart): boolean {
  return one.start < instantOf(part.end) && instantOf(part.start) < one.end;
}
