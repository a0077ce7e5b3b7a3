import type { Bookings } from '../../ports/bookings.ts';
import type { PaymentNotice, PaymentProvider } from '../../ports/payment-provider.ts';
import type { Payment, Payments } from '../../ports/payments.ts';
import { judge } from './judge.ts';

/** The two ledgers that meet in a payment, and who gives money back. */
export interface Ledgers {
  readonly payments: Payments;
  readonly bookings: Bookings;
  readonly providers: ReadonlyMap<string, PaymentProvider>;
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
  if (placed.outcome === 'expired') {
    await ledgers.bookings.move({ id: placed.booking, from: ['held'], to: 'expired', now });
  }
  return placed.outcome === 'refunding' ? giveBack(ledgers, placed, now) : placed;
}

/**
 * The booking is confirmed if it still stands, or taken again if its hold ran out and nobody else has it (X5). Money for
 * a booking that cannot be had, or that another payment has paid for, goes back.
 */
async function place(ledgers: Ledgers, payment: Payment, now: string): Promise<Payment> {
  const { payments } = ledgers;
  if (await isConfirmed(ledgers.bookings, payment.booking, now)) {
    const answer = await payments.move({ id: payment.id, from: ['paid'], to: 'paid', outcome: 'confirmed', now });
    if (answer?.moved) return answer.payment;
  }
  return decideRefund(payments, payment, payment.amount.cents, now);
}

async function isConfirmed(bookings: Bookings, id: string, now: string): Promise<boolean> {
  const booking = await bookings.get(id);
  if (booking === null) return false;
  if (booking.status === 'confirmed') return true;
  // Nobody is given a place for a time that is over.
  const isOver = Date.parse(booking.end) <= Date.parse(now);
  const answer = isOver ? null : await bookings.move({ id, from: ['held', 'expired'], to: 'confirmed', now });
  if (answer?.booking.status === 'confirmed') return true;
  // A hold that ran out and cannot be had again is at its end, whether or not anybody has written that down yet.
  await bookings.move({ id, from: ['held'], to: 'expired', now });
  return false;
}

/** Written down before any money moves: from here on nothing else becomes of the payment, whatever crashes. */
export async function decideRefund(
  payments: Payments,
  payment: Payment,
  refundCents: number,
  now: string,
): Promise<Payment> {
  const refunding = { id: payment.id, from: ['paid'], to: 'paid', outcome: 'refunding', refundCents, now } as const;
  return (await payments.move(refunding))?.payment ?? payment;
}

/** Whoever gives the money back says so first: that puts off the next try, and leaves alone what is done already. */
async function giveBack({ payments, providers }: Ledgers, payment: Payment, now: string): Promise<Payment> {
  const provider = providers.get(payment.provider);
  if (!provider) throw new Error(`nobody here can give back what ${payment.provider} took`);
  const { cents, currency } = payment.amount;
  const refundCents = payment.refundCents ?? cents;
  const trying = await decideRefund(payments, payment, refundCents, now);
  if (trying.status !== 'paid') return trying;
  await provider.refund(payment, { cents: refundCents, currency });
  const refunded = { id: payment.id, from: ['paid'], to: 'refunded', outcome: 'refunded', now } as const;
  return (await payments.move(refunded))?.payment ?? payment;
}
