import type { PaymentDoor, Reception } from '../engine/payments/door.ts';
import { problem } from './problems.ts';
import type { Webhook, WebhookAnswer } from './webhooks.ts';

/** A provider's webhook. What is acknowledged is stored; what is not genuine is refused before anything is read of it. */
export function paymentWebhook(door: PaymentDoor, provider: string): Webhook {
  return {
    receive: async ({ headers, body }) => answerOf(await door.receive(provider, { headers, body })),
  };
}

function answerOf(reception: Reception | null): WebhookAnswer {
  if (reception === null) return refusal(404, 'not_configured', 'No payment provider of this name is configured.');
  if (reception === 'forged') return refusal(401, 'unauthorized', 'The signature is missing, wrong or too old.');
  if (reception === 'foreign') return refusal(403, 'not_your_payment', 'Another provider takes this payment.');
  // A payment nobody knows stays unknown however often it is sent again, so the provider is not asked to.
  return json(200, { received: reception });
}

function refusal(status: number, code: string, message: string): WebhookAnswer {
  return json(status, problem(code, message));
}

function json(status: number, body: object): WebhookAnswer {
  return { status, contentType: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}
