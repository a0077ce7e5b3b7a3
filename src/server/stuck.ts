import type { Api } from './api.ts';
import type { House } from './config.ts';
import { limited } from './limits.ts';
import { ofBusiness, problems, stuckSchema } from './schemas.ts';

const LISTED_MAX = 200;

/** What goes on in nobody's sight: turns that are tried again and again, replies that no channel takes (X4). */
export function addStuck(server: Api, { app, doorkeeper }: House): void {
  server.get(
    '/v1/:business/stuck',
    {
      ...limited('read'),
      preParsing: doorkeeper.operator,
      schema: {
        summary: 'Turns that cannot be run, with when they are tried again, and replies that cannot be delivered',
        tags: ['operator'],
        security: [{ token: [] }],
        params: ofBusiness,
        response: { 200: stuckSchema, ...problems },
      },
    },
    async (request) => ({ stuck: [...(await app.conversations.stuck(request.params.business, LISTED_MAX))] }),
  );
}
