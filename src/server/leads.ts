import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Api } from './api.ts';
import type { House } from './config.ts';
import { refuse } from './conversations.ts';
import { limited } from './limits.ts';
import { problem } from './problems.ts';
import { leadAccepted, leadBody, ofBusiness, problems } from './schemas.ts';

/**
 * Somebody left their details on a form (A13). It needs no token because a form on a website has none to give; that a
 * person is not written to twice is the flow's to decide. A sender that repeats itself sends an Idempotency-Key.
 */
export function addLeads(server: Api, house: House): void {
  server.post(
    '/v1/:business/leads',
    {
      ...limited('lead'),
      schema: {
        summary: 'Somebody left their details on a form',
        tags: ['leads'],
        params: ofBusiness,
        body: leadBody,
        response: { 202: leadAccepted, ...problems },
      },
    },
    async (request, reply) => {
      const { name } = request.body;
      const phone = parsePhoneNumberFromString(request.body.phone);
      if (!phone?.isPossible()) {
        return reply
          .code(400)
          .send(problem('invalid_phone', 'Give the phone number with its country code, such as +44 7700 900123.'));
      }
      const address = phone.number;
      const handled = await house.app.engine.handle({
        to: { business: request.params.business, channel: 'sms', address },
        eventId: `lead/${address}/${idempotencyKey(request) ?? randomUUID()}`,
        event: { kind: 'lead', name, phone: address },
        answerWithinMillis: house.answerWithinMs,
      });
      if (handled.kind !== 'handled' && handled.kind !== 'accepted') return refuse(reply, handled);
      request.conversationId = handled.conversation;
      return reply.code(202).send({ conversation: handled.conversation });
    },
  );
}

function idempotencyKey(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  return typeof header === 'string' && header !== '' ? header.slice(0, 200) : null;
}
