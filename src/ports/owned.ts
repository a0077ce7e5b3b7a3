import type { Booking } from '../domain/booking.ts';
import type { Business } from '../domain/business.ts';
import { meetingAt } from '../domain/customer.ts';
import type { Bookings } from './bookings.ts';
import type { Customers } from './customers.ts';
import type { CallFacts } from './tool.ts';

interface Ledger {
  readonly bookings: Pick<Bookings, 'ofConversation' | 'ofCustomer'>;
  readonly customers: Pick<Customers, 'at'>;
}

/**
 * What whoever writes has booked: known by their address again, else by the conversation alone (X14). A number that was only
 * typed counts for whoever really writes from it, because then the channel has shown it; it never counts for whoever typed it.
 * Oldest first, as in the ledger.
 */
export async function bookingsOf(
  { conversation, channel, address }: CallFacts,
  { id, country }: Pick<Business, 'id' | 'country'>,
  { bookings, customers }: Ledger,
): Promise<readonly Booking[]> {
  const { contact } = meetingAt(channel, address, country);
  const here = await bookings.ofConversation(conversation);
  const known = await customers.at(id, contact);
  const theirs = await Promise.all(known.map((one) => bookings.ofCustomer(one.id)));
  return [...new Map([...theirs.flat(), ...here].map((booking) => [booking.id, booking])).values()];
}
