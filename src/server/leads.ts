import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Api } from './api.ts';
import type { House } from './config.ts';
import { refuse } from './conversations.ts';
import { limited } from './limits.ts';
import { showLead } from './present.ts';
import { problem } from './problems.ts';
import { leadAccepted, leadBody, missedLeadsSchema, ofBusiness, ofConversation, problems } from './schemas.ts';

/**
 * Somebody left their details on a form (A13). It needs no token because a form on a website has none to give; that a
 * person is not written to twice is the flow's to decide, and whether anything can be sent the engine's. A sender that repeats itself sends an Idempotency-Key.
 */
export function addLeads(server: Api, house: House): void {
  addArrival(server, house);
  addMissed(server, house);
}

function addArrival(server: Api, house: House): void {
  server.post(
    '/v1/:business/leads',
    {
      ...limited('lead'),
      schema: {
        summary: 'Somebody left their details on a form',
        description: 'They are written to where that is possible; else the operator finds them among the missed.',
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
      const { number } = phone;
      const { business } = request.params;
      const handled = await house.app.engine.handle({
        to: { business, ...house.app.firstTouch(business, number) },
        eventId: `lead/${number}/${idempotencyKey(request) ?? randomUUID()}`,
        event: { kind: 'lead', name, phone: number },
        answerWithinMillis: house.answerWithinMs,
      });
      if (handled.kind !== 'handled' && handled.kind !== 'accepted') return refuse(reply, handled);
      request.conversationId = handled.conversation;
      return reply.code(202).send({ conversation: handled.conversation });
    },
  );
}

const LISTED_MAX = 200;

/** Whom no message could reach, because nothing can be sent on their channel: a person rings them up, and says so. */
function addMissed(server: Api, { app, doorkeeper }: House): void {
  server.get(
    '/v1/:business/leads/missed',
    {
      ...limited('read'),
      preParsing: doorkeeper.operator,
      schema: {
        summary: 'The leads that were not reached, the longest waiting first',
        tags: ['operator'],
        security: [{ token: [] }],
        params: ofBusiness,
        response: { 200: missedLeadsSchema, ...problems },
      },
    },
    async (request) => ({ leads: (await app.leads.missed(request.params.business, LISTED_MAX)).map(showLead) }),
  );

  server.post(
    '/v1/:business/leads/:id/reached',
    {
      ...limited('read'),
      preParsing: doorkeeper.operator,
      schema: {
        summary: 'A person has reached this lead',
        tags: ['operator'],
        security: [{ token: [] }],
        params: ofConversation,
        response: { 200: leadAccepted, ...problems },
      },
    },
    async (request, reply) => {
      const { business, id } = request.params;
      const isKnown = await app.leads.reached(business, id, new Date().toISOString());
      if (!isKnown) return reply.code(404).send(problem('unknown_lead', 'No such lead was missed.'));
      return { conversation: id };
    },
  );
}

function idempotencyKey(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  return typeof header === 'string' && header !== '' ? header.slice(0, 200) : null;
}
