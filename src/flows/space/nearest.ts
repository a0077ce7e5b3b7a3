import { freeSlots } from '../../domain/slots.ts';
import { instantOf, MINUTE_MS } from '../../domain/zoned.ts';
import type { SpaceCatalogue } from './catalogue.ts';
import type { Period } from './context.ts';
import { periodBetween } from './period.ts';

export interface NearestRequest {
  readonly start: number;
  readonly end: number;
  /** What the space is taken for. */
  readonly taken: readonly { readonly start: string; readonly end: string }[];
  readonly now: number;
  readonly catalogue: SpaceCatalogue;
}

const PERIODS_MAX = 3;
const STEP_MINUTES = 30;
const NEAR_MS = 14 * 24 * 60 * MINUTE_MS;

/** The free periods of the same length that lie nearest, in order of time; none for one that lasts over a night. */
export function nearestPeriods({ start, end, taken, now, catalogue }: NearestRequest): readonly Period[] {
  const { timeZone, openings } = catalogue;
  const slots = freeSlots({
    openings,
    timeZone,
    slotMinutes: (end - start) / MINUTE_MS,
    stepMinutes: STEP_MINUTES,
    units: 1,
    busy: taken.map((one) => ({ unit: 1, start: instantOf(one.start), end: instantOf(one.end) })),
    from: Math.max(now, start - NEAR_MS),
    to: start + NEAR_MS,
    now,
  });
  return slots
    .sort((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start))
    .slice(0, PERIODS_MAX)
    .sort((one, other) => one.start - other.start)
    .map((slot) => periodBetween(slot.start, slot.end, timeZone));
}
