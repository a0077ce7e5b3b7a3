import { z } from 'zod';
import type { Business, Resource } from '../../domain/business.ts';
import { ordinaryHours } from '../../domain/hours.ts';
import type { Practice } from './talk.ts';

/** What the machine knows of a business. Its calendar is one of its resources. */
export function practiceOf(business: Business): Practice {
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

const settings = z.strictObject({
  /** The resource that is booked; the first of the business's if it names none. */
  resource: z.string().optional(),
});

/** A business that takes appointments without having resources is one itself: one person at a time, in its hours. */
export function calendarOf(business: Business): Resource {
  const { resource: wanted } = settings.parse(business.settings['appointment'] ?? {});
  const found = business.resources.find(({ id }) => wanted === undefined || id === wanted);
  if (!found && wanted !== undefined)
    throw new Error(`${business.id} books "${wanted}", which is none of its resources`);
  return found ?? { id: business.id, name: business.name, units: 1, openings: [business.opening] };
}
