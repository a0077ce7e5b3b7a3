import { type BusyInterval, freeStarts } from '../../../domain/slots.ts';
import { addDays, MINUTE_MS } from '../../../domain/zoned.ts';
import { type Catalogue, inHoursOf, type Space } from '../catalogue.ts';
import type { Period } from '../context.ts';
import { hearPeriod, instantsOf, periodBetween } from '../period.ts';
import { isFree, needOf } from './room.ts';

export interface NearestRequest {
  readonly space: Space;
  readonly period: Period;
  /** What the space is taken for. */
  readonly taken: readonly BusyInterval[];
  readonly now: number;
  readonly catalogue: Catalogue;
}

const PERIODS_MAX = 3;
export const STEP_MINUTES = 30;
export const NEAR_DAYS = 14;
const NEAR_MS = NEAR_DAYS * 24 * 60 * MINUTE_MS;

/** The free periods of the same length that lie nearest, in order of time. */
export function nearestPeriods(request: NearestRequest): readonly Period[] {
  const { startDate, endDate } = request.period;
  return startDate === endDate ? withinDays(request) : overDays(request);
}

/** One that lasts over a night keeps its times and moves by whole days: people who take three days come for three days. */
function overDays({ space, period, taken, now, catalogue }: NearestRequest): readonly Period[] {
  const offsets = Array.from({ length: NEAR_DAYS }, (_, index) => [index + 1, -index - 1]).flat();
  const free = offsets.flatMap((days): Period[] => {
    const startDate = addDays(period.startDate, days);
    const moved = { ...period, startDate, endDate: addDays(period.endDate, days) };
    if (hearPeriod(moved, now, catalogue).kind !== 'period') return [];
    return isFree(space, moved, taken, catalogue) ? [moved] : [];
  });
  return free.slice(0, PERIODS_MAX).sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
}

function withinDays({ space, period, taken, now, catalogue }: NearestRequest): readonly Period[] {
  const { timeZone, openings } = catalogue;
  const { start, end } = instantsOf(period, inHoursOf(space, catalogue));
  // A whole day on which the room is closed has no length by which another could be looked for.
  if (end <= start) return [];
  const starts = freeStarts({
    openings,
    timeZone,
    slotMinutes: (end - start) / MINUTE_MS,
    stepMinutes: STEP_MINUTES,
    needs: [needOf(space, start, end, catalogue)],
    busy: taken,
    from: Math.max(now, start - NEAR_MS),
    to: start + NEAR_MS,
    now,
  });
  return starts
    .sort((one, other) => Math.abs(one - start) - Math.abs(other - start))
    .slice(0, PERIODS_MAX)
    .sort((one, other) => one - other)
    .map((from) => periodBetween(from, from + (end - start), timeZone));
}
