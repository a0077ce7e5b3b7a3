import type { Say } from '../../../core/effect.ts';
import { message, oneOf } from '../../../core/kit/message.ts';
import { namedIn, type TripCatalogue } from '../catalogue.ts';
import type { TripContext } from '../context.ts';
import { wasAway } from '../dates.ts';
import { entitiesOf, type TripEvent } from '../events.ts';
import type { Memory } from '../memory.ts';

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
export const dayLater = message('dates.day_later');

export const tooSoon = message('dates.too_soon', (_memory: Memory, event: TripEvent) => ({
  date: { date: entitiesOf(event).travel_dates?.start ?? '' },
}));

/** Who was away is welcomed back (D11). */
export const welcomeBack = oneOf(['welcome_back', 'welcome_back.trip'], ({ data }: Memory) => {
  const trip = data.selected_trip_id ?? data.asked.about;
  const known = trip !== null && [...data.suggested_trip_ids, data.selected_trip_id].includes(trip);
  return known ? ['welcome_back.trip', { trip: namedIn('trip', trip) }] : ['welcome_back', {}];
});

/** Not while places are held: then the code is what they came back for. */
export function isWelcomed(data: TripContext, now: string): boolean {
  return wasAway(data, now) && data.state !== 'PAYMENT';
}

export function welcome(memory: Memory, now: string): readonly Say[] {
  return isWelcomed(memory.data, now) ? [welcomeBack.say(memory, null, null)] : [];
}

export const place = message('place', (_memory: Memory, event: TripEvent) => ({
  about: namedIn('place', entitiesOf(event).place ?? '', 'about'),
}));

const REASONS = ['customer_name', 'customer_phone', 'pickup_location', 'budget', 'travel_dates'] as const;
const WHY = [...REASONS.map((reason) => `why.${reason}` as const), 'why.wish'] as const;

/** Why something is asked is a fair question, and what was asked still stands. */
export const why = oneOf(WHY, ({ data }: Memory) => [
  `why.${REASONS.find((one) => one === data.asked.question) ?? 'wish'}`,
  {},
]);

export const notUnderstoodAfter = message(
  'post.not_understood',
  (_memory: Memory, _event: unknown, { contact }: TripCatalogue) => ({ contact }),
);
