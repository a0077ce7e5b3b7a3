import { type Fact, type Say, say } from '../../../core/effect.ts';
import type { JsonObject } from '../../../core/json.ts';
import { destinationOf, namedIn, phrase, type Trip, type TripCatalogue, tripWithId } from '../catalogue.ts';
import { isAgreed, type TripContext } from '../context.ts';
import { type ExploringTool, entitiesOf, type Shown, type TripEvent } from '../events.ts';
import { amount, bill, extrasPriced, tripFacts, tripName } from '../facts.ts';
import { tripsShown } from '../hears/picks.ts';
import { hotelFacts, hotelSays } from '../hotel-told.ts';
import { supposed, TIPS } from '../intents.ts';
import { itinerarySays } from '../itinerary.ts';
import type { Memory } from '../memory.ts';
import { currentTrip } from '../notes/choosing.ts';
import { quoteOf, withExtras } from '../quote.ts';
import { whyOf } from '../suggested.ts';

/** What was looked up, told in the order in which the answers come (D5). */
interface Telling {
  readonly keys: readonly string[];
  readonly says: (trip: Trip, output: JsonObject, memory: Memory, catalogue: TripCatalogue) => readonly Say[];
}

export const SHOWN: { readonly [T in Exclude<ExploringTool, 'compareTrips'>]: Telling } = {
  getTripItinerary: {
    keys: ['show.itinerary', 'show.left_out', 'show.guide', 'show.free'],
    says: ({ id }, output, { data }, catalogue) => itinerarySays(id, output, data, catalogue),
  },
  getHotelDetails: {
    keys: ['show.hotel'],
    says: (trip, _output, { data }, catalogue) => hotelSays(trip, data, catalogue),
  },
  getTripImages: { keys: ['show.photo', 'show.no_photos'], says: ({ id }, output) => pictures(id, output) },
  getWeatherForecast: {
    keys: ['show.forecast', 'show.climate', 'show.season'],
    says: (trip, output, _memory, catalogue) => {
      const place = namedIn('destination', destinationOf(catalogue, trip).id);
      return [weather(place, output)];
    },
  },
  calculateCustomTrip: {
    keys: ['show.price', 'show.addon_price', 'customisation.within'],
    says: (trip, output, memory, catalogue) => {
      const { id } = trip;
      const asked = supposed.safeParse(output['supposed']).data;
      const data = { ...memory.data, ...asked };
      const extras = textsIn(output, 'priced');
      if (extras.length > 0) return [extraPrice(trip, extras, data, catalogue)];
      // Where a trip is chosen, the summary that follows tells it all.
      if (isSummedUpNext(data) && asked === undefined) return withinBudget(data, catalogue);
      const quote = quoteOf(data, catalogue, id);
      if (quote === null) return [];
      const total = amount(quote.cents, catalogue);
      return [say('show.price', { name: tripName(id), bill: bill(quote, catalogue), total })];
    },
  },
};

/** What may be added, and what the trip would come to with it: nothing is added by asking (D6). */
function extraPrice(trip: Trip, extras: readonly string[], data: TripContext, catalogue: TripCatalogue): Say {
  const people_count = data.people_count ?? 1;
  const total = quoteOf(withExtras({ ...data, people_count }, extras, catalogue), catalogue, trip.id)?.cents ?? 0;
  return say('show.addon_price', {
    addons: { all: extrasPriced(extras, trip, catalogue) },
    name: tripName(trip.id),
    people: people_count,
    total: amount(total, catalogue),
  });
}

/** What a tool showed of the trip it was asked about, or of the one that is spoken of. */
export function shown(tool: keyof typeof SHOWN, memory: Memory, { output }: Shown, catalogue: TripCatalogue) {
  const id = typeof output['trip'] === 'string' ? output['trip'] : currentTrip(memory.data);
  const trip = tripWithId(catalogue, id);
  return trip === null ? [] : SHOWN[tool].says(trip, output, memory, catalogue);
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

function pictures(id: string, output: JsonObject): readonly Say[] {
  const images = textsIn(output, 'images');
  if (images.length === 0) return [say('show.no_photos', { name: tripName(id) })];
  // The words beside a picture say what is on it, for those who cannot see it.
  const highlights = { all: [1, 2, 3].map((place) => namedIn('trip', id, `highlight${place}`)) };
  return images.map((image) => ({ ...say('show.photo', { name: tripName(id), highlights }), image }));
}

/** A forecast where one can be had, else what is usual in that month, or just now while the day is open; which it is is said (D5). */
function weather(place: Fact, output: JsonObject): Say {
  const { from, until, low, high, rain_days } = output;
  const usual = { place, low: Number(low ?? 0), high: Number(high ?? 0), rain: Number(rain_days ?? 0) };
  if (typeof from !== 'string') return say('show.season', usual);
  const facts = { ...usual, date: { date: from }, until: { date: typeof until === 'string' ? until : from } };
  return say(output['source'] === 'forecast' ? 'show.forecast' : 'show.climate', facts);
}

export const COMPARED = ['show.comparison', 'show.comparison_of_two', 'show.recommended'];

export function comparison({ data }: Memory, { output }: Shown, catalogue: TripCatalogue): readonly Say[] {
  const ids = textsIn(output, 'trips');
  const trips = ids.map((id): Fact => {
    const trip = tripWithId(catalogue, id);
    const facts = {
      ...tripFacts(id, data, catalogue),
      ...(trip === null ? {} : hotelFacts(trip, data, catalogue)),
      highlight: namedIn('trip', id, 'highlight1'),
    };
    return phrase('show.compared', facts, tripName(id));
  });
  const best = tripWithId(catalogue, typeof output['best'] === 'string' ? output['best'] : null);
  const why = best === null ? '' : whyOf(best, data, catalogue);
  return [
    sideBySide(ids, trips, tripsShown(data)),
    ...(best === null ? [] : [say('show.recommended', { name: tripName(best.id), why })]),
  ];
}

/** Two of the three keep the numbers they were shown with: "the third" is the third all along. */
function sideBySide(ids: readonly string[], trips: readonly Fact[], shownAs: readonly string[]): Say {
  const [number = 0, second = 0] = ids.map((id) => shownAs.indexOf(id) + 1);
  const [trip, other] = trips;
  if (trip === undefined || other === undefined || trips.length !== 2 || number * second === 0) {
    return say('show.comparison', { trips: { numbered: trips } });
  }
  return say('show.comparison_of_two', { number, trip, second, other });
}

function textsIn(output: JsonObject, name: string): readonly string[] {
  const value = output[name];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

export const TIP_KEYS = [...TIPS.map((tip) => `tip.${tip}`), 'ask.tips'];

/** What to know before one goes, of the place the trip goes to (D10). Whoever wants to know something and names nothing is asked what. */
export function tips({ data }: Memory, event: TripEvent, catalogue: TripCatalogue): readonly Say[] {
  const trip = tripWithId(catalogue, data.selected_trip_id);
  if (trip === null) return [];
  const { id, feeCents } = destinationOf(catalogue, trip);
  const { tips: wanted = [], topics = [], place: elsewhere = null } = entitiesOf(event);
  if (wanted.length + topics.length === 0 && elsewhere === null) return [say('ask.tips')];
  const place = namedIn('destination', id);
  return TIPS.filter((tip) => wanted.includes(tip)).map((tip) => {
    if (tip === 'fees') return say('tip.fees', { place, fee: amount(feeCents, catalogue) });
    return say(`tip.${tip}`, { place, advice: namedIn('destination', id, tip) });
  });
}
