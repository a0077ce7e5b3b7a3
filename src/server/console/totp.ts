import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../core/same-secret.ts';

/** The second factor: codes by the clock (RFC 6238, SHA-1, six digits, thirty seconds), as every such application makes them. */

const STEP_SECONDS = 30;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const SECRET_BYTES = 20;

export function drawSecret(): string {
  return inBase32(randomBytes(SECRET_BYTES));
}

export function addressOf(secret: string, email: string): string {
  return `otpauth://totp/Holdfast:${encodeURIComponent(email)}?secret=${secret}&issuer=Holdfast`;
}

/** The step whose code it is, one before or after now forgiven; null where it is none, or not later than the last taken. */
export function stepOf(secret: string, code: string, now: string, lastStep: number): number | null {
  const current = Math.floor(Date.parse(now) / 1000 / STEP_SECONDS);
  const step = [current, current - 1, current + 1].find((one) => isSameSecret(codeAt(secret, one), code));
  return step === undefined || step <= lastStep ? null : step;
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

function inBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
