import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Doorkeeper } from './doorkeeper.ts';

export const BODY_BYTES_MAX = 256 * 1024;

/** How often a minute, for one conversation where there is a token and for one address where there is none. */
const PER_MINUTE = { open: 120, message: 120, lead: 60, read: 600 } as const;

/** The route options that put a route under its limit. */
export function limited(kind: keyof typeof PER_MINUTE) {
  return { config: { rateLimit: { max: PER_MINUTE[kind], timeWindow: 60_000, groupId: kind } } };
}

export async function addLimits(server: FastifyInstance, doorkeeper: Doorkeeper): Promise<void> {
  await server.register(rateLimit, {
    global: false,
    keyGenerator: (request) => keyOf(request, doorkeeper),
    allowList: (request) => doorkeeper.recognise(request).kind === 'operator',
    errorResponseBuilder: (_request, context) =>
      Object.assign(new Error(`Too many requests. Please try again in ${context.after}.`), {
        statusCode: context.statusCode,
      }),
  });
}

/** Only a token that is genuine makes a key: inventing tokens must not buy more requests. */
function keyOf(request: FastifyRequest, doorkeeper: Doorkeeper): string {
  const caller = doorkeeper.recognise(request);
  return caller.kind === 'customer' ? `token:${caller.id}` : `address:${request.ip}`;
}
