import type { FastifyReply } from 'fastify';
import * as client from 'openid-client';
import { z } from 'zod';
import { isSameSecret } from '../../core/same-secret.ts';
import type { Account } from '../../ports/accounts.ts';
import type { Api } from '../api.ts';
import { limited } from '../limits.ts';
import type { OpenId } from './open-id-settings.ts';
import type { ConsoleParts } from './parts.ts';
import { described } from './routes.ts';
import { drawToken, hashOf } from './secret.ts';

const COOKIE = 'holdfast_open_id';
const WAIT_MS = 10 * 60_000;
const WAITING_MAX = 1_000;

interface Waiting {
  readonly verifier: string;
  readonly nonce: string;
  readonly binding: string;
  readonly until: number;
}

/**
 * Signing in with an identity provider: authorization code with PKCE. It opens an account that is there already, by the
 * provider's own name for the person, or the first time by an e-mail address that the provider vouches for; nobody gets an
 * account by it (G1). What came back counts in the browser that left for it, and once.
 */
export function addOpenId(server: Api, parts: ConsoleParts, { settings, startPath }: OpenId): void {
  const callback = `${startPath}/callback`;
  const waiting = new Map<string, Waiting>();
  let discovered: Promise<client.Configuration> | null = null;
  const configuration = (): Promise<client.Configuration> => {
    const isPlain = new URL(settings.issuer).protocol === 'http:';
    // Only where the settings name such an address: a provider of one's own on the same machine.
    const options = isPlain ? { execute: [client.allowInsecureRequests] } : {};
    discovered ??= client
      .discovery(new URL(settings.issuer), settings.clientId, settings.clientSecret, undefined, options)
      .catch((error: unknown) => {
        discovered = null;
        throw error;
      });
    return discovered;
  };
  const address = (path: string): string => `${parts.publicUrl()}${path}`;

  server.get(
    startPath,
    { ...limited('sign_in'), schema: described('Leave for the identity provider', {}) },
    async (_request, reply) => {
      const now = Date.parse(parts.clock.now());
      for (const [state, { until }] of waiting) if (until < now || waiting.size > WAITING_MAX) waiting.delete(state);
      const [state, nonce, binding, verifier] = [
        drawToken(),
        drawToken(),
        drawToken(),
        client.randomPKCECodeVerifier(),
      ];
      waiting.set(state, { verifier, nonce, binding: hashOf(binding), until: now + WAIT_MS });
      const url = client.buildAuthorizationUrl(await configuration(), {
        ...{ redirect_uri: address(callback), scope: 'openid email profile', state, nonce },
        ...{ code_challenge: await client.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
      });
      const secure = parts.publicUrl().startsWith('https:') ? '; Secure' : '';
      const cookie = `${COOKIE}=${binding}; Path=${startPath}; HttpOnly; SameSite=Lax; Max-Age=${WAIT_MS / 1000}${secure}`;
      return reply.header('Set-Cookie', cookie).redirect(url.href);
    },
  );

  server.get(
    callback,
    {
      ...limited('sign_in'),
      schema: described('Come back from the identity provider', {
        querystring: z.looseObject({ state: z.string().optional() }),
      }),
    },
    async (request, reply) => {
      const left = waiting.get(request.query.state ?? '');
      waiting.delete(request.query.state ?? '');
      if (left === undefined || left.until < Date.parse(parts.clock.now())) return back(reply, 'late');
      if (!isBound(request.headers.cookie ?? '', left.binding)) return back(reply, 'late');
      try {
        const tokens = await client.authorizationCodeGrant(await configuration(), new URL(address(request.url)), {
          ...{ pkceCodeVerifier: left.verifier, expectedNonce: left.nonce, expectedState: request.query.state ?? '' },
          idTokenExpected: true,
        });
        const account = await accountOf(parts, tokens.claims());
        if (account === null) return back(reply, 'unknown');
        await parts.sessions.open(account, reply);
        return reply.redirect('/console');
      } catch (error) {
        parts.app.observer.log('warn', 'console.open_id_failed', { reason: String(error) });
        return back(reply, 'failed');
      }
    },
  );
}

function isBound(cookies: string, binding: string): boolean {
  const value = new RegExp(`(?:^|; *)${COOKIE}=([\\w-]+)`).exec(cookies)?.[1] ?? '';
  return isSameSecret(hashOf(value), binding);
}

/** The page says what went wrong: it is told by a word. */
function back(reply: FastifyReply, why: 'late' | 'unknown' | 'failed') {
  return reply.redirect(`/console/sign-in?open-id=${why}`);
}

async function accountOf(
  { console: { accounts } }: ConsoleParts,
  claims: client.IDToken | undefined,
): Promise<Account | null> {
  if (claims === undefined) return null;
  const subject = `${claims.iss} ${claims.sub}`;
  const known = await accounts.bySubject(subject);
  if (known !== null) return known;
  const { email, email_verified: isVerified } = claims;
  if (typeof email !== 'string' || isVerified !== true) return null;
  const named = await accounts.byEmail(email);
  // Whoever is known by another name with the provider already is somebody else who has the address now.
  if (named === null || named.subject !== null) return null;
  await accounts.change(named.id, { subject });
  return named;
}
