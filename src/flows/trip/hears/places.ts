import { type ItemMention, mentions, type Reading } from '../../../core/reading.ts';
import { hoursTo, type Trip, type TripCatalogue } from '../catalogue.ts';
import { ENVIRONMENTS, type TripContext } from '../context.ts';

/** Where somebody would like to be, and where they set out from. */

/** A city one leaves from is no kind of place to go to. */
export function environmentsIn(
  items: readonly ItemMention[],
  leaves: string | undefined,
  catalogue: TripCatalogue,
): readonly string[] {
  const named = ENVIRONMENTS.filter((one) =>
    items.some(({ list, id, negated }) => list === 'environments' && id === one && negated !== true),
  );
  if (named.length === 0) return environmentsNear(items, leaves, catalogue);
  return named.length > 1 && leaves !== undefined ? named.filter((one) => one !== 'CITY') : named;
}

/** "To Siem Reap": what our trips go to around there. Of several kinds it is asked which. */
function environmentsNear(
  items: readonly ItemMention[],
  leaves: string | undefined,
  catalogue: TripCatalogue,
): readonly string[] {
  const city = items.find(({ list, role, negated }) => list === 'departure_cities' && role === 'to' && !negated)?.id;
  if (city === undefined || city === leaves) return [];
  const near = tripsNear(city, catalogue);
  return ENVIRONMENTS.filter((one) => near.some(({ environment }) => environment === one));
}

export function tripsNear(city: string, catalogue: TripCatalogue): readonly Trip[] {
  return catalogue.trips.filter((trip) => (hoursTo(catalogue, trip, city) ?? NEAR_HOURS) < NEAR_HOURS);
}

/** Less than this from a city is there. */
const NEAR_HOURS = 1;

/**
 * A city that one goes to is none that one leaves from: "去暹粒"; nor is one whose weather is asked about. Where their plane
 * lands is where the trip begins: "we fly into Phnom Penh".
 */
export function leftFrom(items: readonly ItemMention[], weather: boolean, lands: boolean): string | undefined {
  const leaves = (role: ItemMention['role']) => (weather ? role === 'from' : lands || role !== 'to');
  return items.find(({ list, negated, role }) => list === 'departure_cities' && !negated && leaves(role))?.id;
}

/** Asked where they leave from, people write a city in many ways; one that can be no other is that one. */
export function cityMeant(reading: Reading, { asked }: TripContext): string | undefined {
  if (asked.question !== 'departure_city') return undefined;
  const near = mentions(reading, 'item').filter(({ list }) => list === 'departure_cities');
  return new Set(near.map(({ id }) => id)).size === 1 ? near[0]?.id : undefined;
}
