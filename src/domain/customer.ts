import type { CountryCode } from 'libphonenumber-js';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { derivedId } from '../core/ids.ts';

/** Somebody who books: known by how they reach the business, stored once (B9). */
export interface Customer extends PersonName {
  readonly id: string;
  readonly business: string;
  /** Where they are known and can be reached, in the order learnt. Kept here and in no conversation (B10). */
  readonly addresses: readonly CustomerAddress[];
}

/** Both are null while nobody has said who it is (X15). */
export interface PersonName {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export interface CustomerAddress {
  /** A telephone number in E.164, or channel and address where there is none, or `email:` and an address. */
  readonly contact: string;
  /** How something is sent there; null where it was only told, or nobody has written from there since it was stored. */
  readonly channel: string | null;
  readonly address: string | null;
  readonly standing: AddressStanding;
}

/**
 * `own`: they were met there; one customer has it so. `shown`: they wrote from there and proved who they are. `told`: merely
 * typed, which opens nothing to whoever typed it (X14).
 */
export type AddressStanding = 'own' | 'shown' | 'told';

/** Where somebody writes from. */
export interface Meeting {
  readonly contact: string;
  readonly channel: string;
  readonly address: string;
}

export function meetingAt(channel: string, address: string, country: string): Meeting {
  return { contact: contactOf(channel, address, country), channel, address };
}

/** Whoever is met at a contact has the same id, whichever journey meets them first (X3). */
export function customerId(business: string, { contact }: Pick<Meeting, 'contact'>): string {
  return derivedId('customer', business, contact);
}

/**
 * How somebody is known again. The address of a conversation is a telephone number on WhatsApp and by text message; it
 * is written in one way only, so that "600 111 222" and "+34600111222" are the same person.
 */
export function contactOf(channel: string, address: string, country: string): string {
  const national = TELEPHONES.includes(channel) ? (country as CountryCode) : undefined;
  // Letters are no digits here: WhatsApp's own id of somebody is `US.1349…` (F3).
  const phone = /\p{L}/u.test(address) ? undefined : parsePhoneNumberFromString(address, national);
  return phone?.isPossible() ? phone.number : `${channel}:${address}`;
}

/** Channels whose addresses are telephone numbers, also when they are written the national way. */
const TELEPHONES = ['whatsapp', 'sms', 'chatwoot'];

/** Nobody is met there again by us: the token of a chat, the session of a program. */
const FLEETING = ['webchat:', 'mcp:'];
const EMAIL = 'email:';

/** A number or an e-mail address as somebody gave it: nothing shows yet that it is theirs. */
export function toldAddress(contact: string): CustomerAddress {
  return { contact, channel: null, address: null, standing: 'told' };
}

/** What somebody told of how they are reached. */
export function toldIn(phone: string | null, email: string | null): readonly CustomerAddress[] {
  return [phone, email && emailContact(email)].flatMap((contact) => (contact ? [toldAddress(contact)] : []));
}

export function emailContact(email: string): string {
  return `${EMAIL}${email.toLowerCase()}`;
}

/** The token of a web chat reaches nobody once its page is closed, and no program's session does (X15). */
export function isReachable({ contact }: Pick<CustomerAddress, 'contact'>): boolean {
  return !FLEETING.some((channel) => contact.startsWith(channel));
}

/** How a person of the business would reach them: what to ring, write or look for. */
export function waysToReach({ addresses }: Pick<Customer, 'addresses'>): readonly string[] {
  return addresses.filter(isReachable).map(({ contact }) => contact.replace(EMAIL, ''));
}

/** "Ana María de la Cruz": the first word is what one is called, the rest is the family's. */
export function nameOf(said: string): PersonName {
  const [firstName = null, ...rest] = said.trim().split(/\s+/u).filter(Boolean);
  return { firstName, lastName: rest.length === 0 ? null : rest.join(' ') };
}

export function fullName({ firstName, lastName }: PersonName): string | null {
  return [firstName, lastName].filter(Boolean).join(' ') || null;
}

/** Whether a name that was given is this person's: every word of it, in any order, accents and capitals aside. */
export function isNamed(person: PersonName, said: string): boolean {
  const [own, given] = [wordsOf(fullName(person) ?? ''), wordsOf(said)];
  return given.length > 0 && given.every((word) => own.includes(word));
}

function wordsOf(name: string): readonly string[] {
  const folded = name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  return folded.split(/[\s.,'’-]+/u).filter(Boolean);
}
