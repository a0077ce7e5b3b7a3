import { type Finding, mistake } from '../../domain/finding.ts';
import type { TripSettings } from './catalogue.ts';

/** What an agency's settings name must be there. */
export function checkTrip(settings: TripSettings): readonly Finding[] {
  const { trips, hotels, destinations, guides, vehicles, cities, climates } = settings;
  const named = (list: string, index: number, field: string, wanted: string, there: readonly { id: string }[]) =>
    there.some(({ id }) => id === wanted) ? [] : [mistake([list, index, field], missing(wanted, there))];
  return [
    ...Object.entries({ trips, hotels, destinations, guides, vehicles, cities }).flatMap(([list, things]) =>
      things.flatMap(({ id }, index) =>
        things.findIndex((one) => one.id === id) < index
          ? [mistake([list, index, 'id'], `"${id}" stands there more than once`)]
          : [],
      ),
    ),
    ...trips.flatMap((trip, index) => [
      ...named('trips', index, 'destination', trip.destination, destinations),
      ...named('trips', index, 'guide', trip.guide, guides),
      ...named('trips', index, 'vehicle', trip.vehicle, vehicles),
      ...named('trips', index, 'hotel', trip.hotel, hotels),
    ]),
    ...hotels.flatMap((hotel, index) => named('hotels', index, 'destination', hotel.destination, destinations)),
    ...destinations.flatMap(({ climate }, index) =>
      named(
        ...(['destinations', index, 'climate', climate] as const),
        Object.keys(climates).map((id) => ({ id })),
      ),
    ),
  ];
}

function missing(wanted: string, there: readonly { id: string }[]): string {
  return `there is no "${wanted}" here: ${there.map(({ id }) => id).join(', ') || 'there are none'}`;
}
