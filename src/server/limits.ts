import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Allowance } from './allowance.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import { problem } from './problems.ts';

export const BODY_BYTES_MAX = 256 * 1024;
/** How long a request may take to arrive. */
export const REQUEST_MILLIS_MAX = 10_000;

const MINUTE = 60_000;

/** How often a minute, for one conversation where there is a token and for one address where there is none. */
const PER_MINUTE = { open: 120, message: 120, lead: 60, read: 600, sign_in: 20 } as const;

type Kind = keyof typeof PER_MINUTE;

/** So many conversations' worth for one address: whoever has many tokens has no more than a full office. */
const CONVERSATIONS_PER_ADDRESS = 10;

/** Reading is what a message costs, and it costs by its length. A fast typist writes 500 characters a minute. */
const CHARACTERS_PER_MINUTE = 40_000;
const CHARACTERS_READ_MAX = 4_000;

/** The route options that put a route under its limit. */
export function limited(kind: Kind) {
  return { config: { rateLimit: { max: PER_MINUTE[kind], timeWindow: MINUTE, groupId: kind } } };
}

export async function addLimits(server: FastifyInstance, doorkeeper: Doorkeeper): Promise<void> {
  limitAddresses(server, doorkeeper);
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

/** What one address may have, however many conversations it has opened: requests, and characters that are read. */
function limitAddresses(server: FastifyInstance, doorkeeper: Doorkeeper): void {
  const requests = new Map(
    Object.entries(PER_MINUTE).map(([kind, max]) => [kind, new Allowance(max * CONVERSATIONS_PER_ADDRESS, MINUTE)]),
  );
  const characters = new Allowance(CHARACTERS_PER_MINUTE, MINUTE);

  server.addHook('onRequest', async (request, reply) => {
    const allowance = requests.get(kindOf(request) ?? '');
    if (!allowance || doorkeeper.recognise(request).kind === 'operator') return;
    return refuseLate(reply, allowance.take(request.ip, 1, performance.now()));
  });

  server.addHook('preHandler', async (request, reply) => {
    const { text } = (request.body ?? {}) as { readonly text?: unknown };
    if (kindOf(request) !== 'message' || typeof text !== 'string') return;
    if (doorkeeper.recognise(request).kind === 'operator') return;
    const length = Math.min(text.length, CHARACTERS_READ_MAX);
    return refuseLate(reply, characters.take(request.ip, length, performance.now()));
  });
}

function kindOf({ routeOptions }: FastifyRequest): string | undefined {
  const { rateLimit: limit } = (routeOptions.config ?? {}) as { readonly rateLimit?: { readonly groupId?: string } };
  return limit?.groupId;
}

function refuseLate(reply: FastifyReply, waitMillis: number) {
  if (waitMillis <= 0) return;
  const seconds = Math.ceil(waitMillis / 1000);
  reply.header('Retry-After', String(seconds));
  return reply.code(429).send(problem('rate_limited', `Too much at once. Please try again in ${seconds} seconds.`));
}
