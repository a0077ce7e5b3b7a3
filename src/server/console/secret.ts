import { createHash, randomBytes } from 'node:crypto';

/** Tokens and passwords: what is stored is never what is shown. */

export function drawToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token has enough chance in it that a plain hash keeps it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Loaded by the first who signs in. */
const argon2 = () => import('@node-rs/argon2');

export async function hashPassword(password: string): Promise<string> {
  return (await argon2()).hash(password);
}

let nobodys: Promise<string> | null = null;

/** Whoever has no account costs as long as whoever has one, so that the time tells nothing (G1). */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  nobodys ??= hashPassword(drawToken());
  const right = await (await argon2()).verify(stored ?? (await nobodys), password);
  return right && stored !== null;
}
