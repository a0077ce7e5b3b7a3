import bakong from 'bakong-khqr';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Composition, MovableClock, Store } from '../../src/cli/house.ts';
import { house } from '../../src/main.ts';
import { silent } from '../../src/ports/observer.ts';
import { createKhqr } from '../../src/providers/khqr/khqr.ts';
import { openBankServer } from '../../src/providers/khqr/testing/server.ts';
import { scanned } from '../../src/providers/qr/testing/scan.ts';
import { createStripe } from '../../src/providers/stripe/stripe.ts';
import { openStripeServer } from '../../src/providers/stripe/testing/server.ts';
import { complaintsAbout } from '../../src/tills.ts';
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
    const returnUrl = () => 'https://book.example/';
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
    const returnUrl = () => 'https://book.example/';
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
  it('is the sandbox for whoever names nobody, and nobody is served by a provider that is not set up', () => {
    const business = { id: 'shop', payments: { provider: 'stripe' } } as Parameters<typeof complaintsAbout>[0][number];
    expect(complaintsAbout([], [], undefined)).toEqual([]);
    expect(complaintsAbout([], [], 'sandbox')).toEqual([]);
    expect(complaintsAbout([business], [], undefined)).toEqual([
      expect.stringContaining('"stripe", which is not set up'),
    ]);
    expect(complaintsAbout([], [], 'khqr')).toEqual([expect.stringContaining('HOLDFAST_PAYMENTS')]);
  });
});
