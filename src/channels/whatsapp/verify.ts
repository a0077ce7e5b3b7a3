import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../core/same-secret.ts';
import { headerOf, type Knock, type Verdict } from '../../ports/channel.ts';

/** What Meta signs with, and what it says when it first asks whether this is the right door. */
export interface Secrets {
  readonly appSecret: string;
  readonly verifyToken: string;
}

/** Meta asks once by GET, and signs whatever it posts: `X-Hub-Signature-256` is the HMAC of the very bytes (F3). */
export function verdictOn(knock: Knock, { appSecret, verifyToken }: Secrets): Verdict {
  if (knock.method === 'GET') {
    const asked = URL.canParse(knock.url) ? new URL(knock.url).searchParams : new URLSearchParams();
    const isRight =
      isSameSecret(asked.get('hub.verify_token') ?? '', verifyToken) && asked.get('hub.mode') === 'subscribe';
    return isRight ? { greets: asked.get('hub.challenge') ?? '' } : 'forged';
  }
  const signature = headerOf(knock, 'x-hub-signature-256') ?? '';
  const expected = `sha256=${createHmac('sha256', appSecret).update(knock.body).digest('hex')}`;
  const isJson = (headerOf(knock, 'content-type') ?? '').startsWith('application/json');
  return isSameSecret(signature, expected) && isJson ? 'genuine' : 'forged';
}
