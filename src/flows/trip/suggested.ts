import { type Fact, type Facts, type Say, say } from '../../core/effect.ts';
import { hoursTo, namedIn, phrase, type Trip, type TripCatalogue, tripWithId } from './catalogue.ts';
import type { TripContext } from './context.ts';
import { tripFacts, tripName } from './facts.ts';
import { differences, type Ground, reasons } from './suggest.ts';

/** The three, each with tagline, price, duration, three highlights, why it is suggested and in what it differs (D4). */
export function threeTrips(data: TripContext, catalogue: TripCatalogue): Say {
  const trips = data.suggested_trip_ids.map((id): Fact => {
    const trip = tripWithId(catalogue, id);
    if (trip === null) return '';
    const facts = {
      ...tripFacts(id, data, catalogue),
      tagline: namedIn('trip', id, 'tagline'),
      highlights: { all: [1, 2, 3].map((place) => namedIn('trip', id, `highlight${place}`)) },
      why: whyOf(trip, data, catalogue),
      note: told('suggestion.note', differences(trip, data, catalogue), trip, data, catalogue),
    };
    return phrase('suggestion.line', facts, tripName(id));
  });
  return say(lead(data, catalogue), { trips: { numbered: trips } });
}

/** What speaks for a trip, as a sentence of its own; nothing where nothing does. */
export function whyOf(trip: Trip, data: TripContext, catalogue: TripCatalogue): Fact {
  return told('suggestion.why', reasons(trip, data, catalogue), trip, data, catalogue);
}

function told(key: string, grounds: readonly Ground[], trip: Trip, data: TripContext, catalogue: TripCatalogue): Fact {
  if (grounds.length === 0) return '';
  const facts = groundFacts(trip, data, catalogue);
  return phrase(key, { grounds: { all: grounds.map((one) => phrase(`ground.${one}`, facts)) } });
}

function groundFacts(trip: Trip, { mood, departure_city }: TripContext, catalogue: TripCatalogue): Facts {
  return {
    mood: mood === null ? '' : phrase(`mood.${mood}`),
    hours: hoursTo(catalogue, trip, departure_city) ?? 0,
    city: departure_city === null ? '' : namedIn('city', departure_city),
  };
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
