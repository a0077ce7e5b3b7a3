import type { Entry, Vocabulary } from '../../core/vocabulary.ts';
import type { Text, TripSettings } from './catalogue.ts';
import listening from './words/listening.json' with { type: 'json' };

/** Something people do with a few words: ask for photos, haggle, say they are ready. */
export type Act = keyof typeof listening.acts;

/** The names the recognisers listen for; each name in every language, because people mix them (D12). */
export function tripLists(catalogue: TripSettings): Vocabulary['lists'] {
  return {
    moods: entries(listening.moods),
    environments: entries(listening.environments),
    trip_acts: entries(listening.acts),
    departure_cities: catalogue.cities.map(({ id, name, aliases }) => ({ id, names: [...namesOf(name), ...aliases] })),
    outside_places: catalogue.places.map(({ id, names }) => ({ id, names })),
    trips: catalogue.trips.map(({ id, name }) => ({ id, names: namesOf(name) })),
    addons: catalogue.addons.map(({ id, name, aliases }) => ({ id, names: [...namesOf(name), ...aliases] })),
    vehicles: catalogue.vehicles.map(({ id, name, aliases }) => ({ id, names: [...namesOf(name), ...aliases] })),
    guides: catalogue.guides.map(({ id, name }) => ({ id, names: [name] })),
  };
}

function namesOf({ en, km, zh }: Text): string[] {
  return [en, km, zh];
}

function entries(list: { readonly [id: string]: string[] }): readonly Entry[] {
  return Object.entries(list).map(([id, names]) => ({ id, names }));
}
