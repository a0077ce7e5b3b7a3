import { createHash, randomUUID } from 'node:crypto';
import type { Answer, Asked } from './http.ts';

export const CLIENT = { clientId: 'a-client', clientSecret: 'a client secret' };

interface Code {
  readonly redirect: string;
  readonly challenge: string;
  readonly scope: string;
  readonly offline: boolean;
}

interface Ways {
  /** Where it may lead back to, as its owner registered it. */
  readonly redirects: string[];
  /** Whether each renewal takes the refresh token of before back. */
  readonly rotates: boolean;
  readonly needsOffline: boolean;
}

/** An authorization server (RFC 6749, 7636): a person who always agrees, or as told; codes and tokens that are good once. */
export class Authority {
  /** What the person does when asked. */
  consent: 'allow' | 'deny' | 'partly' = 'allow';
  readonly #ways: Ways;
  readonly #codes = new Map<string, Code>();
  readonly #refresh = new Set<string>();
  readonly #access = new Set<string>();

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** The person takes back what they granted. */
  revoke(): void {
    this.#refresh.clear();
    this.#access.clear();
  }

  /** The hour is over. */
  expire(): void {
    this.#access.clear();
  }

  isOpen({ headers }: Asked): boolean {
    return this.#access.has(String(headers.authorization ?? '').replace(/^Bearer /, ''));
  }

  authorize({ url }: Asked): Answer {
    const asked = (name: string) => url.searchParams.get(name) ?? '';
    const [redirect, challenge, scope] = [asked('redirect_uri'), asked('code_challenge'), asked('scope')];
    const isRight = asked('client_id') === CLIENT.clientId && asked('response_type') === 'code';
    if (!isRight || !this.#ways.redirects.includes(redirect)) return { status: 400, json: 'redirect_uri_mismatch' };
    if (asked('code_challenge_method') !== 'S256' || challenge === '') return { status: 400, json: 'invalid_request' };
    const back = new URL(redirect);
    back.searchParams.set('state', asked('state'));
    if (this.consent === 'deny') back.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      const granted = this.consent === 'partly' ? (scope.split(' ')[0] ?? '') : scope;
      const offline = !this.#ways.needsOffline || asked('access_type') === 'offline';
      this.#codes.set(code, { redirect, challenge, scope: granted, offline });
      back.searchParams.set('code', code);
    }
    return { status: 302, headers: { location: back.href } };
  }

  token({ text }: Asked): Answer {
    const asked = new URLSearchParams(text);
    const isUs = asked.get('client_id') === CLIENT.clientId && asked.get('client_secret') === CLIENT.clientSecret;
    if (!isUs) return { status: 401, json: { error: 'invalid_client' } };
    if (asked.get('grant_type') === 'refresh_token') return this.#renewed(asked.get('refresh_token') ?? '');
    const code = this.#codes.get(asked.get('code') ?? '');
    this.#codes.delete(asked.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(asked.get('code_verifier') ?? '')
      .digest('base64url');
    const isTheirs = code?.challenge === challenge && code.redirect === asked.get('redirect_uri');
    if (code === undefined || !isTheirs) return { status: 400, json: { error: 'invalid_grant' } };
    return { status: 200, json: { ...this.#tokens(code.offline), scope: code.scope } };
  }

  revoked({ text }: Asked): Answer {
    this.#refresh.delete(new URLSearchParams(text).get('token') ?? '');
    return { status: 200, json: {} };
  }

  #renewed(token: string): Answer {
    if (!this.#refresh.has(token)) return { status: 400, json: { error: 'invalid_grant' } };
    if (this.#ways.rotates) this.#refresh.delete(token);
    return { status: 200, json: this.#tokens(this.#ways.rotates) };
  }

  #tokens(withRefresh: boolean) {
    const [access, refresh] = [`access-${randomUUID()}`, `refresh-${randomUUID()}`];
    this.#access.add(access);
    if (withRefresh) this.#refresh.add(refresh);
    return {
      ...{ access_token: access, token_type: 'Bearer', expires_in: 3600 },
      ...(withRefresh && { refresh_token: refresh }),
    };
  }
}
