import type { Say } from '../../core/effect.ts';
import type { Expectation } from '../../core/expectation.ts';
import type { RestingState, StateRecord } from '../../core/kit/define-flow.ts';
import { hearBy } from '../../core/rules.ts';
import { type TripCatalogue, tripWithId } from './catalogue.ts';
import { pricedIn } from './cheaper.ts';
import { missingOf, QUESTIONS, type Question, REQUIRED, type Stage, type TripContext } from './context.ts';
import { bookingRules } from './hears/booking.ts';
import { customizationRules } from './hears/customization.ts';
import { discoveryRules } from './hears/discovery.ts';
import type { TripRule } from './hears/everywhere.ts';
import { explorationRules } from './hears/exploration.ts';
import { isGrounded } from './hears/grounding.ts';
import { heardIn } from './hears/heard.ts';
import { paymentRules } from './hears/payment.ts';
import { postBookingRules } from './hears/post-booking.ts';
import { suggestionRules } from './hears/suggestion.ts';
import { intentsOf } from './intents.ts';
import type { Memory } from './memory.ts';
import { proposalOf } from './proposal.ts';
import { notUnderstood, notUnderstoodAfter } from './says/everywhere.ts';
import { unsure } from './says/paying.ts';
import { asked, summaryAgain } from './says/questions.ts';

/** What each stage means, asks, hears and leaves open (D1). */
export function tripStates(catalogue: TripCatalogue) {
  return {
    DISCOVERY: {
      means:
        'Mood, place, days, people, budget and city are collected. Left once all six are known and no doubt stands.',
      // Nothing was told yet.
      isIdle: ({ data }) => missingOf(data).length === REQUIRED.length,
      ...resting(discoveryRules),
    },
    SUGGESTION: {
      means: 'Three trips of different price tiers have been shown, with an invitation to look closer.',
      reaches: 'offered',
      ...resting(suggestionRules),
    },
    EXPLORATION: {
      means: 'Itinerary, hotel, photos, weather, comparison and prices are looked up as they are asked for.',
      reaches: 'offered',
      ...resting(explorationRules),
    },
    CUSTOMIZATION: {
      means: 'A trip is chosen; add-ons, vehicle, guide and discounts are settled, the total recalculated each time.',
      reaches: 'chose',
      ...resting(customizationRules),
    },
    BOOKING: {
      means: 'Dates and a summary that needs a yes, then name, phone, pickup place and requests; places are then held.',
      reaches: 'chose',
      ...resting(bookingRules),
    },
    PAYMENT: {
      means: 'Places are held for fifteen minutes and a code to pay with has been shown.',
      reaches: 'chose',
      // What is not paid for yet is changed or let go where it is held (D1).
      answersFor: true,
      ...resting(paymentRules),
    },
    POST_BOOKING: {
      means: 'The booking is paid for; tips, extras, pickup and the reminder. The desk calls it off or moves it.',
      reaches: 'booked',
      isIdle: true,
      ...resting(postBookingRules),
    },
  } satisfies { readonly [S in Stage]: StateRecord<Memory> };

  /** What a stage can hear, read by the rules and by a model alike (X1). */
  function resting(rules: readonly TripRule[]): Pick<RestingState<Memory>, 'hears' | 'rules' | 'asks' | 'proposes'> {
    const hears = ({ data }: Memory): Expectation => ({
      question: data.asked.question?.replaceAll('_', ' ') ?? null,
      options: data.suggested_trip_ids.map((id) => ({ id, label: tripWithId(catalogue, id)?.name.en ?? id })),
      priced: () => pricedIn(data, catalogue),
      intents: intentsOf(data, (type) => (claimed, reading) => isGrounded(type, claimed, reading, data, catalogue)),
      hear: hearBy(rules, (reading) => heardIn(reading, data, catalogue)),
      otherwise: 'unclear',
      // A name and an address say nothing of the language somebody speaks.
      ...(isNameOrPlace(data.asked.question) ? { keepsLanguage: ['give_details'] } : {}),
      ...(data.travel_dates && { about: data.travel_dates.start }),
      ...(data.asked.question === 'travel_dates' && { asksDay: true as const }),
    });
    return {
      hears,
      rules,
      asks: (memory) => pending(memory, catalogue),
      proposes: ({ data }) => proposalOf(data, catalogue),
    };
  }
}

function isNameOrPlace(question: Question | null): boolean {
  return question === 'customer_name' || question === 'pickup_location';
}

/** The question that stands; after the booking none does, unless something is being decided. */
function pending(memory: Memory, catalogue: TripCatalogue): readonly Say[] {
  const { state, asked: stands } = memory.data;
  if (state === 'POST_BOOKING' && stands.question === null) return [];
  // What would be booked was laid out once; the question alone is put again.
  const question = stands.question === 'summary' ? summaryAgain : asked(...QUESTIONS);
  return [question.say(memory, null, catalogue)];
}

/** Whoever has booked and asks what we cannot answer is told who can, unless something is being decided. */
export function redirected(memory: Memory, catalogue: TripCatalogue): readonly Say[] {
  const { data } = memory;
  if (data.state === 'PAYMENT' && data.reserved_until !== null) return [unsure.say(memory, null, catalogue)];
  if (isIdleAfter(data)) return [notUnderstoodAfter.say(memory, null, catalogue)];
  return [notUnderstood.say(memory, null, catalogue), ...pending(memory, catalogue)];
}

function isIdleAfter({ state, asked: { question } }: TripContext): boolean {
  return state === 'POST_BOOKING' && (question === null || question === 'tips');
}
