import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Handled } from '../engine/engine.ts';
import type { Api } from './api.ts';
import type { House } from './config.ts';
import { limited } from './limits.ts';
import { showHistory, showReply } from './present.ts';
import { problem } from './problems.ts';
import {
  accepted,
  answered,
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
  const { app, doorkeeper } = house;

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
      return reply.code(201).send({ id, token: doorkeeper.issue(request.params.business, id) });
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
          'Answers with the replies, or with 202 and none after ten seconds: they then come by events. ' +
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
      const to =
        doorkeeper.recognise(request).kind === 'operator'
          ? await destination(app, business, id)
          : webchatAddress(business, id);
      // A message id is its sender's own, so it is only ever compared within the conversation.
      const eventId = `${id}/${request.body.messageId ?? randomUUID()}`;
      const { text, tap } = request.body;
      const event = { kind: 'message', text, ...(tap && { tap }) } as const;
      const handling = app.engine.handle({ to, eventId, event });
      const handled = await within(house, handling);
      house.live.nudge(`${business}/${id}`);
      if ('conversation' in handled) request.conversationId = handled.conversation;
      return answer(reply, handled);
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
      return { messages: showHistory(conversation, turns, unhandled) };
    },
  );
}

/** Waits for the answer only so long; the turn goes on in any case, and what it says comes by events. */
async function within(house: House, handling: Promise<Handled>): Promise<Handled | { readonly kind: 'late' }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ readonly kind: 'late' }>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'late' }), house.answerWithinMs);
  });
  const first = await Promise.race([handling, late]).finally(() => clearTimeout(timer));
  if (first.kind === 'late') handling.catch((error) => complain(house, error));
  return first;
}

function complain(house: House, error: unknown): void {
  house.telemetry.log('error', 'message.failed', { reason: String(error) });
}

function answer(reply: FastifyReply, handled: Handled | { readonly kind: 'late' }) {
  switch (handled.kind) {
    case 'handled':
      return reply.code(200).send({ replies: handled.replies.map(showReply), state: handled.state });
    case 'accepted':
    case 'late':
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
    case 'unstored':
      // The message was not taken on: the sender keeps it and tries again.
      reply.header('Retry-After', '2');
      return reply.code(503).send({
        ...problem('store_unavailable', 'Nothing can be stored just now. Please send it again.'),
        replies: refused.replies.map(showReply),
      });
    case 'unknown_business':
      return reply.code(404).send(problem('unknown_business', 'There is no such business.'));
    case 'unknown_conversation':
      return reply.code(404).send(problem('unknown_conversation', 'There is no such conversation.'));
  }
}
