import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameSecret } from '../../core/same-secret.ts';
import type { Role } from '../../ports/accounts.ts';

import { problem } from '../problems.ts';
import type { ConsoleParts } from './parts.ts';
import type { Signed } from './sessions.ts';

/** Somebody of a business, as a route of it knows them: set by the gate, and by nothing else. */
export interface Staff extends Signed {
  readonly business: string;
  readonly role: Role;
}

declare module 'fastify' {
  interface FastifyRequest {
    signed: Signed | null;
    staff: Staff | null;
  }
}

export const TOKEN_HEADER = 'x-console-token';

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/**
 * The one way in to everything of the console. Whoever comes has a session that holds this moment; whatever changes something
 * comes from our own page and carries the session's token, for a browser sends cookies along for any page (CSRF); and what is
 * of a business is opened by a role there, to nobody else (G9). It stands before the body is read.
 */
export interface Gate {
  /** For what is nobody's yet: signing in, an invitation. */
  readonly ownPage: Hook;
  readonly signedIn: Hook;
  ofBusiness(role: Role): Hook;
}

export function createGate(parts: Pick<ConsoleParts, 'sessions' | 'publicUrl'>): Gate {
  const ownPage: Hook = async (request, reply) => {
    if (isForeign(request, parts.publicUrl())) return reply.code(403).send(FOREIGN);
  };
  const signedIn: Hook = async (request, reply) => {
    if (isForeign(request, parts.publicUrl())) return reply.code(403).send(FOREIGN);
    const signed = await parts.sessions.read(request);
    if (signed === null) return reply.code(401).send(problem('signed_out', 'Please sign in.'));
    if (!isSafe(request) && !carriesToken(request, signed)) return reply.code(403).send(FOREIGN);
    request.signed = signed;
  };
  return {
    ownPage,
    signedIn,
    ofBusiness: (needed) => async (request, reply) => {
      await signedIn(request, reply);
      if (reply.sent || request.signed === null) return;
      const { business = '' } = request.params as { readonly business?: string };
      const role = Object.hasOwn(request.signed.account.roles, business)
        ? request.signed.account.roles[business]
        : undefined;
      if (role === undefined) return reply.code(403).send(problem('forbidden', 'This is not your business.'));
      if (needed === 'owner' && role !== 'owner') {
        return reply.code(403).send(problem('forbidden', 'Only an owner may do this.'));
      }
      request.staff = { ...request.signed, business, role };
    },
  };
}

const FOREIGN = problem('csrf', 'This request does not come from the console. Please load the page again.');

function isSafe({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function carriesToken(request: FastifyRequest, { session }: Signed): boolean {
  const token = request.headers[TOKEN_HEADER];
  return typeof token === 'string' && isSameSecret(token, session.csrf);
}

/** Browsers say which page sends; a program that says nothing is held to its token alone. */
function isForeign(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (isSafe(request) || origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const from = new URL(origin);
  return from.host !== host && from.origin !== new URL(publicUrl).origin;
}

/** Who acts; a route of a business is never reached without. */
export function staffOf(request: FastifyRequest): Staff {
  if (request.staff === null) throw new Error('a route of a business stands outside the gate');
  return request.staff;
}
