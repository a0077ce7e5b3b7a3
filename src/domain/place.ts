import type { Booking } from './booking.ts';
import type { Business } from './business.ts';
import { busyParts, unitsOf, wholly } from './needs.ts';
import { instantOf, isoInstant, MINUTE_MS } from './zoned.ts';

export function minutesOf({ start, end }: Pick<Booking, 'start' | 'end'>): number {
  return Math.round((instantOf(end) - instantOf(start)) / MINUTE_MS);
}

/** Where something of so many minutes would be, buffers and all; null where the business has no such resource. */
export function placeOf({ resources, timeZone }: Business, resource: string, start: string, minutes: number) {
  const found = resources.find(({ id }) => id === resource);
  if (found === undefined) return null;
  const at = instantOf(start);
  return {
    resource,
    units: unitsOf(found),
    start: isoInstant(at, timeZone),
    end: isoInstant(at + minutes * MINUTE_MS, timeZone),
    busy: busyParts([wholly(found, minutes)], at, timeZone),
  };
}
