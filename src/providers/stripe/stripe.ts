import Stripe from 'stripe';
import type { PaymentDelivery, PaymentProvider } from '../../ports/payment-provider.ts';
import { stripeAmount } from './amounts.ts';
import { entryOf, listedOf, noticeOf, PAYMENT_KEY, pageFor, reportedBy } from './session.ts';

export const STRIPE = 'stripe';

export interface StripeParts {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where Stripe sends people back to when they have paid, or have not. */
  readonly returnUrl: () => string;
  /** Another place that speaks Stripe's protocol: `http://127.0.0.1:12111`. */
  readonly apiUrl?: string | undefined;
}

/** An event may be this old: Stripe signs anew each time it tries again. */
const TOLERANCE_SECONDS = 300;
const TIMEOUT_MS = 4_000;
const CLOSE_RETRIES = 2;
/** Only the charge says how much of it went back. */
const CHARGE = 'payment_intent.latest_charge';
const PAGE_MAX = 100;
const LISTED_MAX = 10_000;

/** Cards and wallets, on a page of Stripe's own (Checkout). What happened there is reported by signed webhooks. */
export function createStripe(parts: StripeParts): PaymentProvider {
  const stripe = new Stripe(parts.secretKey, {
    // The till asks again by itself, under the same key, when it is worth it.
    ...{ maxNetworkRetries: 0, timeout: TIMEOUT_MS, telemetry: false },
    ...(parts.apiUrl === undefined ? {} : addressIn(parts.apiUrl)),
  });

  return {
    name: STRIPE,

    async open(payment) {
      const page = pageFor(payment, parts.returnUrl());
      const { id, url } = await stripe.checkout.sessions.create(page, { idempotencyKey: payment.id });
      return { url, qr: url, reference: id };
    },

    async readWebhook({ headers, body, now }) {
      const event = verified(stripe, parts.webhookSecret, { headers, body, now });
      if (event === null) return { kind: 'forged' };
      const notice = reportedBy(event);
      return notice === null ? { kind: 'ignored' } : { kind: 'notice', notice };
    },

    async status({ opening }) {
      const reference = opening?.reference ?? null;
      return reference === null ? null : noticeOf(await stripe.checkout.sessions.retrieve(reference));
    },

    async lookup({ opening }) {
      const reference = opening?.reference ?? null;
      if (reference === null) return null;
      return entryOf(await stripe.checkout.sessions.retrieve(reference, { expand: [CHARGE] }));
    },

    async list(since) {
      const created = { gte: Math.floor(Date.parse(since) / 1000) };
      const pages = stripe.checkout.sessions.list({ created, limit: PAGE_MAX, expand: [`data.${CHARGE}`] });
      const sessions = await pages.autoPagingToArray({ limit: LISTED_MAX });
      return sessions.flatMap(listedOf);
    },

    async close({ opening }) {
      const reference = opening?.reference ?? null;
      if (reference === null) return;
      // Nothing hangs on it, so that here the library may try again by itself.
      await stripe.checkout.sessions
        .expire(reference, {}, { maxNetworkRetries: CLOSE_RETRIES })
        .catch((error: unknown) => (isOver(error) ? undefined : Promise.reject(error)));
    },

    async refund(payment, amount) {
      const reference = payment.opening?.reference ?? null;
      const paid = reference === null ? null : await stripe.checkout.sessions.retrieve(reference);
      const intent = typeof paid?.payment_intent === 'string' ? paid.payment_intent : paid?.payment_intent?.id;
      if (!intent) return 'by hand';
      const metadata = { [PAYMENT_KEY]: payment.id };
      const order = { payment_intent: intent, amount: stripeAmount(amount), metadata };
      return stripe.refunds.create(order, { idempotencyKey: `${payment.id}/refund` }).then(
        () => 'given' as const,
        // Somebody was quicker by hand, in Stripe's own dashboard.
        (error: unknown) => (isRefunded(error) ? ('given' as const) : Promise.reject(error)),
      );
    },
  };
}

function verified(stripe: Stripe, secret: string, { headers, body, now }: PaymentDelivery): Stripe.Event | null {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return null;
  try {
    return stripe.webhooks.constructEvent(
      Buffer.from(body),
      signature,
      secret,
      TOLERANCE_SECONDS,
      undefined,
      Date.parse(now),
    );
  } catch {
    return null;
  }
}

function isRefunded(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
}

/** Only what is open can be closed: somebody has just paid on that page, or it had run out. */
function isOver(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

function addressIn(url: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(url);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' };
}
