import type { Bookings } from '../../ports/bookings.ts';
import type { PaymentNotice } from '../../ports/payment-provider.ts';
import type { Payment } from '../../ports/payments.ts';
import { judge } from './judge.ts';
import { decideRefund, giveBack, type RefundParts } from './refund.ts';

/** The two ledgers that meet in a payment, and who gives money back. */
export interface Ledgers extends RefundParts {
  readonly bookings: Bookings;
}

export type Settled =
  | { readonly kind: 'settled'; readonly payment: Payment }
  | { readonly kind: 'nothing'; readonly reason: string; readonly payment: Payment }
  | { readonly kind: 'unknown' };

/**
 * Takes a verified notice into the ledgers: first what the provider said, then what it means for the booking. Every step
 * is a conditional update, so that the same notice twice, or on two processes, acts once (X4), and whoever finds a
 * payment half settled goes on from there (D9).
 */
export async function settlePayment(ledgers: Ledgers, notice: PaymentNotice, now: string): Promise<Settled> {
  const { payments } = ledgers;
  const payment = await payments.get(notice.payment);
  if (payment === null) return { kind: 'unknown' };
  const verdict = judge(payment, notice);
  if (verdict.kind === 'nothing') return { kind: 'nothing', reason: verdict.reason, payment };
  const { from, to, outcome } = verdict;
  const answer = await payments.move({ id: payment.id, from, to, outcome, now });
  if (!answer?.moved) return { kind: 'nothing', reason: 'overtaken', payment: answer?.payment ?? payment };
  return { kind: 'settled', payment: await finishPayment(ledgers, answer.payment, now) };
}

/** Works out what a payment means for its booking as far as that is still open, and gives back what has to go back. */
export async function finishPayment(ledgers: Ledgers, payment: Payment, now: string): Promise<Payment> {
  const placed = payment.status === 'paid' && payment.outcome === null ? await place(ledgers, payment, now) : payment;
  // Nobody can pay any more, so the place is free for others; money that comes all the same may take it again.
  if (placed.outcome === 'expired' && placed.extra === null) {
    await ledgers.bookings.move({ id: placed.booking, from: ['held'], to: 'expired', now });
  }
  return placed.outcome === 'refunding' ? giveBack(ledgers, placed, now) : placed;
}

/**
 * The booking is confirmed if it still stands, or taken again if its hold ran out and nobody else has it (X5). Money for
 * a booking that cannot be had, or that another payment has paid for, goes back. Money for an extra settles nothing but
 * the extra, and only of a booking that stands (D10).
 */
async function place(ledgers: Ledgers, payment: Payment, now: string): Promise<Payment> {
  const { payments } = ledgers;
  const { extra, booking } = payment;
  const isHad = extra === null ? isConfirmed(ledgers.bookings, booking, now) : stands(ledgers.bookings, booking, now);
  if (await isHad) {
    const answer = await payments.move({ id: payment.id, from: ['paid'], to: 'paid', outcome: 'confirmed', now });
    if (answer?.moved) return answer.payment;
  }
  return decideRefund(payments, payment, payment.amount.cents, now);
}

async function stands(bookings: Bookings, id: string, now: string): Promise<boolean> {
  const booking = await bookings.get(id);
  return booking?.status === 'confirmed' && !isOver(booking, now);
}

/** Nobody is given a place for a time that is over. */
function isOver({ end }: { readonly end: string }, now: string): boolean {
  return Date.parse(end) <= Date.parse(now);
}

async function isConfirmed(bookings: Bookings, id: string, now: string): Promise<boolean> {
  const booking = await bookings.get(id);
  if (booking === null) return false;
  if (booking.status === 'confirmed') return true;
  const answer = isOver(booking, now)
    ? null
    : await bookings.move({ id, from: ['held', 'expired'], to: 'confirmed', now });
  if (answer?.booking.status === 'confirmed') return true;
  // A hold that ran out and cannot be had again is at its end, whether or not anybody has written that down yet.
  await bookings.move({ id, from: ['held'], to: 'expired', now });
  return false;
}
