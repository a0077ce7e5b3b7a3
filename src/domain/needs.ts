import type { MinuteRange, Opening } from './hours.ts';
import { isoInstant, MINUTE_MS } from './zoned.ts';

/** What an appointment needs of one resource: when it is worked with, in minutes from the beginning, in order. */
export interface Need {
  readonly resource: NeededResource;
  readonly work: readonly MinuteRange[];
}

/** What has to be known of a resource to find a time with it. */
export interface NeededResource {
  readonly id: string;
  /** Capacity: units are numbered from 1 to this. */
  readonly units: number;
  /** What must all be open while it is worked with. */
  readonly openings: readonly Opening[];
  /** Kept free before an appointment and after it: to clean, to change rooms. Nothing is opened for it. */
  readonly bufferMinutes: Buffer;
}

export interface Buffer {
  readonly before: number;
  readonly after: number;
}

export const NO_BUFFER: Buffer = { before: 0, after: 0 };

/** A stretch of time for which a booking keeps others off a resource, as the ledger is asked for it. */
export interface BusyPart {
  readonly resource: string;
  /** Numbered units to try in this order; all parts of one resource get the same. */
  readonly units: readonly number[];
  /** Instants, ISO with offset; the end is the first instant that is free again. */
  readonly start: string;
  readonly end: string;
}

/**
 * What a booking that starts here keeps others off: its work on every resource, with the buffers before the first and
 * after the last of it. What lies between, while something works by itself, is free for others.
 */
export function busyParts(needs: readonly Need[], start: number, timeZone: string): readonly BusyPart[] {
  const at = (minute: number) => isoInstant(start + minute * MINUTE_MS, timeZone);
  return needs.flatMap((need) => {
    const { resource } = need;
    return keptBy(need).map(({ from, to }) => ({
      resource: resource.id,
      units: unitsOf(resource),
      start: at(from),
      end: at(to),
    }));
  });
}

export function unitsOf({ units }: Pick<NeededResource, 'units'>): readonly number[] {
  return Array.from({ length: units }, (_, index) => index + 1);
}

/** The work with its buffers, in minutes from the beginning. */
export function keptBy({ resource: { bufferMinutes }, work }: Need): readonly MinuteRange[] {
  const last = work.length - 1;
  return work.map(({ from, to }, index) => ({
    from: index === 0 ? from - bufferMinutes.before : from,
    to: index === last ? to + bufferMinutes.after : to,
  }));
}

/** How far before a start and after it anything can be in the way: where the ledger has to be looked into. */
export function reachOf(needs: readonly Need[]): { readonly before: number; readonly after: number } {
  const kept = needs.flatMap(keptBy);
  return {
    before: -Math.min(0, ...kept.map(({ from }) => from)) * MINUTE_MS,
    after: Math.max(0, ...kept.map(({ to }) => to)) * MINUTE_MS,
  };
}

/** A resource for the whole of so many minutes: the plain appointment. */
export function wholly(resource: NeededResource, minutes: number): Need {
  return { resource, work: [{ from: 0, to: minutes }] };
}
