import type Stripe from 'stripe';
import type { ListedEntry, PaymentNotice, ProviderEntry } from '../../ports/payment-provider.ts';
import type { Payment } from '../../ports/payments.ts';
import { moneyOf, stripeAmount } from './amounts.ts';

/** Under this name our own id of a payment travels with everything of it at Stripe. */
export const PAYMENT_KEY = 'holdfast_payment';

const MINUTE_MS = 60_000;
/** Stripe keeps a page open for half an hour at least and a day at most. */
const OPEN_MINUTES_MIN = 31;
const OPEN_MINUTES_MAX = 24 * 60 - 1;
/** No name of a thing that is paid for is longer at Stripe. */
const NAME_MAX = 250;

/**
 * The page to pay on. Everything in it follows from the payment alone: asked for again under the same key, Stripe
 * answers with the same page, and refuses if anything differed. A page that outlives the hold does no harm: what becomes
 * of money that comes late is decided by the ledger.
 */
export function pageFor(payment: Payment, returnUrl: string): Stripe.Checkout.SessionCreateParams {
  const { id, booking, business, amount, extra, purpose } = payment;
  const metadata = { [PAYMENT_KEY]: id, booking, business, ...(extra === null ? {} : { extra }) };
  // Back to the page of the business, which knows the conversation.
  const back = `${returnUrl}/b/${business}`;
  const unit_amount = stripeAmount(amount);
  const product_data = { name: (purpose ?? `${business} ${booking.slice(0, 8)}`).slice(0, NAME_MAX) };
  const price_data = { currency: amount.currency.toLowerCase(), unit_amount, product_data };
  return {
    mode: 'payment',
    client_reference_id: id,
    line_items: [{ quantity: 1, price_data }],
    metadata,
    payment_intent_data: { metadata },
    expires_at: Math.floor(closesAt(payment) / 1000),
    success_url: back,
    cancel_url: back,
  };
}

function closesAt({ createdAt, expiresAt }: Payment): number {
  const made = Date.parse(createdAt);
  const earliest = made + OPEN_MINUTES_MIN * MINUTE_MS;
  const latest = made + OPEN_MINUTES_MAX * MINUTE_MS;
  return Math.min(Math.max(Date.parse(expiresAt), earliest), latest);
}

/** What a session that is asked about says; null while nothing has come of it. */
export function noticeOf(session: Stripe.Checkout.Session): PaymentNotice | null {
  if (session.payment_status === 'paid') return notice(session, 'paid', session.id);
  return session.status === 'expired' ? notice(session, 'expired', session.id) : null;
}

/** What a session says of money, with its charge read along. */
export function entryOf(session: Stripe.Checkout.Session): ProviderEntry {
  const { amount_total, currency, payment_status, payment_intent, id } = session;
  const isPaid = payment_status === 'paid' && amount_total !== null && currency !== null;
  if (!isPaid) return { paid: null, refundedCents: null, reference: id };
  const charge = typeof payment_intent === 'object' ? (payment_intent?.latest_charge ?? null) : null;
  const refunded = typeof charge === 'object' && charge !== null ? charge.amount_refunded : null;
  const refundedCents = refunded === null ? null : moneyOf(refunded, currency).cents;
  return { paid: moneyOf(amount_total, currency), refundedCents, reference: id };
}

/** Only what came with an id of ours is ours. */
export function listedOf(session: Stripe.Checkout.Session): readonly ListedEntry[] {
  const payment = session.metadata?.[PAYMENT_KEY];
  return payment === undefined
    ? []
    : [{ ...entryOf(session), payment, business: session.metadata?.['business'] ?? null }];
}

/** What an event says; null for what concerns no payment's outcome. */
export function reportedBy(event: Stripe.Event): PaymentNotice | null {
  switch (event.type) {
    case 'checkout.session.completed':
      // Some ways to pay are completed first and paid days later, by an event of its own.
      return event.data.object.payment_status === 'unpaid' ? null : notice(event.data.object, 'paid', event.id);
    case 'checkout.session.async_payment_succeeded':
      return notice(event.data.object, 'paid', event.id);
    case 'checkout.session.async_payment_failed':
      return notice(event.data.object, 'failed', event.id);
    case 'checkout.session.expired':
      return notice(event.data.object, 'expired', event.id);
    default:
      return null;
  }
}

/** Pages that are not ours, of another shop on the same account, are not ours to settle. */
function notice(
  session: Stripe.Checkout.Session,
  outcome: PaymentNotice['outcome'],
  event: string,
): PaymentNotice | null {
  const payment = session.metadata?.[PAYMENT_KEY];
  const { amount_total, currency } = session;
  if (payment === undefined || amount_total === null || currency === null) return null;
  return { payment, outcome, amount: moneyOf(amount_total, currency), reference: session.id, event };
}
