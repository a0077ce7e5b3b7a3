import type { CountryCode } from 'libphonenumber-js';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Somebody who books: known by how they reach the business, stored once (B9). */
export interface Customer {
  readonly id: string;
  readonly business: string;
  /** A telephone number in E.164, or channel and address where there is none. Kept here and in no conversation (B10). */
  readonly contact: string;
  readonly firstName: string;
  readonly lastName: string | null;
}

/**
 * How somebody is known again. The address of a conversation is a telephone number on WhatsApp and by text message; it
 * is written in one way only, so that "600 111 222" and "+34600111222" are the same person.
 */
export function contactOf(channel: string, address: string, country: string): string {
  const national = TELEPHONES.includes(channel) ? (country as CountryCode) : undefined;
  const phone = parsePhoneNumberFromString(address, national);
  return phone?.isPossible() ? phone.number : `${channel}:${address}`;
}

/** Channels whose addresses are telephone numbers, also when they are written the national way. */
const TELEPHONES = ['whatsapp', 'sms', 'chatwoot'];
