import { type Fact, type Say, say } from '../../core/effect.ts';
import type { Priced as OnOffer } from '../../core/expectation.ts';
import { namedIn, phrase, type TripCatalogue, tripWithId } from './catalogue.ts';
import type { TripContext } from './context.ts';
import { amount, hotelOffers, tripName } from './facts.ts';
import { tripsShown } from './hears/picks.ts';
import { daysFor, plainPrice } from './quote.ts';

/** What really costs less than anything shown so far, or the honest word that nothing does (D4, D6). */
const OTHERS_MAX = 2;

/** The cheapest of what was shown, and the words for it. */
export function cheaperTold(data: TripContext, catalogue: TripCatalogue): Say {
  const cheapest = cheapestShown(data, catalogue);
  if (cheapest === null) throw new Error('no trips were shown');
  return told(cheapest, cheaperTrips(data, catalogue), data, catalogue);
}

/** Trips that cost less than anything shown so far. */
export function cheaperTrips(data: TripContext, catalogue: TripCatalogue): readonly Priced[] {
  const cheapest = cheapestShown(data, catalogue);
  return cheapest === null ? [] : cheaperThan(cheapest.cents, data, catalogue);
}

interface Priced {
  readonly id: string;
  readonly cents: number;
}

/** The three, and cheaper ones that are on the table by now. */
function shownSoFar(data: TripContext): readonly string[] {
  return data.suggested_trip_ids.length === 0 ? [] : [...new Set([...data.suggested_trip_ids, ...tripsShown(data)])];
}

export function cheapestShown(data: TripContext, catalogue: TripCatalogue): Priced | null {
  const priced = shownSoFar(data).flatMap((id) => {
    const cents = plainPrice(data, catalogue, id);
    return cents === null ? [] : [{ id, cents }];
  });
  return priced.toSorted((one, other) => one.cents - other.cents)[0] ?? null;
}

/** Other trips that take the whole party for less; those to the same kind of place first. */
export function cheaperThan(limit: number, data: TripContext, catalogue: TripCatalogue): readonly Priced[] {
  const rank = (id: string) => (tripWithId(catalogue, id)?.environment === data.environment ? 0 : 1);
  const shown = shownSoFar(data);
  return catalogue.trips
    .filter(({ id, places }) => places >= (data.people_count ?? 1) && !shown.includes(id))
    .map(({ id }) => ({ id, cents: plainPrice(data, catalogue, id) ?? limit }))
    .filter(({ cents }) => cents < limit)
    .toSorted((one, other) => rank(one.id) - rank(other.id) || one.cents - other.cents)
    .slice(0, OTHERS_MAX);
}

function told(cheapest: Priced, others: readonly Priced[], data: TripContext, catalogue: TripCatalogue): Say {
  const facts = { trip: tripName(cheapest.id), price: amount(cheapest.cents, catalogue) };
  const shorter = aDayLess(cheapest.id, data, catalogue);
  if (others.length === 0) return say('cheaper.none', { ...facts, shorter });
  const trips = others.map((one) => tripLine(one, data, catalogue));
  return say('cheaper.found', { ...facts, trips: { numbered: trips }, shorter });
}

function tripLine({ id, cents }: Priced, data: TripContext, catalogue: TripCatalogue): Fact {
  const trip = tripWithId(catalogue, id);
  const kind = phrase(`environment.${trip?.environment ?? 'CITY'}`);
  const days = trip === null ? 1 : daysFor(trip, data.duration_days);
  return phrase('cheaper.trip', { name: namedIn('trip', id), kind, days, price: amount(cents, catalogue) });
}

/** The same trip a day shorter, with its price. */
function aDayLess(id: string, data: TripContext, catalogue: TripCatalogue): Fact {
  const trip = tripWithId(catalogue, id);
  if (trip === null) return '';
  const days = daysFor(trip, data.duration_days) - 1;
  const cents = days < 1 ? null : plainPrice({ ...data, duration_days: days }, catalogue, id);
  return cents === null ? '' : phrase('cheaper.shorter', { days, price: amount(cents, catalogue), trip: tripName(id) });
}

/** The trips on the table with their prices, before any were shown all that take the party; or the hotels to choose from. */
export function pricedIn(data: TripContext, catalogue: TripCatalogue): readonly OnOffer[] {
  if (data.asked.question === 'which_hotel') return hotelOffers(data, catalogue);
  if (data.selected_trip_id !== null) return [];
  const fitting = catalogue.trips.filter(({ places }) => places >= (data.people_count ?? 1)).map(({ id }) => id);
  const shown = tripsShown(data);
  return (shown.length > 0 ? shown : fitting).flatMap((id) => {
    const cents = plainPrice(data, catalogue, id);
    return cents === null ? [] : [{ cents, line: tripLine({ id, cents }, data, catalogue) }];
  });
}
