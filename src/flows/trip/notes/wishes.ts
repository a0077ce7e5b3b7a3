import { TIERS, type TripCatalogue } from '../catalogue.ts';
import { missingOf, newTrip, type Question, type TripContext } from '../context.ts';
import { entitiesOf, type SuggestionsFound, type TripEvent } from '../events.ts';
import type { TripEntities } from '../intents.ts';
import { plainPrice } from '../quote.ts';
import { asking, askingAbout, told } from './told.ts';

/** Stages one and two: what is wished for, and three trips that come near it (D3, D4). */

/** What was said is taken; a vague budget, a wish that contradicts it, a doubt leave something to ask. */
export function wished(data: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  const next = withExtras(data, event, catalogue);
  const entities = entitiesOf(event);
  return doubted(data, leftToUs(next, entities), entities, catalogue);
}

/** What belongs to a later stage is kept for it: being a student, add-ons (D6). */
export function withExtras(before: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  const data = told(before, event, catalogue);
  const { addons = [], dropped = [], student } = entitiesOf(event);
  const wanted = addons.filter((id) => catalogue.addons.some((addon) => addon.id === id));
  const customizations = [...new Set([...data.customizations, ...wanted])].filter((id) => !dropped.includes(id));
  return { ...data, customizations, apply_student_discount: student === true || data.apply_student_discount };
}

/** What stands in the way of a suggestion, if anything does. */
function doubted(
  before: TripContext,
  next: TripContext,
  entities: TripEntities,
  catalogue: TripCatalogue,
): TripContext {
  const { prefers, reconsider, environments = [] } = entities;
  const luxury = entities.wants === 'luxury' || before.asked.about === LUXURY;
  if (prefers === 'quality' || entities.vague_budget === true)
    return askingAbout({ ...next, budget_min_usd: null, budget_max_usd: null }, 'budget_vague', luxury ? LUXURY : null);
  const again = RECONSIDERED.find((field) => field === reconsider);
  if (again !== undefined && entities[again] === undefined) return askingAbout({ ...next, [again]: null }, again, null);
  if (environments.length > 1)
    return askingAbout({ ...next, environment: null }, 'which_environment', environments.join('/'));
  const wantsMore = luxury && prefers === undefined;
  if (wantsMore && isMeagre(next, catalogue)) return askingAbout(next, 'conflict', LUXURY);
  return askingAbout(next, null, wantsMore ? LUXURY : spokenOf(before));
}

/** The trip that was looked at last: another wish may bring it again. */
function spokenOf({ asked, suggested_trip_ids }: TripContext): string | null {
  return suggested_trip_ids.find((id) => id === asked.about) ?? null;
}

/** Kept in mind while the budget is still unknown: it may contradict what comes (D3). */
const LUXURY = 'luxury';
const RECONSIDERED = ['duration_days', 'environment', 'people_count'] as const;

/** Whoever leaves it to us gets what goes best with the rest, is told so, and may say otherwise. "Anywhere" leaves the place. */
function leftToUs(data: TripContext, { surprise, anywhere }: TripEntities): TripContext {
  if (anywhere === true && data.environment === null) return surprised(data, 'environment');
  return surprise === true ? surprised(data, data.asked.question ?? missingOf(data)[0]) : data;
}

function surprised(data: TripContext, field: Question | undefined): TripContext {
  switch (field) {
    case 'mood':
      return { ...data, mood: data.mood ?? 'curious' };
    case 'environment':
      return { ...data, environment: data.environment ?? GOES_WITH[data.mood ?? 'curious'] };
    case 'duration_days':
      return { ...data, duration_days: data.duration_days ?? USUAL_DAYS };
    default:
      return data;
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
export function isReady(data: TripContext): boolean {
  return missingOf(data).length === 0 && data.asked.question === null;
}

/** One question: the doubt that stands, else the first of the six that is missing. */
export function askingNext(data: TripContext): TripContext {
  return asking(data, data.asked.question ?? missingOf(data)[0] ?? 'what_did_not_fit');
}

export function suggested(data: TripContext, { output }: SuggestionsFound): TripContext {
  const suggested_trip_ids = [...output.trip_ids];
  const { declined, period } = data.asked;
  // "Can we make it 4 days?", of the one just looked at: it is still the one that is meant, where it is among them again.
  const about = suggested_trip_ids.find((id) => id === data.asked.about) ?? null;
  const asked = { question: 'explore' as const, options: suggested_trip_ids, about, period, declined };
  return { ...data, user_id: output.user_id ?? data.user_id, suggested_trip_ids, asked };
}

/** Somebody does not come after all: how many they are is asked again, and the trip just looked at is kept in mind. */
export function recounted(before: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  const data = told(before, event, catalogue);
  return askingAbout({ ...data, people_count: null }, 'people_count', spokenOf(before));
}

/** Back for one clarifying question, everything else kept; what was shown does not come again (D4). */
export function turnedDown(before: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  const data = told(before, event, catalogue);
  const declined = [...new Set([...data.asked.declined, ...data.suggested_trip_ids])];
  return asking({ ...data, asked: { ...data.asked, declined } }, 'what_did_not_fit');
}

/** Begins again: the six wishes and what was chosen by them go, everything else stays (D1). */
export function begunAgain(data: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  const { mood, environment, duration_days, people_count, budget_min_usd, budget_max_usd, departure_city } = newTrip();
  const { suggested_trip_ids, selected_trip_id, selected_hotel_id, asked } = newTrip();
  return {
    ...told(data, event, catalogue),
    ...{ mood, environment, duration_days, people_count, budget_min_usd, budget_max_usd, departure_city },
    ...{ suggested_trip_ids, selected_trip_id, selected_hotel_id, asked },
  };
}

/** Nothing is under way any more: only the person and the talk stay (X7). */
export function fresh(before: TripContext): TripContext {
  const { session_id, user_id, preferred_language, messages, created_at, last_active } = before;
  const { customer_name, customer_phone, pickup_location, special_needs } = before;
  return {
    ...newTrip(),
    ...{ session_id, user_id, preferred_language, messages, created_at, last_active },
    ...{ customer_name, customer_phone, pickup_location, special_needs },
  };
}
