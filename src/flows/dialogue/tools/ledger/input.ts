import { z } from 'zod';
import type { Business, Resource } from '../../../../domain/business.ts';
import { openRanges } from '../../../../domain/hours.ts';
import { instantAt, isoInstant, MINUTE_MS, minuteOf } from '../../../../domain/zoned.ts';

/**
 * What `reserve` is given: a day and a time, or one of the times that `free_times` found; where there are several, which
 * resource. Other slots go along as details.
 */
const input = z.looseObject({
  date: z.iso.date().nullish(),
  time: z.iso.time({ precision: -1 }).nullish(),
  slot: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
    .nullish(),
  resource: z.string().nullish(),
  minutes: z.int().positive().nullish(),
});

/** A start on the business's wall clock: what an option of `free_times` is called. */
export function slotId(start: number, timeZone: string): string {
  return isoInstant(start, timeZone).slice(0, 16);
}

export interface Wanted {
  readonly resource: Resource;
  readonly start: number;
  readonly end: number;
}

export type Refusal = 'closed' | 'past' | 'no_such_resource';

/** The stretch of time that is asked for, or why it cannot be had whatever else is booked. */
export function wantedOf(business: Business, given: unknown, now: number): Wanted | Refusal {
  const { slot, resource: id, minutes: asked, ...said } = input.parse(given);
  const [date = '', time = ''] = slot == null ? [said.date ?? '', said.time ?? ''] : slot.split('T');
  const minutes = asked ?? business.slotMinutes;
  const resource = id == null ? business.resources[0] : business.resources.find((one) => one.id === id);
  if (resource === undefined) return 'no_such_resource';
  const minute = minuteOf(time);
  const open = openRanges(date, resource.openings);
  if (!open.some((range) => range.from <= minute && minute + minutes <= range.to)) return 'closed';
  const start = instantAt(date, minute, business.timeZone);
  return start <= now ? 'past' : { resource, start, end: start + minutes * MINUTE_MS };
}
