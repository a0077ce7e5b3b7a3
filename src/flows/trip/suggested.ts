import { type Fact, type Say, say } from '../../core/effect.ts';
import { namedIn, phrase, type TripCatalogue, tripWithId } from './catalogue.ts';
import type { TripContext } from './context.ts';
import { tripFacts } from './facts.ts';
import { differences } from './suggest.ts';

/** The three, each with tagline, price, duration, three highlights, and in what it differs from the wish (D4). */
export function threeTrips(data: TripContext, catalogue: TripCatalogue): Say {
  const trips = data.suggested_trip_ids.map((id): Fact => {
    const trip = tripWithId(catalogue, id);
    if (trip === null) return '';
    const differs = differences(trip, data, catalogue);
    const note: Fact =
      differs.length === 0
        ? ''
        : phrase('suggestion.note', { differs: { all: differs.map((one) => phrase(`differs.${one}`)) } });
    return phrase('suggestion.line', {
      ...tripFacts(id, data, catalogue),
      tagline: namedIn('trip', id, 'tagline'),
      highlights: { all: [1, 2, 3].map((place) => namedIn('trip', id, `highlight${place}`)) },
      note,
    });
  });
  return say(lead(data, catalogue), { trips: { numbered: trips } });
}

/** That nothing fits the budget, or all of it fits only in part, is said before anything else (D4). */
function lead(data: TripContext, catalogue: TripCatalogue): string {
  const differs = data.suggested_trip_ids.map((id) => {
    const trip = tripWithId(catalogue, id);
    return trip === null ? [] : differences(trip, data, catalogue);
  });
  if (differs.every((one) => one.includes('over_budget'))) return 'suggestion.all_above';
  return differs.every((one) => one.length > 0) ? 'suggestion.nearest' : 'suggestion.three';
}
