import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';
import type { Observer } from '../ports/observer.ts';
import type { Passes as Revocations } from '../ports/passes.ts';

/**
 * The tokens of web chats. A token is the chat's id, when it was issued, and a keyed hash of both and the business: nobody
 * reads or writes another's chat, and no table of tokens is needed. It runs out; whoever uses it is given a new one before.
 */
export interface Passes {
  issue(business: string, chat: string): string;
  /** What a token says of itself, if it is one of ours: that stays so, however often it is asked. Null where it is none. */
  genuine(business: string, token: string): Pass | null;
  /** Whether it is good by now, and whose; or that it was good once. */
  read(pass: Pass): Read;
  /** No token of this chat that was issued until now is good any more. */
  revoke(business: string, chat: string): Promise<void>;
  /** Looks what was revoked elsewhere, if that was not looked at lately; at once where somebody knows that something was. */
  refresh(atOnce?: true): Promise<void>;
}

export interface Pass {
  readonly business: string;
  readonly chat: string;
  /** In milliseconds since 1970. */
  readonly issuedAt: number;
}

export type Read =
  | {
      readonly kind: 'good';
      readonly chat: string /** A new one, where this one is no longer young. */;
      readonly renewed: string | null;
    }
  | { readonly kind: 'over'; readonly chat: string };

export interface PassParts {
  readonly key: Buffer;
  readonly revocations: Revocations;
  readonly clock: Pick<Clock, 'now'>;
  readonly observer: Observer;
  /** For how long a token is good. */
  readonly days: number;
}

const DAY_MILLIS = 24 * 60 * 60_000;
/** What another process revoked counts here after so long at most. */
const REFRESH_MILLIS = 5_000;
/** A token is renewed once this much of its life is over. */
const YOUNG = 0.1;

/** So many chats that are written in are known by their token, and not by working it out again. */
const KNOWN_MAX = 10_000;

const TOKEN = /^([0-9a-f-]{36})\.([0-9a-z]{6,10})\.([\w-]{43})$/;

export function createPasses({ key, revocations, clock, observer, days }: PassParts): Passes {
  const lifeMillis = days * DAY_MILLIS;
  const revokedAt = new Map<string, number>();
  const known = new Map<string, Pass>();
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let [told, millis] = ['', 0];
  const now = (): number => {
    const at = clock.now();
    if (at !== told) [told, millis] = [at, Date.parse(at)];
    return millis;
  };

  const sign = (business: string, chat: string, issued: string): string => {
    const signature = createHmac('sha256', key).update(`${business}\u0000${chat}\u0000${issued}`).digest('base64url');
    return `${chat}.${issued}.${signature}`;
  };
  const issue = (business: string, chat: string): string => sign(business, chat, Math.floor(now() / 1000).toString(36));
  const note = (business: string, chat: string, at: string): void => {
    revokedAt.set(`${business}/${chat}`, Math.max(Date.parse(at), revokedAt.get(`${business}/${chat}`) ?? 0));
  };

  return {
    issue,
    genuine(business, token) {
      const before = known.get(token);
      if (before !== undefined) return before.business === business ? before : null;
      const [, chat = '', issued = ''] = TOKEN.exec(token) ?? [];
      // Of one form and so of one length: they can be compared as they are.
      if (chat === '' || !timingSafeEqual(Buffer.from(token), Buffer.from(sign(business, chat, issued)))) return null;
      if (known.size >= KNOWN_MAX) known.clear();
      const pass = { business, chat, issuedAt: Number.parseInt(issued, 36) * 1000 };
      known.set(token, pass);
      return pass;
    },
    read({ business, chat, issuedAt }) {
      const age = now() - issuedAt;
      const isRevoked = issuedAt <= (revokedAt.get(`${business}/${chat}`) ?? Number.NEGATIVE_INFINITY);
      if (age >= lifeMillis || isRevoked) return { kind: 'over', chat };
      return { kind: 'good', chat, renewed: age > lifeMillis * YOUNG ? issue(business, chat) : null };
    },
    async revoke(business, chat) {
      const at = clock.now();
      await revocations.revoke({ business, chat, at });
      note(business, chat, at);
    },
    async refresh(atOnce) {
      if (!atOnce && now() - refreshedAt < REFRESH_MILLIS) return;
      const since = new Date(now() - lifeMillis).toISOString();
      // Whoever asks meanwhile goes by what is known.
      const isFirst = refreshedAt === Number.NEGATIVE_INFINITY;
      refreshedAt = now();
      const looked = look(since).catch((error: unknown) => {
        observer.log('warn', 'passes.refresh_failed', { reason: String(error) });
      });
      if (isFirst || atOnce) await looked;
    },
  };

  async function look(since: string): Promise<void> {
    const revoked = await revocations.revokedSince(since);
    for (const { business, chat, at } of revoked) note(business, chat, at);
    await revocations.forget(since);
  }
}
