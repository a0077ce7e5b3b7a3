import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Api } from './api.ts';
import type { House } from './config.ts';
import { limited } from './limits.ts';
import { problem } from './problems.ts';
import { ofConversation } from './schemas.ts';
import { findConversation, nextAt } from './whereabouts.ts';

const query = z.object({
  after: z.string().optional().describe('The id of the last reply seen; the Last-Event-ID header goes before it'),
});

/** Replies as they come, by server-sent events: `event: reply`, its id the reply's, its data the reply. */
export function addEvents(server: Api, house: House): void {
  server.get(
    '/v1/:business/conversations/:id/events',
    {
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
      const stream = house.live.open(
        { key: `${business}/${id}`, find, next: (standing) => nextAt(business, id, standing), isAllowed },
        lastSeen(request) ?? request.query.after ?? null,
      );
      if (stream === null) {
        return reply.code(429).send(problem('too_many_streams', 'This conversation is being watched too often.'));
      }
      // Without this a proxy would gather the events before passing them on.
      reply.header('X-Accel-Buffering', 'no').header('Cache-Control', 'no-store');
      return reply.type('text/event-stream; charset=utf-8').send(stream);
    },
  );
}

function lastSeen(request: FastifyRequest): string | null {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && header !== '' ? header : null;
}
