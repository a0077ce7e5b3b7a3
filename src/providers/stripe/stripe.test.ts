import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentProviderContract, samplePayment } from '../../ports/payment-provider.contract.ts';
import type { PaymentNotice } from '../../ports/payment-provider.ts';
import type { Payment } from '../../ports/payments.ts';
import { moneyOf, stripeAmount } from './amounts.ts';
import { PAYMENT_KEY, pageFor, reportedBy } from './session.ts';
import { createStripe } from './stripe.ts';
import { openStripeServer } from './testing/server.ts';

const SECRET_KEY = 'sk_test_for_the_tests';
const WEBHOOK_SECRET = 'whsec_for_the_tests';
const NOW = '2026-03-04T09:00:00.000Z';

let server: Awaited<ReturnType<typeof openStripeServer>> | null = null;
beforeAll(async () => {
  server = await openStripeServer(SECRET_KEY);
});
afterAll(() => server?.close());

function standing() {
  if (server === null) throw new Error('the server has not been opened yet');
  return server;
}

/** Where nobody asks for the network, nobody needs the server. */
function provider() {
  const returnUrl = () => 'https://book.example';
  return createStripe({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, returnUrl, apiUrl: server?.url });
}

const TYPES: { readonly [O in PaymentNotice['outcome']]: string } = {
  paid: 'checkout.session.completed',
  failed: 'checkout.session.async_payment_failed',
  expired: 'checkout.session.expired',
};

function sessionOf({ id, amount, opening }: Payment, payment_status: 'paid' | 'unpaid') {
  const { cents: amount_total, currency } = amount;
  const metadata = { [PAYMENT_KEY]: id };
  const object = 'checkout.session';
  const session = opening?.reference ?? 'cs_test';
  return { id: session, object, payment_status, amount_total, currency: currency.toLowerCase(), metadata };
}

/** Signed with Stripe's own code for it. */
function signed(event: object, now: string) {
  const payload = JSON.stringify(event);
  const timestamp = Date.parse(now) / 1000;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp });
  return { headers: { 'stripe-signature': signature }, body: Buffer.from(payload) };
}

paymentProviderContract('Stripe', () => ({
  provider: provider(),
  reports: {
    deliver: (payment, outcome, now) => {
      const object = sessionOf(payment, outcome === 'paid' ? 'paid' : 'unpaid');
      return signed({ id: 'evt_1', object: 'event', type: TYPES[outcome], data: { object } }, now);
    },
    deliverOther: (now) =>
      signed({ id: 'evt_2', object: 'event', type: 'charge.succeeded', data: { object: { id: 'ch_1' } } }, now),
  },
  happen: ({ opening }, outcome) => {
    const session = standing().sessions.get(opening?.reference ?? '');
    if (!session) throw new Error('there is no such session');
    if (outcome === 'expired') session.status = 'expired';
    else Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${session.id}` });
  },
}));

describe('Stripe', () => {
  beforeEach(() => standing().requests.splice(0));

  it('D8 is told our id, what to take, until when, and to do it once', async () => {
    const payment = samplePayment({ id: '00000000-0000-5000-8000-00000000000a' });
    await provider().open(payment);
    const [request] = standing().requests;
    expect(request?.path).toBe('/v1/checkout/sessions');
    expect(request?.key).toBe(payment.id);
    expect(Object.fromEntries(request?.form ?? [])).toMatchObject({
      mode: 'payment',
      client_reference_id: payment.id,
      [`metadata[${PAYMENT_KEY}]`]: payment.id,
      [`payment_intent_data[metadata][${PAYMENT_KEY}]`]: payment.id,
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '10500',
      expires_at: String(Date.parse(payment.expiresAt) / 1000),
      success_url: `https://book.example/b/${samplePayment().business}`,
    });
  });

  it('D8 names what is paid for in the words that were kept with the payment, as long as Stripe lets them be', async () => {
    const named = (purpose: string | null) =>
      pageFor(samplePayment({ purpose }), 'https://x.example').line_items?.[0]?.price_data?.product_data?.name;
    expect(named('Salle Lumière, vendredi 6 mars de 14 h à 16 h')).toBe(
      'Salle Lumière, vendredi 6 mars de 14 h à 16 h',
    );
    expect(named('a'.repeat(400))).toHaveLength(250);
    expect(named(null)).toContain(samplePayment().business);
  });

  it('D8 keeps its page open no shorter and no longer than Stripe allows', () => {
    const open = (expiresAt: string): number =>
      ((pageFor(samplePayment({ expiresAt }), 'https://x.example').expires_at ?? 0) - Date.parse(NOW) / 1000) / 60;
    expect(open('2026-03-04T09:15:00.000Z')).toBe(31);
    expect(open('2026-03-04T12:00:00.000Z')).toBe(180);
    expect(open('2026-03-09T09:00:00.000Z')).toBe(24 * 60 - 1);
  });

  it('D10 gives back a part once, however often it is asked', async () => {
    const stripe = provider();
    const payment = samplePayment({ id: '00000000-0000-5000-8000-00000000000b' });
    const opened = { ...payment, opening: await stripe.open(payment) };
    const session = standing().sessions.get(opened.opening.reference ?? '');
    if (!session) throw new Error('there is no such session');
    expect(await stripe.refund(opened, { cents: 5_250, currency: 'EUR' })).toBe('by hand');
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: 'pi_part' });
    for (const _ of [1, 2]) expect(await stripe.refund(opened, { cents: 5_250, currency: 'EUR' })).toBe('given');
    const given = standing().refunds.filter(({ payment_intent }) => payment_intent === 'pi_part');
    expect(given).toEqual([{ payment_intent: 'pi_part', amount: 5_250 }]);
    // Somebody has given it back in the dashboard, under no key of ours.
    const again = { ...opened, id: '00000000-0000-5000-8000-00000000000c' };
    expect(await stripe.refund(again, { cents: 5_250, currency: 'EUR' })).toBe('given');
  });

  it('D8 closes the page of a payment that was voided, tries again, and leaves alone what is over', async () => {
    const stripe = provider();
    const payment = samplePayment({ id: '00000000-0000-5000-8000-00000000000d' });
    const opened = { ...payment, opening: await stripe.open(payment) };
    const session = standing().sessions.get(opened.opening.reference ?? '');
    await stripe.close?.(payment);
    expect(session?.status).toBe('open');
    standing().trouble.failing = 1;
    await stripe.close?.(opened);
    expect(session?.status).toBe('expired');
    await stripe.close?.(opened);
    Object.assign(session ?? {}, { status: 'complete', payment_status: 'paid' });
    await stripe.close?.(opened);
    expect(await stripe.status(opened)).toMatchObject({ outcome: 'paid' });
    standing().trouble.failing = 10;
    await expect(stripe.close?.(opened)).rejects.toThrow();
    standing().trouble.failing = 0;
  });

  it('X8 says that it broke when Stripe breaks, so that it is asked again', async () => {
    standing().trouble.failing = 1;
    await expect(provider().open(samplePayment())).rejects.toThrow();
  });

  it('D9 a page that is completed and not yet paid is no payment; its own event comes later', () => {
    const type = (name: string, status: 'paid' | 'unpaid') =>
      reportedBy({
        id: 'e',
        type: name,
        data: { object: sessionOf(samplePayment(), status) },
      } as unknown as Stripe.Event);
    expect(type('checkout.session.completed', 'unpaid')).toBeNull();
    expect(type('checkout.session.async_payment_succeeded', 'paid')).toMatchObject({ outcome: 'paid' });
    expect(type('payment_intent.succeeded', 'paid')).toBeNull();
  });

  it('ignores pages of another shop on the same account', () => {
    const object = { ...sessionOf(samplePayment(), 'paid'), metadata: {} };
    const event = { id: 'e', type: 'checkout.session.completed', data: { object } } as unknown as Stripe.Event;
    expect(reportedBy(event)).toBeNull();
  });

  it('counts currencies without hundredths in whole units', () => {
    expect(stripeAmount({ cents: 12_000, currency: 'JPY' })).toBe(120);
    expect(moneyOf(120, 'jpy')).toEqual({ cents: 12_000, currency: 'JPY' });
    expect(() => stripeAmount({ cents: 12_050, currency: 'JPY' })).toThrow('hundredths');
    expect(stripeAmount({ cents: 12_050, currency: 'USD' })).toBe(12_050);
  });
});
