import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { type Booking, earlierOf } from './booking.ts';
import { instantOf } from './zoned.ts';

/** A booking as a customer keeps it in a calendar of their own. */
export interface CalendarEvent {
  readonly booking: Pick<Booking, 'id' | 'start' | 'status' | 'details'>;
  /** How often it was changed: its SEQUENCE, which never falls (H4). */
  readonly revision: number;
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
export function calendarFile(event: CalendarEvent, business: Calendarist): string {
  const { status } = event.booking;
  const isOff = status === 'cancelled' || status === 'expired';
  const calendar = calendarOf(business, isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  addEvent(calendar, { ...event, title: `${event.title} · ${business.name}` });
  return calendar.toString();
}

/** Everything that a resource has, to subscribe to (H4). */
export function calendarFeed(events: readonly CalendarEvent[], business: Calendarist): string {
  const calendar = calendarOf(business, ICalCalendarMethod.PUBLISH);
  for (const event of events) addEvent(calendar, event);
  return calendar.toString();
}

interface Calendarist {
  readonly id: string;
  readonly name: string;
}

function calendarOf({ id, name }: Calendarist, method: ICalCalendarMethod): ICalCalendar {
  return ical({ name, prodId: { company: 'Holdfast', product: id, language: 'EN' }, method });
}

function addEvent(calendar: ICalCalendar, { booking, revision, title, ends, place }: CalendarEvent): void {
  calendar.createEvent({
    id: `${earlierOf(booking)[0] ?? booking.id}@holdfast`,
    sequence: revision,
    status: STATUSES[booking.status],
    summary: title,
    start: new Date(instantOf(booking.start)),
    end: new Date(instantOf(ends)),
    // The same booking gives the same bytes, whenever it is asked for (X3).
    stamp: new Date(instantOf(booking.start)),
    ...(place !== null && { location: place }),
  });
}

const STATUSES = {
  held: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  expired: ICalEventStatus.CANCELLED,
} as const;
