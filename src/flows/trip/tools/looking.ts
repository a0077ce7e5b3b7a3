import { z } from 'zod';
import type { JsonObject } from '../../../core/json.ts';
import type { Definite, Tool } from '../../../ports/tool.ts';
import { destinationOf, hotelOf, hoursTo, type Trip, tripWithId } from '../catalogue.ts';
import { ENVIRONMENTS, MOODS, newTrip } from '../context.ts';
import { today } from '../dates.ts';
import { planDays } from '../day-plan.ts';
import { pictureName } from '../drawing/picture.ts';
import { supposed } from '../intents.ts';
import { quoteOf, withExtras } from '../quote.ts';
import { suggestThree } from '../suggest.ts';
import type { Agency } from './agency.ts';
import { accountOf } from './loyalty.ts';

/** Tools that only look (D4, D5): they change nothing and may be run again. */
export function lookingTools(agency: Agency): readonly Tool[] {
  return [
    getTripSuggestions(agency),
    getTripItinerary(agency),
    getHotelDetails(agency),
    getTripImages(agency),
    getWeatherForecast(agency),
    compareTrips(agency),
    calculateCustomTrip(agency),
    validateDiscountCode(agency),
  ];
}

/** Where trips are spoken of at all. */
const SHOWN_IN = ['SUGGESTION', 'EXPLORATION', 'CUSTOMIZATION', 'BOOKING', 'PAYMENT', 'POST_BOOKING'];
const NO_TRIP: Definite = { kind: 'refused', reason: 'there is no such trip' };

const wishes = z.strictObject({
  mood: z.enum(MOODS).nullable(),
  environment: z.enum(ENVIRONMENTS),
  duration_days: z.int().positive(),
  people_count: z.int().positive(),
  budget_min_usd: z.number().nonnegative(),
  budget_max_usd: z.number().nonnegative(),
  departure_city: z.string().min(1),
  /** Shown before, and turned down (D4). */
  declined: z.array(z.string()).default([]),
});

function getTripSuggestions(agency: Agency): Tool {
  const { catalogue } = agency;
  return {
    name: 'getTripSuggestions',
    states: ['DISCOVERY'],
    consequence: null,
    input: wishes,
    async run(input, call) {
      const { declined, ...wish } = wishes.parse(input);
      const three = suggestThree({ ...newTrip(), ...wish }, catalogue, declined);
      return {
        kind: 'done',
        output: {
          trip_ids: three.map(({ trip }) => trip),
          grounds: three.map(({ grounds }) => [...grounds]),
          user_id: await accountOf(agency, call),
        },
      };
    },
  };
}

const itinerary = z.strictObject({
  trip: z.string(),
  days: z.int().positive(),
  /** The city one sets out from. */
  from: z.string().nullable().default(null),
});

function getTripItinerary({ catalogue }: Agency): Tool {
  return {
    name: 'getTripItinerary',
    states: SHOWN_IN,
    consequence: null,
    input: itinerary,
    async run(input) {
      const { trip: id, days, from } = itinerary.parse(input);
      const trip = tripWithId(catalogue, id);
      if (trip === null) return NO_TRIP;
      const plan = planDays(trip, days, hoursTo(catalogue, trip, from), catalogue.pickupTime);
      return {
        kind: 'done',
        output: {
          trip: id,
          days: plan.days.map((parts) => parts.map((part) => ({ ...part }))),
          left_out: [...plan.leftOut],
        },
      };
    },
  };
}

const oneTrip = z.strictObject({ trip: z.string() });

function getHotelDetails({ catalogue }: Agency): Tool {
  return aboutOne('getHotelDetails', catalogue.trips, (trip) => {
    const { id, name, stars, rooms, facilities, near } = hotelOf(catalogue, trip, null);
    return { trip: trip.id, hotel_id: id, hotel: name, stars, rooms, facilities, near };
  });
}

function getTripImages({ business, catalogue }: Agency): Tool {
  return aboutOne('getTripImages', catalogue.trips, ({ id }) => ({
    trip: id,
    images: [`/pictures/${business.id}/${pictureName(id)}`],
  }));
}

function aboutOne(name: string, trips: readonly Trip[], tell: (trip: Trip) => JsonObject): Tool {
  return {
    name,
    states: SHOWN_IN,
    consequence: null,
    input: oneTrip,
    async run(input) {
      const trip = trips.find(({ id }) => id === oneTrip.parse(input).trip);
      return trip === undefined ? NO_TRIP : { kind: 'done', output: tell(trip) };
    },
  };
}

const weather = z.strictObject({ trip: z.string(), from: z.iso.date().nullable(), to: z.iso.date().nullable() });

/** A forecast of the days of the trip if one can be had, else what is usual in that month, and it says which (D5). */
function getWeatherForecast({ catalogue, parts }: Agency): Tool {
  return {
    name: 'getWeatherForecast',
    states: SHOWN_IN,
    consequence: null,
    input: weather,
    async run(input, { now }) {
      const { trip: id, from, to } = weather.parse(input);
      const trip = tripWithId(catalogue, id);
      if (trip === null) return NO_TRIP;
      const destination = destinationOf(catalogue, trip);
      const day = from ?? today(now, catalogue);
      const { latitude, longitude } = destination;
      const { timeZone } = catalogue;
      const asked = { latitude, longitude, timeZone, from: day, to: to ?? day, today: today(now, catalogue) };
      const forecast = from === null ? null : ((await parts.weather?.forecast(asked)) ?? null);
      if (forecast !== null) {
        const { low, high, rainDays, until } = forecast;
        return {
          kind: 'done',
          output: { trip: id, source: 'forecast', from: day, until, low, high, rain_days: rainDays },
        };
      }
      const [low, high, rain] = catalogue.climates[destination.climate]?.[Number(day.slice(5, 7)) - 1] ?? [0, 0, 0];
      // Nobody asked about today: without a day it is said what is usual at this time of the year.
      return { kind: 'done', output: { trip: id, source: 'climate', from, low, high, rain_days: rain } };
    },
  };
}

/** `best` is the one to recommend, where that was asked. */
const several = z.strictObject({ trips: z.array(z.string()).min(1).max(3), best: z.string().nullable().default(null) });

function compareTrips({ catalogue }: Agency): Tool {
  return {
    name: 'compareTrips',
    states: SHOWN_IN,
    consequence: null,
    input: several,
    async run(input) {
      const { trips: named, best } = several.parse(input);
      const trips = named.filter((id) => tripWithId(catalogue, id) !== null);
      const output = { trips, ...(best !== null && trips.includes(best) && { best }) };
      return trips.length === 0 ? NO_TRIP : { kind: 'done', output };
    },
  };
}

const custom = z.strictObject({
  trip: z.string(),
  people_count: z.int().positive().nullable(),
  duration_days: z.int().positive().nullable(),
  customizations: z.array(z.string()),
  supposed: supposed.default({}),
  /** Asked about, and not chosen. */
  priced: z.array(z.string()).default([]),
});

function calculateCustomTrip({ catalogue }: Agency): Tool {
  return {
    name: 'calculateCustomTrip',
    states: SHOWN_IN,
    consequence: null,
    input: custom,
    async run(input) {
      const { trip, priced, supposed: wish, ...known } = custom.parse(input);
      const choice = { ...known, ...wish };
      const wanted = withExtras({ ...newTrip(), ...choice, people_count: choice.people_count ?? 1 }, priced, catalogue);
      const quote = quoteOf(wanted, catalogue, trip);
      if (quote === null) return NO_TRIP;
      const asked = {
        ...(priced.length > 0 && { priced }),
        ...(Object.keys(wish).length > 0 && { supposed: { ...wish } }),
      };
      return { kind: 'done', output: { trip, cents: quote.cents, ...asked } };
    },
  };
}

const coded = z.strictObject({
  code: z.string().min(1).max(40),
  people_count: z.int().positive().nullable().default(null),
});

function validateDiscountCode({ catalogue }: Agency): Tool {
  return {
    name: 'validateDiscountCode',
    states: ['DISCOVERY', 'SUGGESTION', 'EXPLORATION', 'CUSTOMIZATION', 'BOOKING'],
    consequence: null,
    input: coded,
    async run(input, { now }) {
      const { code, people_count } = coded.parse(input);
      const { smallGroup } = catalogue;
      if (smallGroup?.code === code.toUpperCase()) {
        if ((people_count ?? 1) > smallGroup.peopleMax) return { kind: 'refused', reason: 'too many people' };
        return { kind: 'done', output: { code: smallGroup.code, percent: smallGroup.percent } };
      }
      const found = catalogue.codes.find((one) => one.code === code.toUpperCase());
      if (found === undefined) return { kind: 'refused', reason: 'unknown' };
      if (today(now, catalogue) > found.until) return { kind: 'refused', reason: 'expired' };
      return { kind: 'done', output: { code: found.code, percent: found.percent } };
    },
  };
}
