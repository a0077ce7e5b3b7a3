import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Incoming } from '../engine/engine.ts';
import type { Api } from './api.ts';
import type { House } from './config.ts';
import { refuse } from './conversations.ts';
import { discreetly } from './discreet.ts';
import { limited } from './limits.ts';
import { showDeliveries, showInspection, showTurn, showUnopened } from './present.ts';
import { problem } from './problems.ts';
import { fullInspectionSchema, inspectionSchema, ofConversation, problems } from './schemas.ts';
import { findConversation } from './whereabouts.ts';

type Action = Extract<Extract<Incoming['event'], { kind: 'operator' }>['action'], 'take_over' | 'give_back'>;

/** What the people of a business may see and do: look into a conversation, take it over, give it back (X7). */
export function addOperator(server: Api, house: House): void {
  const { app, doorkeeper } = house;

  server.get(
    '/v1/:business/conversations/:id',
    {
      ...limited('read'),
      preParsing: doorkeeper.operator,
      schema: {
        summary: 'A conversation with all its turns',
        tags: ['operator'],
        security: [{ token: [] }],
        params: ofConversation,
        response: { 200: fullInspectionSchema, ...problems },
      },
    },
    async (request, reply) => {
      const conversation = await findConversation(app, request.params.business, request.params.id);
      if (conversation === null) return refuse(reply, { kind: 'unknown_conversation' });
      const turns = await app.conversations.turns(conversation.id);
      const known = await app.sendings.ofConversation(conversation.id);
      const deliveries = showDeliveries(conversation, turns, known);
      return { ...showInspection(await app.engine.inspect(conversation)), turns: turns.map(showTurn), deliveries };
    },
  );

  for (const [path, action] of Object.entries(ACTIONS)) addAction(server, house, path, action);

  server.get(
    '/v1/:business/conversations/:id/inspection',
    {
      ...limited('read'),
      preParsing: house.demo ? doorkeeper.customer : doorkeeper.operator,
      schema: {
        summary: 'A conversation as it stands, with its newest turn',
        description:
          "For the operator; with demo businesses also for the conversation's own token, without the ids of payments.",
        tags: ['operator'],
        security: [{ token: [] }],
        params: ofConversation,
        response: { 200: inspectionSchema, ...problems },
      },
    },
    async (request, reply) => {
      const { business, id } = request.params;
      const conversation = await findConversation(app, business, id);
      if (conversation !== null) {
        const view = showInspection(await app.engine.inspect(conversation));
        if (doorkeeper.isOperator(request)) return view;
        return discreetly(view, await app.payments.ofConversation(conversation.id));
      }
      const served = app.engine.businesses.get(business);
      if (served === undefined) return refuse(reply, { kind: 'unknown_business' });
      return showUnopened(served, id, new Date().toISOString());
    },
  );
}

const ACTIONS: { readonly [path: string]: Action } = { 'give-back': 'give_back', 'take-over': 'take_over' };

function addAction(server: Api, house: House, path: string, action: Action): void {
  server.post(
    `/v1/:business/conversations/:id/${path}`,
    {
      ...limited('read'),
      preParsing: house.doorkeeper.operator,
      schema: {
        summary: action === 'give_back' ? 'Give a conversation back to the bot' : 'Silence the bot',
        tags: ['operator'],
        security: [{ token: [] }],
        params: ofConversation,
        response: { 200: inspectionSchema, ...problems },
      },
    },
    async (request, reply) => {
      const { business, id } = request.params;
      const conversation = await findConversation(house.app, business, id);
      if (conversation === null) return refuse(reply, { kind: 'unknown_conversation' });
      request.conversationId = conversation.id;
      const handled = await house.app.engine.handle({
        to: { conversation: conversation.id },
        eventId: `operator/${randomUUID()}`,
        event: { kind: 'operator', action },
        answerWithinMillis: house.answerWithinMs,
      });
      house.live.nudge(`${business}/${id}`);
      if (handled.kind !== 'handled' && handled.kind !== 'accepted') return refuse(reply, handled);
      return showAfterwards(house, conversation.id, reply);
    },
  );
}

async function showAfterwards(house: House, id: string, reply: FastifyReply) {
  const conversation = await house.app.conversations.load(id);
  if (conversation === null) return reply.code(404).send(problem('unknown_conversation', 'It is gone.'));
  return showInspection(await house.app.engine.inspect(conversation));
}
