import { z } from 'zod';
import type { JsonObject } from '../../../core/json.ts';
import type { Booking } from '../../../domain/booking.ts';
import { instantOf, isoInstant } from '../../../domain/zoned.ts';
import type { Bookings } from '../../../ports/bookings.ts';
import type { CallFacts, Tool } from '../../../ports/tool.ts';
import { type ActionAnswer, done, refused } from '../action.ts';
import { idOfReference, REFERENCE_TRIES, referenceOf } from '../references.ts';
import type { DialogueSettings } from '../settings.ts';
import { type City, networkOf } from './network.ts';
import { asOption, type Journey, type Offer, offersFor } from './offers.ts';
import type { Flight } from './schedule.ts';

/** How many bookings one flight takes through this desk: numbered units of the ledger. */
const UNITS = Array.from({ length: 12 }, (_, index) => index + 1);

const journeyInput = z.object({
  origin: z.string(),
  destination: z.string(),
  departure_date: z.iso.date(),
  trip: z.enum(['one_way', 'return']).default('one_way'),
  return_date: z.iso.date().optional(),
  passengers: z.int().min(1).max(9).default(1),
});
const bookInput = journeyInput.extend({ flight: z.string() });
const cancelInput = z.object({ booking_ref: z.string() });

export interface FlightParts {
  readonly settings: DialogueSettings;
  readonly bookings: Bookings;
}

/** The airline's actions: search, book and cancel, over a worked-out timetable and the common ledger. */
export function flightTools({ settings, bookings }: FlightParts): readonly Tool[] {
  const network = networkOf(settings);

  return [
    {
      name: 'search_flights',
      states: ['executing_action'],
      consequence: null,
      input: z.record(z.string(), z.json()),
      run: async (input, call) => {
        const offers = await offered(journeyOf(network, input), call);
        const [best] = offers;
        if (best === undefined) return done({ outcome: 'none', flights: [] });
        return done({ outcome: 'found', flights: offers.map(asOption), best: best.out.number });
      },
    },
    {
      name: 'book_flight',
      states: ['executing_action'],
      consequence: {
        lookup: async (call) => {
          const made = await bookings.findByKey(call.key);
          return made === null ? null : booked(made);
        },
        undo: async (call) => {
          const made = await bookings.findByKey(call.key);
          if (made !== null) await bookings.move({ id: made.id, from: ['confirmed'], to: 'cancelled', now: call.now });
        },
      },
      input: z.record(z.string(), z.json()),
      run: async (input, call) => {
        const journey = journeyOf(network, input);
        const { flight } = bookInput.parse(input);
        const offers = await offered(journey, call);
        const offer = offers.find((one) => one.out.number === flight);
        return offer === undefined ? refused('sold_out') : book(journey, offer, call);
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
    const all = offersFor(journey, instantOf(call.now), () => true);
    const flights = all.flatMap((offer) => [offer.out, ...(offer.back === null ? [] : [offer.back])]);
    if (flights.length === 0) return [];
    const taken = await bookings.busy({
      business: call.business,
      resources: flights.map(resourceOf),
      from: isoInstant(Math.min(...flights.map((flight) => flight.departure)), 'UTC'),
      to: isoInstant(Math.max(...flights.map((flight) => flight.arrival)), 'UTC'),
      now: call.now,
    });
    const isFree = (flight: Flight) => taken.filter((one) => one.resource === resourceOf(flight)).length < UNITS.length;
    return offersFor(journey, instantOf(call.now), isFree);
  }

  async function book(journey: Journey, offer: Offer, call: CallFacts): Promise<ActionAnswer> {
    const reference = await freeReference(call);
    const answer = await bookings.book({
      key: call.key,
      id: idOfReference(call.business, reference),
      business: call.business,
      resource: resourceOf(offer.out),
      units: UNITS,
      start: isoInstant(offer.out.departure, journey.origin.zone),
      end: isoInstant(offer.out.arrival, journey.origin.zone),
      heldUntil: null,
      conversation: call.conversation,
      customer: null,
      details: detailsOf(reference, journey, offer),
      now: call.now,
    });
    return answer.kind === 'taken' ? refused('sold_out') : booked(answer.booking);
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
    const moved = await bookings.move({ id, from: ['confirmed', 'held'], to: 'cancelled', now: call.now });
    return done({ outcome: 'cancelled', ...(moved?.booking ?? standing).details });
  }
}

function journeyOf(network: ReadonlyMap<string, City>, input: JsonObject): Journey {
  const { origin, destination, departure_date, trip, return_date, passengers } = journeyInput.parse(input);
  return {
    origin: cityNamed(network, origin),
    destination: cityNamed(network, destination),
    date: departure_date,
    returnDate: trip === 'return' ? (return_date ?? departure_date) : null,
    passengers,
  };
}

function cityNamed(network: ReadonlyMap<string, City>, name: string): City {
  const city = network.get(name);
  if (city === undefined) throw new Error(`${name} is not in the network`);
  return city;
}

/** One resource for each flight and day; its units are the bookings it takes. */
function resourceOf(flight: Flight): string {
  return `${flight.number}@${isoInstant(flight.departure, 'UTC').slice(0, 10)}`;
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

/** What the task hears of a booking, from the booking itself (X5). */
function booked(booking: Booking): ActionAnswer {
  const { reference = null, flight = null, cents = 0 } = booking.details;
  return done({ outcome: 'booked', reference, flight, total: { cents, currency: 'USD' } });
}
