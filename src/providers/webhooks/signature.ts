import { createHmac } from 'node:crypto';

/**
 * The signature of Standard Webhooks (standardwebhooks.com): `v1,` and the HMAC-SHA256 of id, timestamp and body under the secret,
 * in base64. Whoever knows the secret can tell that we sent it, when, and that nobody changed it.
 */
export function signature(key: Buffer, id: string, timestamp: string, body: string): string {
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

const PREFIX = 'whsec_';
const BYTES_MIN = 24;
const BYTES_MAX = 64;

/** The key in a secret as it is written: `whsec_` and 24 to 64 bytes in base64; null where it is none. */
export function keyIn(secret: string): Buffer | null {
  const written = secret.trim();
  if (!written.startsWith(PREFIX) || !/^[A-Za-z0-9+/]+={0,2}$/.test(written.slice(PREFIX.length))) return null;
  const key = Buffer.from(written.slice(PREFIX.length), 'base64');
  return key.length >= BYTES_MIN && key.length <= BYTES_MAX ? key : null;
}
