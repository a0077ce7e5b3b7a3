import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { OutsideTrouble } from '../../ports/outside-calendar.ts';

/** Who we are to an authorization server (OAuth 2, RFC 6749), and where it is. */
export interface OAuthClient {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  /** Where a grant is given back; null where the provider has no such place. */
  readonly revokeUrl: string | null;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
  /** What this provider wants besides, to be asked for a grant that lasts. */
  readonly extra: { readonly [name: string]: string };
}

/** What a provider has granted. */
export interface Granted {
  readonly accessToken: string;
  /** Null where the one of before goes on. */
  readonly refreshToken: string | null;
  readonly seconds: number;
  /** What was granted, where the provider says so: people may untick some of it. */
  readonly scopes: readonly string[] | null;
}

const ANSWER_MILLIS_MAX = 10_000;

const tokenAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  expires_in: z.number().default(3600),
  scope: z.string().optional(),
});

/** A verifier that only we know, of which the provider is shown the hash (PKCE, RFC 7636). */
export function drawVerifier(): string {
  return randomBytes(32).toString('base64url');
}

/** Where somebody goes to let us in. */
export function authorizationUrl(client: OAuthClient, way: Way): string {
  const url = new URL(client.authorizeUrl);
  const challenge = createHash('sha256').update(way.verifier).digest('base64url');
  const query = {
    ...{ response_type: 'code', client_id: client.clientId, redirect_uri: way.redirect, state: way.state },
    ...{ scope: client.scopes.join(' '), code_challenge: challenge, code_challenge_method: 'S256', ...client.extra },
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

export interface Way {
  readonly redirect: string;
  readonly state: string;
  readonly verifier: string;
}

/** Turns the code that came back into a grant. */
export function exchange(client: OAuthClient, code: string, way: Omit<Way, 'state'>): Promise<Granted> {
  const asked = { grant_type: 'authorization_code', code, redirect_uri: way.redirect, code_verifier: way.verifier };
  return ask(client, asked);
}

export function refresh(client: OAuthClient, refreshToken: string): Promise<Granted> {
  return ask(client, { grant_type: 'refresh_token', refresh_token: refreshToken });
}

/** Gives a grant back. It is let go of here either way, so that what goes wrong is no trouble. */
export async function giveBack(client: OAuthClient, refreshToken: string): Promise<void> {
  if (client.revokeUrl === null) return;
  await fetch(client.revokeUrl, {
    ...{ method: 'POST', body: new URLSearchParams({ token: refreshToken }) },
    signal: AbortSignal.timeout(ANSWER_MILLIS_MAX),
  }).catch(() => null);
}

async function ask(client: OAuthClient, asked: { readonly [name: string]: string }): Promise<Granted> {
  const { clientId, clientSecret } = client;
  const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...asked });
  const response = await fetch(client.tokenUrl, {
    ...{ method: 'POST', body, redirect: 'error' },
    signal: AbortSignal.timeout(ANSWER_MILLIS_MAX),
  }).catch(() => {
    throw new OutsideTrouble('away', 'the provider was not reached for a token');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw troubleOf(response.status, answer);
  const read = tokenAnswer.safeParse(answer);
  if (!read.success) throw new OutsideTrouble('away', 'the provider gave no token');
  const { access_token, refresh_token, expires_in, scope } = read.data;
  return {
    ...{ accessToken: access_token, refreshToken: refresh_token ?? null, seconds: expires_in },
    scopes: scope?.split(' ') ?? null,
  };
}

/** What is over for good needs a person: the grant was taken back, ran out, or asks for them again; or our own secret did. */
const OVER = new Set(['invalid_grant', 'interaction_required', 'consent_required', 'login_required', 'access_denied']);
const OURS = new Set(['invalid_client', 'unauthorized_client']);

function troubleOf(status: number, answer: unknown): OutsideTrouble {
  const { error } = z.object({ error: z.string() }).catch({ error: '' }).parse(answer);
  if (OVER.has(error)) return new OutsideTrouble('revoked', `we are not let in any more (${error})`);
  if (OURS.has(error)) return new OutsideTrouble('revoked', `the provider does not take our client secret (${error})`);
  if (status === 429) return new OutsideTrouble('limited', 'the provider was asked for tokens too often');
  if (status >= 500 || status === 408) return new OutsideTrouble('away', `a token was answered with ${status}`);
  return new OutsideTrouble('refused', `the provider refused a token (${error || status})`);
}
