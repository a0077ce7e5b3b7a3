import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account, Accounts, Session } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import { drawToken, hashOf } from './secret.ts';

/** Who is signed in (G1): a cookie that no script reads, and its hash in the store. */
export interface Sessions {
  /** Begins one for the account and gives the browser its cookie. */
  open(account: Account, reply: FastifyReply): Promise<Session>;
  /** Whose session the request comes with, as the store has it this moment: an account that is gone is signed out. */
  read(request: FastifyRequest): Promise<Signed | null>;
  close(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export interface Signed {
  readonly account: Account;
  readonly session: Session;
}

const HOURS = 12;
const LIFE_MS = HOURS * 60 * 60_000;
/** A session that is used lasts longer; that is written down no more often than this. */
const RENEW_MS = 5 * 60_000;

export function createSessions(accounts: Accounts, clock: Pick<Clock, 'now'>, publicUrl: () => string): Sessions {
  const isSecure = (): boolean => publicUrl().startsWith('https:');
  // A browser takes a cookie of this name only from here and over a connection that nobody reads.
  const name = (): string => (isSecure() ? '__Host-holdfast' : 'holdfast');
  const cookie = (value: string, seconds: number): string =>
    [
      `${name()}=${value}`,
      'Path=/',
      'HttpOnly',
      'SameSite=Lax',
      `Max-Age=${seconds}`,
      ...(isSecure() ? ['Secure'] : []),
    ].join('; ');
  const tokenIn = (request: FastifyRequest): string | null => {
    const pairs = (request.headers.cookie ?? '').split(/; */);
    const pair = pairs.find((one) => one.startsWith(`${name()}=`));
    return pair?.slice(name().length + 1) || null;
  };
  const until = (): string => new Date(Date.parse(clock.now()) + LIFE_MS).toISOString();

  return {
    async open(account, reply) {
      const token = drawToken();
      const session = { hash: hashOf(token), account: account.id, csrf: drawToken(), expiresAt: until() };
      await accounts.openSession(session);
      await accounts.seen(session.hash, clock.now(), session.expiresAt);
      reply.header('Set-Cookie', cookie(token, LIFE_MS / 1000));
      return session;
    },
    async read(request) {
      const token = tokenIn(request);
      if (token === null) return null;
      const now = clock.now();
      const found = await accounts.session(hashOf(token), now);
      if (found === null) return null;
      const left = Date.parse(found.session.expiresAt) - Date.parse(now);
      if (left < LIFE_MS - RENEW_MS) await accounts.seen(found.session.hash, now, until());
      return found;
    },
    async close(request, reply) {
      const token = tokenIn(request);
      if (token !== null) await accounts.endSession(hashOf(token));
      reply.header('Set-Cookie', cookie('', 0));
    },
  };
}
