import type { FastifyRequest } from 'fastify';
import type { Api } from './api.ts';
import { createCensus } from './census.ts';
import type { House } from './config.ts';
import { problem } from './problems.ts';
import { healthSchema, problems } from './schemas.ts';

const READY_MILLIS_MAX = 900;

/** Alive, ready, and how it is doing: for whoever runs it. */
export function addHealth(server: Api, house: House): void {
  const census = createCensus(() => house.app.conversations.states());
  // Whoever asks meanwhile hears the same answer: asking often costs no more than asking once.
  let asked: Promise<boolean> | null = null;

  server.get(
    '/healthz',
    { schema: { summary: 'The process is alive', tags: ['running it'], response: { 200: healthSchema } } },
    async () => ({ status: 'ok' }),
  );

  server.get(
    '/readyz',
    {
      schema: {
        summary: 'The store takes what is written, within a second',
        tags: ['running it'],
        response: { 200: healthSchema, ...problems },
      },
    },
    async (_request, reply) => {
      asked ??= isReady(house).finally(() => {
        asked = null;
      });
      if (await asked) return { status: 'ready' };
      return reply.code(503).send(problem('not_ready', 'The store does not take what is written.'));
    },
  );

  server.get(
    '/metrics',
    { schema: { summary: "Prometheus metrics, for the operator's token or from this machine", tags: ['running it'] } },
    async (request, reply) => {
      if (!isLocal(request)) {
        const refused = await house.doorkeeper.operator(request, reply);
        if (refused !== undefined) return refused;
      }
      const states = await census.states();
      return reply.type(house.telemetry.contentType).send(await house.telemetry.scrape(states));
    },
  );
}

/** Frozen is not ready either. */
async function isReady(house: House): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const inTime = new Promise<boolean>((resolve) => {
    late = setTimeout(() => resolve(false), READY_MILLIS_MAX);
  });
  const ready = house.app.ready().catch(() => false);
  return Promise.race([ready, inTime]).finally(() => clearTimeout(late));
}

/** From this very machine, and not passed on by a proxy that stands on it. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const from = socket.remoteAddress ?? '';
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => headers[name] !== undefined);
  return !isPassedOn && /^(?:127\.|::1$|::ffff:127\.)/.test(from);
}
