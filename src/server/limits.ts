import type { FastifyInstance, FastifyReply } from 'fastify';
import { Allowance } from './allowance.ts';
import type { Caller, Doorkeeper } from './doorkeeper.ts';
import { problem } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often it may be asked for. */
    readonly limit?: Kind;
  }
}

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
export function limited(limit: Kind) {
  return { config: { limit } };
}

/**
 * What one caller may have, and what one address may, however many conversations it has opened: requests, and characters that
 * are read. Operators have what they like.
 */
export function addLimits(server: FastifyInstance, doorkeeper: Doorkeeper): void {
  const [ofCaller, ofAddress] = [requests(1), requests(CONVERSATIONS_PER_ADDRESS)];
  const characters = new Allowance(CHARACTERS_PER_MINUTE, MINUTE);

  server.addHook('onRequest', (request, reply, done) => {
    const { limit } = request.routeOptions.config;
    if (limit === undefined || doorkeeper.isOperator(request)) return done();
    const [now, { ip }] = [performance.now(), request];
    const wait = ofAddress[limit].take(ip, 1, now);
    refuseLate(reply, Math.max(wait, ofCaller[limit].take(keyOf(doorkeeper.recognise(request), ip), 1, now)), done);
  });

  server.addHook('preHandler', (request, reply, done) => {
    const { text } = (request.body ?? {}) as { readonly text?: unknown };
    if (request.routeOptions.config.limit !== 'message' || typeof text !== 'string') return done();
    if (doorkeeper.isOperator(request)) return done();
    const length = Math.min(text.length, CHARACTERS_READ_MAX);
    refuseLate(reply, characters.take(request.ip, length, performance.now()), done);
  });
}

/** What somebody may ask for in a minute, so many conversations' worth of it. */
function requests(conversations: number): { readonly [K in Kind]: Allowance } {
  const allowance = (kind: Kind) => new Allowance(PER_MINUTE[kind] * conversations, MINUTE);
  return {
    open: allowance('open'),
    message: allowance('message'),
    lead: allowance('lead'),
    read: allowance('read'),
    sign_in: allowance('sign_in'),
  };
}

/** Only a token that is genuine makes a key: inventing tokens must not buy more requests. */
function keyOf(caller: Caller, ip: string): string {
  return caller.kind === 'customer' ? `token:${caller.id}` : `address:${ip}`;
}

function refuseLate(reply: FastifyReply, waitMillis: number, otherwise: () => void): void {
  if (waitMillis <= 0) {
    otherwise();
    return;
  }
  const seconds = Math.ceil(waitMillis / 1000);
  reply.header('Retry-After', String(seconds));
  void reply.code(429).send(problem('rate_limited', `Too much at once. Please try again in ${seconds} seconds.`));
}
