import { derivedId } from '../../../core/ids.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { Locale } from '../../../core/locale.ts';
import { type Booking, occupies } from '../../../domain/booking.ts';
import type { BusyInterval } from '../../../domain/slots.ts';
import { firstServed, keptFor, toldAt } from '../../../domain/waiting.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../../domain/zoned.ts';
import type { Address } from '../../../ports/conversations.ts';
import type { Place } from '../../../ports/waiter.ts';
import type { Waiting } from '../../../ports/waiting.ts';
import { type House, holdKey } from './house.ts';

/** Somebody for whom something is held, and what they are told of it. */
export interface Served {
  readonly to: Address;
  readonly language: Locale;
  readonly eventId: string;
  readonly facts: JsonObject;
}

/** Tells a conversation; false where it could not be, and has to be tried again. */
type Tell = (served: Served) => Promise<boolean>;

/** Nobody is looked at further down a list than this in one round; whoever is behind is looked at once they are served. */
const LOOKED_AT_MAX = 200;

/** Whoever is not served by then is in the next round: somebody books here as fast as we look. */
const LOOKS_MAX = 2 * LOOKED_AT_MAX;

/**
 * Serves those who wait in a business, first come first served, by one look at the ledger for all of them (`firstServed`).
 * The hold in the ledger is the claim: two processes that serve at once hold one time for one person, once. Whatever was
 * held and not told when a process died is told in the next round. Throws where somebody could not be told.
 */
export async function serve(house: House, now: string, tell: Tell): Promise<void> {
  const { waiting } = house.parts;
  let entries = await waiting.ahead(house.business.id, now, LOOKED_AT_MAX);
  entries = await withoutHeld(entries, house, now, tell);
  for (let looks = 0; entries.length > 0 && looks < LOOKS_MAX; looks += 1) {
    const busy = await busyUntil(entries, house, now);
    const placeFor = ({ flow, needs }: Waiting) => house.waiters.get(flow)?.placeFor(needs, busy, now) ?? null;
    const next = firstServed(entries, placeFor);
    if (next === null) return;
    const { entry, place } = next;
    const held = (await mayBeServed(entry, house, now)) ? await hold(entry, place, house, now) : 'nothing';
    // Somebody was faster: the ledger is looked at again.
    if (held === 'taken') continue;
    if (held !== 'nothing') await announce(entry, held, house, now, tell);
    entries = entries.filter(({ id }) => id !== entry.id);
  }
}

/** Of those who wait, the ones for whom nothing is held; the others are told of it, or have let it run out. */
async function withoutHeld(
  entries: readonly Waiting[],
  house: House,
  now: string,
  tell: Tell,
): Promise<readonly Waiting[]> {
  const { bookings, waiting } = house.parts;
  const holds = await Promise.all(entries.map((entry) => bookings.findByKey(holdKey(entry))));
  const left: Waiting[] = [];
  for (const [place, entry] of entries.entries()) {
    const held = holds[place] ?? null;
    if (held === null) left.push(entry);
    else if (occupies(held, now)) await announce(entry, held, house, now, tell);
    else await waiting.move({ id: entry.id, from: ['waiting'], to: 'offered', now });
  }
  return left;
}

/** What is taken of all there is, as far ahead as anybody waits for something. */
async function busyUntil(
  entries: readonly Waiting[],
  { business, parts }: House,
  now: string,
): Promise<readonly BusyInterval[]> {
  const last = Math.max(...entries.map(({ until }) => instantOf(until)));
  return parts.bookings.busy({
    business: business.id,
    resources: [...business.resources.map(({ id }) => id), business.id],
    from: isoInstant(instantOf(now) - DAY_MS, business.timeZone),
    to: isoInstant(last + DAY_MS, business.timeZone),
    now,
  });
}

/** What is kept free around a booking may reach over the end of a range. */
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Whoever has it by now, in whatever conversation, waits no longer; whoever talks to a person is not talked into it (X7). */
async function mayBeServed(entry: Waiting, { business, waiters, parts }: House, now: string): Promise<boolean> {
  const { id, contact, conversation, channel, address, needs, flow } = entry;
  const known = await parts.customers.at(business.id, contact);
  const made = await Promise.all([
    parts.bookings.ofConversation(conversation),
    ...known.map((customer) => parts.bookings.ofCustomer(customer.id)),
  ]);
  const waiter = waiters.get(flow);
  const has = made.flat().some((booking) => occupies(booking, now) && waiter?.isServedBy(needs, booking) === true);
  if (has) await parts.waiting.move({ id, from: ['waiting'], to: 'served', now });
  const talk = await parts.conversations.at({ business: business.id, channel, address });
  return !has && talk?.header.handedOff !== true;
}

async function hold(
  entry: Waiting,
  { resource, units, start, end, busy, details }: Place,
  house: House,
  now: string,
): Promise<Booking | 'taken'> {
  const { business, terms, parts } = house;
  const telling = { terms, opening: business.opening, timeZone: business.timeZone };
  const customer = await parts.customers.find(business.id, entry.contact);
  const answer = await parts.bookings.book({
    key: holdKey(entry),
    id: derivedId('waiting', entry.id),
    ...{ business: business.id, resource, units, start, end, busy, details, now },
    heldUntil: keptFor(telling, start, toldAt(telling, start, now)),
    conversation: entry.conversation,
    customer: customer?.id ?? null,
  });
  return answer.kind === 'taken' ? 'taken' : answer.booking;
}

/** Told now, or once they may be written to; who was told is off the list. */
async function announce(entry: Waiting, held: Booking, house: House, now: string, tell: Tell): Promise<void> {
  const { business, terms, keepers, parts } = house;
  const when = toldAt({ terms, opening: business.opening, timeZone: business.timeZone }, held.start, now);
  if (instantOf(when) > instantOf(now)) return parts.waiting.wake(business.id, when);
  const {
    id,
    channel,
    address,
    language,
    flow,
    needs: { wish, ...needs },
    what,
    until,
    same,
  } = entry;
  const told = keepers.map((keeper) => keeper.told(held)).find((one) => one !== null) ?? what;
  const offer = { waiting: id, booking: held.id, start: held.start, what: told, until: held.heldUntil ?? held.start };
  const want = { flow, needs, wish, what, until, same };
  const isTold = await tell({
    to: { business: business.id, channel, address },
    language,
    eventId: `freed/${held.id}`,
    facts: JSON.parse(JSON.stringify({ offer, want })),
  });
  if (!isTold) throw new Error('somebody who waits could not be told');
  await parts.waiting.move({ id, from: ['waiting'], to: 'offered', now });
}
