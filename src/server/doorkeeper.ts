import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from './problems.ts';

/**
 * Who may come in. A web-chat token is the conversation's id and a keyed hash of business and id, so that nobody reads
 * or writes another's conversation and no table of tokens is needed; the operator's token opens everything.
 */
export interface Doorkeeper {
  issue(business: string, id: string): string;
  /** Whose token the request carries, whatever conversation it asks for. */
  recognise(request: FastifyRequest): Caller;
  /**
   * For routes of one conversation: its own token or the operator's; anything else is answered here. It belongs before
   * the body is parsed and after the request was counted, so that guessing is limited too.
   */
  customer(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  /** For routes of the business's own people. */
  operator(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

export type Caller =
  | { readonly kind: 'operator' }
  | { readonly kind: 'customer'; readonly id: string }
  | { readonly kind: 'stranger' }
  | { readonly kind: 'nobody' };

export function createDoorkeeper(key: Buffer, operatorToken: string): Doorkeeper {
  const hash = (text: string) => createHmac('sha256', key).update(text).digest();
  const same = (one: string, other: string) => timingSafeEqual(hash(one), hash(other));
  const issue = (business: string, id: string) => `${id}.${hash(`${business}\u0000${id}`).toString('base64url')}`;

  const recognise = (request: FastifyRequest): Caller => {
    const token = tokenOf(request);
    if (token === null) return { kind: 'nobody' };
    if (same(token, operatorToken)) return { kind: 'operator' };
    const id = token.slice(0, token.indexOf('.'));
    return same(token, issue(param(request, 'business'), id)) ? { kind: 'customer', id } : { kind: 'stranger' };
  };

  return {
    issue,
    recognise,
    async customer(request, reply) {
      const caller = recognise(request);
      if (caller.kind === 'operator') return;
      if (caller.kind === 'customer' && caller.id === param(request, 'id')) return;
      return caller.kind === 'customer'
        ? reply.code(403).send(problem('forbidden', 'This token belongs to another conversation.'))
        : unauthorised(reply, caller);
    },
    async operator(request, reply) {
      const caller = recognise(request);
      if (caller.kind === 'operator') return;
      return caller.kind === 'customer'
        ? reply.code(403).send(problem('forbidden', 'Only the operator may do this.'))
        : unauthorised(reply, caller);
    },
  };
}

function unauthorised(reply: FastifyReply, caller: Caller) {
  reply.header('WWW-Authenticate', 'Bearer');
  return caller.kind === 'nobody'
    ? reply.code(401).send(problem('unauthorized', 'Send the token as "Authorization: Bearer …".'))
    : reply.code(401).send(problem('invalid_token', 'This token is not valid here.'));
}

/** An EventSource cannot send headers, so a live stream may carry the token in its address. */
function tokenOf(request: FastifyRequest): string | null {
  const header = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (header !== undefined) return header;
  return request.headers.authorization === undefined ? queryToken(request) : '';
}

function queryToken(request: FastifyRequest): string | null {
  if (!request.routeOptions.url?.endsWith('/events')) return null;
  const query = request.query as { readonly token?: unknown };
  return typeof query.token === 'string' ? query.token : null;
}

function param(request: FastifyRequest, name: 'business' | 'id'): string {
  const params = request.params as { readonly [name: string]: string };
  return params[name] ?? '';
}
