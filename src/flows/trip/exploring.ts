import { type Fact, type Say, say } from '../../core/effect.ts';
import { destinationOf, namedIn, phrase, type TripCatalogue, tripWithId } from './catalogue.ts';
import type { TripContext } from './context.ts';
import { today } from './dates.ts';
import { type Entities, EXPLORING_TOOLS, entitiesOf, outputOf, stringIn, stringsIn, type TripEvent } from './events.ts';
import { daysFor, quoteOf } from './quote.ts';
import { amount, bill, lines, tripFacts, tripName } from './sayings.ts';
import { answeredBy, asking, calling, informed, saying, type Working } from './working.ts';

/** Stage three: whatever is asked about the trips is looked up, several things side by side (D5). */
export function exploration(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const entities = entitiesOf(event);
  const place = stringIn(entities, 'place');
  const about = stringIn(entities, 'trip') ?? currentTrip(next.data);
  const data = { ...next.data, asked: { ...next.data.asked, about } };
  const told = { ...next, data };
  const shown = place === null ? told : saying(told, say('place', { about: namedIn('place', place, 'about') }));
  const wanted = stringsIn(entities, 'topics');
  return EXPLORING_TOOLS.filter((tool) => wanted.includes(tool) && about !== null).reduce(
    (sofar, tool) => calling(sofar, tool, inputOf(tool, about ?? '', stringsIn(entities, 'trips'), data, catalogue)),
    shown,
  );
}

/** The trip that "it" is: the one chosen, the one last spoken of, else the first of those shown. */
export function currentTrip({ selected_trip_id, asked, suggested_trip_ids }: TripContext): string | null {
  const spoken = suggested_trip_ids.find((id) => id === asked.about);
  return spoken ?? selected_trip_id ?? suggested_trip_ids[0] ?? null;
}

function inputOf(
  tool: string,
  trip: string,
  trips: readonly string[],
  data: TripContext,
  catalogue: TripCatalogue,
): Entities {
  const found = tripWithId(catalogue, trip);
  switch (tool) {
    case 'getTripItinerary':
      return { trip, days: found === null ? 1 : daysFor(found, data.duration_days) };
    case 'getWeatherForecast':
      return { trip, date: data.travel_dates?.start ?? null };
    case 'compareTrips':
      return { trips: trips.length > 1 ? [...trips] : [...data.suggested_trip_ids] };
    case 'calculateCustomTrip':
      return {
        trip,
        people_count: data.people_count,
        duration_days: data.duration_days,
        customizations: data.customizations,
      };
    default:
      return { trip };
  }
}

/** Each answer becomes something to say, in the order in which they come. */
export function shown(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = answeredBy(working, event);
  if (!event.type.endsWith('.done')) return saying(next, say('trouble'));
  const tool = event.type.slice(0, -'.done'.length);
  return saying(next, ...told(tool, outputOf(event), next, catalogue));
}

function told(tool: string, output: Entities, { data, now }: Working, catalogue: TripCatalogue): readonly Say[] {
  const id = stringIn(output, 'trip') ?? currentTrip(data) ?? '';
  const trip = tripWithId(catalogue, id);
  if (trip === null && tool !== 'compareTrips') return [];
  switch (tool) {
    case 'getTripItinerary':
      return [say('show.itinerary', { ...tripFacts(id, data, catalogue), itinerary: itinerary(id, output) })];
    case 'getHotelDetails':
      return [say('show.hotel', { name: tripName(id), hotel: trip?.hotel.name ?? '', stars: trip?.hotel.stars ?? 0 })];
    case 'getTripImages':
      return pictures(id, output);
    case 'getWeatherForecast':
      return trip === null
        ? []
        : [weather(namedIn('destination', destinationOf(catalogue, trip).id), output, now, data, catalogue)];
    case 'compareTrips':
      return [compared(stringsIn(output, 'trips'), data, catalogue)];
    case 'calculateCustomTrip': {
      // Where a trip is chosen, the summary that follows tells it all.
      if (data.state === 'CUSTOMIZATION' || data.state === 'BOOKING') return [];
      const quote = quoteOf(data, catalogue, id);
      return quote === null
        ? []
        : [
            say('show.price', {
              name: tripName(id),
              bill: bill(quote, catalogue),
              total: amount(quote.cents, catalogue),
            }),
          ];
    }
    default:
      return [];
  }
}

function itinerary(id: string, output: Entities): Fact {
  const days = Array.isArray(output['days']) ? output['days'] : [];
  return lines(
    days.map((parts, index): Fact => {
      const names = Array.isArray(parts) ? parts.filter((part): part is string => typeof part === 'string') : [];
      return phrase('show.day', { day: index + 1, parts: { all: names.map((part) => activity(id, part)) } });
    }),
  );
}

function activity(id: string, part: string): Fact {
  return part.startsWith('highlight') ? namedIn('trip', id, part) : phrase(`activity:${part}`);
}

function pictures(id: string, output: Entities): readonly Say[] {
  const images = stringsIn(output, 'images');
  if (images.length === 0) return [say('show.no_photos', { name: tripName(id) })];
  return images.map((image, index) => ({
    ...say('show.photo', { highlight: namedIn('trip', id, `highlight${index + 1}`) }),
    image,
  }));
}

/** A forecast where one can be had, else what is usual in that month; which of the two is said (D5). */
function weather(place: Fact, output: Entities, now: string, data: TripContext, catalogue: TripCatalogue): Say {
  const facts = {
    place,
    date: { date: data.travel_dates?.start ?? today(now, catalogue) },
    low: Number(output['low'] ?? 0),
    high: Number(output['high'] ?? 0),
    rain: Number(output['rain_days'] ?? 0),
  };
  return say(output['source'] === 'forecast' ? 'show.forecast' : 'show.climate', facts);
}

function compared(ids: readonly string[], data: TripContext, catalogue: TripCatalogue): Say {
  const trips = ids.map((id): Fact => {
    const trip = tripWithId(catalogue, id);
    return phrase('show.compared', {
      ...tripFacts(id, data, catalogue),
      hotel: trip?.hotel.name ?? '',
      stars: trip?.hotel.stars ?? 0,
      highlight: namedIn('trip', id, 'highlight1'),
    });
  });
  return say('show.comparison', { trips: { numbered: trips } });
}

/** After what was shown, an invitation, never a push (D4). */
export function inviteFurther(working: Working, catalogue: TripCatalogue): Working {
  return asking(working, 'explore', catalogue);
}

/** The trip named, else the one spoken of last. */
export function selected(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const trip = stringIn(entitiesOf(event), 'trip') ?? currentTrip(next.data);
  const known = tripWithId(catalogue, trip) === null ? next.data.selected_trip_id : trip;
  const chosen = known === next.data.selected_trip_id ? next : saying(next, say('chosen'));
  return { ...chosen, data: { ...next.data, selected_trip_id: known, asked: { ...next.data.asked, about: known } } };
}
