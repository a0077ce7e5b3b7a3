import { type Booking, earlierOf } from '../domain/booking.ts';
import type { Money } from '../domain/money.ts';
import type { Payment, Till } from './payments.ts';

/** What was asked for a booking, whichever talk it was asked in; also under a name that it had before payments followed it. */
export async function paymentsFor(till: Pick<Till, 'ofBooking'>, booking: Booking): Promise<readonly Payment[]> {
  return (await Promise.all([booking.id, ...earlierOf(booking)].map((name) => till.ofBooking(name)))).flat();
}

/** What of it was paid, and has not gone back. */
export async function paidFor(till: Pick<Till, 'ofBooking'>, booking: Booking): Promise<readonly Payment[]> {
  return (await paymentsFor(till, booking)).filter(({ outcome }) => outcome === 'confirmed');
}

/** All of one booking is in one currency. */
export function sumOf(payments: readonly Payment[]): Money | null {
  const [first] = payments;
  if (first === undefined) return null;
  return { ...first.amount, cents: payments.reduce((sum, { amount }) => sum + amount.cents, 0) };
}
