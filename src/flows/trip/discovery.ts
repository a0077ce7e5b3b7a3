import { type Say, say } from '../../core/effect.ts';
import { TIERS, type TripCatalogue } from './catalogue.ts';
import { missingOf, newTrip, type TripContext } from './context.ts';
import { type Entities, entitiesOf, outputOf, stringIn, stringsIn, type TripEvent } from './events.ts';
import { notedSays } from './noted.ts';
import { plainPrice } from './quote.ts';
import { amount } from './sayings.ts';
import { priceRange } from './suggest.ts';
import { threeTrips } from './suggested.ts';
import { answeredBy, asking, calling, informed, knowsAllSix, saying, type Working } from './working.ts';

/** Stages one and two: what is wished for, and three trips that come near it (D3, D4). */

/** What was said is taken; a vague budget, a wish that contradicts it, a doubt leave something to ask. */
export function discovered(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const entities = entitiesOf(event);
  const taken = withExtras(informed(working, event, catalogue), entities, catalogue);
  const next = entities['surprise'] === true ? surprised(taken) : taken;
  const doubt = doubted(working.data, next, entities, catalogue);
  return isReady(doubt) ? doubt : saying(doubt, ...notedSays(working.data, doubt.data, catalogue));
}

/** What stands in the way of a suggestion, if anything does. */
function doubted(before: TripContext, next: Working, entities: Entities, catalogue: TripCatalogue): Working {
  const luxury = entities['wants'] === 'luxury' || before.asked.about === LUXURY;
  const { prefers } = entities;
  if (prefers === 'quality' || entities['vague_budget'] === true)
    return open(without(next, ['budget_min_usd', 'budget_max_usd']), 'budget_vague', luxury ? LUXURY : null);
  const again = RECONSIDERED.find((field) => field === entities['reconsider']);
  if (again !== undefined && entities[again] === undefined) return open(without(next, [again]), again);
  const both = stringsIn(entities, 'environments');
  if (both.length > 1) return open(without(next, ['environment']), 'which_environment', both.join('/'));
  return luxury && prefers === undefined && isMeagre(next.data, catalogue)
    ? open(next, 'conflict', LUXURY)
    : open(next, null, luxury && prefers === undefined ? LUXURY : null);
}

/** Kept in mind while the budget is still unknown: it may contradict what comes (D3). */
const LUXURY = 'luxury';
const RECONSIDERED = ['duration_days', 'environment'] as const;

function open(working: Working, question: TripContext['asked']['question'], about: string | null = null): Working {
  return { ...working, data: { ...working.data, asked: { ...working.data.asked, question, about } } };
}

function without(working: Working, fields: readonly (keyof TripContext)[]): Working {
  return { ...working, data: { ...working.data, ...Object.fromEntries(fields.map((field) => [field, null])) } };
}

/** What belongs to a later stage is kept for it: being a student, add-ons (D6). */
function withExtras(working: Working, entities: Entities, { addons }: TripCatalogue): Working {
  const { data } = working;
  const wanted = stringsIn(entities, 'addons').filter((id) => addons.some((addon) => addon.id === id));
  const customizations = [...new Set([...data.customizations, ...wanted])];
  const apply_student_discount = entities['student'] === true || data.apply_student_discount;
  return { ...working, data: { ...data, customizations, apply_student_discount } };
}

/** Add-ons and a student's card before a trip is chosen: kept in mind, and said back. */
export function keepExtras(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = withExtras(informed(working, event, catalogue), entitiesOf(event), catalogue);
  return saying(next, ...notedSays(working.data, next.data, catalogue));
}

/** Whoever leaves it to us gets what goes best with the rest, is told so, and may say otherwise. */
function surprised(working: Working): Working {
  const { data } = working;
  const field = data.asked.question ?? missingOf(data)[0];
  switch (field) {
    case 'mood':
      return { ...working, data: { ...data, mood: 'curious' } };
    case 'environment':
      return { ...working, data: { ...data, environment: GOES_WITH[data.mood ?? 'curious'] } };
    case 'duration_days':
      return { ...working, data: { ...data, duration_days: USUAL_DAYS } };
    default:
      return working;
  }
}

const USUAL_DAYS = 3;
const GOES_WITH: { readonly [M in NonNullable<TripContext['mood']>]: NonNullable<TripContext['environment']> } = {
  stressed: 'BEACH',
  adventurous: 'FOREST',
  romantic: 'ISLAND',
  curious: 'TEMPLE',
  family: 'BEACH',
};

/** Whether no trip of the dearest tier can be had for the budget, or hardly any comfort at all. */
function isMeagre(data: TripContext, catalogue: TripCatalogue): boolean {
  const { budget_max_usd } = data;
  if (budget_max_usd === null) return false;
  const totals = catalogue.trips
    .filter(({ tier, environment }) => tier === TIERS[2] && (data.environment ?? environment) === environment)
    .map(({ id }) => plainPrice(data, catalogue, id) ?? 0);
  return Math.min(...totals) > budget_max_usd * 100;
}

/** Nothing is left to ask: all six are known, and no doubt stands (D3). */
export function isReady(working: Working): boolean {
  return knowsAllSix(working) && working.data.asked.question === null;
}

/** One question: the doubt that stands, else the first of the six that is missing. */
export function askNext(working: Working, catalogue: TripCatalogue): Working {
  const question = working.data.asked.question ?? missingOf(working.data)[0] ?? 'what_did_not_fit';
  return asking(working, question, catalogue);
}

/** Trips are looked at once there are some; the question that stands is put again. */
export function lookLater(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const asksPrice = stringsIn(entitiesOf(event), 'topics').includes('calculateCustomTrip');
  return askNext(saying(next, asksPrice ? prices(next.data, catalogue) : say('discovery.first')), catalogue);
}

/** What trips cost can be said before one is suggested, as far as it is known who goes where. */
function prices(data: TripContext, catalogue: TripCatalogue): Say {
  const { low, high } = priceRange(data, catalogue);
  return say('discovery.prices', {
    people: data.people_count ?? 1,
    low: amount(low, catalogue),
    high: amount(high, catalogue),
  });
}

export function requestSuggestions(working: Working): Working {
  const { environment, duration_days, people_count, budget_min_usd, budget_max_usd, departure_city, mood, asked } =
    working.data;
  const wish = { mood, environment, duration_days, people_count, budget_min_usd, budget_max_usd, departure_city };
  return calling(working, 'getTripSuggestions', { ...wish, declined: asked.declined });
}

export function takeSuggestions(working: Working, event: TripEvent): Working {
  const next = answeredBy(working, event);
  const output = outputOf(event);
  const suggested_trip_ids = [...stringsIn(output, 'trip_ids')];
  const { declined } = next.data.asked;
  const asked = { question: 'explore' as const, options: suggested_trip_ids, about: null, declined };
  const user_id = stringIn(output, 'user_id') ?? next.data.user_id;
  return { ...next, data: { ...next.data, user_id, suggested_trip_ids, asked } };
}

export function presentThree(working: Working, catalogue: TripCatalogue): Working {
  return asking(saying(working, threeTrips(working.data, catalogue)), 'explore', catalogue);
}

/** The lists cannot be looked up just now: everything said stays, and the traveller may try again (X8). */
export function suggestionsFailed(working: Working, event: TripEvent): Working {
  return saying(answeredBy(working, event), say('trouble'));
}

/** Back for one clarifying question, everything else kept; what was shown does not come again (D4). */
export function askWhatDidNotFit(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const { data } = next;
  const declined = [...new Set([...data.asked.declined, ...data.suggested_trip_ids])];
  return asking({ ...next, data: { ...data, asked: { ...data.asked, declined } } }, 'what_did_not_fit', catalogue);
}

/** Begins again: the six wishes and what was chosen by them go, everything else stays (D1). */
export function startOver(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const { mood, environment, duration_days, people_count, budget_min_usd, budget_max_usd, departure_city } = newTrip();
  const { suggested_trip_ids, selected_trip_id, selected_hotel_id, asked } = newTrip();
  const next = informed(working, event, catalogue);
  const data: TripContext = {
    ...next.data,
    ...{ mood, environment, duration_days, people_count, budget_min_usd, budget_max_usd, departure_city },
    ...{ suggested_trip_ids, selected_trip_id, selected_hotel_id, asked },
  };
  return askNext(saying({ ...next, data }, say('started_over')), catalogue);
}

/** Gives up: only the person and the talk stay, and nothing is asked until they write again (X7). */
export function giveUp(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const data = fresh(working.data);
  return saying({ ...informed(working, event, catalogue), data }, say('cancelled'));
}

/** A journey after one that was called off: the person is known already. */
export function anotherTrip(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const data = fresh(working.data);
  return askNext(saying({ ...informed(working, event, catalogue), data }, say('started_over')), catalogue);
}

function fresh(before: TripContext): TripContext {
  const { session_id, user_id, preferred_language, messages, created_at, last_active } = before;
  const { customer_name, customer_phone, pickup_location, special_needs } = before;
  return {
    ...newTrip(),
    ...{ session_id, user_id, preferred_language, messages, created_at, last_active },
    ...{ customer_name, customer_phone, pickup_location, special_needs },
  };
}
