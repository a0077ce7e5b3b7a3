import type { FastifyInstance } from 'fastify';
import type { Composed, Composition } from '../../src/app/composition.ts';
import { house } from '../../src/app/house.ts';
import { silent } from '../../src/ports/observer.ts';
import type { Store } from '../../src/ports/store.ts';
import { createObserver } from '../../src/server/observer.ts';
import { paymentWebhook } from '../../src/server/payments.ts';
import { createServer } from '../../src/server/server.ts';
import { bearer, portOf } from '../server/house.ts';
import { TO_PAYMENT } from './traveller.ts';

const SECRETS = { operatorToken: 'token', secret: 'one secret for all processes', rateLimit: false, demo: true };

/** A process of the agency's: an engine and a server of its own, on a store that others may share. */
export async function openProcess(store: Store, pollMs: number, more: Partial<Composition> = {}) {
  const clock = house.virtualClock('2026-01-10T02:00:00.000Z');
  const sandboxSecret = 'another secret for all';
  const composed: Composed = await house.compose({
    store,
    clock,
    observer: silent,
    live: true,
    sandboxSecret,
    ...more,
  });
  const { door, counter } = composed.payments;
  const webhooks = { channel: () => null, payment: (name: string) => paymentWebhook(door, name), sandbox: counter };
  const telemetry = createObserver({ level: 'silent' });
  const server = (await createServer(composed.app, {
    ...SECRETS,
    pollMs,
    telemetry,
    webhooks,
  })) as unknown as FastifyInstance;
  await server.listen({ port: 0, host: '127.0.0.1' });
  return { ...composed, clock, server };
}

/** Somebody's web chat with the agency, brought to the payment at one process. */
export class Chat {
  readonly path: string;
  readonly #token: string;

  private constructor(path: string, token: string) {
    this.path = path;
    this.#token = token;
  }

  static async openAt(server: FastifyInstance): Promise<Chat> {
    const opened = await server.inject({ method: 'POST', url: '/v1/mekong/conversations' });
    const { id, token } = opened.json<{ id: string; token: string }>();
    return new Chat(`/v1/mekong/conversations/${id}`, token);
  }

  /** Answers with the page to pay on. */
  async goToPayment(server: FastifyInstance): Promise<string> {
    let link = '';
    for (const text of TO_PAYMENT) {
      const url = `${this.path}/messages`;
      const answer = await server.inject({ method: 'POST', url, headers: bearer(this.#token), payload: { text } });
      link = /\/sandbox\/payments\/\S+/.exec(answer.body)?.[0]?.replace(/["\\].*$/, '') ?? link;
    }
    return link;
  }

  /** Opens the live stream at a process and answers with what waits for words to appear in it. */
  async watchAt(server: FastifyInstance): Promise<(words: RegExp) => Promise<string>> {
    const response = await fetch(`http://127.0.0.1:${portOf(server)}${this.path}/events`, {
      headers: bearer(this.#token),
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    return async (words) => {
      while (!words.test(text)) {
        const chunk = await reader?.read();
        if (chunk === undefined || chunk.done) throw new Error(`the stream ended after: ${text}`);
        text += chunk.value;
      }
      return text;
    };
  }
}
