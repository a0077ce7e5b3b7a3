import { dateOfDay, dayOf } from '../../domain/calendar.ts';
import { instantAt, instantOf, isoInstant, localTime } from '../../domain/zoned.ts';
import type { TripCatalogue } from './catalogue.ts';
import type { TripContext } from './context.ts';

/** Days and instants of a journey, in the agency's time zone (X9). */
export function today(now: string, { timeZone }: TripCatalogue): string {
  return localTime(instantOf(now), timeZone).date;
}

export function datesFrom(start: string, days: number): { start: string; end: string } {
  return { start, end: dateOfDay(dayOf(start) + days - 1) };
}

export function daysBetween(from: string, to: string): number {
  return dayOf(to) - dayOf(from);
}

/** When a trip that begins on a date is picked up. */
export function pickupOn(date: string, { pickupTime, timeZone }: TripCatalogue): string {
  const [hours = 0, minutes = 0] = pickupTime.split(':').map(Number);
  return isoInstant(instantAt(date, hours * 60 + minutes, timeZone), timeZone);
}

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Twenty-four hours before pickup (D10). */
export function reminderAt(date: string, catalogue: TripCatalogue): string {
  return isoInstant(instantOf(pickupOn(date, catalogue)) - DAY_MS, catalogue.timeZone);
}

/** Whether somebody was away for an hour or more (D11). */
export function wasAway(data: TripContext, now: string): boolean {
  return data.last_active !== null && instantOf(now) - instantOf(data.last_active) >= HOUR_MS;
}

export function minutesLeft(until: string, now: string): number {
  return Math.max(0, Math.ceil((instantOf(until) - instantOf(now)) / 60_000));
}
