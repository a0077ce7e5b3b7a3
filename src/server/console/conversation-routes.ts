import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Incoming } from '../../engine/engine.ts';
import type { Api } from '../api.ts';
import { refuse } from '../conversations.ts';
import { giveBackBody, inboxRowSchema, presenceBody, writeBody } from './contract.ts';
import { type Gate, staffOf } from './gate.ts';
import { GONE, rowOf } from './inbox-routes.ts';
import type { ConsoleParts } from './parts.ts';
import { showRow } from './present.ts';
import { audited, behind, described, nothing, OF_BUSINESS, ofTalk, refusals } from './routes.ts';
import { of } from './scope.ts';

type StaffEvent = Extract<Incoming['event'], { kind: 'operator' }>;

/** What the people of a business do in a conversation: take it, write, give it back (G3, X16). Each is an event of it. */
export function addConversation(server: Api, parts: ConsoleParts, gate: Gate): void {
  const act = (path: string) => `${OF_BUSINESS}/conversations/:id/${path}`;
  const answers = { 200: inboxRowSchema, ...refusals };

  server.post(
    act('take-over'),
    {
      ...behind(gate),
      schema: described('Take a conversation over: the bot is silent', { params: ofTalk, response: answers }),
    },
    (request, reply) =>
      happen(parts, request, reply, {
        event: (by) => ({ kind: 'operator', action: 'take_over', by }),
        did: ['conversation.take_over', 'Took a conversation over.'],
      }),
  );

  server.post(
    act('give-back'),
    {
      ...behind(gate),
      schema: described('Give a conversation back to the bot', {
        params: ofTalk,
        body: giveBackBody,
        response: answers,
      }),
    },
    (request, reply) => {
      const note = request.body?.note ?? '';
      return happen(parts, request, reply, {
        event: (by) => ({ kind: 'operator', action: 'give_back', by, ...(note !== '' && { note }) }),
        did: ['conversation.give_back', 'Gave a conversation back to the bot.'],
      });
    },
  );

  server.post(
    act('write'),
    {
      ...behind(gate),
      schema: described('Write to the customer', { params: ofTalk, body: writeBody, response: answers }),
    },
    (request, reply) => {
      const { text, messageId } = request.body;
      return happen(parts, request, reply, {
        id: messageId,
        event: (by) => ({ kind: 'operator', action: 'write', by, text }),
        did: ['conversation.write', 'Wrote to a customer.'],
      });
    },
  );

  server.post(
    act('presence'),
    {
      ...behind(gate),
      schema: described('Say that one looks at it, or types', {
        ...{ params: ofTalk, body: presenceBody },
        response: { 204: nothing, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business, account } = staffOf(request);
      const talk = await of(parts, business).glance(request.params.id);
      if (talk === null) return reply.code(404).send(GONE);
      const who = { id: account.id, name: account.name, typing: request.body.typing };
      parts.presence.here(business, talk.conversation, who, Date.now());
      return reply.code(204).send(null);
    },
  );
}

interface Happening {
  /** Drawn by the page: the same again is the same event. */
  readonly id?: string;
  readonly event: (by: { readonly id: string; readonly name: string }) => StaffEvent;
  readonly did: readonly [action: string, what: string];
}

async function happen(
  parts: ConsoleParts,
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
  { id = randomUUID(), event, did: [action, what] }: Happening,
) {
  const { business, account } = staffOf(request);
  const talk = await of(parts, business).talk(request.params.id);
  if (talk === null) return reply.code(404).send(GONE);
  request.conversationId = talk.id;
  const handled = await parts.app.engine.handle({
    to: { conversation: talk.id },
    eventId: `staff/${account.id}/${id}`,
    event: event({ id: account.id, name: account.name }),
    answerWithinMillis: parts.house.answerWithinMs,
  });
  if (handled.kind !== 'handled' && handled.kind !== 'accepted') return refuse(reply, handled);
  const isAgain = handled.kind === 'handled' && handled.duplicate;
  if (!isAgain) await audited(parts, request, action, talk.id, what);
  const row = await rowOf(parts, talk.id);
  return row === null ? reply.code(404).send(GONE) : showRow(row);
}
