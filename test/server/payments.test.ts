import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import type { App } from '../../src/engine/app.ts';
import type { MovableClock } from '../../src/ports/clock.ts';
import { silent } from '../../src/ports/observer.ts';
import type { Store } from '../../src/ports/store.ts';
import { createObserver } from '../../src/server/observer.ts';
import { paymentWebhook } from '../../src/server/payments.ts';
import { createServer } from '../../src/server/server.ts';
import { bearer } from './house.ts';

const SECRET = 'what the sandbox signs with';
const SPACE = { business: 'atelier', channel: 'webchat', address: 'visitor' };

let server: FastifyInstance;
let store: Store;
let app: App;
let link: string;
let clock: MovableClock;

/** A visitor who has reserved a room that costs something, and the server where it is paid for. */
beforeEach(async () => {
  store = await house.openStore('memory');
  clock = house.virtualClock('2026-04-01T07:00:00.000Z');
  const { payments, ...composed } = await house.compose({ store, clock, observer: silent, sandboxSecret: SECRET });
  app = composed.app;
  const webhooks = {
    channel: () => null,
    payment: (provider: string) => paymentWebhook(payments.door, provider),
    sandbox: payments.counter,
  };
  const telemetry = createObserver({ level: 'silent' });
  const config = { operatorToken: 'token', secret: 'secret', rateLimit: false, telemetry, webhooks };
  const created = await createServer(app, config);
  server = created as unknown as FastifyInstance;
  const replies = [];
  for (const [eventId, text] of Object.entries(TO_LINK)) replies.push(...(await say(eventId, text)));
  link = linkIn(replies);
});

const TO_LINK = { 1: 'Je voudrais réserver la Salle Lumière le 15 avril de 9h à 12h', 2: 'oui' };

function linkIn(replies: readonly string[]): string {
  return new URL(/https?:\S+/.exec(replies.join(' '))?.[0] ?? 'http://nowhere').pathname;
}

afterEach(() => server.close());

async function say(eventId: string, text: string): Promise<readonly string[]> {
  const handled = await app.engine.handle({ to: SPACE, eventId, event: { kind: 'message', text } });
  return handled.kind === 'handled' ? handled.replies.map((reply) => reply.text) : [];
}

/** What was said without being asked, newest last. */
async function unprompted(): Promise<readonly string[]> {
  const conversation = await app.conversations.at(SPACE);
  const turns = conversation ? await app.conversations.turns(conversation.id) : [];
  return turns
    .filter(({ events }) => events.some(({ event }) => event.kind === 'payment'))
    .flatMap(({ replies }) => replies.map(({ text }) => text));
}

async function bookingStatuses(): Promise<readonly string[]> {
  const conversation = await app.conversations.at(SPACE);
  const bookings = conversation ? await store.bookings.ofConversation(conversation.id) : [];
  return bookings.map(({ status }) => status);
}

const press = (outcome: string) => server.inject({ method: 'POST', url: link, payload: { outcome } });

describe('paying in the sandbox', () => {
  it('E8 the link leads to a page with the amount, a QR code and no script', async () => {
    const page = await server.inject(link);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('<html lang="fr">');
    expect(page.body).toContain('src="data:image/png;base64,');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
  });

  it('D9 X4 paying confirms the reservation and says so unprompted, once', async () => {
    expect(await bookingStatuses()).toEqual(['held']);
    expect((await press('paid')).json()).toMatchObject({ status: 'paid' });
    expect((await press('paid')).json()).toMatchObject({ status: 'paid' });
    expect(await bookingStatuses()).toEqual(['confirmed']);
    expect(await unprompted()).toEqual([expect.stringContaining('confirmée')]);
    expect((await server.inject(link)).body).not.toContain('<button');
  });

  it('D9 says that it is a rehearsal: on the page before and after, and to whoever presses', async () => {
    expect((await server.inject(link)).body).toMatch(/<title>ESSAI \(SANDBOX\).*SANDBOX/s);
    expect((await press('paid')).json().sandbox).toContain('no money has moved');
    expect((await server.inject(link)).body).toContain('aucun argent n’est débité');
  });

  it('D9 X3 where a payment is paid follows from what is asked and a secret: nobody else works it out', async () => {
    const links = ['one', 'one', 'another'].map(async (paymentSecret) => {
      const memory = await house.openStore('memory');
      const composed = await house.compose({ store: memory, clock, observer: silent, paymentSecret });
      const replies = [];
      for (const [eventId, text] of Object.entries(TO_LINK)) {
        const handled = await composed.app.engine.handle({ to: SPACE, eventId, event: { kind: 'message', text } });
        if (handled.kind === 'handled') replies.push(...handled.replies.map((reply) => reply.text));
      }
      return linkIn(replies);
    });
    const [one, again, another] = await Promise.all(links);
    expect(one).toMatch(/^\/sandbox\/payments\/[0-9a-f-]{36}$/);
    expect(again).toBe(one);
    expect(another).not.toBe(one);
    expect(link).not.toBe(one);
  });

  it('the buttons of the page work as a plain form, and show the page again', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const pressed = await server.inject({ method: 'POST', url: link, headers, payload: 'outcome=failed' });
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, link]);
    expect(await unprompted()).toEqual([expect.stringContaining('pas abouti')]);
    expect(await bookingStatuses()).toEqual(['held']);
  });

  it('D8 letting it run out frees the room and says so', async () => {
    await press('expired');
    expect(await bookingStatuses()).toEqual(['expired']);
    expect(await unprompted()).toEqual([expect.stringContaining('plus gardé')]);
  });

  it('answers plainly to what it does not know', async () => {
    expect((await press('stolen')).statusCode).toBe(400);
    const nowhere = '/sandbox/payments/00000000-0000-4000-8000-00000000dead';
    expect((await server.inject(nowhere)).statusCode).toBe(404);
    const paid = await server.inject({ method: 'POST', url: nowhere, payload: { outcome: 'paid' } });
    expect([paid.statusCode, paid.json().error.code]).toEqual([404, 'not_found']);
  });
});

describe("the providers' webhook", () => {
  const deliver = (provider: string, headers: { readonly [name: string]: string } = {}) =>
    server.inject({
      method: 'POST',
      url: `/webhooks/payments/${provider}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ id: 'e', type: 'payment.paid', payment: link.split('/').at(-1), amount: 1 }),
    });

  it('D9 refuses what is not signed, or wrongly', async () => {
    expect((await deliver('sandbox')).statusCode).toBe(401);
    const signed = { 'holdfast-signature': `t=1775026800,v1=${'0'.repeat(64)}` };
    expect((await deliver('sandbox', signed)).json().error.code).toBe('unauthorized');
    expect(await bookingStatuses()).toEqual(['held']);
  });

  /** As somebody signs it who knows the secret and nothing of the code. */
  const signed = (report: object) => {
    const seconds = Date.parse(clock.now()) / 1000;
    const payload = JSON.stringify(report);
    const hex = createHmac('sha256', SECRET).update(`${seconds}.${payload}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'holdfast-signature': `t=${seconds},v1=${hex}` };
    return server.inject({ method: 'POST', url: '/webhooks/payments/sandbox', headers, payload });
  };
  const payment = async () => {
    const conversation = await app.conversations.at(SPACE);
    const [asked] = await store.payments.ofConversation(conversation?.id ?? '');
    if (!asked) throw new Error('there is nothing to pay');
    return asked;
  };

  it('D9 confirms by a report that is signed and fits', async () => {
    const { id, amount } = await payment();
    const answer = await signed({ id: 'e', type: 'payment.paid', payment: id, amount });
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: 'taken' }]);
    expect(await bookingStatuses()).toEqual(['confirmed']);
  });

  it('D9 confirms nothing by an amount that does not fit, and shows it to the operator alone', async () => {
    const { id, amount, booking, conversation } = await payment();
    await signed({ id: 'e-1', type: 'payment.paid', payment: id, amount: { ...amount, cents: 1 } });
    expect(await bookingStatuses()).toEqual(['held']);
    const url = '/v1/atelier/payments/mismatched';
    const list = await server.inject({ url, headers: bearer('token') });
    const reported = [
      { at: clock.now(), event: 'e-1', cents: 1, currency: amount.currency, reference: null, difference: null },
    ];
    const asked = { ...amount, reference: id };
    expect(list.json()).toEqual({
      mismatched: [{ payment: id, conversation, booking, provider: 'sandbox', status: 'open', asked, reported }],
      strays: [],
    });
    expect((await server.inject(url)).statusCode).toBe(401);
    expect((await app.conversations.at(SPACE))?.header.handedOff).toBe(true);
  });

  it('D9 refuses a report about a payment of another provider', async () => {
    const asked = { ...(await payment()), provider: 'stripe', now: clock.now() };
    const { id, amount } = (await store.payments.open({ ...asked, id: randomUUID(), key: 'at Stripe' })).payment;
    const answer = await signed({ id: 'e', type: 'payment.paid', payment: id, amount });
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'not_your_payment']);
    expect((await store.payments.get(id))?.status).toBe('open');
  });

  it('knows no provider that is not configured', async () => {
    const answer = await deliver('somebody');
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_configured']);
  });
});
