import { z } from 'zod';
import { NEWS_KINDS, payloadOf } from '../domain/news.ts';
import { TELLING_STATUSES } from '../ports/news.ts';
import type { Api } from './api.ts';
import type { House } from './config.ts';
import { resentSchema } from './life-schema.ts';
import { limited } from './limits.ts';
import { problem } from './problems.ts';
import { ofBusiness, problems } from './schemas.ts';

const LISTED_MAX = 200;

const toldSchema = z.object({
  webhooks: z.array(
    z.object({
      id: z.string().describe('What it is resent by'),
      webhookId: z.string().describe('The `webhook-id` that the listener sees'),
      event: z.enum(NEWS_KINDS),
      url: z.string(),
      status: z.enum(TELLING_STATUSES),
      attempts: z.number(),
      reason: z.string().nullable().describe('Why it was not taken the last time'),
      at: z.string().describe('When it is tried next, or when it was told or parked'),
      payload: z.unknown(),
    }),
  ),
});

const ofTelling = ofBusiness.extend({ webhook: z.string().max(100).describe('The id of a webhook in the log') });

/** What those outside were told: the people of the business see it, and tell it again (docs/guides/webhooks.md). */
export function addTellings(server: Api, { app, doorkeeper }: House): void {
  server.get(
    '/v1/:business/webhooks',
    {
      ...limited('read'),
      preParsing: doorkeeper.operator,
      schema: {
        summary: 'What those outside were told, the newest first',
        tags: ['operator'],
        security: [{ token: [] }],
        params: ofBusiness,
        response: { 200: toldSchema, ...problems },
      },
    },
    async (request) => {
      const told = await app.news.log(request.params.business, LISTED_MAX);
      return {
        webhooks: told.map(({ id, news, listener, status, attempts, reason, at }) => ({
          ...{ id, webhookId: news.id, event: news.kind, url: listener },
          ...{ status, attempts, reason, at, payload: payloadOf(news) },
        })),
      };
    },
  );

  server.post(
    '/v1/:business/webhooks/:webhook/resend',
    {
      ...limited('read'),
      preParsing: doorkeeper.operator,
      schema: {
        summary: 'Tell it once more',
        description: 'It goes out with the next round, with the same webhook-id, as if it had never been tried.',
        tags: ['operator'],
        security: [{ token: [] }],
        params: ofTelling,
        response: { 202: resentSchema, ...problems },
      },
    },
    async (request, reply) => {
      const { business, webhook: id } = request.params;
      const waits = await app.news.resend(business, id, new Date().toISOString());
      if (!waits) return reply.code(404).send(problem('unknown_webhook', 'No such webhook was told or parked.'));
      return reply.code(202).send({ id });
    },
  );
}
