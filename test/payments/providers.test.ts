import bakong from 'bakong-khqr';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Composition } from '../../src/app/composition.ts';
import { readConfig } from '../../src/app/config.ts';
import { house } from '../../src/app/house.ts';
import { complaintsAbout, takersFrom, warningsAbout } from '../../src/app/payments.ts';
import type { MovableClock } from '../../src/ports/clock.ts';
import { silent } from '../../src/ports/observer.ts';
import type { Store } from '../../src/ports/store.ts';
import { createKhqr } from '../../src/providers/khqr/khqr.ts';
import { openBankServer } from '../../src/providers/khqr/testing/server.ts';
import { scanned } from '../../src/providers/qr/testing/scan.ts';
import { createSandbox } from '../../src/providers/sandbox/sandbox.ts';
import { createStripe } from '../../src/providers/stripe/stripe.ts';
import { openStripeServer } from '../../src/providers/stripe/testing/server.ts';
import { Traveller } from './traveller.ts';

const NOW = '2026-01-10T02:00:00.000Z';
const closing: (() => Promise<unknown>)[] = [];
let clock: MovableClock;
let store: Store;

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] });
  clock = house.virtualClock(NOW);
  store = await house.openStore('memory');
});
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) await close();
});

function composed(more: Partial<Composition>) {
  return house.compose({ store, clock, observer: silent, ...more });
}

describe('a trip paid by KHQR', () => {
  async function agency() {
    const bank = await openBankServer('token');
    closing.push(() => bank.close());
    const account = { account: 'mekong@devb', name: 'Mekong Trails', city: 'Phnom Penh', merchant: null };
    const khqr = createKhqr({ account, token: 'token', apiUrl: bank.url, fetch, clock });
    const house = await composed({ providers: [khqr], paymentsBy: 'khqr' });
    return { bank, house, traveller: new Traveller(house) };
  }

  it('D8 D9 shows a code the bank finds valid, and confirms once the bank has the money, without any webhook', async () => {
    const { bank, house, traveller } = await agency();
    const shown = await traveller.goToPayment();
    const image = shown.find((reply) => reply.image !== undefined)?.image ?? '';
    const code = scanned(image) ?? '';
    expect(bakong.BakongKHQR.verify(code).isValid).toBe(true);
    const said = bakong.BakongKHQR.decode(code).data;
    expect(said).toMatchObject({ bakongAccountID: 'mekong@devb', transactionCurrency: '840' });
    expect(shown.map(({ text }) => text).join('\n')).toMatch(/15 minutes/);

    await house.app.engine.sweep();
    expect(await traveller.state()).toBe('PAYMENT');
    const [md5 = ''] = bank.asked;
    bank.transactions.set(md5, { amount: Number(said?.['transactionAmount']), currency: 'USD' });
    clock.set('2026-01-10T02:01:00.000Z');
    await house.app.engine.sweep();
    expect(await traveller.state()).toBe('POST_BOOKING');
    expect((await traveller.heard()).filter(({ text }) => /trip is confirmed/.test(text))).toHaveLength(1);
  });

  it('D8 "did it go through?" asks the bank', async () => {
    const { bank, traveller } = await agency();
    await traveller.goToPayment();
    const replies = await traveller.say('did it go through?');
    expect(bank.asked).toHaveLength(1);
    expect(replies.map(({ text }) => text).join()).toMatch(/nothing has arrived/);
  });

  it('D9 money that comes after the places were given up is owed: no bank gives it back by itself, so a person does', async () => {
    const { bank, house, traveller } = await agency();
    await traveller.goToPayment();
    await traveller.say('cancel');
    await house.app.engine.sweep();
    const [md5 = ''] = bank.asked;
    bank.transactions.set(md5, { amount: 120, currency: 'USD' });
    clock.set('2026-01-10T02:01:00.000Z');
    await house.app.engine.sweep();
    const last = (await traveller.heard()).at(-1)?.text;
    expect(last).toMatch(/\$120 is due back to you.*by hand/);
    const conversation = await house.app.conversations.at({
      business: 'mekong',
      channel: 'webchat',
      address: 'traveller',
    });
    expect(conversation?.header.handedOff).toBe(true);
  });
});

describe('a trip paid by Stripe', () => {
  it('D8 D9 leads to a page of Stripe’s, believes its signed event alone, and confirms once', async () => {
    const server = await openStripeServer('sk_test');
    closing.push(() => server.close());
    const returnUrl = () => 'https://book.example';
    const stripe = createStripe({ secretKey: 'sk_test', webhookSecret: 'whsec', returnUrl, apiUrl: server.url });
    const house = await composed({ providers: [stripe], paymentsBy: 'stripe' });
    const traveller = new Traveller(house);
    const shown = await traveller.goToPayment();
    const [session] = server.sessions.values();
    expect(shown.map(({ text }) => text).join('\n')).toContain(String(session?.['url']));
    expect(scanned(shown.find((reply) => reply.image !== undefined)?.image ?? '')).toBe(session?.['url']);

    const object = { ...session, status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' };
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object },
    });
    const deliver = (secret: string) => {
      const timestamp = Date.parse(clock.now()) / 1000;
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return house.payments.door.receive('stripe', {
        headers: { 'stripe-signature': signature },
        body: Buffer.from(payload),
      });
    };
    expect(await deliver('somebody else')).toBe('forged');
    expect(await traveller.state()).toBe('PAYMENT');
    expect(await deliver('whsec')).toBe('taken');
    expect(await deliver('whsec')).toBe('taken');
    expect(await traveller.state()).toBe('POST_BOOKING');
    expect((await traveller.heard()).filter(({ text }) => /trip is confirmed/.test(text))).toHaveLength(1);
  });
});

describe('a trip whose code is given up at Stripe', () => {
  it('D8 a new code, or giving the places up, closes the page of the old one', async () => {
    const server = await openStripeServer('sk_test');
    closing.push(() => server.close());
    const returnUrl = () => 'https://book.example';
    const stripe = createStripe({ secretKey: 'sk_test', webhookSecret: 'whsec', returnUrl, apiUrl: server.url });
    const traveller = new Traveller(await composed({ providers: [stripe], paymentsBy: 'stripe' }));
    await traveller.goToPayment();
    const statuses = () => [...server.sessions.values()].map(({ status }) => status);
    await traveller.say('the payment failed');
    expect(statuses()).toEqual(['expired', 'open']);
    await traveller.say('cancel');
    expect(statuses()).toEqual(['expired', 'expired']);
    expect(await traveller.state()).toBe('DISCOVERY');
  });
});

describe('who takes the money', () => {
  const takers = (environment: { readonly [name: string]: string }) =>
    takersFrom(readConfig(environment).payments, { clock, publicUrl: () => 'https://book.example' });
  const STRIPE = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec' };
  const KHQR = { KHQR_ACCOUNT: 'mekong@devb', KHQR_NAME: 'Mekong Trails', BAKONG_TOKEN: 'token' };

  it('is the sandbox for whoever names nobody, and nobody is served by a provider that is not set up', () => {
    const business = { id: 'shop', payments: { provider: 'stripe' } } as Parameters<typeof complaintsAbout>[0][number];
    expect(complaintsAbout([], {})).toEqual([]);
    expect(complaintsAbout([], { paymentsBy: 'sandbox' })).toEqual([]);
    expect(complaintsAbout([business], {})).toEqual([expect.stringContaining('"stripe", which is not set up')]);
    expect(complaintsAbout([], { paymentsBy: 'khqr' })).toEqual([expect.stringContaining('HOLDFAST_PAYMENTS')]);
    const rehearsing = { ...business, payments: { provider: 'sandbox' } };
    expect(complaintsAbout([rehearsing], { sandbox: false })).toEqual([expect.stringContaining('nobody is')]);
  });

  it.each([
    ['nothing is set', {}, [true, undefined]],
    ['Stripe is set up', STRIPE, [false, 'stripe']],
    ['KHQR is set up', KHQR, [false, 'khqr']],
    ['both are set up', { ...STRIPE, ...KHQR }, [false, undefined]],
    ['Stripe is set up and the sandbox asked for', { ...STRIPE, HOLDFAST_PAYMENTS: 'sandbox' }, [true, 'sandbox']],
    ['it is for real', { NODE_ENV: 'production' }, [false, undefined]],
    [
      'it is for real and the sandbox asked for',
      { NODE_ENV: 'production', HOLDFAST_PAYMENTS: 'sandbox' },
      [true, 'sandbox'],
    ],
  ] as const)(
    'D9 the sandbox is there only where it can do no harm or is asked for: %s',
    async (_, environment, seen) => {
      const { sandbox, paymentsBy } = await takers(environment);
      expect([sandbox, paymentsBy]).toEqual(seen);
    },
  );

  it('D9 the sandbox has a secret of its own, else the one of webhooks', async () => {
    const both = { HOLDFAST_WEBHOOK_SECRET: 'of webhooks', HOLDFAST_SANDBOX_SECRET: 'its own' };
    expect((await takers(both)).sandboxSecret).toBe('its own');
    expect((await takers({ HOLDFAST_WEBHOOK_SECRET: 'of webhooks' })).sandboxSecret).toBe('of webhooks');
  });

  it('D9 where nobody is, a business that takes payments is not served, and those that take none are', async () => {
    const { app, payments, unserved } = await composed({ sandbox: false });
    expect([...app.engine.businesses.keys()].sort()).toEqual(['lucia', 'northside', 'skylark']);
    expect([...unserved].sort()).toEqual(['atelier', 'mekong']);
    expect(payments.counter).toBeNull();
    expect(await payments.door.receive('sandbox', { headers: {}, body: Buffer.from('{}') })).toBeNull();
    const [rehearsed, unpaid] = [warningsAbout({ sandbox: true }, []), warningsAbout({ sandbox: false }, unserved)];
    expect(rehearsed).toEqual([['payments.sandbox', expect.stringContaining('no money moves')]]);
    expect(unpaid.map(([, line]) => line).join()).toMatch(/mekong is NOT SERVED.*HOLDFAST_PAYMENTS=sandbox/);
  });

  it('D9 a genuine report of the sandbox settles no payment that Stripe takes', async () => {
    const server = await openStripeServer('sk_test');
    closing.push(() => server.close());
    const returnUrl = () => 'https://book.example';
    const stripe = createStripe({ secretKey: 'sk_test', webhookSecret: 'whsec', returnUrl, apiUrl: server.url });
    const house = await composed({ providers: [stripe], paymentsBy: 'stripe', sandboxSecret: 'known' });
    const traveller = new Traveller(house);
    await traveller.goToPayment();
    const conversation = await store.conversations.at({ business: 'mekong', channel: 'webchat', address: 'traveller' });
    const [payment] = await store.payments.ofConversation(conversation?.id ?? '');
    if (!payment) throw new Error('there is nothing to pay');
    const forger = createSandbox({ secret: 'known', publicUrl: returnUrl });
    const delivery = forger.press(payment, 'paid', clock.now());
    expect(await house.payments.door.receive('sandbox', delivery)).toBe('foreign');
    expect(await traveller.state()).toBe('PAYMENT');
    expect(await store.payments.get(payment.id)).toEqual(payment);
    expect((await house.payments.counter?.press(payment.id, 'paid'))?.status).toBe(404);
  });
});
