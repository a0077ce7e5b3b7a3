import { z } from 'zod';
import type { IntentExpectation } from '../../core/expectation.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { DETAILS, ENVIRONMENTS, MOODS, type Stage, type TripContext } from './context.ts';

/** What a traveller may want, whatever the stage; each stage says which of these it takes. */
export const INTENTS = [
  'inform',
  'explore',
  'reject_all',
  'select',
  'book',
  'customise',
  'discount',
  'negotiate',
  'use_points',
  'confirm',
  'decline',
  'give_details',
  'payment_status',
  'payment_trouble',
  'show_code',
  'put_off',
  'change_pickup',
  'ask_why',
  'ask_change',
  'ask_pickup',
  'more_people',
  'recount',
  'ask_team',
  'reschedule',
  'refund_status',
  'travel_tips',
  'change_preferences',
  'change_selection',
  'start_over',
  'cancel',
  'unclear',
] as const;
export type IntentName = (typeof INTENTS)[number];

/** The tools that show something, run side by side when several things were asked about at once (D5). */
export const EXPLORING_TOOLS = [
  'getTripItinerary',
  'getHotelDetails',
  'getTripImages',
  'getWeatherForecast',
  'compareTrips',
  'calculateCustomTrip',
] as const;

export const TIPS = ['packing', 'fees', 'etiquette'] as const;

/** What was heard, before it is known for what. */
export type Entities = { readonly [name: string]: Json };

/** What a price is asked for, and nobody has told: "how much for two?" */
export const supposed = z.partialRecord(z.enum(['people_count', 'duration_days']), z.int().positive().max(200));

/** What an intent may carry: the state's own field names, and what was picked or asked to see. */
export const tripEntities = z.strictObject({
  mood: z.enum(MOODS).optional(),
  environment: z.enum(ENVIRONMENTS).optional(),
  environments: z.array(z.enum(ENVIRONMENTS)).optional(),
  duration_days: z.int().positive().max(60).optional(),
  people_count: z.int().positive().max(200).optional(),
  budget_min_usd: z.number().nonnegative().optional(),
  budget_max_usd: z.number().nonnegative().optional(),
  departure_city: z.string().optional(),
  travel_dates: z.strictObject({ start: z.iso.date(), end: z.iso.date() }).optional(),
  travel_period: z.strictObject({ start: z.iso.date(), end: z.iso.date() }).optional(),
  special_needs: z.string().max(300).optional(),
  /** Told that there are none, beside something else; what they are is given where it is asked. */
  booking_special_requests: z.literal('').optional(),
  customer_name: z.string().max(80).optional(),
  customer_phone: z.string().max(20).optional(),
  trip: z.string().optional(),
  trips: z.array(z.string()).optional(),
  priced: z.array(z.string()).optional(),
  supposed: supposed.optional(),
  topics: z.array(z.enum(EXPLORING_TOOLS)).optional(),
  tips: z.array(z.string()).optional(),
  place: z.string().optional(),
  way: z.strictObject({ from: z.string(), to: z.array(z.string()) }).optional(),
  addons: z.array(z.string()).optional(),
  dropped: z.array(z.string()).optional(),
  some: z.int().positive().optional(),
  hotel: z.string().optional(),
  vehicle: z.string().optional(),
  guide: z.string().optional(),
  code: z.string().optional(),
  points: z.int().nonnegative().optional(),
  student: z.boolean().optional(),
  field: z.string().optional(),
  value: z.string().max(300).optional(),
  vague_budget: z.boolean().optional(),
  wants: z.string().optional(),
  prefers: z.enum(['quality', 'budget']).optional(),
  reconsider: z.string().optional(),
  surprise: z.boolean().optional(),
  anywhere: z.boolean().optional(),
  listed: z.boolean().optional(),
  wanted: z.enum(['hotel', 'guide']).optional(),
});

export type TripEntities = Readonly<z.infer<typeof tripEntities>>;

const MEANINGS: { readonly [I in IntentName]: string } = {
  inform: 'tells mood, kind of place, days, people, budget, city of departure or travel dates',
  explore: 'asks to see itinerary, hotel, photos, weather, a comparison or a price',
  reject_all: 'none of the trips suggested fits',
  select: 'chooses one of the trips',
  book: 'is ready to book',
  customise: 'adds or drops add-ons, vehicle or guide, or changes people, days or dates',
  discount: 'gives a discount code',
  negotiate: 'wants a better price or something cheaper',
  use_points: 'wants to pay with loyalty points',
  confirm: 'says yes to what was asked',
  decline: 'says no to what was asked',
  give_details: 'gives the name, phone number, pickup place or special requests that were asked for',
  payment_status: 'asks whether the payment went through',
  payment_trouble: 'says that paying failed or wants a new code',
  show_code: 'wants to see the payment code once more',
  put_off: 'wants to decide or pay another time, not now',
  change_pickup: 'wants to be picked up somewhere else',
  ask_why: 'asks why something is asked',
  ask_change: 'asks what it would mean to change or cancel while places are held',
  ask_pickup: 'asks when or where the pickup is',
  more_people: 'wants to bring more people along on the booked trip',
  recount: 'says that somebody more comes along or somebody does not come after all, and not how many do',
  ask_team: 'wants another hotel, guide or vehicle on the booked trip',
  reschedule: 'wants other dates for the trip',
  refund_status: 'asks about a refund',
  travel_tips: 'asks about packing, fees, etiquette or weather of the booked trip',
  change_preferences: 'wants other suggestions: another kind of place, length, party or budget',
  change_selection: 'wants another trip, hotel or guide',
  start_over: 'wants to begin again',
  cancel: 'does not want to go on',
  unclear: 'anything else',
};

/** All of them, with when each is meant, for a model: every stage hears them and makes of them what it can (X1). */
export function intentsOf(
  data: TripContext,
  grounded: (type: IntentName) => NonNullable<IntentExpectation['grounded']>,
): { readonly [type: string]: IntentExpectation } {
  const heard = INTENTS.filter((type) => type !== 'unclear');
  return Object.fromEntries(
    heard.map((type) => [
      type,
      {
        meaning: MEANINGS[type],
        entities: tripEntities,
        grounded: grounded(type),
        ...(COMMITTING[data.state]?.includes(type) && {
          commits: (claimed: JsonObject) => isCommitting(type, claimed, data),
        }),
      },
    ]),
  );
}

/** What has places held, given back or paid for, by stage (X11). */
const COMMITTING: { readonly [S in Stage]?: readonly IntentName[] } = {
  BOOKING: ['confirm', 'give_details'],
  PAYMENT: ['cancel', 'change_selection'],
  POST_BOOKING: ['confirm'],
};

/** The yes to the summary and the last detail have the places held; a yes to anything else in BOOKING only leads there. */
function isCommitting(type: IntentName, claimed: JsonObject, data: TripContext): boolean {
  if (type === 'confirm' && data.state === 'BOOKING') return data.asked.question === 'summary';
  if (type !== 'give_details') return true;
  return DETAILS.every(
    (detail) => data[detail] !== null || detail === claimed['field'] || claimed[detail] !== undefined,
  );
}
