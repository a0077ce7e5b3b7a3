import type { Api } from './api.ts';
import type { House } from './config.ts';
import { problem } from './problems.ts';
import { healthSchema, problems } from './schemas.ts';

/** Alive, ready, and how it is doing: for whoever runs it. */
export function addHealth(server: Api, house: House): void {
  server.get(
    '/healthz',
    { schema: { summary: 'The process is alive', tags: ['running it'], response: { 200: healthSchema } } },
    async () => ({ status: 'ok' }),
  );

  server.get(
    '/readyz',
    { schema: { summary: 'The store answers', tags: ['running it'], response: { 200: healthSchema, ...problems } } },
    async (_request, reply) => {
      if (await isReady(house)) return { status: 'ready' };
      return reply.code(503).send(problem('not_ready', 'The store does not answer.'));
    },
  );

  server.get(
    '/metrics',
    { schema: { summary: 'Prometheus metrics', tags: ['running it'] } },
    async (_request, reply) => {
      const states = await house.app.conversations.states();
      return reply.type(house.telemetry.contentType).send(await house.telemetry.scrape(states));
    },
  );
}

async function isReady(house: House): Promise<boolean> {
  try {
    return await house.app.ready();
  } catch {
    return false;
  }
}
