import { derivedId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Business } from '../../domain/business.ts';
import { contactOf, customerId, nameOf } from '../../domain/customer.ts';
import { placeOf } from '../../domain/place.ts';
import type { Acted, ByHand } from '../../ports/agenda.ts';
import { type AgendaParts, refused, takenThere } from './parts.ts';
import { servicesOf } from './services.ts';

/** A booking that somebody made on the telephone, written in by the people of the business (G4). */
export async function bookByHand(parts: AgendaParts, request: ByHand, really: boolean): Promise<Acted> {
  const business = parts.written.get(request.business);
  if (business === undefined) return refused('unknown');
  const { resource, start, minutes, key } = request;
  if (Number.isNaN(Date.parse(start))) return refused('bad_time');
  const place = placeOf(business, resource, start, minutes);
  if (place === null) return refused('no_such_resource');
  const now = parts.clock.now();
  const before = await parts.store.bookings.findByKey(keyOf(request));
  const free = before !== null || (await isFree(parts, business, place, now));
  if (!free) return takenThere(parts, business.id, place);
  if (!really) return { kind: 'would', why: null, collides: [], told: null, booking: null };
  const customer = await customerOf(parts, business, request, now);
  const answer = await parts.store.bookings.book({
    ...{ key: keyOf(request), id: derivedId('by hand', business.id, key), business: business.id, ...place },
    ...{ heldUntil: null, conversation: null, customer, details: detailsOf(business, request), now },
  });
  if (answer.kind === 'taken') return takenThere(parts, business.id, place);
  return { kind: 'done', why: null, collides: [], told: null, booking: answer.booking };
}

function keyOf({ business, key }: ByHand): string {
  return `by-hand/${business}/${key}`;
}

/** Whether some unit has all of it: what the ledger would say, asked without booking. */
export async function isFree(
  { store }: AgendaParts,
  { id }: Business,
  { resource, units, busy }: NonNullable<ReturnType<typeof placeOf>>,
  now: string,
  except?: string,
): Promise<boolean> {
  const [from = '', to = ''] = [busy[0]?.start, busy.at(-1)?.end];
  const query = { business: id, resources: [resource], from, to, now, ...(except !== undefined && { except }) };
  const taken = new Set((await store.bookings.busy(query)).map(({ unit }) => unit));
  return units.some((unit) => !taken.has(unit));
}

/** Whoever has a number is a customer like any other; without one, a name is all that is known. */
async function customerOf(
  { store, firstTouch }: AgendaParts,
  { id, country }: Business,
  { phone, name }: ByHand,
  now: string,
): Promise<string | null> {
  if (phone === null) return null;
  const contact = contactOf('sms', phone, country);
  const met = { contact, ...firstTouch(id, contact) };
  return (await store.customers.ensure({ id: customerId(id, met), business: id, met, now, ...nameOf(name) })).id;
}

/** Where what it is for is a service of the salon's, the salon answers for it as for its own. */
function detailsOf(business: Business, { what, by, name, note }: ByHand): JsonObject {
  const [service] = servicesOf(business).filter((one) => one.name.toLowerCase() === what.toLowerCase());
  const own = service === undefined ? {} : { services: [service.id], first_name: name };
  return { ...own, by_hand: { what, by: by.name, name, note } };
}
