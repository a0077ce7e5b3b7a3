import type { Booking } from '../../domain/booking.ts';
import { type Customer, contactOf, emailContact, isReachable } from '../../domain/customer.ts';
import type { Address, Conversation } from '../../ports/conversations.ts';
import type { MissedLead } from '../../ports/leads.ts';
import type { SoughtPerson } from '../../ports/life.ts';
import type { Payment } from '../../ports/payments.ts';
import type { KeptBusiness, LifeParts } from './parts.ts';

/** Everything that one business has of somebody. */
export interface Person {
  readonly business: string;
  readonly customers: readonly Customer[];
  /** Those that were erased among them: what hangs on them may still have to go. */
  readonly conversations: readonly Conversation[];
  readonly bookings: readonly Booking[];
  readonly payments: readonly Payment[];
  readonly leads: readonly MissedLead[];
  /** Every contact they are known by. */
  readonly contacts: readonly string[];
}

/** Channels on which a telephone number is an address by itself. */
const TELEPHONES = ['sms', 'whatsapp', 'chatwoot', 'voice'];
const WEB = 'webchat';

/** Finds somebody, or null where the business knows nobody of that name. Only what is of this business is looked at. */
export async function findPerson({ store, businesses }: LifeParts, sought: SoughtPerson): Promise<Person | null> {
  const business = businesses.get(sought.business);
  if (business === undefined) return null;
  const named = await namedBy(store, sought, business);
  const customers = distinct([...named.customers, ...(await ownersOf(store, named.conversations, business))]);
  const addresses = customers.flatMap((customer) => customer.addresses);
  const contacts = [...new Set([...named.contacts, ...addresses.map(({ contact }) => contact)])];
  const bookings = (await Promise.all(customers.map(({ id }) => store.bookings.ofCustomer(id)))).flat();
  const places = [
    ...addresses.flatMap((one) => placesOf(business.id, one)),
    ...contacts.flatMap(placesAt(business.id)),
  ];
  const written = (await Promise.all(places.map((place) => store.conversations.everAt(place)))).flat();
  const booked = await Promise.all(bookings.map(({ conversation }) => store.conversations.load(conversation ?? '')));
  const conversations = distinct([...named.conversations, ...written, ...booked.filter((one) => one !== null)]);
  const ids = conversations.map(({ id }) => id);
  const [more, payments, leads] = await Promise.all([
    Promise.all(ids.map((id) => store.bookings.ofConversation(id))),
    Promise.all(ids.map((id) => store.payments.ofConversation(id))),
    store.leads.ofPerson(business.id, { conversations: ids, contacts }),
  ]);
  const theirs = (one: { readonly business: string }) => one.business === business.id;
  const all = distinct([...bookings, ...more.flat()]).filter(theirs);
  const paid = await Promise.all(all.map(({ id }) => store.payments.ofBooking(id)));
  if (customers.length + conversations.length + leads.length === 0) return null;
  const found = { customers, conversations, bookings: all, leads, contacts };
  return { business: business.id, ...found, payments: distinct([...payments.flat(), ...paid.flat()]).filter(theirs) };
}

interface Named {
  readonly customers: readonly Customer[];
  readonly conversations: readonly Conversation[];
  readonly contacts: readonly string[];
}

/** Whom the words mean. Whoever gave a number is found by it too, also where nothing shows that it is theirs. */
async function namedBy(store: LifeParts['store'], { who }: SoughtPerson, business: KeptBusiness): Promise<Named> {
  const isTheirs = (one: { readonly business: string } | null) => one?.business === business.id;
  const customer = await store.customers.get(who);
  if (customer !== null && isTheirs(customer)) return { customers: [customer], conversations: [], contacts: [] };
  const chats = await store.conversations.everAt({ business: business.id, channel: WEB, address: who });
  const talk = await store.conversations.load(who);
  const conversations = [...chats, ...(talk !== null && isTheirs(talk) ? [talk] : [])];
  if (conversations.length > 0) {
    // Its address is gone once it is erased: an erasure that broke off then goes on by these.
    const contacts = chats.length > 0 ? [`${WEB}:${who}`] : [];
    const met = await Promise.all(contacts.map((contact) => store.customers.at(business.id, contact)));
    const booked = await Promise.all(conversations.map(({ id }) => store.bookings.ofConversation(id)));
    const ids = booked.flat().flatMap(({ customer: whose }) => (whose === null ? [] : [whose]));
    const customers = await Promise.all(ids.map((id) => store.customers.get(id)));
    return { customers: [...met.flat(), ...customers.filter((one) => one !== null)], conversations, contacts };
  }
  const contact = contactIn(who, business.country);
  return { customers: await store.customers.at(business.id, contact), conversations: [], contacts: [contact] };
}

function contactIn(who: string, country: string): string {
  if (/^[a-z]+:/.test(who)) return who;
  return who.includes('@') ? emailContact(who) : contactOf('sms', who, country);
}

/** Who was met where these conversations were had. */
async function ownersOf(
  { customers }: LifeParts['store'],
  conversations: readonly Conversation[],
  { id, country }: KeptBusiness,
): Promise<readonly Customer[]> {
  const contacts = conversations
    .filter(({ erasedAt }) => erasedAt === undefined)
    .map(({ channel, address }) => contactOf(channel, address, country));
  const owners = await Promise.all(contacts.map((contact) => customers.find(id, contact)));
  return owners.filter((owner) => owner !== null);
}

function placesOf(business: string, { channel, address }: Customer['addresses'][number]): readonly Address[] {
  return channel === null || address === null ? [] : [{ business, channel, address }];
}

/** Where whoever has a contact may have written from: a number on any telephone's channel, else the channel it names. */
function placesAt(business: string): (contact: string) => readonly Address[] {
  return (contact) => {
    if (contact.startsWith('+')) return TELEPHONES.map((channel) => ({ business, channel, address: contact }));
    const [channel = '', address = ''] = [
      contact.slice(0, contact.indexOf(':')),
      contact.slice(contact.indexOf(':') + 1),
    ];
    return isReachable({ contact }) && channel === 'email' ? [] : [{ business, channel, address }];
  };
}

export function distinct<One extends { readonly id: string }>(all: readonly One[]): readonly One[] {
  return [...new Map(all.map((one) => [one.id, one])).values()];
}
