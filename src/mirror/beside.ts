import type { Bookings, BookRequest, BusyQuery } from '../ports/bookings.ts';
import { OutsideTrouble } from '../ports/outside-calendar.ts';
import type { Store } from '../ports/store.ts';
import type { Mirror } from './mirror.ts';

/** An offer may rest on what was read so long ago; a booking is held against what stands there from now on (A14). */
export const LOOKING_MILLIS = 30_000;
const BOOKING_MILLIS = 0;

/**
 * The ledger as journeys use it where a business has outside calendars: they are read before it is looked into or booked in.
 * Where one cannot be, the business says whether that stops it (H5).
 */
export function bookingsBeside(bookings: Bookings, mirror: Mirror): Bookings {
  const resourcesOf = ({ resource, busy = [] }: BookRequest) => [resource, ...busy.map((part) => part.resource)];
  return {
    ...passingOn(bookings),
    async busy(query: BusyQuery) {
      const missing = await mirror.missing(query.business, query.resources, LOOKING_MILLIS);
      if (missing !== null && mirror.isRequired(query.business)) throw new OutsideTrouble('away', missing);
      return bookings.busy(query);
    },
    async book(request) {
      const missing = await mirror.missing(request.business, resourcesOf(request), BOOKING_MILLIS);
      const stops = missing !== null && mirror.isRequired(request.business);
      // The same deed again is found again, whatever the calendar says by now.
      if (stops && (await bookings.findByKey(request.key)) === null) throw new OutsideTrouble('away', missing);
      return bookings.book(request);
    },
  };
}

/** The ledger as everybody uses it where a business has outside calendars: whatever it changes goes out at once (H1). */
export function bookingsTelling(bookings: Bookings, mirror: Pick<Mirror, 'wake'>): Bookings {
  const told = <T extends { readonly business: string }>(booking: T): T => {
    mirror.wake(booking.business);
    return booking;
  };
  return {
    ...passingOn(bookings),
    async book(request) {
      const answer = await bookings.book(request);
      if (answer.kind === 'booked') told(answer.booking);
      return answer;
    },
    async move(request) {
      const answer = await bookings.move(request);
      if (answer?.moved) told(answer.booking);
      return answer;
    },
    async belong(id, customer) {
      const booking = await bookings.belong(id, customer);
      return booking && told(booking);
    },
  };
}

/** The same of a whole store, for whoever is put together on it. */
export function storeTelling(store: Store, mirror: Pick<Mirror, 'wake'>): Store {
  return { ...store, bookings: bookingsTelling(store.bookings, mirror) };
}

function passingOn(bookings: Bookings): Bookings {
  return {
    book: (request) => bookings.book(request),
    busy: (query) => bookings.busy(query),
    findByKey: (key) => bookings.findByKey(key),
    get: (id) => bookings.get(id),
    ofConversation: (conversation) => bookings.ofConversation(conversation),
    ofCustomer: (customer) => bookings.ofCustomer(customer),
    byReference: (business, reference) => bookings.byReference(business, reference),
    between: (business, range, now, limit) => bookings.between(business, range, now, limit),
    handOver: (from, to) => bookings.handOver(from, to),
    ahead: (business, now, limit) => bookings.ahead(business, now, limit),
    belong: (id, customer) => bookings.belong(id, customer),
    amend: (id, details) => bookings.amend(id, details),
    prolong: (request) => bookings.prolong(request),
    move: (request) => bookings.move(request),
    goingWith: (id) => bookings.goingWith(id),
    anonymise: (id, details) => bookings.anonymise(id, details),
  };
}
