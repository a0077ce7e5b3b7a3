import { hash } from 'node:crypto';
import { canonical, type Json } from './json.ts';

/** Ids are derived, not drawn (X3): the same conversation, event and ordinal always give the same id. */
const NAMESPACE = Buffer.from('6f1c0f6e5c0b5b0e9a53d1c0b7a4e2f8', 'hex');

const VARIANTS = '89ab';

/** A version 5 UUID (RFC 9562) of the parts, joined by a character that none of them contains. */
export function derivedId(...parts: readonly (string | number)[]): string {
  const hex = hash('sha1', Buffer.concat([NAMESPACE, Buffer.from(parts.join('\u0000'))]));
  const variant = VARIANTS[Number.parseInt(hex.charAt(16), 16) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Sixteen hexadecimal digits that stand for a value whatever the order of its keys. */
export function shortHash(value: Json): string {
  return hash('sha256', canonical(value)).slice(0, 16);
}

/** The id of the nth conversation at an address; a new one opens there when the last has closed (A6). */
export function conversationId(business: string, channel: string, address: string, generation: number): string {
  return derivedId('conversation', business, channel, address, generation);
}
