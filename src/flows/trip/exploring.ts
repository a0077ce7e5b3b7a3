import { type Fact, type Say, say } from '../../core/effect.ts';
import type { Json } from '../../core/json.ts';
import { isAgreed } from './booking.ts';
import { destinationOf, hotelOf, hotelsFor, namedIn, phrase, type TripCatalogue, tripWithId } from './catalogue.ts';
import type { Question, TripContext } from './context.ts';
import { today } from './dates.ts';
import { type Entities, EXPLORING_TOOLS, entitiesOf, outputOf, stringIn, stringsIn, type TripEvent } from './events.ts';
import { guidesFree } from './guides.ts';
import { hotelFacts, hotelSays } from './hotel-told.ts';
import { itinerarySays } from './itinerary.ts';
import { daysFor, quoteOf } from './quote.ts';
import { amount, bill, tripFacts, tripName } from './sayings.ts';
import { answeredBy, asking, calling, informed, saying, type Working } from './working.ts';

/** Stage three: whatever is asked about the trips is looked up, several things side by side (D5). */
export function exploration(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const entities = entitiesOf(event);
  const wanted = stringsIn(entities, 'topics');
  // "What is the weather like in March?" asks about a month, and settles none.
  const month = wanted.includes('getWeatherForecast') ? (entities['travel_period'] ?? null) : null;
  const next = informed(working, month === null ? event : withoutPeriod(event), catalogue);
  const place = stringIn(entities, 'place');
  const about = stringIn(entities, 'trip') ?? currentTrip(next.data);
  const trips = stringsIn(entities, 'trips');
  // Side by side, none of them is "it".
  const together = wanted.length === 1 && wanted[0] === 'compareTrips' && trips.length !== 1;
  const data = { ...next.data, asked: { ...next.data.asked, about: together ? null : about } };
  const told = { ...next, data };
  const shown = place === null ? told : saying(told, say('place', { about: namedIn('place', place, 'about') }));
  return EXPLORING_TOOLS.filter((tool) => wanted.includes(tool) && about !== null).reduce(
    (sofar, tool) =>
      calling(sofar, tool, { ...inputOf(tool, about ?? '', trips, data, catalogue), ...whenIn(tool, month) }),
    shown,
  );
}

function withoutPeriod(event: TripEvent): TripEvent {
  if (!('entities' in event)) return event;
  const { travel_period: _, ...entities } = event.entities;
  return { ...event, entities };
}

function whenIn(tool: string, month: Json): Entities {
  if (tool !== 'getWeatherForecast' || month === null || typeof month !== 'object' || Array.isArray(month)) return {};
  const { start = null, end = null } = month as Entities;
  return { from: start, to: end };
}

/** The trip that "it" is: the one chosen, the one last spoken of, else the first of those shown. */
export function currentTrip({ selected_trip_id, asked, suggested_trip_ids }: TripContext): string | null {
  const spoken = [...suggested_trip_ids, ...asked.options].find((id) => id === asked.about);
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
      return { trip, days: found === null ? 1 : daysFor(found, data.duration_days), from: data.departure_city };
    case 'getWeatherForecast':
      return { trip, from: data.travel_dates?.start ?? null, to: data.travel_dates?.end ?? null };
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
      return itinerarySays(id, output, data, catalogue);
    case 'getHotelDetails':
      return trip === null ? [] : hotelSays(trip, data, catalogue);
    case 'getTripImages':
      return pictures(id, output);
    case 'getWeatherForecast':
      return trip === null
        ? []
        : [weather(namedIn('destination', destinationOf(catalogue, trip).id), output, now, catalogue)];
    case 'compareTrips':
      return [compared(stringsIn(output, 'trips'), data, catalogue)];
    case 'calculateCustomTrip': {
      // Where a trip is chosen, the summary that follows tells it all.
      if (isSummedUpNext(data)) return withinBudget(data, catalogue);
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

/** While details are asked the summary does not follow (D7). */
function isSummedUpNext(data: TripContext): boolean {
  return data.state === 'CUSTOMIZATION' || (data.state === 'BOOKING' && !isAgreed(data));
}

/** Asked about the price, it is good to hear that it fits; that it does not is said with every summary. */
function withinBudget(data: TripContext, catalogue: TripCatalogue): readonly Say[] {
  const total = quoteOf(data, catalogue)?.cents ?? 0;
  const limit = Math.round((data.budget_max_usd ?? 0) * 100);
  return total <= limit ? [say('customisation.within', { budget: amount(limit, catalogue) })] : [];
}

function pictures(id: string, output: Entities): readonly Say[] {
  const images = stringsIn(output, 'images');
  if (images.length === 0) return [say('show.no_photos', { name: tripName(id) })];
  // The words beside a picture say what is on it, for those who cannot see it.
  const highlights = { all: [1, 2, 3].map((place) => namedIn('trip', id, `highlight${place}`)) };
  return images.map((image) => ({ ...say('show.photo', { name: tripName(id), highlights }), image }));
}

/** A forecast where one can be had, else what is usual in that month; which of the two is said (D5). */
function weather(place: Fact, output: Entities, now: string, catalogue: TripCatalogue): Say {
  const from = stringIn(output, 'from') ?? today(now, catalogue);
  const facts = {
    place,
    date: { date: from },
    until: { date: stringIn(output, 'until') ?? from },
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
      ...(trip === null ? {} : hotelFacts(trip, data, catalogue)),
      highlight: namedIn('trip', id, 'highlight1'),
    });
  });
  return say('show.comparison', { trips: { numbered: trips } });
}

/** After what was shown, an invitation, never a push (D4). */
export function inviteFurther(working: Working, catalogue: TripCatalogue): Working {
  return asking(working, 'explore', catalogue);
}

/** Back to the table: the three once more, or the hotels or guides of the trip in question (D1). */
export function reconsidered(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const { wanted } = entitiesOf(event);
  const trip = tripWithId(catalogue, next.data.selected_trip_id ?? currentTrip(next.data));
  if (trip !== null && wanted === 'hotel')
    return choosing(
      next,
      'which_hotel',
      hotelsFor(catalogue, trip).map(({ id }) => id),
      trip.id,
      catalogue,
    );
  if (trip !== null && wanted === 'guide')
    return choosing(
      next,
      'which_guide',
      guidesFree(next.data, catalogue).map(({ id }) => id),
      trip.id,
      catalogue,
    );
  const asked = { ...next.data.asked, about: null };
  return asking({ ...next, data: { ...next.data, asked } }, 'which_trip', catalogue);
}

function choosing(
  working: Working,
  question: Question,
  options: readonly string[],
  trip: string,
  catalogue: TripCatalogue,
): Working {
  const asked = { ...working.data.asked, options: [...options] };
  return asking({ ...working, data: { ...working.data, asked } }, question, catalogue, trip);
}

/** The trip named, else the one spoken of last. */
export function selected(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const trip = stringIn(entitiesOf(event), 'trip') ?? currentTrip(next.data);
  const known = tripWithId(catalogue, trip) === null ? next.data.selected_trip_id : trip;
  const chosen = known === next.data.selected_trip_id ? next : saying(next, say('chosen'));
  const data = { ...next.data, selected_trip_id: known, asked: { ...next.data.asked, about: known } };
  return { ...chosen, data: { ...data, selected_hotel_id: hotelAfter(next.data, known, catalogue) } };
}

/** A hotel that was picked stays where the new trip goes there too; otherwise one stays at the trip's own. */
function hotelAfter(before: TripContext, chosen: string | null, catalogue: TripCatalogue): string | null {
  const trip = tripWithId(catalogue, chosen);
  const old = tripWithId(catalogue, before.selected_trip_id);
  if (trip === null) return before.selected_hotel_id;
  const picked = old?.hotel === before.selected_hotel_id ? null : before.selected_hotel_id;
  return hotelOf(catalogue, trip, picked).id;
}
