import { derivedId } from '../../../core/ids.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { Booking } from '../../../domain/booking.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../../domain/zoned.ts';
import type { CallFacts } from '../../../ports/tool.ts';
import type { Trip } from '../catalogue.ts';
import { DAY_MS, pickupOn } from '../dates.ts';
import type { Agency } from './agency.ts';

/**
 * A party's places. Each is a numbered unit of the departure and a row of the ledger; the first is the booking that is
 * paid for and spoken of, the others go with it under keys that follow from its own.
 */
export interface PlacesWanted {
  readonly call: CallFacts;
  readonly trip: Trip;
  readonly date: string;
  readonly people: number;
  readonly heldUntil: string | null;
  readonly customer: string | null;
  readonly details: JsonObject;
}

/** The others outlast the first for so long, so that a payment in the last second finds them still there. */
const GRACE_MINUTES = 10;

/** All places or none: what was taken is given back where the rest cannot be had. */
export async function takePlaces(agency: Agency, wanted: PlacesWanted): Promise<Booking | null> {
  const { call, people } = wanted;
  const first = await takePlace(agency, wanted, call.key, call.id, call.conversation, wanted.heldUntil);
  if (first === null) return null;
  for (let place = 2; place <= people; place += 1) {
    const key = placeKey(first.key, place);
    const other = await takePlace(agency, wanted, key, derivedId('place', key), null, later(agency, wanted.heldUntil));
    if (other === null) {
      await givePlacesBack(agency, first, call.now);
      return null;
    }
  }
  return first;
}

async function takePlace(
  { business, parts, ...agency }: Agency,
  { call, trip, date, customer, details }: PlacesWanted,
  key: string,
  id: string,
  conversation: string | null,
  heldUntil: string | null,
): Promise<Booking | null> {
  const answer = await parts.bookings.book({
    key,
    id,
    business: business.id,
    resource: trip.id,
    units: Array.from({ length: trip.places }, (_, index) => index + 1),
    ...departureOn(date, { business, parts, ...agency }),
    heldUntil,
    conversation,
    customer: conversation === null ? null : customer,
    details: conversation === null ? { goes_with: call.id } : details,
    now: call.now,
  });
  if (answer.kind === 'taken') return null;
  return answer.booking.status === 'held' || answer.booking.status === 'confirmed' ? answer.booking : null;
}

function later({ catalogue }: Agency, heldUntil: string | null): string | null {
  return heldUntil === null ? null : isoInstant(instantOf(heldUntil) + GRACE_MINUTES * MINUTE_MS, catalogue.timeZone);
}

function placeKey(key: string, place: number): string {
  return `${key}:place-${place}`;
}

async function othersOf({ parts }: Agency, booking: Booking): Promise<readonly Booking[]> {
  const people = Number(booking.details['people'] ?? 1);
  const keys = Array.from({ length: Math.max(0, people - 1) }, (_, index) => placeKey(booking.key, index + 2));
  const found = await Promise.all(keys.map((key) => parts.bookings.findByKey(key)));
  return found.filter((one) => one !== null);
}

/** The others are confirmed too; false when a place is gone for good. Those that ran out are taken again if free. */
export async function confirmPlaces(agency: Agency, booking: Booking, now: string): Promise<boolean> {
  for (const other of await othersOf(agency, booking)) {
    if (other.status === 'confirmed') continue;
    const result = await agency.parts.bookings.move({ id: other.id, from: ['held', 'expired'], to: 'confirmed', now });
    if (result?.booking.status !== 'confirmed') return false;
  }
  return true;
}

/** Frees every place of the party, paid for or not. */
export async function givePlacesBack(agency: Agency, booking: Booking, now: string): Promise<void> {
  for (const { id } of [booking, ...(await othersOf(agency, booking))]) {
    await agency.parts.bookings.move({ id, from: ['held', 'confirmed', 'expired'], to: 'cancelled', now });
  }
}

/** Every place of a party that gave them up, or none: somebody else may have one by now. */
export async function restorePlaces(agency: Agency, booking: Booking, now: string): Promise<boolean> {
  const { bookings } = agency.parts;
  const back: string[] = [];
  for (const { id } of [booking, ...(await othersOf(agency, booking))]) {
    const result = await bookings.move({ id, from: ['cancelled'], to: 'confirmed', now });
    if (result?.booking.status === 'confirmed') back.push(id);
    else {
      for (const taken of back) await bookings.move({ id: taken, from: ['confirmed'], to: 'cancelled', now });
      return false;
    }
  }
  return true;
}

/**
 * Frees the places of a party unless they have been paid for, and says which it was. A hold that runs out expires, so
 * that a late payment may take it again (D8, D9); one that was given up is over.
 */
export async function releasePlaces(
  agency: Agency,
  booking: Booking,
  to: 'expired' | 'cancelled',
  now: string,
): Promise<'free' | 'paid'> {
  const from = to === 'expired' ? (['held'] as const) : (['held', 'expired'] as const);
  const first = await agency.parts.bookings.move({ id: booking.id, from, to, now });
  // A payment was quicker: the places stay.
  if (first?.booking.status === 'confirmed') return 'paid';
  for (const { id } of await othersOf(agency, booking)) await agency.parts.bookings.move({ id, from, to, now });
  return 'free';
}

/** Keeps every place of a party until then; null where they are not held any more. */
export async function keepPlaces(
  agency: Agency,
  booking: Booking,
  until: string,
  now: string,
): Promise<Booking | null> {
  const { bookings } = agency.parts;
  // The others first, so that none runs out before the one that is spoken of.
  for (const { id } of await othersOf(agency, booking)) {
    await bookings.prolong({ id, until: later(agency, until) ?? until, now });
  }
  return bookings.prolong({ id: booking.id, until, now });
}

export async function freePlaces(agency: Agency, trip: Trip, date: string, now: string): Promise<number> {
  const { start, end } = departureOn(date, agency);
  const busy = await agency.parts.bookings.busy({
    business: agency.business.id,
    resources: [trip.id],
    from: start,
    to: end,
    now,
  });
  return Math.max(0, trip.places - new Set(busy.map(({ unit }) => unit)).size);
}

/** A departure's places are held from its pickup to the next day's. */
export function departureOn(date: string, { catalogue }: Agency): { start: string; end: string } {
  const start = pickupOn(date, catalogue);
  return { start, end: isoInstant(instantOf(start) + DAY_MS, catalogue.timeZone) };
}
