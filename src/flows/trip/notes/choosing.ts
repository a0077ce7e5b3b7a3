import type { Call } from '../../../core/effect.ts';
import type { JsonObject } from '../../../core/json.ts';
import { hotelOf, hotelsFor, isExtra, type TripCatalogue, tripWithId } from '../catalogue.ts';
import { cheaperTrips } from '../cheaper.ts';
import { isAboutItsOwn, isOpen, type TripContext } from '../context.ts';
import { type ExploringTool, entitiesOf, type TripEvent } from '../events.ts';
import { guidesFree } from '../guides.ts';
import { EXPLORING_TOOLS, type TripEntities } from '../intents.ts';
import { daysFor } from '../quote.ts';
import { bestOf } from '../suggest.ts';
import { applied } from './customising.ts';
import { askingAbout, taken, told } from './told.ts';
import { withExtras } from './wishes.ts';

/** Stages two and three: whatever is asked about the trips is looked up, several things side by side (D5). */
export interface Looking {
  readonly data: TripContext;
  readonly calls: readonly { readonly tool: ExploringTool; readonly input: JsonObject }[];
}

export function lookingInto(before: TripContext, event: TripEvent, catalogue: TripCatalogue): Looking {
  const entities = entitiesOf(event);
  const { trips = [], travel_period, ...rest } = entities;
  const topics = topicsOf(before, entities);
  // "What is the weather like in March?" asks about a month, and settles none.
  const month = asksOfMonth(entities) ? (travel_period ?? null) : null;
  const next = taken(before, month === null ? entities : rest, event.turn.now, catalogue);
  const about = entities.trip ?? currentTrip(next);
  // Side by side, none of them is "it".
  const together = topics.length === 1 && topics[0] === 'compareTrips' && trips.length !== 1;
  const compared = trips.length > 1 ? trips : next.suggested_trip_ids;
  const best = together && entities.surprise === true ? bestOf(compared, next, catalogue) : null;
  const isTaken = isAboutItsOwn(next.asked.question);
  // Of two that were compared, "the dearer one" is one of those.
  const options = together && trips.length === 2 ? [...trips] : withTold(next, entities, catalogue);
  const data = isTaken ? next : { ...next, asked: { ...next.asked, options, about: together ? best : about } };
  const calls = EXPLORING_TOOLS.filter((tool) => topics.includes(tool) && about !== null).map((tool) => ({
    tool,
    input: {
      ...inputOf(tool, about ?? '', trips, data, catalogue),
      ...whenIn(tool, month),
      ...pricedBy(tool, entities),
      ...(tool === 'compareTrips' && best !== null && { best }),
    },
  }));
  return { data, calls };
}

/** What three cost, and where one stays, is told side by side: nobody said that the first is meant. */
function topicsOf({ selected_trip_id, asked, suggested_trip_ids }: TripContext, entities: TripEntities) {
  const { topics = [], trip, trips = [], priced } = entities;
  const isSpoken = [...suggested_trip_ids, ...asked.options].some((id) => id === asked.about);
  const isOpen = trip === undefined && trips.length === 0 && selected_trip_id === null && !isSpoken;
  if (!isOpen || priced !== undefined || suggested_trip_ids.length < 2) return topics;
  return topics.map((topic) => (SIDE_BY_SIDE.has(topic) ? ('compareTrips' as const) : topic));
}

/** What the comparison of trips tells of each. */
const SIDE_BY_SIDE: ReadonlySet<ExploringTool> = new Set(['calculateCustomTrip', 'getHotelDetails']);

/** The extras whose price is told are what "add it" means, until something else is looked at. */
function withTold({ asked }: TripContext, { priced = [] }: TripEntities, catalogue: TripCatalogue): string[] {
  const others = asked.options.filter((id) => !isExtra(catalogue, id));
  return isOpen(asked.question) ? [...others, ...priced] : asked.options;
}

export function asksOfMonth({ topics = [] }: TripEntities): boolean {
  return topics.includes('getWeatherForecast');
}

function whenIn(tool: ExploringTool, month: TripEntities['travel_period'] | null): JsonObject {
  return tool !== 'getWeatherForecast' || !month ? {} : { from: month.start, to: month.end };
}

/** What the price is asked of beside the trip is none of it yet. */
function pricedBy(tool: ExploringTool, { priced, supposed }: TripEntities): JsonObject {
  if (tool !== 'calculateCustomTrip') return {};
  return { ...(priced !== undefined && { priced: [...priced] }), ...(supposed !== undefined && { supposed }) };
}

function inputOf(
  tool: ExploringTool,
  trip: string,
  trips: readonly string[],
  data: TripContext,
  catalogue: TripCatalogue,
): Call['input'] {
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

/** The trip that "it" is: the one chosen, the one last spoken of, else the first of those shown. */
export function currentTrip({ selected_trip_id, asked, suggested_trip_ids }: TripContext): string | null {
  const spoken = [...suggested_trip_ids, ...asked.options].find((id) => id === asked.about);
  return spoken ?? selected_trip_id ?? suggested_trip_ids[0] ?? null;
}

/** The trip named, with the extras named beside it: "the first one, and add a massage". */
export function selectedAsOwn(before: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  const data = selected(withExtras(before, event, catalogue), event, catalogue);
  return { ...applied(data, event, catalogue), asked: data.asked };
}

/** The trip named, else the one spoken of last. */
export function selected(before: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  const data = told(before, event, catalogue);
  const trip = entitiesOf(event).trip ?? currentTrip(data);
  const known = tripWithId(catalogue, trip) === null ? data.selected_trip_id : trip;
  const selected_hotel_id = hotelAfter(data, known, catalogue);
  return { ...data, selected_trip_id: known, selected_hotel_id, asked: { ...data.asked, about: known } };
}

/** A hotel that was picked stays where the new trip goes there too; otherwise one stays at the trip's own. */
function hotelAfter(before: TripContext, chosen: string | null, catalogue: TripCatalogue): string | null {
  const trip = tripWithId(catalogue, chosen);
  const old = tripWithId(catalogue, before.selected_trip_id);
  if (trip === null) return before.selected_hotel_id;
  const picked = old?.hotel === before.selected_hotel_id ? null : before.selected_hotel_id;
  return hotelOf(catalogue, trip, picked).id;
}

/** Back to the table: the three once more, or the hotels or guides of the trip in question (D1). */
export function reconsidered(before: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  const data = told(before, event, catalogue);
  const { wanted } = entitiesOf(event);
  const trip = tripWithId(catalogue, data.selected_trip_id ?? currentTrip(data));
  if (trip === null || wanted === undefined) return askingAbout(data, 'which_trip', null);
  const listed = wanted === 'hotel' ? hotelsFor(catalogue, trip) : guidesFree(data, catalogue);
  const asked = { ...data.asked, options: listed.map(({ id }) => id) };
  return askingAbout({ ...data, asked }, wanted === 'hotel' ? 'which_hotel' : 'which_guide', trip.id);
}

/** What really costs less is on the table now, if anything does (D4, D6). */
export function cheaperListed(before: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  const data = told(before, event, catalogue);
  const options = cheaperTrips(data, catalogue).map(({ id }) => id);
  return askingAbout({ ...data, asked: { ...data.asked, options } }, 'cheaper', null);
}

/** The trip that is named is the one in view. */
export function spokenOf(before: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  const data = told(before, event, catalogue);
  return askingAbout(data, data.asked.question, entitiesOf(event).trip ?? null);
}
