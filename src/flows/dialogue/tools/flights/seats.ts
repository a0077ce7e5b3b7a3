import { derivedId } from '../../../../core/ids.ts';
import type { JsonObject } from '../../../../core/json.ts';
import type { Booking } from '../../../../domain/booking.ts';
import { isoInstant } from '../../../../domain/zoned.ts';
import type { Bookings } from '../../../../ports/bookings.ts';
import type { CallFacts } from '../../../../ports/tool.ts';
import type { Flight } from './schedule.ts';

/** How many seats of one flight this desk sells: numbered units of the ledger. */
export const SEATS = 24;
const UNITS = Array.from({ length: SEATS }, (_, index) => index + 1);

/**
 * A party's seats, one row of the ledger for each passenger and each way. The first is the booking that is spoken of;
 * the others go with it under keys that follow from its own.
 */
export interface SeatsWanted {
  readonly call: CallFacts;
  /** The booking's id, which its reference leads to. */
  readonly id: string;
  readonly legs: readonly Flight[];
  readonly passengers: number;
  readonly details: JsonObject;
}

/** Every seat or none: what was taken is given back where the rest cannot be had. The same call again takes no more. */
export async function takeSeats(bookings: Bookings, wanted: SeatsWanted): Promise<Booking | null> {
  const { call, legs, passengers } = wanted;
  const seats = legs.flatMap((flight, leg) =>
    Array.from({ length: passengers }, (_, place) => ({ flight, leg, place })),
  );
  let first: Booking | null = null;
  for (const { flight, leg, place } of seats) {
    const seat = await takeSeat(bookings, wanted, flight, seatKey(call.key, leg, place));
    if (seat === null) {
      if (first !== null) await giveSeatsBack(bookings, first, call.now);
      return null;
    }
    first ??= seat;
  }
  return first;
}

async function takeSeat(
  bookings: Bookings,
  { call, id, details }: SeatsWanted,
  flight: Flight,
  key: string,
): Promise<Booking | null> {
  const isFirst = key === call.key;
  const answer = await bookings.book({
    key,
    id: isFirst ? id : derivedId('seat', key),
    business: call.business,
    resource: resourceOf(flight),
    units: UNITS,
    start: isoInstant(flight.departure, flight.zone),
    end: isoInstant(flight.arrival, flight.zone),
    heldUntil: null,
    conversation: isFirst ? call.conversation : null,
    customer: null,
    details: isFirst ? details : { goes_with: id },
    now: call.now,
  });
  return answer.kind === 'booked' && answer.booking.status === 'confirmed' ? answer.booking : null;
}

/** Frees the whole party's seats, both ways; as often as it is asked. */
export async function giveSeatsBack(bookings: Bookings, first: Booking, now: string): Promise<void> {
  const passengers = Number(first.details['passengers'] ?? 1);
  const legs = first.details['back'] == null ? 1 : 2;
  const free = (id: string) => bookings.move({ id, from: ['confirmed'], to: 'cancelled', now });
  for (let seat = 1; seat < legs * passengers; seat += 1) {
    const key = seatKey(first.key, Math.floor(seat / passengers), seat % passengers);
    await free(derivedId('seat', key));
  }
  await free(first.id);
}

function seatKey(key: string, leg: number, place: number): string {
  return leg === 0 && place === 0 ? key : `${key}:${leg === 0 ? 'out' : 'back'}-${place + 1}`;
}

/** One resource for each flight and day; its units are its seats. */
export function resourceOf(flight: Flight): string {
  return `${flight.number} ${flight.route} ${isoInstant(flight.departure, 'UTC').slice(0, 10)}`;
}
