import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameSecret } from '../core/same-secret.ts';
import type { Pass, Passes } from './passes.ts';
import { problem } from './problems.ts';

/**
 * Who may come in: a chat's own token opens that chat, a business's operator token everything of that business, and the
 * token of the house everything.
 */
export interface Doorkeeper {
  /** Whose token the request carries, whatever conversation it asks for. */
  recognise(request: FastifyRequest): Caller;
  /** Whether it is the operator's, which never runs out: nobody's clock is asked. */
  isOperator(request: FastifyRequest): boolean;
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
  | { readonly kind: 'customer'; readonly id: string; readonly renewed: string | null }
  /** A chat's own token that has run out, or was taken back. */
  | { readonly kind: 'former' }
  | { readonly kind: 'stranger' }
  | { readonly kind: 'nobody' };

/** What a request shows at the door. */
type Shown = 'nobody' | 'operator' | 'stranger' | Pass;

export interface OperatorTokens {
  /** Opens every business. */
  readonly all: string;
  /** Opens one, by its id. */
  readonly ofBusiness: ReadonlyMap<string, string>;
}

/** Where a page finds the token that it goes on with. */
export const RENEWED_TOKEN = 'X-Chat-Token';

export function createDoorkeeper(passes: Passes, operators: OperatorTokens): Doorkeeper {
  const opens = (token: string, business: string): boolean => {
    const own = operators.ofBusiness.get(business);
    // Both are compared, whichever it is: the time it takes tells nothing.
    const [ofAll, ofOne] = [isSameSecret(token, operators.all), isSameSecret(token, own ?? '')];
    return ofAll || (own !== undefined && ofOne);
  };

  /** Whose token it is is asked five times a message; whether it is still good is asked anew. */
  const shown = new WeakMap<FastifyRequest, Shown>();

  const look = (request: FastifyRequest): Shown => {
    const token = tokenOf(request);
    if (token === null) return 'nobody';
    const business = param(request, 'business');
    // A chat's own has a form that tells it, and is what nearly everybody shows.
    return passes.genuine(business, token) ?? (opens(token, business) ? 'operator' : 'stranger');
  };

  const shownBy = (request: FastifyRequest): Shown => {
    const before = shown.get(request);
    if (before !== undefined) return before;
    const token = look(request);
    shown.set(request, token);
    return token;
  };

  const recognise = (request: FastifyRequest): Caller => {
    const token = shownBy(request);
    if (typeof token === 'string') return { kind: token };
    const pass = passes.read(token);
    return pass.kind === 'good' ? { kind: 'customer', id: pass.chat, renewed: pass.renewed } : { kind: 'former' };
  };

  return {
    recognise,
    isOperator: (request) => shownBy(request) === 'operator',
    async customer(request, reply) {
      await passes.refresh();
      const caller = recognise(request);
      if (caller.kind === 'operator') return;
      if (caller.kind !== 'customer') return unauthorised(reply, caller);
      if (caller.id !== param(request, 'id')) {
        return reply.code(403).send(problem('forbidden', 'This token belongs to another conversation.'));
      }
      if (caller.renewed !== null) reply.header(RENEWED_TOKEN, caller.renewed);
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

function unauthorised(reply: FastifyReply, { kind }: Caller) {
  reply.header('WWW-Authenticate', 'Bearer');
  if (kind === 'former') {
    return reply.code(401).send(problem('expired_token', 'This conversation is over. Please begin a new one.'));
  }
  return kind === 'nobody'
    ? reply.code(401).send(problem('unauthorized', 'Send the token as "Authorization: Bearer …".'))
    : reply.code(401).send(problem('invalid_token', 'This token is not valid here.'));
}

/** Never from the address: addresses are kept in histories, logs and by whoever is linked to. */
function tokenOf(request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  if (authorization === undefined) return null;
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '';
}

function param(request: FastifyRequest, name: 'business' | 'id'): string {
  const params = request.params as { readonly [name: string]: string };
  return params[name] ?? '';
}
