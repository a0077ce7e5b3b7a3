import type { Api } from './api.ts';
import type { House } from './config.ts';
import { ofReply, parkedSchema, resentSchema } from './life-schema.ts';
import { limited } from './limits.ts';
import { problem } from './problems.ts';
import { ofBusiness, problems } from './schemas.ts';

const LISTED_MAX = 200;

/** Replies that no channel took, however often they were tried: the people of the business see them and send them again (X4). */
export function addParked(server: Api, { app, doorkeeper }: House): void {
  server.get(
    '/v1/:business/replies/parked',
    {
      ...limited('read'),
      preParsing: doorkeeper.operator,
      schema: {
        summary: 'Replies that no channel took',
        tags: ['operator'],
        security: [{ token: [] }],
        params: ofBusiness,
        response: { 200: parkedSchema, ...problems },
      },
    },
    async (request) => {
      const parked = await app.conversations.parked(request.params.business, LISTED_MAX);
      return {
        parked: parked.map(({ conversation, reply, reason }) => ({
          ...{ id: reply.id, text: reply.text },
          conversation,
          reason,
        })),
      };
    },
  );

  server.post(
    '/v1/:business/replies/:reply/resend',
    {
      ...limited('read'),
      preParsing: doorkeeper.operator,
      schema: {
        summary: 'Send a parked reply once more',
        description: 'It goes out with the next round, as if it had never been tried.',
        tags: ['operator'],
        security: [{ token: [] }],
        params: ofReply,
        response: { 202: resentSchema, ...problems },
      },
    },
    async (request, reply) => {
      const { business, reply: id } = request.params;
      const waits = await app.conversations.resend(business, id, new Date().toISOString());
      if (!waits) return reply.code(404).send(problem('unknown_reply', 'No such reply is parked.'));
      return reply.code(202).send({ id });
    },
  );
}
