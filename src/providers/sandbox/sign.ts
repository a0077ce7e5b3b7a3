import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that carries when a delivery was signed and by whom: `t=1767225600,v1=<hex>`. */
export const SIGNATURE_HEADER = 'holdfast-signature';

/** A signature older than this, or so far ahead, is not taken: whoever recorded a delivery cannot play it again later. */
const TOLERANCE_SECONDS = 300;

export function signatureOf(secret: string, body: Uint8Array, now: string): string {
  const seconds = secondsOf(now);
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
}

export function isSignedBy(secret: string, header: string | null, body: Uint8Array, now: string): boolean {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (parts === null) return false;
  const seconds = Number(parts[1]);
  const given = Buffer.from(parts[2] ?? '', 'hex');
  // The same time is taken wherever the first difference lies, so that a signature cannot be guessed digit by digit.
  const isRight = timingSafeEqual(given, digest(secret, seconds, body));
  return isRight && Math.abs(secondsOf(now) - seconds) <= TOLERANCE_SECONDS;
}

/** The time is signed with the body, or an old delivery could be given a new one. */
function digest(secret: string, seconds: number, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}

function secondsOf(now: string): number {
  return Math.floor(Date.parse(now) / 1000);
}
