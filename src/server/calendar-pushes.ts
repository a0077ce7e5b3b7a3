import { z } from 'zod';
import type { Api } from './api.ts';
import type { House } from './config.ts';
import { limited } from './limits.ts';
import { problem } from './problems.ts';

const params = z.object({ provider: z.string().max(40), tie: z.string().max(100) });

/**
 * Where calendars tell of their changes (H3). It opens to nobody: what is said is believed only with the secret that was agreed,
 * and all that comes of it is that the calendar is read.
 */
export function addCalendarPushes(server: Api, { app }: House): void {
  const { calendars } = app;
  if (calendars === null) return;
  server.post(
    '/v1/calendars/push/:provider/:tie',
    {
      ...limited('read'),
      schema: { summary: 'A calendar says that something changed there', tags: ['calendar'], params },
    },
    async (request, reply) => {
      const { provider, tie } = request.params;
      const query = request.query as { readonly [name: string]: string | undefined };
      const heard = await calendars.pushed(provider, tie, { headers: request.headers, query, body: request.body });
      if (heard === false) return reply.code(404).send(problem('not_found', 'Nothing was agreed with you.'));
      if (heard === true) return reply.code(202).send(null);
      return reply.code(200).type('text/plain; charset=utf-8').send(heard.answer);
    },
  );
}
