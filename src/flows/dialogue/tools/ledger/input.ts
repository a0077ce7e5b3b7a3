import { z } from 'zod';
import type { Business, Resource } from '../../../../domain/business.ts';
import { openRanges } from '../../../../domain/hours.ts';
import { instantAt, MINUTE_MS, minuteOf } from '../../../../domain/zoned.ts';

/** What `reserve` is given: a day, a time, and where there are several, which resource. Other slots go along as details. */
const input = z.looseObject({
  date: z.iso.date(),
  time: z.iso.time({ precision: -1 }),
  resource: z.string().optional(),
  minutes: z.int().positive().optional(),
});

export interface Wanted {
  readonly resource: Resource;
  readonly start: number;
  readonly end: number;
}

export type Refusal = 'closed' | 'past' | 'no_such_resource';

/** The stretch of time that is asked for, or why it cannot be had whatever else is booked. */
export function wantedOf(business: Business, given: unknown, now: number): Wanted | Refusal {
  const { date, time, resource: id, minutes = business.slotMinutes } = input.parse(given);
  const resource = id === undefined ? business.resources[0] : business.resources.find((one) => one.id === id);
  if (resource === undefined) return 'no_such_resource';
  const minute = minuteOf(time);
  const open = openRanges(date, resource.openings);
  if (!open.some((range) => range.from <= minute && minute + minutes <= range.to)) return 'closed';
  const start = instantAt(date, minute, business.timeZone);
  return start <= now ? 'past' : { resource, start, end: start + minutes * MINUTE_MS };
}
