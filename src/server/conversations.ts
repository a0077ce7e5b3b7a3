import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Handled } from '../engine/engine.ts';
import type { Api } from './api.ts';
import type { House } from './config.ts';
import { limited } from './limits.ts';
import { type CalendarPath, showAsked, showHistory, showReply } from './present.ts';
import { problem } from './problems.ts';
import {
  accepted,
  answered,
  askedSchema,
  historySchema,
  messageBody,
  ofBusiness,
  ofConversation,
  opened,
  problems,
  unstoredSchema,
} from './schemas.ts';
import { destination, findConversation, webchatAddress } from './whereabouts.ts';

/** A page shows the newest part of a long talk. */
const TURNS_SHOWN_MAX = 200;

/** Web chat: a conversation is opened, messages go in and are answered in the same request where that is possible. */
export function addConversations(server: Api, house: House): void {
  const { app, doorkeeper, passes } = house;

  server.post(
    '/v1/:business/conversations',
    {
      ...limited('open'),
      schema: {
        summary: 'Open a web chat',
        tags: ['web chat'],
        params: ofBusiness,
        response: { 201: opened, ...problems },
      },
    },
    async (request, reply) => {
      const id = randomUUID();
      return reply.code(201).send({ id, token: passes.issue(request.params.business, id) });
    },
  );

  server.post(
    '/v1/:business/conversations/:id/messages',
    {
      ...limited('message'),
      preParsing: doorkeeper.customer,
      schema: {
        summary: 'Say something',
        description:
          'Answers with the replies; after ten seconds with 202 and none, and they come by events. 503: send it again. ' +
          'The same messageId with other words is answered 409. ' +
          'A button of a reply is answered with its `tap`; one of an older question only has the present one put again.',
        tags: ['web chat'],
        security: [{ token: [] }],
        params: ofConversation,
        body: messageBody,
        response: { 200: answered, 202: accepted, 503: unstoredSchema, ...problems },
      },
    },
    async (request, reply) => {
      const { business, id } = request.params;
      const to = doorkeeper.isOperator(request) ? await destination(app, business, id) : webchatAddress(business, id);
      // A message id is its sender's own, so it is only ever compared within the conversation.
      const eventId = `${id}/${request.body.messageId ?? randomUUID()}`;
      const { text, tap } = request.body;
      const event = { kind: 'message', text, ...(tap && { tap }) } as const;
      const handled = await app.engine.handle({ to, eventId, event, answerWithinMillis: house.answerWithinMs });
      house.live.nudge(`${business}/${id}`);
      if ('conversation' in handled) request.conversationId = handled.conversation;
      return answer(reply, handled, house.calendarPath);
    },
  );

  server.get(
    '/v1/:business/conversations/:id/messages',
    {
      ...limited('read'),
      preParsing: doorkeeper.customer,
      schema: {
        summary: 'What both sides have said so far',
        tags: ['web chat'],
        security: [{ token: [] }],
        params: ofConversation,
        response: { 200: historySchema, ...problems },
      },
    },
    async (request) => {
      const conversation = await findConversation(app, request.params.business, request.params.id);
      if (conversation === null) return { messages: [] };
      const turns = await app.conversations.turns(conversation.id, TURNS_SHOWN_MAX);
      const unhandled = await app.conversations.unhandled(conversation.id, 100);
      return { messages: showHistory(conversation, turns, unhandled, house.calendarPath) };
    },
  );

  server.get(
    '/v1/:business/conversations/:id/payments',
    {
      ...limited('read'),
      preParsing: doorkeeper.customer,
      schema: {
        summary: 'How what is to be paid in this conversation stands',
        tags: ['web chat'],
        security: [{ token: [] }],
        params: ofConversation,
        response: { 200: askedSchema, ...problems },
      },
    },
    async (request) => {
      const conversation = await findConversation(app, request.params.business, request.params.id);
      return showAsked(conversation === null ? [] : await app.payments.ofConversation(conversation.id));
    },
  );
}

function answer(reply: FastifyReply, handled: Handled, calendarPath: CalendarPath) {
  switch (handled.kind) {
    case 'handled':
      return reply
        .code(200)
        .send({ replies: handled.replies.map((one) => showReply(one, calendarPath)), state: handled.state });
    case 'accepted':
      return reply.code(202).send({ replies: [] });
    default:
      return refuse(reply, handled);
  }
}

type Refused = Exclude<Handled, { kind: 'handled' } | { kind: 'accepted' }>;

/** What the engine turns away, as the outside hears of it. */
export function refuse(reply: FastifyReply, refused: Refused) {
  switch (refused.kind) {
    case 'queue_full':
      reply.header('Retry-After', '5');
      return reply.code(429).send(problem('too_many_waiting', 'Too many messages are waiting. Please slow down.'));
    case 'conflict':
      return reply
        .code(409)
        .send(
          problem('message_id_reused', 'Other words came under this id before. Send these under an id of their own.'),
        );
    case 'unstored':
      // The message was not taken on: the sender keeps it and tries again.
      reply.header('Retry-After', '2');
      return reply.code(503).send({
        ...problem('store_unavailable', 'Nothing can be stored just now. Please send it again.'),
        replies: refused.replies.map((one) => showReply(one)),
      });
    case 'unknown_business':
      return reply.code(404).send(problem('unknown_business', 'There is no such business.'));
    case 'unknown_conversation':
      return reply.code(404).send(problem('unknown_conversation', 'There is no such conversation.'));
  }
}
