import { z } from 'zod';
import type { JsonObject } from '../../../../core/json.ts';
import { type Booking, occupies } from '../../../../domain/booking.ts';
import type { Business } from '../../../../domain/business.ts';
import { instantOf, isoInstant } from '../../../../domain/zoned.ts';
import type { Bookings } from '../../../../ports/bookings.ts';
import type { Customers } from '../../../../ports/customers.ts';
import { bookingsOf } from '../../../../ports/owned.ts';
import type { CallFacts, Tool } from '../../../../ports/tool.ts';
import { type ActionAnswer, done, refused } from '../../action.ts';
import { idOfReference, REFERENCE_TRIES, referenceOf } from '../../references.ts';
import type { DialogueSettings } from '../../settings.ts';
import { type City, networkOf } from './network.ts';
import { asOption, flightsFor, isOpen, isWished, type Journey, type Offer, offerNamed, offersFor } from './offers.ts';
import type { Flight } from './schedule.ts';
import { giveSeatsBack, resourceOf, SEATS, takeSeats } from './seats.ts';

const journeyInput = z.object({
  origin: z.string(),
  destination: z.string(),
  departure_date: z.iso.date(),
  trip: z.enum(['one_way', 'return']).default('one_way'),
  return_date: z.iso.date().optional(),
  /** The part of the day, or the time, at which the way back is wished for. */
  return_time: z.string().optional(),
  passengers: z.int().min(1).max(9).default(1),
});
const bookInput = journeyInput.extend({ flight: z.string() });
const cancelInput = z.object({ booking_ref: z.string() });

export interface FlightParts {
  readonly business: Pick<Business, 'id' | 'country'>;
  readonly settings: DialogueSettings;
  readonly bookings: Bookings;
  readonly customers: Pick<Customers, 'at'>;
}

/** The airline's actions: search, book, find and cancel, over a worked-out timetable and the common ledger. */
export function flightTools({ business, settings, bookings, customers }: FlightParts): readonly Tool[] {
  const network = networkOf(settings);

  return [
    {
      name: 'search_flights',
      states: ['executing_action'],
      consequence: null,
      input: z.record(z.string(), z.json()),
      run: async (input, call) => {
        const journey = journeyOf(network, input);
        const offers = await offered(journey, call);
        const flights = offers.map(asOption);
        const [best] = flights;
        if (best === undefined) return done({ outcome: 'none', flights });
        const isMissed = offers.every(({ back }) => back !== null && !isWished(back, journey));
        return done({ outcome: isMissed ? 'other_way_back' : 'found', flights, best: best['id'] ?? null });
      },
    },
    {
      name: 'book_flight',
      states: ['executing_action'],
      consequence: {
        // A crash may have come between two seats of a party: the same keys find those there are and take the rest.
        lookup: async (call, input) => {
          const made = await bookings.findByKey(call.key);
          return made === null ? null : book(input, call);
        },
        undo: async (call) => {
          const made = await bookings.findByKey(call.key);
          if (made !== null) await giveSeatsBack(bookings, made, call.now);
        },
      },
      input: z.record(z.string(), z.json()),
      run: async (input, call) => {
        const offer = offerNamed(journeyOf(network, input), bookInput.parse(input).flight);
        if (offer === null || !isOpen(offer.out, instantOf(call.now))) return refused('sold_out');
        return book(input, call);
      },
    },
    {
      // Whoever is known needs no reference for what is theirs (X14).
      name: 'find_own_booking',
      states: ['executing_action'],
      consequence: null,
      input: z.record(z.string(), z.json()),
      run: async (_input, call) => {
        const owned = await bookingsOf(call, business, { bookings, customers });
        const ahead = owned.filter((one) => occupies(one, call.now) && instantOf(one.start) > instantOf(call.now));
        const flights = ahead.filter(({ details }) => typeof details['flight'] === 'string');
        const [only, ...others] = flights;
        if (only === undefined) return done({ outcome: 'none' });
        if (others.length > 0) return done({ outcome: 'several', listed: flights.map(inShort) });
        const { reference = null, flight = null, origin = null, destination = null, departure_date } = only.details;
        return done({ outcome: 'found', reference, flight, origin, destination, date: { date: departure_date ?? '' } });
      },
    },
    {
      name: 'cancel_booking',
      states: ['executing_action'],
      consequence: {
        // A cancellation leaves no trace of its own: done twice it is still one cancellation.
        lookup: async () => null,
        undo: async () => {},
      },
      input: z.record(z.string(), z.json()),
      run: async (input, call) => cancel(cancelInput.parse(input).booking_ref, call),
    },
  ];

  async function offered(journey: Journey, call: CallFacts): Promise<readonly Offer[]> {
    const flights = flightsFor(journey);
    const taken = await bookings.busy({
      business: call.business,
      resources: flights.map(resourceOf),
      from: isoInstant(Math.min(...flights.map((flight) => flight.departure)), 'UTC'),
      to: isoInstant(Math.max(...flights.map((flight) => flight.arrival)), 'UTC'),
      now: call.now,
    });
    const seats = SEATS - journey.passengers;
    const isFree = (flight: Flight) => taken.filter((one) => one.resource === resourceOf(flight)).length <= seats;
    return offersFor(journey, instantOf(call.now), isFree);
  }

  async function book(input: JsonObject, call: CallFacts): Promise<ActionAnswer> {
    const journey = journeyOf(network, input);
    const offer = offerNamed(journey, bookInput.parse(input).flight);
    if (offer === null) return refused('sold_out');
    const reference = await freeReference(call);
    const taken = await takeSeats(bookings, {
      call,
      id: idOfReference(call.business, reference),
      legs: offer.back === null ? [offer.out] : [offer.out, offer.back],
      passengers: journey.passengers,
      details: detailsOf(reference, journey, offer),
    });
    return taken === null ? refused('sold_out') : booked(taken);
  }

  /** References are derived from the call; one that another booking has is passed over. */
  async function freeReference(call: CallFacts): Promise<string> {
    for (let attempt = 0; attempt < REFERENCE_TRIES; attempt += 1) {
      const reference = referenceOf('SK', `${call.key}#${attempt}`);
      const standing = await bookings.get(idOfReference(call.business, reference));
      if (standing === null || standing.key === call.key) return reference;
    }
    throw new Error('no booking reference is free');
  }

  async function cancel(reference: string, call: CallFacts): Promise<ActionAnswer> {
    const id = idOfReference(call.business, reference);
    const standing = await bookings.get(id);
    if (standing === null) return refused('not_found');
    if (standing.status === 'confirmed' && instantOf(standing.start) <= instantOf(call.now)) return refused('departed');
    await giveSeatsBack(bookings, standing, call.now);
    return done({ outcome: 'cancelled', ...standing.details });
  }
}

function journeyOf(network: ReadonlyMap<string, City>, input: JsonObject): Journey {
  const { origin, destination, departure_date, trip, return_date, return_time, passengers } = journeyInput.parse(input);
  return {
    origin: cityNamed(network, origin),
    destination: cityNamed(network, destination),
    date: departure_date,
    returnDate: trip === 'return' ? (return_date ?? departure_date) : null,
    returnTime: return_time ?? null,
    passengers,
  };
}

function cityNamed(network: ReadonlyMap<string, City>, name: string): City {
  const city = network.get(name);
  if (city === undefined) throw new Error(`${name} is not in the network`);
  return city;
}

function detailsOf(
  reference: string,
  { origin, destination, date, returnDate, passengers }: Journey,
  offer: Offer,
): JsonObject {
  return {
    reference,
    flight: offer.out.number,
    back: offer.back?.number ?? null,
    origin: origin.name,
    destination: destination.name,
    departure_date: date,
    return_date: returnDate,
    passengers,
    cents: offer.cents,
  };
}

/** A booking among others: what it goes by, and where it leads. */
function inShort({ details: { reference, origin, destination } }: Booking): string {
  return `${String(reference)} (${String(origin)}–${String(destination)})`;
}

/** What the task hears of a booking, from the booking itself (X5). */
function booked(booking: Booking): ActionAnswer {
  const { reference = null, flight = null, cents = 0 } = booking.details;
  return done({ outcome: 'booked', booking_id: booking.id, reference, flight, total: { cents, currency: 'USD' } });
}
