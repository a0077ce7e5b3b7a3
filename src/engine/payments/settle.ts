import type { Bookings } from '../../ports/bookings.ts';
import type { PaymentNotice } from '../../ports/payment-provider.ts';
import type { Payment } from '../../ports/payments.ts';
import { judge, PAYABLE } from './judge.ts';
import { decideRefund, giveBack, type RefundParts } from './refund.ts';

/** The two ledgers that meet in a payment, and who gives money back. */
export interface Ledgers extends RefundParts {
  readonly bookings: Bookings;
}

export type Settled =
  | { readonly kind: 'settled'; readonly payment: Payment }
  | { readonly kind: 'nothing'; readonly reason: string; readonly payment: Payment }
  /** What was paid is not what was asked for: kept for a person, and nothing is settled by it. */
  | { readonly kind: 'mismatched'; readonly payment: Payment }
  /** The payment is another provider's: whoever reports it has no say in it. */
  | { readonly kind: 'foreign'; readonly payment: Payment }
  | { readonly kind: 'unknown' };

/**
 * Takes a verified notice of a provider into the ledgers: first what it said, then what it means for the booking. Every
 * step is a conditional update, so that the same notice twice, or on two processes, acts once (X4), and whoever finds a
 * payment half settled goes on from there (D9). A provider settles its own payments only.
 */
export async function settlePayment(
  ledgers: Ledgers,
  reportedBy: string,
  notice: PaymentNotice,
  now: string,
): Promise<Settled> {
  const { payments } = ledgers;
  const payment = await payments.get(notice.payment);
  if (payment === null) return { kind: 'unknown' };
  if (payment.provider !== reportedBy) return { kind: 'foreign', payment };
  const verdict = judge(payment, notice);
  if (verdict.kind === 'nothing') return { kind: 'nothing', reason: verdict.reason, payment };
  if (verdict.kind === 'mismatch') return { kind: 'mismatched', payment: await kept(ledgers, payment, notice, now) };
  const { from, to, outcome } = verdict;
  const answer = await payments.move({ id: payment.id, reportedBy, from, to, outcome, now });
  if (!answer?.moved) return { kind: 'nothing', reason: 'overtaken', payment: answer?.payment ?? payment };
  return { kind: 'settled', payment: await finishPayment(ledgers, answer.payment, now) };
}

/** What does not fit is written down first; where the payment could still be paid, a person is then called for. */
async function kept({ payments }: Ledgers, payment: Payment, notice: PaymentNotice, now: string): Promise<Payment> {
  const { event, amount, reference } = notice;
  const { id, provider } = payment;
  const noted = await payments.mismatch({ id, provider, mismatch: { at: now, event, amount, reference } });
  const { status, outcome } = noted ?? payment;
  if (!PAYABLE.includes(status) || outcome === 'mismatched') return noted ?? payment;
  const calling = { from: [status], to: status, outcome: 'mismatched', now } as const;
  return (await payments.move({ id, reportedBy: provider, ...calling }))?.payment ?? payment;
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
