import { runExamples } from '../../src/exports/flow.contract.ts';
import { newTrip, type Stage, type TripContext } from '../../src/flows/trip/context.ts';
import { createTripFlow } from '../../src/flows/trip/index.ts';
import { demoAgency } from '../../src/flows/trip/testing/agency.ts';

const business = demoAgency();

type Asked = TripContext['asked'];

/** A party of two that has got so far, with what the last reply put to it. */
function at(state: Stage, question: Asked['question'], more: Partial<TripContext> & { options?: string[] } = {}) {
  const { options = [], ...rest } = more;
  return { ...newTrip(), ...KNOWN[state], state, ...rest, asked: { question, options, about: null } };
}

const wished = {
  mood: 'stressed',
  environment: 'BEACH',
  duration_days: 3,
  people_count: 2,
  budget_min_usd: 100,
  budget_max_usd: 300,
  departure_city: 'Phnom Penh',
  suggested_trip_ids: ['kep-breeze', 'salt-and-sun', 'villa-by-the-sea'],
} as const satisfies object;
const shown = { ...wished, suggested_trip_ids: [...wished.suggested_trip_ids] };
const chosen = { ...shown, selected_trip_id: 'kep-breeze', selected_hotel_id: 'kep_breeze_bungalows' };
const dated = { ...chosen, travel_dates: { start: '2026-02-20', end: '2026-02-22' } };
const held = { ...dated, booking_id: 'b', booking_ref: 'MT-1', reserved_until: '2026-01-10T02:15:00Z' };

const KNOWN: { readonly [S in Stage]: Partial<TripContext> } = {
  DISCOVERY: {},
  SUGGESTION: shown,
  EXPLORATION: shown,
  CUSTOMIZATION: chosen,
  BOOKING: dated,
  PAYMENT: { ...held, payment_intent_id: 'p', payment_status: 'PENDING' },
  POST_BOOKING: { ...held, reserved_until: null, payment_status: 'CONFIRMED' },
};

const hotels = ['kep_breeze_bungalows', 'salt_sun_hotel'];

runExamples({
  flow: createTripFlow(business),
  business,
  now: '2026-01-10T09:00:00+07:00',
  states: {
    DISCOVERY: at('DISCOVERY', 'mood'),
    SUGGESTION: at('SUGGESTION', 'explore'),
    EXPLORATION: at('EXPLORATION', 'explore'),
    CUSTOMIZATION: at('CUSTOMIZATION', 'customise'),
    BOOKING: at('BOOKING', 'summary'),
    PAYMENT: at('PAYMENT', 'payment'),
    POST_BOOKING: at('POST_BOOKING', null),
  },
  given: {
    'the budget asked': at('DISCOVERY', 'budget'),
    'the party asked': at('DISCOVERY', 'people_count'),
    'asked what did not fit': at('DISCOVERY', 'what_did_not_fit', shown),
    'one looked at before': {
      ...at('SUGGESTION', 'explore'),
      asked: { question: 'explore', options: shown.suggested_trip_ids, about: 'salt-and-sun' },
    },
    'which trip asked': at('SUGGESTION', 'which_trip', {}),
    'hotels listed in SUGGESTION': at('SUGGESTION', 'which_hotel', { options: hotels }),
    'hotels listed in EXPLORATION': at('EXPLORATION', 'which_hotel', { options: hotels }),
    'guides listed in SUGGESTION': at('SUGGESTION', 'which_guide', { options: ['dara', 'sophea'] }),
    'guides listed in EXPLORATION': at('EXPLORATION', 'which_guide', { options: ['dara', 'sophea'] }),
    'over the budget': at('CUSTOMIZATION', 'over_budget', { options: ['massage'] }),
    'an extra priced': at('EXPLORATION', 'explore', { options: ['massage'] }),
    'an add-on added': at('CUSTOMIZATION', 'customise', { customizations: ['massage'] }),
    'an add-on added in DISCOVERY': at('DISCOVERY', 'mood', { customizations: ['massage'] }),
    'an add-on added in SUGGESTION': at('SUGGESTION', 'explore', { customizations: ['massage'] }),
    'an add-on added in EXPLORATION': at('EXPLORATION', 'explore', { customizations: ['massage'] }),
    'the price of an extra told': at('BOOKING', 'summary', { options: ['massage'] }),
    'the name asked': at('BOOKING', 'customer_name'),
    'the phone asked': at('BOOKING', 'customer_phone'),
    'the pickup asked': at('BOOKING', 'pickup_location'),
    'requests asked': at('BOOKING', 'booking_special_requests'),
    'asked where else in PAYMENT': at('PAYMENT', 'new_pickup'),
    'asked where else in POST_BOOKING': at('POST_BOOKING', 'new_pickup'),
    'an extra proposed': at('POST_BOOKING', 'addon_later'),
    'an extra to pay': at('POST_BOOKING', 'extra_payment'),
    'tips offered': at('POST_BOOKING', 'tips'),
    'two are booked': at('POST_BOOKING', 'tips'),
  },
});
