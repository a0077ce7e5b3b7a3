import { z } from 'zod';
import { type Booking, earlierOf } from '../../../domain/booking.ts';
import type { Payment } from '../../../ports/payments.ts';
import { daysBetween, today } from '../dates.ts';
import { refundOf } from '../quote.ts';
import type { Agency } from './agency.ts';

/** What the policy gives back, and of which payment: worked out from what was paid, never from a price list (D10). */
export interface Refund {
  readonly days: number;
  readonly percent: number;
  readonly cents: number;
  readonly shares: readonly Share[];
}

const share = z.strictObject({ payment: z.string(), cents: z.int().positive() });
type Share = z.output<typeof share>;

/** The policy is for travellers who change their minds: what the agency itself calls off is given back whole. */
export async function refundFor(agency: Agency, booking: Booking, now: string, byUs: boolean): Promise<Refund> {
  const { catalogue } = agency;
  const paid = await paymentsFor(agency, booking);
  const days = Math.max(0, daysBetween(today(now, catalogue), today(booking.start, catalogue)));
  const total = paid.reduce((sum, { amount }) => sum + amount.cents, 0);
  const { percent, cents } = byUs ? { percent: 100, cents: total } : refundOf(total, days, catalogue);
  return { days, percent, cents, shares: sharesOf(paid, cents) };
}

/** What paid for the trip and for each of its extras. What came twice has gone back, and is none of them. */
export async function paymentsFor({ parts }: Agency, booking: Booking): Promise<readonly Payment[]> {
  const { conversation } = booking;
  const payments = conversation === null ? [] : await parts.till.ofConversation(conversation);
  return payments.filter((payment) => payment.outcome === 'confirmed' && isFor(booking, payment.booking));
}

/** A booking that was moved to another day is still paid for under its earlier names. */
function isFor(booking: Booking, paidFor: string): boolean {
  return paidFor === booking.id || earlierOf(booking).includes(paidFor);
}

/** Never more of a payment than it was, the first ones first. */
function sharesOf(payments: readonly Payment[], refundCents: number): readonly Share[] {
  let left = refundCents;
  return payments.flatMap(({ id, amount }) => {
    const cents = Math.min(left, amount.cents);
    left -= cents;
    return cents > 0 ? [{ payment: id, cents }] : [];
  });
}

/** What was decided to go back when the booking was called off: written on it first, so that a crash changes nothing. */
export function decidedIn({ details }: Booking): readonly Share[] {
  return z.array(share).safeParse(details['refunds']).data ?? [];
}

/** Gives back what was decided, each share once however often it is asked for; whether all of it has left. */
export async function giveBack({ parts }: Agency, shares: readonly Share[], now: string): Promise<boolean> {
  const given: (Payment | null)[] = [];
  for (const { payment, cents } of shares) given.push(await parts.till.refund(payment, cents, now));
  return given.every((payment) => payment?.status === 'refunded');
}
