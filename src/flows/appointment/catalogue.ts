import { z } from 'zod';
import type { Business, Resource } from '../../domain/business.ts';
import { type DepositTerms, depositCents, depositTerms } from '../../domain/deposit.ts';
import { type ClockRange, type Opening, ordinaryHours } from '../../domain/hours.ts';
import { NO_BUFFER } from '../../domain/needs.ts';

/** What the flow knows of the business it books for. */
export interface Catalogue {
  readonly business: string;
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
  /** What is paid before an appointment counts; null where it counts at once. */
  readonly deposit: Deposit | null;
}

export interface Deposit {
  readonly terms: DepositTerms;
  readonly cents: number;
  readonly currency: string;
}

export function catalogueOf(business: Business): Catalogue {
  const { id, openings } = calendarOf(business);
  return {
    business: business.id,
    name: business.name,
    phone: business.contact.phone,
    timeZone: business.timeZone,
    calendar: id,
    openings,
    hours: ordinaryHours(business.opening.weekly),
    slotMinutes: business.slotMinutes,
    lookAheadDays: business.lookAheadDays,
    deposit: depositOf(business),
  };
}

export const appointmentSettings = z.strictObject({
  /** The resource that is booked; the first of the business's if it names none. */
  resource: z.string().optional(),
  /** What an appointment costs, where a deposit is a share of it. */
  cents: z.int().positive().optional(),
  currency: z.string().length(3).optional(),
  /** What is asked before an appointment counts; nothing where it is not said. */
  deposit: depositTerms.optional(),
});

export type AppointmentSettings = z.output<typeof appointmentSettings>;

/** The same rule as everywhere: a share of the price, or a sum (decision 18). */
function depositOf(business: Business): Deposit | null {
  const { deposit: terms, cents: price, currency } = appointmentSettings.parse(business.settings['appointment'] ?? {});
  if (terms === undefined || currency === undefined) return null;
  const cents = depositCents(terms, price ?? terms.cents ?? 0);
  return cents === null ? null : { terms, cents, currency };
}

/** A business that takes appointments without having resources is one itself: one person at a time, in its hours. */
export function calendarOf(business: Business): Resource {
  const { resource: wanted } = appointmentSettings.parse(business.settings['appointment'] ?? {});
  const found = business.resources.find(({ id }) => wanted === undefined || id === wanted);
  const { id, name, opening } = business;
  return found ?? { id, name, units: 1, openings: [opening], bufferMinutes: NO_BUFFER };
}
