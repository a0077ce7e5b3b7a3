import type { Expectation } from '../../core/expectation.ts';
import { hearBy } from '../../core/rules.ts';
import type { TripCatalogue } from './catalogue.ts';
import type { Stage, TripContext } from './context.ts';
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

export const RULES: { readonly [S in Stage]: readonly TripRule[] } = {
  DISCOVERY: discoveryRules,
  SUGGESTION: suggestionRules,
  EXPLORATION: explorationRules,
  CUSTOMIZATION: customizationRules,
  BOOKING: bookingRules,
  PAYMENT: paymentRules,
  POST_BOOKING: postBookingRules,
};

/** What each stage can hear, read by the rules and by a model alike (X1). */
export function expectationOf(data: TripContext, catalogue: TripCatalogue): Expectation {
  return {
    question: data.asked.question?.replaceAll('_', ' ') ?? null,
    options: data.suggested_trip_ids.map((id) => ({
      id,
      label: catalogue.trips.find((trip) => trip.id === id)?.name.en ?? id,
    })),
    intents: intentsOf(data, (type) => (claimed, reading) => isGrounded(type, claimed, reading, data, catalogue)),
    hear: hearBy(RULES[data.state], (reading) => heardIn(reading, data, catalogue)),
    otherwise: 'unclear',
    // A name and an address say nothing of the language somebody speaks.
    ...(isNameOrPlace(data.asked.question) ? { keepsLanguage: ['give_details'] } : {}),
    ...(data.travel_dates && { about: data.travel_dates.start }),
  };
}

function isNameOrPlace(question: TripContext['asked']['question']): boolean {
  return question === 'customer_name' || question === 'pickup_location';
}
