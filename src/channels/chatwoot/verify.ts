import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../core/same-secret.ts';
import { headerOf, type Knock } from '../../ports/channel.ts';

/** How old a signed delivery may be: Chatwoot signs anew each time it sends. */
const AGE_SECONDS_MAX = 300;

type Signed = Pick<Knock, 'url' | 'headers' | 'body'>;

/**
 * Whether Chatwoot itself sent this. Newer versions sign with the webhook's secret: `X-Chatwoot-Signature` is `sha256=`
 * and the HMAC of timestamp, a dot and the body. Older ones sign nothing; there the secret stands in the address the
 * webhook is registered under, as `?token=…`. A signature that is there must be right, whatever the address says.
 */
export function isGenuine(knock: Signed, secret: string, now: string): boolean {
  const signature = headerOf(knock, 'x-chatwoot-signature');
  if (signature !== null) return isSigned(knock, signature, secret, now);
  const token = tokenOf(knock.url);
  return token !== null && isSameSecret(token, secret);
}

function isSigned(knock: Signed, signature: string, secret: string, now: string): boolean {
  const timestamp = headerOf(knock, 'x-chatwoot-timestamp') ?? '';
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  const ageSeconds = Math.abs(Date.parse(now) / 1000 - Number(timestamp));
  const expected = `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(knock.body).digest('hex')}`;
  return isSameSecret(signature, expected) && ageSeconds <= AGE_SECONDS_MAX;
}

function tokenOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).searchParams.get('token') : null;
}
