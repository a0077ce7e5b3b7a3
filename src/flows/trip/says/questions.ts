import type { Facts } from '../../../core/effect.ts';
import { type Message, message, oneOf } from '../../../core/kit/message.ts';
import { namedIn, phrase, type TripCatalogue, tripWithId } from '../catalogue.ts';
import { missingOf, type Question, REQUIRED } from '../context.ts';
import { minutesLeft } from '../dates.ts';
import {
  addonLater,
  amount,
  bothAmounts,
  hotelOffers,
  overBudget,
  priced,
  summary,
  tripFacts,
  tripName,
} from '../facts.ts';
import { guideOffers } from '../guides.ts';
import type { Memory } from '../memory.ts';
import { hasCode } from '../notes/paying.ts';
import { quoteOf } from '../quote.ts';
import { anchors } from '../suggest.ts';

/**
 * The questions that may stand, each from what is known alone, so that it can be put again after a detour (X7). One
 * question may be put in different words, by what is known beside it.
 */
export type Asking = Message<Memory, unknown, TripCatalogue>;
type FactsOf = (memory: Memory, event: unknown, catalogue: TripCatalogue) => Facts;

const ranges: FactsOf = ({ data }, _event, catalogue) => {
  const { low, high } = anchors(data, catalogue);
  return { low: amount(low, catalogue), high: amount(high, catalogue) };
};

/** Those that state nothing are `ask.<question>` and no more. */
const ASKED: { readonly [Q in Question]?: Asking } = {
  budget: message('ask.budget', ranges),
  budget_vague: message('ask.budget_vague', ranges),
  departure_city: message('ask.departure_city', (_memory: Memory, _event: unknown, { cities }: TripCatalogue) => ({
    cities: { either: cities.map(({ id }) => namedIn('city', id)) },
  })),
  conflict: message('ask.conflict', ({ data }: Memory, _event: unknown, catalogue: TripCatalogue) => ({
    budget: amount(Math.round((data.budget_max_usd ?? 0) * 100), catalogue),
  })),
  which_trip: message('ask.which_trip', ({ data }: Memory, _event: unknown, catalogue: TripCatalogue) => ({
    trips: {
      numbered: data.suggested_trip_ids.map((id) => phrase('trip.offer', tripFacts(id, data, catalogue), tripName(id))),
    },
  })),
  which_environment: message('ask.which_environment', ({ data }: Memory) => ({
    kinds: { either: (data.asked.about ?? '').split('/').map((one) => phrase(`environment.${one}`)) },
  })),
  explore: oneOf(['ask.explore', 'ask.explore_one'], ({ data }: Memory) => {
    const { about, options } = data.asked;
    const isOne = [...data.suggested_trip_ids, ...options].includes(about ?? '');
    return [isOne ? 'ask.explore_one' : 'ask.explore', { trip: tripName(isOne ? about : null) }];
  }),
  cheaper: oneOf(['ask.cheaper', 'ask.cheaper_none'], ({ data }: Memory) => [
    data.asked.options.length === 0 ? 'ask.cheaper_none' : 'ask.cheaper',
    {},
  ]),
  which_hotel: message('ask.which_hotel', ({ data }: Memory, _event: unknown, catalogue: TripCatalogue) => ({
    trip: tripName(data.asked.about),
    hotels: { numbered: hotelOffers(data, catalogue).map(({ line }) => line) },
  })),
  which_guide: message('ask.which_guide', ({ data }: Memory, _event: unknown, catalogue: TripCatalogue) => ({
    guides: { numbered: guideOffers(data, catalogue) },
  })),
  customise: oneOf(
    ['ask.customise', 'ask.customise_more'],
    ({ data }: Memory, _event: unknown, catalogue: TripCatalogue) => {
      const { about } = data.asked;
      const isNew = about !== null && about === data.selected_trip_id;
      const addons = { all: catalogue.addons.map((addon) => priced(addon, catalogue)) };
      return [isNew ? 'ask.customise' : 'ask.customise_more', { addons }];
    },
  ),
  over_budget: message('ask.over_budget', ({ data }: Memory, _event: unknown, catalogue: TripCatalogue) =>
    overBudget(data, catalogue),
  ),
  over_budget_change: message(
    'ask.over_budget_change',
    ({ data }: Memory, _event: unknown, catalogue: TripCatalogue) => ({
      people: data.people_count ?? 1,
      ...bothAmounts(data, catalogue),
    }),
  ),
  travel_dates: oneOf(['ask.travel_dates', 'ask.travel_dates_in'], ({ data }: Memory) => {
    const [from, to] = data.asked.period?.split('/') ?? [];
    if (from === undefined || to === undefined) return ['ask.travel_dates', {}];
    return ['ask.travel_dates_in', { from: { date: from }, to: { date: to } }];
  }),
  party: message('ask.party', ({ data }: Memory, _event: unknown, catalogue: TripCatalogue) => ({
    places: tripWithId(catalogue, data.selected_trip_id)?.places ?? 0,
  })),
  booking_special_requests: oneOf(['ask.booking_special_requests', 'ask.more_requests'], ({ data }: Memory) => [
    data.special_needs === null ? 'ask.booking_special_requests' : 'ask.more_requests',
    { needs: data.special_needs ?? '' },
  ]),
  summary: message('ask.summary', ({ data }: Memory, _event: unknown, catalogue: TripCatalogue) =>
    summary(data, catalogue),
  ),
  payment: oneOf(
    ['ask.payment', 'ask.payment_over', 'payment.no_code'],
    ({ data, now }: Memory, _event: unknown, catalogue: TripCatalogue) => {
      const minutes = data.reserved_until === null ? catalogue.holdMinutes : minutesLeft(data.reserved_until, now);
      // Nobody pays by a code that is none, or is no longer good (D8).
      if (minutes === 0) return ['ask.payment_over', {}];
      if (!hasCode(data)) return ['payment.no_code', {}];
      return ['ask.payment', { amount: amount(quoteOf(data, catalogue)?.cents ?? 0, catalogue), minutes }];
    },
  ),
  support: message('ask.support', ({ data, now }: Memory, _event: unknown, { contact }: TripCatalogue) => ({
    contact,
    until: { at: data.reserved_until ?? now, as: 'slot' },
  })),
  addon_later: message('ask.addon_later', ({ data }: Memory, _event: unknown, catalogue: TripCatalogue) =>
    addonLater(data, catalogue),
  ),
  extra_payment: message('ask.extra_payment', ({ data }: Memory) => ({
    addon: namedIn('addon', data.asked.about ?? ''),
  })),
};

function asking(question: Question): Asking {
  return ASKED[question] ?? message(`ask.${question}`);
}

/** The question that stands, one of these: put when it comes up, and again after a detour (X7). */
export function asked(...questions: readonly Question[]): Asking {
  return {
    keys: questions.flatMap((one) => asking(one).keys),
    say: (memory, event, place) => {
      const { data } = memory;
      return asking(data.asked.question ?? missingOf(data)[0] ?? 'explore').say(memory, event, place);
    },
  };
}

/** One of the six, or a doubt about them (D3). */
export const nextWish = asked(...REQUIRED, 'budget_vague', 'conflict', 'which_environment', 'what_did_not_fit');

/** The question alone, for those who have just seen the rest. */
export const summaryAgain = message(
  'ask.summary_again',
  ({ data }: Memory, _event: unknown, catalogue: TripCatalogue) => {
    const { trip = '', start = '', total = '' } = summary(data, catalogue);
    return { trip, start, total };
  },
);
