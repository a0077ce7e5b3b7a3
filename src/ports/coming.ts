import type { Booking } from '../domain/booking.ts';
import type { Customer } from '../domain/customer.ts';
import type { Bookings } from './bookings.ts';
import type { Clock } from './clock.ts';
import type { Customers } from './customers.ts';

/** A booking and who is coming (X15); null where nobody was met for it: somebody else wrote it into the calendar. */
export interface Coming {
  readonly booking: Booking;
  readonly customer: Customer | null;
}

/** What is ahead of a business by now, the soonest first, and whose it is. */
export type FindComings = (business: string, limit: number) => Promise<readonly Coming[]>;

export function comingsIn(bookings: Bookings, customers: Customers, clock: Clock): FindComings {
  return async (business, limit) => {
    const ahead = await bookings.ahead(business, clock.now(), limit);
    const whose = (id: string | null) => (id === null ? null : customers.get(id));
    return Promise.all(ahead.map(async (booking) => ({ booking, customer: await whose(booking.customer) })));
  };
}
