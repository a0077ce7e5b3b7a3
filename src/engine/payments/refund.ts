import { messageOf } from '../../core/message-of.ts';
import type { Observer } from '../../ports/observer.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import type { Payment, Payments } from '../../ports/payments.ts';

export interface RefundParts {
  readonly payments: Payments;
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly observer: Observer;
}

/** After so many tries a refund is a person's to carry out. */
export const REFUND_TRIES_MAX = 8;

/** Later each time, never later than an hour: half a minute, one, two, four … */
function pauseSeconds(tries: number): number {
  return Math.min(30 * 2 ** (tries - 1), 3_600);
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

/**
 * Gives back what was decided to go back. Whoever does it says so first: that puts off the next try, and leaves alone
 * what is done already. What a provider cannot do, or fails to do too often, is owed, and a person hears of it.
 */
export async function giveBack(parts: RefundParts, payment: Payment, now: string): Promise<Payment> {
  const { payments, providers, observer } = parts;
  const { cents, currency } = payment.amount;
  const refundCents = payment.refundCents ?? cents;
  const refundTries = payment.refundTries + 1;
  const restUntil = new Date(Date.parse(now) + pauseSeconds(refundTries) * 1000).toISOString();
  const refunding = { id: payment.id, from: ['paid'], to: 'paid', outcome: 'refunding', now } as const;
  const answer = await payments.move({ ...refunding, refundCents, refundTries, restUntil });
  const trying = answer?.payment ?? payment;
  if (!answer?.moved) return trying;
  const given = await ask(providers.get(payment.provider), trying, { cents: refundCents, currency });
  if (given.kind === 'given') return ended(payments, trying, 'refunded', now);
  if (given.kind === 'by hand') return ended(payments, trying, 'owed', now);
  const { reason } = given;
  observer.log('warn', 'payment.refund_failed', { payment: payment.id, tries: refundTries, reason });
  return refundTries < REFUND_TRIES_MAX ? trying : ended(payments, trying, 'owed', now);
}

type Given =
  | { readonly kind: 'given' }
  | { readonly kind: 'by hand' }
  | { readonly kind: 'failed'; readonly reason: string };

async function ask(
  provider: PaymentProvider | undefined,
  payment: Payment,
  amount: Parameters<PaymentProvider['refund']>[1],
): Promise<Given> {
  if (!provider) return { kind: 'failed', reason: `nobody here can give back what ${payment.provider} took` };
  try {
    return { kind: await provider.refund(payment, amount) };
  } catch (error) {
    return { kind: 'failed', reason: messageOf(error) };
  }
}

async function ended(payments: Payments, payment: Payment, outcome: 'refunded' | 'owed', now: string) {
  const to = outcome === 'refunded' ? 'refunded' : 'paid';
  return (await payments.move({ id: payment.id, from: ['paid'], to, outcome, now }))?.payment ?? payment;
}
