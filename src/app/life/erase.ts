import { anonymousDetails } from '../../domain/anonymous.ts';
import { type Booking, occupies, referenceOf } from '../../domain/booking.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Conversation } from '../../ports/conversations.ts';
import type { Erased, EraseOptions, Erasing, SoughtPerson } from '../../ports/life.ts';
import type { Payment } from '../../ports/payments.ts';
import type { LifeParts } from './parts.ts';
import { distinct, findPerson, type Person } from './person.ts';

const TRIES_MAX = 40;
const PAUSE_MILLIS = 250;

/**
 * Erases somebody from one business (G5). What was said goes first, and whoever they are goes last: an erasure that broke off
 * finds them again. A turn under way is waited for, because what it does must not be done behind its back.
 */
export async function erasePerson(parts: LifeParts, sought: SoughtPerson, options: EraseOptions): Promise<Erasing> {
  const person = await findPerson(parts, sought);
  if (person === null) return { kind: 'nobody' };
  const what = erasedOf(parts, person, options);
  if (person.payments.some(isOnItsWay)) return { kind: 'busy', reason: 'money_owed' };
  if (!options.really) return { kind: 'would_erase', what };
  await revokePasses(parts, person);
  for (const { id } of person.conversations) {
    if (!(await eraseTalk(parts, id))) return { kind: 'busy', reason: 'turn_under_way' };
  }
  // What the last turns did is only known now.
  const all = both(person, await findPerson(parts, sought));
  for (const booking of calledOffOf(parts, all, options)) await callOff(parts, booking);
  await eraseTraces(parts, all);
  for (const { id } of all.customers) await parts.store.customers.erase(id);
  parts.observer.log('info', 'person.erased', { business: person.business, conversations: what.conversations });
  return { kind: 'erased', what: { ...erasedOf(parts, all, options), conversations: what.conversations } };
}

/** Somebody as they were found before and after the last of their turns: by then some ways to them are gone. */
function both(before: Person, after: Person | null): Person {
  if (after === null) return before;
  return {
    business: before.business,
    customers: distinct([...before.customers, ...after.customers]),
    conversations: distinct([...before.conversations, ...after.conversations]),
    bookings: distinct([...before.bookings, ...after.bookings]),
    payments: distinct([...before.payments, ...after.payments]),
    leads: before.leads,
    contacts: [...new Set([...before.contacts, ...after.contacts])],
  };
}

/** Erases a conversation once no turn is under way in it; false where one goes on and on. Erased before, it is erased. */
export async function eraseTalk({ store, clock }: LifeParts, id: string, triesMax = TRIES_MAX): Promise<boolean> {
  const { conversations } = store;
  for (let tries = 0; tries < triesMax; tries += 1) {
    if (tries > 0) await pause(clock);
    const talk = await conversations.load(id);
    if (talk === null || talk.erasedAt !== undefined) return true;
    if (isAtRest(talk) && (await conversations.erase(id, talk.version, clock.now()))) return true;
  }
  return false;
}

function pause(clock: Clock): Promise<void> {
  return new Promise((resolve) => void clock.alarm(PAUSE_MILLIS, resolve));
}

/** Nothing was begun of which nobody knows yet how it ended. */
function isAtRest({ claim, header }: Conversation): boolean {
  return claim === null && header.unsettled.length === 0;
}

/** Bookings and payments of somebody are nobody's from now on; leads, tries, waiting and what was sent are gone. */
export async function eraseTraces(parts: LifeParts, person: Person): Promise<void> {
  const { store, businesses } = parts;
  const { business, bookings, payments, contacts } = person;
  const conversations = person.conversations.map(({ id }) => id);
  const customers = person.customers.map(({ id }) => id);
  const ownWords = businesses.get(business)?.ownWords ?? new Set();
  const subjects = [
    ...contacts.map((contact) => `${business}/address/${contact}`),
    ...bookings.map((booking) => `${business}/booking/${referenceOf(booking)}`),
  ];
  await store.tries.erase(subjects, conversations);
  await store.leads.erase(business, { conversations, contacts });
  await store.waiting.erase(business, { conversations, contacts });
  await store.sendings.erase(conversations);
  await store.news.erase(business, [...bookings.map(({ id }) => id), ...conversations]);
  await store.overview.erase(conversations);
  await store.remarks.erase({ customers, conversations });
  // What was counted of them stays, for it tells of nobody; what they said does not (G6).
  await store.figures.erase(conversations);
  for (const { id } of payments) await store.payments.anonymise(id);
  for (const booking of bookings) {
    const companions = await store.bookings.goingWith(booking.id);
    for (const one of [...companions, booking]) {
      await store.bookings.anonymise(one.id, anonymousDetails(one.details, ownWords));
    }
  }
}

/** Whoever holds a token of theirs is a stranger from now on. */
async function revokePasses({ store, clock }: LifeParts, { business, conversations, contacts }: Person): Promise<void> {
  const web = contacts.filter((contact) => contact.startsWith(WEB)).map((contact) => contact.slice(WEB.length));
  const chats = conversations.filter(({ channel, address }) => channel === 'webchat' && address !== '');
  for (const chat of new Set([...web, ...chats.map(({ address }) => address)])) {
    await store.passes.revoke({ business, chat, at: clock.now() });
  }
}

const WEB = 'webchat:';

/** Money that is decided to go back to them, or came and is not worked out: somebody must still know whose it is. */
function isOnItsWay({ status, outcome }: Payment): boolean {
  return outcome === 'owed' || outcome === 'refunding' || (status === 'paid' && outcome === null);
}

function erasedOf(parts: LifeParts, person: Person, options: EraseOptions): Erased {
  const calledOff = calledOffOf(parts, person, options).map(({ id }) => id);
  return {
    customers: person.customers.length,
    conversations: person.conversations.filter(({ erasedAt }) => erasedAt === undefined).length,
    leads: person.leads.length,
    payments: person.payments.length,
    bookings: person.bookings.length,
    calledOff,
    standing: aheadOf(parts, person)
      .map(({ id }) => id)
      .filter((id) => !calledOff.includes(id)),
  };
}

function aheadOf({ clock }: LifeParts, { bookings }: Person): readonly Booking[] {
  const now = clock.now();
  return bookings.filter((one) => occupies(one, now) && Date.parse(one.end) > Date.parse(now));
}

/** Erasing decides nothing about money: what was paid for, or is being paid for, is called off at the desk. */
function calledOffOf(parts: LifeParts, person: Person, { alsoBookings }: EraseOptions): readonly Booking[] {
  const paid = person.payments.filter(({ status }) => status === 'paid' || status === 'open');
  const isPaid = ({ id }: Booking) => paid.some(({ booking }) => booking === id);
  return alsoBookings ? aheadOf(parts, person).filter((booking) => !isPaid(booking)) : [];
}

async function callOff({ store, clock }: LifeParts, booking: Booking): Promise<void> {
  for (const { id } of [...(await store.bookings.goingWith(booking.id)), booking]) {
    await store.bookings.move({ id, from: ['held', 'confirmed'], to: 'cancelled', now: clock.now() });
  }
}
