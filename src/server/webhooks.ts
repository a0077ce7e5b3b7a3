import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseMethod } from './missing.ts';
import { problem } from './problems.ts';

/** The doors of channels and payment providers: who signs, how, and what it means is each one's own. */
export interface Webhooks {
  channel(channel: string, business: string): Webhook | null;
  payment(provider: string): Webhook | null;
  /** Null or absent where no payment is rehearsed. */
  readonly sandbox?: SandboxCounter | null;
}

/** The sandbox's counter, where a payment is paid, fails or runs out by hand. */
export interface SandboxCounter {
  page(payment: string): Promise<WebhookAnswer>;
  press(payment: string, outcome: SandboxOutcome): Promise<WebhookAnswer>;
}

export type SandboxOutcome = 'paid' | 'failed' | 'expired';

export interface Webhook {
  /** Verifies the signature over the very bytes that came, then acts. Nothing is acknowledged before it is stored. */
  receive(delivery: WebhookDelivery): Promise<WebhookAnswer>;
}

export interface WebhookDelivery {
  readonly method: 'GET' | 'POST';
  /** The whole address as the provider called it: some sign it too. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface WebhookAnswer {
  readonly status: number;
  readonly contentType?: string;
  readonly body: string;
  readonly headers?: { readonly [name: string]: string };
}

/** Where payment providers report; no channel goes by this name. */
const PAYMENTS = 'payments';

/** Registered as a plugin of its own, because here bodies stay bytes: a signature is over what was sent. */
export function webhookRoutes(webhooks: Webhooks | null) {
  return async (server: FastifyInstance): Promise<void> => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    server.route<{ Params: { provider: string } }>({
      method: 'POST',
      url: `/webhooks/${PAYMENTS}/:provider`,
      schema: { summary: 'A payment provider reports', tags: ['webhooks'] },
      handler: (request, reply) => pass(request, reply, webhooks?.payment(request.params.provider) ?? null),
    });

    // Some providers (WhatsApp among them) first ask with GET whether this is the right door.
    server.route<{ Params: { channel: string; business: string } }>({
      method: ['GET', 'POST'],
      url: '/webhooks/:channel/:business',
      schema: { summary: 'A channel delivers', tags: ['webhooks'] },
      handler: (request, reply) =>
        request.params.channel === PAYMENTS
          ? refuseMethod(reply, ['POST'])
          : pass(request, reply, webhooks?.channel(request.params.channel, request.params.business) ?? null),
    });
  };
}

async function pass(request: FastifyRequest, reply: FastifyReply, webhook: Webhook | null) {
  if (webhook === null) {
    return reply.code(404).send(problem('not_configured', 'Nothing is configured to receive at this address.'));
  }
  const answer = await webhook.receive({
    method: request.method === 'GET' ? 'GET' : 'POST',
    url: `${request.protocol}://${request.host}${request.url}`,
    headers: request.headers,
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  });
  return sendAnswer(reply, answer);
}

export function sendAnswer(reply: FastifyReply, answer: WebhookAnswer) {
  return reply
    .code(answer.status)
    .headers(answer.headers ?? {})
    .type(answer.contentType ?? 'text/plain; charset=utf-8')
    .send(answer.body);
}
