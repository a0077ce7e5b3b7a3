import { type Say, say } from '../../../core/effect.ts';
import { message, oneOf } from '../../../core/kit/message.ts';
import { namedIn, phrase, type TripCatalogue } from '../catalogue.ts';
import { wasAway } from '../dates.ts';
import { entitiesOf, type TripEvent } from '../events.ts';
import type { Memory } from '../memory.ts';
import { asksOfMonth } from '../notes/choosing.ts';
import { isTooSoon } from '../notes/told.ts';

/**
 * What the agency says at any stage: message keys and the facts they state. The words are in `words/`. Questions stand by
 * themselves, and statements beside them ask nothing, so that a reply asks once (X6).
 */

export const trouble = message('trouble');
export const noted = message('noted');
export const startedOver = message('started_over');
export const cancelled = message('cancelled');
export const noHurry = message('no_hurry');
export const notUnderstood = message('not_understood');
/** Who was away is welcomed back, and to which trip (D11). */
const BACK = ['welcome_back', 'welcome_back.trip', 'welcome_back.booked', 'welcome_back.wish'] as const;
export const welcomeBack = oneOf(BACK, ({ data }: Memory) => {
  const trip = data.selected_trip_id ?? data.asked.about;
  const known = trip !== null && [...data.suggested_trip_ids, data.selected_trip_id].includes(trip);
  const isBooked = data.state === 'POST_BOOKING';
  if (known) return [isBooked ? 'welcome_back.booked' : 'welcome_back.trip', { trip: namedIn('trip', trip) }];
  if (data.environment === null) return ['welcome_back', {}];
  return ['welcome_back.wish', { place: phrase(`environment.${data.environment}`) }];
});

/** Not while places are held: then the code is what they came back for. */
export function welcome(memory: Memory, now: string): readonly Say[] {
  const { data } = memory;
  return wasAway(data, now) && data.state !== 'PAYMENT' ? [welcomeBack.say(memory, null, null)] : [];
}

/** What may be said before anything else, whatever they want. */
export const GREETING = [...welcomeBack.keys, 'dates.day_later', 'dates.too_soon', 'place', 'way'];

export function greeting(memory: Memory, event: TripEvent, catalogue: TripCatalogue): readonly Say[] {
  // In BOOKING the day is asked for at once, within that time (D7).
  const opensDay = entitiesOf(event).travel_period !== undefined && memory.data.state !== 'BOOKING';
  return [
    ...welcome(memory, event.turn.now),
    ...(opensDay ? [say('dates.day_later')] : []),
    ...tooSoon(event, catalogue),
    ...place(event),
    ...way(event, catalogue),
  ];
}

/** Beside a question: how the weather is in March leaves no day open. */
export function greetingAside(memory: Memory, event: TripEvent, catalogue: TripCatalogue): readonly Say[] {
  if (!asksOfMonth(entitiesOf(event))) return greeting(memory, event, catalogue);
  return [...welcome(memory, event.turn.now), ...tooSoon(event, catalogue), ...place(event)];
}

function tooSoon(event: TripEvent, catalogue: TripCatalogue): readonly Say[] {
  const { travel_dates } = entitiesOf(event);
  if (travel_dates === undefined || !isTooSoon({ travel_dates }, event.turn.now, catalogue)) return [];
  return [say('dates.too_soon', { date: { date: travel_dates.start } })];
}

/** That none of ours goes to a place is said whatever else was told beside it (D5, X20). */
function place(event: TripEvent): readonly Say[] {
  const { place: id } = entitiesOf(event);
  return id === undefined ? [] : [say('place', { about: namedIn('place', id, 'about') })];
}

/** How long the way is, to each of the places asked about (D5). */
function way(event: TripEvent, { destinations }: TripCatalogue): readonly Say[] {
  const { from, to = [] } = entitiesOf(event).way ?? {};
  return destinations.flatMap(({ id, hours }) => {
    const long = from === undefined || !to.includes(id) ? 0 : (hours[from] ?? 0);
    if (from === undefined || long === 0) return [];
    return [say('way', { place: namedIn('destination', id), hours: long, city: namedIn('city', from) })];
  });
}

const REASONS = ['customer_name', 'customer_phone', 'pickup_location', 'budget', 'travel_dates'] as const;
const WHY = [...REASONS.map((reason) => `why.${reason}` as const), 'why.wish'] as const;

/** Why something is asked is a fair question, and what was asked still stands. */
export const why = oneOf(WHY, ({ data }: Memory) => [
  `why.${REASONS.find((one) => one === data.asked.question) ?? 'wish'}`,
  {},
]);

/** Whoever would rather not give a detail here has another way (D7). */
export const otherwise = message('why.otherwise', (_memory: Memory, _event: unknown, { contact }: TripCatalogue) => ({
  contact,
}));

export const notUnderstoodAfter = message(
  'post.not_understood',
  (_memory: Memory, _event: unknown, { contact }: TripCatalogue) => ({ contact }),
);
