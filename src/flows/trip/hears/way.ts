import type { ItemMention } from '../../../core/reading.ts';
import { type TripCatalogue, tripWithId } from '../catalogue.ts';
import type { TripContext } from '../context.ts';
import { tripsNear } from './places.ts';

/** From which city to which places of ours somebody would like to know how far it is. */
export interface Way {
  readonly from: string;
  readonly to: readonly string[];
}

/** Each of them is said in a line of its own. */
const PLACES_MAX = 3;

/** "How long does it take from Phnom Penh to Siem Reap?" Null where nobody can say from where or to which of our places. */
export function wayIn(items: readonly ItemMention[], data: TripContext, catalogue: TripCatalogue): Way | null {
  const cities = items.filter(({ list, negated }) => list === 'departure_cities' && !negated);
  const from = cities.find(({ role }) => role !== 'to')?.id ?? data.departure_city;
  const to = placesMeant(items, data, catalogue);
  return from === null || to.length === 0 ? null : { from, to: to.slice(0, PLACES_MAX) };
}

/** Where what was named just now goes, else the trips that are spoken of. */
function placesMeant(items: readonly ItemMention[], data: TripContext, catalogue: TripCatalogue): readonly string[] {
  const named = (list: string) => items.filter((one) => one.list === list && !one.negated).map(({ id }) => id);
  const city = items.find(({ list, role }) => list === 'departure_cities' && role === 'to')?.id;
  const ids = [
    ...named('trips'),
    ...(data.selected_trip_id === null ? data.suggested_trip_ids : [data.selected_trip_id]),
  ];
  const kinds = named('environments');
  const trips =
    city !== undefined
      ? tripsNear(city, catalogue)
      : kinds.length > 0
        ? catalogue.trips.filter(({ environment }) => kinds.includes(environment))
        : ids.flatMap((id) => tripWithId(catalogue, id) ?? []);
  return [...new Set(trips.map(({ destination }) => destination))];
}
