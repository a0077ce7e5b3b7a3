import type { Json } from '../../../core/json.ts';
import { clockTime } from '../../../domain/zoned.ts';
import type { City } from './network.ts';
import { type Flight, flightsOn, timetableTime } from './schedule.ts';

/** What was asked for, with the cities found in the network. */
export interface Journey {
  readonly origin: City;
  readonly destination: City;
  readonly date: string;
  readonly returnDate: string | null;
  readonly passengers: number;
}

/** A flight out, with the way back where one is wanted, as one price. */
export interface Offer {
  readonly out: Flight;
  readonly back: Flight | null;
  readonly cents: number;
}

/** Bookings must be made this long before departure. */
const CLOSES_MINUTES = 45;
const OFFERS_MAX = 3;

/** Up to three offers, the best first: the cheapest, and of equals the earliest. */
export function offersFor(
  journey: Journey,
  now: number,
  isFree: (flight: Flight, date: string) => boolean,
): readonly Offer[] {
  const { origin, destination, date, returnDate, passengers } = journey;
  const open = (flight: Flight) => flight.departure - now > CLOSES_MINUTES * 60_000;
  const out = flightsOn(origin, destination, date).filter((flight) => open(flight) && isFree(flight, date));
  const back = returnDate === null ? [null] : wayBack(journey, returnDate, open, isFree);
  const offers = out.flatMap((flight, index) => {
    const home = back[Math.min(index, back.length - 1)];
    if (home === undefined || (home !== null && home.departure <= flight.arrival)) return [];
    return [{ out: flight, back: home, cents: (flight.cents + (home?.cents ?? 0)) * passengers }];
  });
  return offers
    .toSorted((one, other) => one.cents - other.cents || one.out.departure - other.out.departure)
    .slice(0, OFFERS_MAX);
}

function wayBack(
  { origin, destination }: Journey,
  date: string,
  open: (flight: Flight) => boolean,
  isFree: (flight: Flight, date: string) => boolean,
): readonly Flight[] {
  return flightsOn(destination, origin, date).filter((flight) => open(flight) && isFree(flight, date));
}

/** An offer as the task lists it: what identifies it, what can be compared, and what is shown. */
export function asOption({ out, back, cents }: Offer): { readonly [field: string]: Json } {
  return {
    id: out.number,
    time: clockTime(out.departsMinute),
    cents,
    flight: out.number,
    departs: timetableTime(out.departsMinute),
    arrives: timetableTime(out.arrivesMinute),
    days: out.arrivesDays,
    back: back?.number ?? 'none',
    back_departs: back === null ? '' : timetableTime(back.departsMinute),
    price: { cents, currency: 'USD' },
  };
}
