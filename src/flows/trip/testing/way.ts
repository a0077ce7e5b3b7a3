import type { JsonObject } from '../../../core/json.ts';
import type { Journey } from './journey.ts';

export type Said = readonly [intent: string, entities: JsonObject];

export const SIX = {
  mood: 'stressed',
  environment: 'BEACH',
  duration_days: 3,
  people_count: 2,
  budget_min_usd: 100,
  budget_max_usd: 300,
  departure_city: 'Phnom Penh',
};

/** What tools answer when all goes well. */
const ANSWERS: { readonly [tool: string]: JsonObject } = {
  getTripSuggestions: { trip_ids: ['kep-breeze', 'salt-and-sun', 'villa-by-the-sea'] },
  getTripItinerary: { trip: 'kep-breeze', days: [['out', 'highlight1', 'back']] },
  getWeatherForecast: { trip: 'kep-breeze', source: 'climate', low: 22, high: 31, rain_days: 3 },
  validateDiscountCode: { code: 'TRAIL10', percent: 10 },
  createBooking: { booking_id: 'b', booking_ref: 'MT-1', reserved_until: '2026-01-10T02:15:00Z' },
  generatePaymentQR: { payment_intent_id: 'p', url: null, image: null },
  checkPaymentStatus: { status: 'open' },
};

export const DETAILS = {
  customer_name: 'Sok Dara',
  customer_phone: '+85512345678',
  pickup_location: 'Hotel Cambodiana',
  booking_special_requests: 'no peanuts',
};

/** From the first wish to the payment. */
export const WAY: readonly Said[] = [
  ['inform', { ...SIX, travel_dates: { start: '2026-02-20', end: '2026-02-22' } }],
  ['explore', { trip: 'kep-breeze', topics: ['getTripItinerary'] }],
  ['select', { trip: 'kep-breeze' }],
  ['book', {}],
  ['confirm', {}],
  ...Object.entries(DETAILS).map(([field, value]): Said => ['give_details', { field, value }]),
];

/** Says something and lets every tool answer until the journey is at rest. */
export function takeTurn(journey: Journey, [intent, entities]: Said): void {
  if (!journey.hears(intent, entities)) return;
  journey.hear(intent, entities);
  for (let rounds = 0; journey.calls.length > 0 && rounds < 10; rounds += 1) {
    const open = journey.open;
    for (const { tool, input } of open) {
      const output = tool === 'validateUserDetails' ? input : (ANSWERS[tool] ?? {});
      journey.send(`${tool}.done`, { input, output });
    }
  }
}
