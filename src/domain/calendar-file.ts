import ical, { ICalCalendarMethod } from 'ical-generator';
import { instantOf } from './zoned.ts';

/** An appointment as a customer keeps it in a calendar of their own. */
export interface CalendarEvent {
  /** The booking's id: the same appointment sent twice is one entry. */
  readonly id: string;
  readonly title: string;
  /** ISO instants. */
  readonly start: string;
  readonly end: string;
  readonly place: string | null;
  readonly description: string | null;
  /** When it was booked; the same booking always gives the same bytes (X3). */
  readonly stampedAt: string;
}

/** The event as an .ics file (RFC 5545). Times are written in UTC, which every calendar shows in its own zone (X9). */
export function calendarFile(event: CalendarEvent, business: { readonly id: string; readonly name: string }): string {
  const calendar = ical({
    name: business.name,
    prodId: { company: 'Holdfast', product: business.id, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: event.id,
    summary: event.title,
    start: new Date(instantOf(event.start)),
    end: new Date(instantOf(event.end)),
    stamp: new Date(instantOf(event.stampedAt)),
    ...(event.place !== null && { location: event.place }),
    ...(event.description !== null && { description: event.description }),
  });
  return calendar.toString();
}
