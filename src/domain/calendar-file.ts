import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Booking } from './booking.ts';
import { instantOf } from './zoned.ts';

/** A booking as a customer keeps it in a calendar of their own. */
export interface CalendarEvent {
  readonly booking: Pick<Booking, 'id' | 'start' | 'status' | 'details'>;
  readonly title: string;
  /** When it is over, which for a trip is later than the ledger lets its place go. */
  readonly ends: string;
  readonly place: string | null;
}

/**
 * The event as an .ics file (RFC 5545). However often it is moved it keeps its UID, that of the first booking, and each
 * change counts its SEQUENCE up, so that a calendar that has it already puts it where it is now or takes it out. Times are
 * written in UTC, which every calendar shows in its own zone (X9).
 */
export function calendarFile(event: CalendarEvent, business: { readonly id: string; readonly name: string }): string {
  const { booking, title, ends, place } = event;
  const earlier = earlierOf(booking);
  const isOff = booking.status === 'cancelled' || booking.status === 'expired';
  const calendar = ical({
    name: business.name,
    prodId: { company: 'Holdfast', product: business.id, language: 'EN' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${earlier[0] ?? booking.id}@holdfast`,
    sequence: CHANGES_EACH * earlier.length + (isOff ? 1 : 0),
    status: STATUSES[booking.status],
    summary: `${title} · ${business.name}`,
    start: new Date(instantOf(booking.start)),
    end: new Date(instantOf(ends)),
    // The same booking gives the same bytes, whenever it is asked for (X3).
    stamp: new Date(instantOf(booking.start)),
    ...(place !== null && { location: place }),
  });
  return calendar.toString();
}

/** The bookings that this one was before it was moved, the first first. */
export function earlierOf({ details }: Pick<Booking, 'details'>): readonly string[] {
  const { was } = details;
  return Array.isArray(was) ? was.map(String) : [];
}

/** Each booking of a chain is made and may be called off. */
const CHANGES_EACH = 2;

const STATUSES = {
  held: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  expired: ICalEventStatus.CANCELLED,
} as const;
