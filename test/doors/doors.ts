import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Stripe from 'stripe';
import type { Conversation } from '../../src/ports/conversations.ts';
import type { Store } from '../../src/ports/store.ts';
import type { StripeSession } from '../../src/providers/stripe/testing/server.ts';
import { TO_PAYMENT } from '../payments/traveller.ts';
import { OPERATOR, STRIPE_SECRET, WEBHOOK_SECRET } from './settings.ts';

/** Where somebody outside hands something in, and waits to be told that it was taken. */
export interface Door {
  readonly name: string;
  /** Whether the money is in a ledger of its own before the conversation hears of it. */
  readonly settles: boolean;
  /** Brings about what must stand before, in peace, and answers with what is then to be handed in. */
  prepare(house: Prepared): Promise<Knock>;
}

export interface Prepared {
  readonly address: string;
  /** Nobody else has this one, so that everybody is somebody else. */
  readonly number: number;
  readonly store: Store;
  /** What Stripe knows, where it takes the money. */
  readonly sessions: ReadonlyMap<string, StripeSession>;
}

export interface Knock {
  /** The same delivery each time, at whichever process. */
  send(address: string): Promise<number>;
  /** How often it has been acted on. */
  handled(): Promise<number>;
}

const SAMPLES = join(import.meta.dirname, '../../src/channels/chatwoot/samples');
const asOperator = { authorization: `Bearer ${OPERATOR}` };

async function post(url: string, body: object, headers: { readonly [name: string]: string } = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Sends again whenever it is asked to, as senders do. */
export async function untilYes(send: () => Promise<number>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    if (isYes(answer)) return;
    if (answer < 500 || tries === TRIES_MAX) throw new Error(`answered ${answer} at try ${tries}`);
    await soon();
  }
}

const TRIES_MAX = 10;

export function isYes(answer: number): boolean {
  return answer >= 200 && answer < 300;
}

const status = (response: Promise<Response>): Promise<number> => response.then((answer) => answer.status);

/** A web chat that has said a few things. */
async function chat({ address, store }: Prepared, business: string, texts: readonly string[]) {
  const path = `/v1/${business}/conversations`;
  const { id, token } = (await (await post(`${address}${path}`, {})).json()) as { id: string; token: string };
  const say = (at: string, text: string, messageId: string) =>
    post(`${at}${path}/${id}/messages`, { text, messageId }, { authorization: `Bearer ${token}` });
  for (const [index, text] of texts.entries()) {
    await untilYes(() => status(say(address, text, `before-${index}`)));
  }
  const standing = () => store.conversations.at({ business, channel: 'webchat', address: id });
  return { id, path: `${path}/${id}`, say, standing };
}

/** How many turns took up the event, wherever it waits meanwhile. */
async function timesHandled(store: Store, talk: Conversation | null, event: string | RegExp): Promise<number> {
  if (talk === null) return 0;
  const turns = await store.conversations.turns(talk.id);
  return turns
    .flatMap(({ events }) => events)
    .filter(({ id }) => (typeof event === 'string' ? id === event : event.test(id))).length;
}

const messages: Door = {
  name: 'a message of a web chat',
  settles: false,
  async prepare(house) {
    const { id, say, standing } = await chat(house, 'northside', ['hello']);
    return {
      send: (at) => status(say(at, 'Friday morning', 'm1')),
      handled: async () => timesHandled(house.store, await standing(), `${id}/m1`),
    };
  },
};

const leads: Door = {
  name: 'a lead',
  settles: false,
  async prepare({ store, number }) {
    const to = { business: 'northside', channel: 'sms', address: `+447700900${number}` };
    const lead = { name: 'Tom', phone: to.address };
    return {
      send: (at) => status(post(`${at}/v1/northside/leads`, lead, { 'idempotency-key': 'form-1' })),
      handled: async () => timesHandled(store, await store.conversations.at(to), `lead/${to.address}/form-1`),
    };
  },
};

function operator(path: 'give-back' | 'take-over'): Door {
  const wanted = path === 'take-over';
  return {
    name: `an operator's ${path}`,
    settles: false,
    async prepare(house) {
      const { path: talk, standing } = await chat(house, 'northside', ['hello']);
      if (!wanted) await untilYes(() => status(post(`${house.address}${talk}/take-over`, {}, asOperator)));
      return {
        send: (at) => status(post(`${at}${talk}/${path}`, {}, asOperator)),
        // Said twice it is no more than said once, so that it needs no name of its own.
        handled: async () => ((await standing())?.header.handedOff === wanted ? 1 : 0),
      };
    },
  };
}

/** A sample of Chatwoot's, from another phone, signed each time it is sent. */
function chatwootDelivery(sample: string, number: number): (address: string) => Promise<number> {
  const body = readFileSync(join(SAMPLES, `${sample}.json`), 'utf8').replaceAll('34600111222', `34600111${number}`);
  return async (address) => {
    const timestamp = `${Math.floor(Date.now() / 1000)}`;
    const digest = createHmac('sha256', WEBHOOK_SECRET).update(`${timestamp}.${body}`).digest('hex');
    const headers = { 'x-chatwoot-timestamp': timestamp, 'x-chatwoot-signature': `sha256=${digest}` };
    const answer = await fetch(`${address}/webhooks/chatwoot/lucia`, { method: 'POST', headers, body });
    return answer.status;
  };
}

function customerOfLucia(store: Store, number: number) {
  const talk = () => store.conversations.at({ business: 'lucia', channel: 'chatwoot', address: `+34600111${number}` });
  return { talk, heard: async () => timesHandled(store, await talk(), /^chatwoot\/7\/42\/\d+$/) };
}

const chatwootMessage: Door = {
  name: "Chatwoot's webhook, a message",
  settles: false,
  async prepare({ store, number }) {
    const { heard } = customerOfLucia(store, number);
    return { send: chatwootDelivery('message-text', number), handled: heard };
  },
};

const chatwootStatus: Door = {
  name: "Chatwoot's webhook, a person takes over",
  settles: false,
  async prepare({ store, address, number }) {
    const { heard, talk } = customerOfLucia(store, number);
    await untilYes(() => chatwootDelivery('message-text', number)(address));
    while ((await heard()) === 0) await soon();
    return {
      send: chatwootDelivery('status-open', number),
      handled: async () => timesHandled(store, await talk(), /^chatwoot\/7\/42\/open/),
    };
  },
};

function soon(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June'];

/** Somebody is shown where to pay; answers with the payment, and how often the conversation was told of it. */
async function shownToPay(house: Prepared) {
  // Each on a day of their own, as a trip takes only so many.
  const day = `${(house.number % 28) + 1} ${MONTHS[Math.floor(house.number / 28) % MONTHS.length]}`;
  const { standing } = await chat(
    house,
    'mekong',
    TO_PAYMENT.map((text) => text.replace('20 February', day)),
  );
  const talk = await standing();
  const [payment] = await house.store.payments.ofConversation(talk?.id ?? '');
  if (!payment) throw new Error('there is nothing to pay');
  const handled = async () => {
    const { status: stands, outcome } = (await house.store.payments.get(payment.id)) ?? {};
    const told = await timesHandled(house.store, talk, `payment/${payment.id}/confirmed`);
    return stands === 'paid' && outcome === 'confirmed' ? told : 0;
  };
  return { payment, handled };
}

const sandbox: Door = {
  name: 'a payment in the sandbox',
  settles: true,
  async prepare(house) {
    const { payment, handled } = await shownToPay(house);
    return {
      send: (at) => status(post(`${at}/sandbox/payments/${payment.id}`, { outcome: 'paid' })),
      handled,
    };
  },
};

/** The door at which Stripe reports, where it takes the money. */
export const stripe: Door = {
  name: "Stripe's webhook",
  settles: true,
  async prepare(house) {
    const { payment, handled } = await shownToPay(house);
    const session = house.sessions.get(payment.opening?.reference ?? '');
    const object = { ...session, status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' };
    const event = { id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object } };
    const payload = JSON.stringify(event);
    return {
      send: async (at) => {
        const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: STRIPE_SECRET });
        const headers = { 'stripe-signature': signature };
        return (await fetch(`${at}/webhooks/payments/stripe`, { method: 'POST', headers, body: payload })).status;
      },
      handled,
    };
  },
};

export const DOORS: readonly Door[] = [
  ...[messages, leads, chatwootMessage, chatwootStatus],
  ...[operator('take-over'), operator('give-back'), sandbox, stripe],
];
