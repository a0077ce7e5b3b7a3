import { say } from '../../core/effect.ts';
import { TIERS, type TripCatalogue } from './catalogue.ts';
import { missingOf, newTrip, type TripContext } from './context.ts';
import { entitiesOf, outputOf, stringsIn, type TripEvent } from './events.ts';
import { quoteOf } from './quote.ts';
import { threeTrips } from './sayings.ts';
import { answeredBy, asking, calling, informed, knowsAllSix, saying, type Working } from './working.ts';

/** Stages one and two: what is wished for, and three trips that come near it (D3, D4). */

/** What was said is taken; a vague budget, a wish that contradicts it, a doubt leave something to ask. */
export function discovered(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const entities = entitiesOf(event);
  const before = working.data.asked.question;
  const next = informed(working, event, catalogue);
  const wantsLuxury = entities['wants'] === 'luxury' || (before === 'conflict' && entities['prefers'] !== 'budget');
  if (entities['prefers'] === 'quality') return open(withoutBudget(next), 'budget_vague');
  if (entities['vague_budget'] === true) return open(withoutBudget(next), 'budget_vague');
  if (entities['reconsider'] === 'duration_days' && entities['duration_days'] === undefined) {
    return open({ ...next, data: { ...next.data, duration_days: null } }, 'duration_days');
  }
  return wantsLuxury && isMeagre(next.data, catalogue) && entities['prefers'] === undefined
    ? open(next, 'conflict')
    : open(next, null);
}

function open(working: Working, question: TripContext['asked']['question']): Working {
  return { ...working, data: { ...working.data, asked: { ...working.data.asked, question } } };
}

function withoutBudget(working: Working): Working {
  return { ...working, data: { ...working.data, budget_min_usd: null, budget_max_usd: null } };
}

/** Whether no trip of the dearest tier can be had for the budget, or hardly any comfort at all. */
function isMeagre(data: TripContext, catalogue: TripCatalogue): boolean {
  const { budget_max_usd } = data;
  if (budget_max_usd === null) return false;
  const party = { ...data, people_count: data.people_count ?? 1, customizations: [] };
  const totals = catalogue.trips
    .filter(({ tier, environment }) => tier === TIERS[2] && (data.environment ?? environment) === environment)
    .map(({ id }) => quoteOf(party, catalogue, id)?.cents ?? 0);
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

export function requestSuggestions(working: Working): Working {
  const { environment, duration_days, people_count, budget_min_usd, budget_max_usd, departure_city, mood } =
    working.data;
  const input = { mood, environment, duration_days, people_count, budget_min_usd, budget_max_usd, departure_city };
  return calling(working, 'getTripSuggestions', input);
}

export function takeSuggestions(working: Working, event: TripEvent): Working {
  const next = answeredBy(working, event);
  const suggested_trip_ids = [...stringsIn(outputOf(event), 'trip_ids')];
  const asked = { question: 'explore' as const, options: suggested_trip_ids, about: null };
  return { ...next, data: { ...next.data, suggested_trip_ids, asked } };
}

export function presentThree(working: Working, catalogue: TripCatalogue): Working {
  return asking(saying(working, threeTrips(working.data, catalogue)), 'explore', catalogue);
}

/** The lists cannot be looked up just now: everything said stays, and the traveller may try again (X8). */
export function suggestionsFailed(working: Working, event: TripEvent): Working {
  return saying(answeredBy(working, event), say('trouble'));
}

/** Back for one clarifying question, everything else kept (D4). */
export function askWhatDidNotFit(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  return asking(informed(working, event, catalogue), 'what_did_not_fit', catalogue);
}

/** Begins again: the six wishes and what was chosen by them go, everything else stays (D1). */
export function startOver(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const { mood, environment, duration_days, people_count, budget_min_usd, budget_max_usd, departure_city } = newTrip();
  const { suggested_trip_ids, selected_trip_id, asked } = newTrip();
  const next = informed(working, event, catalogue);
  const data: TripContext = {
    ...next.data,
    ...{ mood, environment, duration_days, people_count, budget_min_usd, budget_max_usd, departure_city },
    ...{ suggested_trip_ids, selected_trip_id, asked },
  };
  return askNext(saying({ ...next, data }, say('started_over')), catalogue);
}

/** Gives up: only the person and the talk stay (X7). */
export function giveUp(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const { session_id, user_id, preferred_language, messages, created_at, last_active } = working.data;
  const { customer_name, customer_phone, pickup_location } = working.data;
  const data: TripContext = {
    ...newTrip(),
    ...{ session_id, user_id, preferred_language, messages, created_at, last_active },
    ...{ customer_name, customer_phone, pickup_location },
  };
  return askNext(saying({ ...informed(working, event, catalogue), data }, say('cancelled')), catalogue);
}
