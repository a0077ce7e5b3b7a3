import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Api } from './api.ts';
import type { House } from './config.ts';
import { limited } from './limits.ts';
import { problem } from './problems.ts';
import { ofConversation } from './schemas.ts';
import { type Found, findConversation, nextAt } from './whereabouts.ts';

const query = z.object({
  after: z.string().optional().describe('The id of the last reply seen; the Last-Event-ID header goes before it'),
});

/** Replies as they come, by server-sent events: `event: reply`, its id the reply's, its data the reply. */
export function addEvents(server: Api, house: House): void {
  server.get(
    '/v1/:business/conversations/:id/events',
    {
      exposeHeadRoute: false,
      ...limited('read'),
      preParsing: house.doorkeeper.customer,
      schema: {
        summary: 'Replies as they come (text/event-stream)',
        description: 'Begins after Last-Event-ID, or at the beginning of the conversation without one.',
        tags: ['web chat'],
        security: [{ token: [] }],
        params: ofConversation,
        querystring: query,
      },
    },
    async (request, reply) => {
      const { business, id } = request.params;
      const find = () => findConversation(house.app, business, id);
      const isAllowed = () => ['operator', 'customer'].includes(house.doorkeeper.recognise(request).kind);
      const next = (standing: Found) => nextAt(business, id, standing);
      const watched = { key: `${business}/${id}`, find, next, isAllowed };
      const isOpen = house.live.open(watched, lastSeen(request) ?? request.query.after ?? null, reply);
      if (isOpen) return reply;
      return reply.code(429).send(problem('too_many_streams', 'This conversation is being watched too often.'));
    },
  );
}

function lastSeen(request: FastifyRequest): string | null {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && header !== '' ? header : null;
}
