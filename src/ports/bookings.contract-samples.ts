import type { Booking } from '../domain/booking.ts';
import type { BookAnswer, BookRequest } from './bookings.ts';

/** What the contract of the ledger asks it for. */

let made = 0;

/** A request for ten to eleven on a resource of its own, unless told otherwise. */
export function request(more: Partial<BookRequest> = {}): BookRequest {
  made += 1;
  return {
    key: `key ${made}`,
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    business: 'contract',
    resource: `chair ${made}`,
    units: [1],
    start: '2026-03-04T10:00:00.000Z',
    end: '2026-03-04T11:00:00.000Z',
    heldUntil: null,
    conversation: null,
    customer: null,
    details: {},
    now: at(9),
    ...more,
  };
}

export function at(hour: number, minute = 0): string {
  return new Date(Date.UTC(2026, 2, 4, hour, minute)).toISOString();
}

export function bookingOf(answer: BookAnswer): Booking {
  if (answer.kind !== 'booked') throw new Error('expected a booking');
  return answer.booking;
}
