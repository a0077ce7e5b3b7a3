import { z } from 'zod';
import type { Business, Resource } from '../../domain/business.ts';
import { type ClockRange, type Opening, ordinaryHours } from '../../domain/hours.ts';
import { NO_BUFFER } from '../../domain/needs.ts';

/** What the flow knows of the business it books for. */
export interface Catalogue {
  readonly name: string;
  readonly phone: string;
  readonly timeZone: string;
  /** The calendar that is checked (A12). */
  readonly calendar: string;
  /** When one can be seen: the business's hours, and the calendar's own if it has any. */
  readonly openings: readonly Opening[];
  /** An ordinary day from opening to closing: settles an hour without am or pm (X9). */
  readonly hours: ClockRange;
  readonly slotMinutes: number;
  readonly lookAheadDays: number;
}

export function catalogueOf(business: Business): Catalogue {
  const { id, openings } = calendarOf(business);
  return {
    name: business.name,
    phone: business.contact.phone,
    timeZone: business.timeZone,
    calendar: id,
    openings,
    hours: ordinaryHours(business.opening.weekly),
    slotMinutes: business.slotMinutes,
    lookAheadDays: business.lookAheadDays,
  };
}

export const appointmentSettings = z.strictObject({
  /** The resource that is booked; the first of the business's if it names none. */
  resource: z.string().optional(),
});

export type AppointmentSettings = z.output<typeof appointmentSettings>;

/** A business that takes appointments without having resources is one itself: one person at a time, in its hours. */
export function calendarOf(business: Business): Resource {
  const { resource: wanted } = appointmentSettings.parse(business.settings['appointment'] ?? {});
  const found = business.resources.find(({ id }) => wanted === undefined || id === wanted);
  const { id, name, opening } = business;
  return found ?? { id, name, units: 1, openings: [opening], bufferMinutes: NO_BUFFER };
}
