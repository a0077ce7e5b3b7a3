import type { Json } from '../../../../core/json.ts';
import { clockTime, parseClock } from '../../../../domain/zoned.ts';
import { rangeOf } from '../../kinds/option.ts';
import type { City } from './network.ts';
import { type Flight, flightsOn, timetableTime } from './schedule.ts';

/** What was asked for, with the cities found in the network. */
export interface Journey {
  readonly origin: City;
  readonly destination: City;
  readonly date: string;
  readonly returnDate: string | null;
  /** When on that day they would rather come back: `HH:mm` or a part of the day. */
  readonly returnTime: string | null;
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

/**
 * Up to three offers, the best first: the cheapest, and of equals the earliest. Each way out has the best way back, of those
 * nearest to when that is wished for.
 */
export function offersFor(journey: Journey, now: number, isFree: (flight: Flight) => boolean): readonly Offer[] {
  return pairings(journey)
    .filter(({ out, back }) => [out, back].every((one) => one === null || (isOpen(one, now) && isFree(one))))
    .toSorted((one, other) => minutesOff(one.back, journey) - minutesOff(other.back, journey) || better(one, other))
    .filter(({ out }, place, sorted) => sorted.findIndex((other) => other.out === out) === place)
    .toSorted(better)
    .slice(0, OFFERS_MAX);
}

/** Whether a way back is at the time that was wished for, if any was. */
export function isWished(back: Flight, journey: Journey): boolean {
  const { returnTime } = journey;
  const isHour = returnTime !== null && parseClock(returnTime) !== null;
  return minutesOff(back, journey) <= (isHour ? NEAR_MINUTES : 0);
}

/** "Back at six" is met by what leaves within the hour; "back in the afternoon" by nothing before noon. */
const NEAR_MINUTES = 60;

function minutesOff(back: Flight | null, { returnTime }: Journey): number {
  const wished = returnTime === null ? null : rangeOf(returnTime);
  if (back === null || wished === null) return 0;
  return Math.max(0, wished.from - back.departsMinute, back.departsMinute - (wished.to - 1));
}

/** The offer that was shown under this id; whether its seats are still there is another matter. */
export function offerNamed(journey: Journey, id: string): Offer | null {
  return pairings(journey).find((one) => idOf(one) === id) ?? null;
}

/** Whether there is still time to book it. */
export function isOpen(flight: Flight, now: number): boolean {
  return flight.departure - now > CLOSES_MINUTES * 60_000;
}

/** Every flight of the two days that the journey could use. */
export function flightsFor({ origin, destination, date, returnDate }: Journey): readonly Flight[] {
  const home = returnDate === null ? [] : flightsOn(destination, origin, returnDate);
  return [...flightsOn(origin, destination, date), ...home];
}

/** Every way out with every way back that leaves after it has landed. */
function pairings({ origin, destination, date, returnDate, passengers }: Journey): readonly Offer[] {
  const home = returnDate === null ? [null] : flightsOn(destination, origin, returnDate);
  return flightsOn(origin, destination, date).flatMap((out) =>
    home
      .filter((back) => back === null || back.departure > out.arrival)
      .map((back) => ({ out, back, cents: (out.cents + (back?.cents ?? 0)) * passengers })),
  );
}

function better(one: Offer, other: Offer): number {
  const home = (one.back?.departure ?? 0) - (other.back?.departure ?? 0);
  return one.cents - other.cents || one.out.departure - other.out.departure || home;
}

/** Both flights, so that what is booked is what was shown. */
function idOf({ out, back }: Offer): string {
  return back === null ? out.number : `${out.number}+${back.number}`;
}

/** An offer as the task lists it: what identifies it, what can be compared, and what is shown. */
export function asOption(offer: Offer): { readonly [field: string]: Json } {
  const { out, back, cents } = offer;
  return {
    id: idOf(offer),
    names: [out.number],
    time: clockTime(out.departsMinute),
    until: `${out.arrivesDays} ${clockTime(out.arrivesMinute)}`,
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
