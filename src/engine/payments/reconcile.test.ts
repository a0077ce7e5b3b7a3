import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { derivedId } from '../../core/ids.ts';
import { silent } from '../../ports/observer.ts';
import type { Payment } from '../../ports/payments.ts';
import { createStripe } from '../../providers/stripe/stripe.ts';
import { openStripeServer } from '../../providers/stripe/testing/server.ts';
import { MemoryBookings } from '../../storage/memory/bookings.ts';
import { MemoryPayments } from '../../storage/memory/payments.ts';
import { MemoryReconciliations } from '../../storage/memory/reconciliations.ts';
import { createReconciler } from './reconcile.ts';
import { AMOUNT, at, BOOKING, take } from './testing/house.ts';
import { createTill } from './till.ts';

const SECRET_KEY = 'sk_test_for_the_tests';

/** The ledger and Stripe's own books, by its wire protocol, with a room held for ten o'clock. */
async function books() {
  const server = await openStripeServer(SECRET_KEY);
  const settings = { secretKey: SECRET_KEY, webhookSecret: 'whsec', returnUrl: () => 'https://book.example' };
  const provider = createStripe({ ...settings, apiUrl: server.url });
  const ledgers = {
    payments: new MemoryPayments(),
    bookings: new MemoryBookings(),
    providers: new Map([[provider.name, provider]]),
    observer: silent,
  };
  let now = at(9);
  const clock = { now: () => now };
  server.clock.now = () => Date.parse(now);
  const providerOf = () => provider;
  const reconciliations = new MemoryReconciliations();
  const reconciler = createReconciler({ ...ledgers, clock, reconciliations, providerOf });
  const till = createTill({ ...ledgers, providerOf, draw: async () => '' });
  await take(ledgers.bookings, BOOKING, at(12));
  const ask = async (key = 'first'): Promise<Payment> => {
    const whose = { booking: BOOKING, extra: null, business: 'house', conversation: 'talk' };
    return (await till.ask({ key, ...whose, amount: AMOUNT, expiresAt: at(12), now })).payment;
  };
  /** They pay on Stripe's page, and no webhook comes. */
  const paidThere = ({ opening }: Payment): void => {
    const session = server.sessions.get(opening?.reference ?? '');
    if (session)
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${session.id}` });
  };
  const later = (hour: number, minute = 0): void => {
    now = at(hour, minute);
  };
  return { ...ledgers, server, provider, reconciliations, reconciler, till, ask, paidThere, later, clock };
}

let house: Awaited<ReturnType<typeof books>>;
beforeEach(async () => {
  house = await books();
});
afterEach(() => house.server.close());

const of = async (payment: Payment) => house.payments.get(payment.id);

describe('the payments of a business, held against Stripe', () => {
  it('D9 paid there and not here: written down, and settled as if it had been reported', async () => {
    const payment = await house.ask();
    house.paidThere(payment);
    house.later(11);
    const found = await house.reconciler.reconcile('house');
    expect(found).toEqual({ compared: 1, differences: [{ payment: payment.id, difference: 'not_here' }], strays: 0 });
    expect(await of(payment)).toMatchObject({
      ...{ status: 'paid', outcome: 'confirmed', notified: false },
      mismatches: [{ difference: 'not_here', amount: AMOUNT, reference: payment.opening?.reference }],
    });
    expect((await house.bookings.get(BOOKING))?.status).toBe('confirmed');
    expect((await house.reconciler.reconcile('house')).differences).toEqual([]);
  });

  it('paid here and not there', async () => {
    const payment = await house.ask();
    await house.payments.move({ id: payment.id, from: ['open'], to: 'paid', outcome: 'confirmed', now: at(9) });
    house.later(11);
    expect((await house.reconciler.reconcile('house')).differences).toMatchObject([{ difference: 'not_there' }]);
    expect((await house.payments.mismatched('house', 10)).map(({ id }) => id)).toEqual([payment.id]);
  });

  it('another amount there', async () => {
    const payment = await house.ask();
    house.paidThere(payment);
    await house.payments.move({ id: payment.id, from: ['open'], to: 'paid', outcome: 'confirmed', now: at(9) });
    const session = house.server.sessions.get(payment.opening?.reference ?? '');
    if (session) Object.assign(session, { amount_total: 1 });
    house.later(11);
    expect((await house.reconciler.reconcile('house')).differences).toMatchObject([{ difference: 'amount' }]);
    expect((await of(payment))?.mismatches).toMatchObject([{ amount: { cents: 1, currency: 'EUR' } }]);
  });

  it('D10 given back here and not there, until it is', async () => {
    const payment = await house.ask();
    house.paidThere(payment);
    const gone = { from: ['open'], to: 'refunded', outcome: 'refunded', refundCents: 10_500, now: at(9) } as const;
    await house.payments.move({ id: payment.id, ...gone });
    house.later(11);
    expect((await house.reconciler.reconcile('house')).differences).toMatchObject([{ difference: 'refund_missing' }]);
    await house.provider.refund(payment, AMOUNT);
    expect((await house.reconciler.reconcile('house')).differences).toEqual([]);
  });

  it('D9 money for a payment that the ledger does not know is kept as a stray, over any number of pages', async () => {
    const payment = await house.ask();
    house.later(9, 30);
    for (let count = 0; count < 120; count += 1) {
      await house.provider.open({ ...payment, id: derivedId('lost', count), createdAt: at(9, 30) });
    }
    const lost = [...house.server.sessions.values()].find(
      ({ metadata }) => metadata['holdfast_payment'] === derivedId('lost', 3),
    );
    house.paidThere({ ...payment, opening: { url: null, qr: null, reference: lost?.id ?? '' } });
    house.later(11);
    expect((await house.reconciler.reconcile('house')).strays).toBe(1);
    expect((await house.reconciler.reconcile('another')).strays).toBe(0);
    expect(await house.reconciliations.strays('house', 10)).toMatchObject([{ reference: lost?.id, amount: AMOUNT }]);
  });

  it('says nothing where both agree, and leaves alone what was asked for just now', async () => {
    const payment = await house.ask();
    house.paidThere(payment);
    expect(await house.reconciler.reconcile('house')).toEqual({ compared: 0, differences: [], strays: 0 });
    house.later(11);
    await house.till.check(payment.id, at(11));
    expect(await house.reconciler.reconcile('house')).toEqual({ compared: 1, differences: [], strays: 0 });
  });

  it('is done once a day, by one process, and again soon where it failed', async () => {
    const other = createReconciler({ ...house, providerOf: () => house.provider });
    const payment = await house.ask();
    house.paidThere(payment);
    house.later(11);
    house.server.trouble.failing = 1;
    await house.reconciler.round(['house']);
    expect((await of(payment))?.status).toBe('open');
    await house.reconciler.round(['house']);
    expect((await of(payment))?.status).toBe('open');
    house.later(11, 11);
    await Promise.all([house.reconciler.round(['house']), other.round(['house'])]);
    expect(await of(payment)).toMatchObject({ status: 'paid', mismatches: [{ difference: 'not_here' }] });
    const asked = house.server.requests.length;
    await Promise.all([house.reconciler.round(['house']), other.round(['house'])]);
    expect(house.server.requests).toHaveLength(asked);
    house.later(9 + 24);
    await other.round(['house']);
    expect(house.server.requests.length).toBeGreaterThan(asked);
  });
});
