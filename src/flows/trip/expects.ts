import { z } from 'zod';
import type { Expectation, IntentExpectation } from '../../core/expectation.ts';
import { heardAnswer } from '../../core/hearing.ts';
import type { JsonObject } from '../../core/json.ts';
import { mentions, type Reading } from '../../core/reading.ts';
import { hearingOf } from '../../core/rules.ts';
import type { TripCatalogue } from './catalogue.ts';
import { DETAILS, ENVIRONMENTS, MOODS, type Stage, type TripContext } from './context.ts';
import { EXPLORING_TOOLS, INTENTS, type IntentName } from './events.ts';
import { understand } from './understand.ts';

/** What an intent may carry: the state's own field names, and what was picked or asked to see. */
const entities = z.strictObject({
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
  trip: z.string().optional(),
  trips: z.array(z.string()).optional(),
  topics: z.array(z.enum(EXPLORING_TOOLS)).optional(),
  tips: z.array(z.string()).optional(),
  place: z.string().optional(),
  addons: z.array(z.string()).optional(),
  dropped: z.array(z.string()).optional(),
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
  listed: z.boolean().optional(),
  wanted: z.enum(['hotel', 'guide']).optional(),
});

/** What each stage can hear, read by the rules and by a model alike (X1). */
export function expectationOf(data: TripContext, catalogue: TripCatalogue): Expectation {
  const intent = (type: IntentName): [string, IntentExpectation] => [
    type,
    {
      meaning: MEANINGS[type],
      entities,
      grounded: (claimed, reading) => isGrounded(type, claimed, reading, data, catalogue),
      ...(COMMITTING[data.state]?.includes(type) && { commits: (claimed) => isCommitting(type, claimed, data) }),
    },
  ];
  return {
    question: data.asked.question?.replaceAll('_', ' ') ?? null,
    options: data.suggested_trip_ids.map((id) => ({
      id,
      label: catalogue.trips.find((trip) => trip.id === id)?.name.en ?? id,
    })),
    intents: Object.fromEntries(INTENTS.filter((type) => type !== 'unclear').map(intent)),
    hear: (reading, may) => {
      const heard = understand(reading, data, catalogue);
      if (heard === null || heard.type === 'unclear' || !may(heard.type, heard.entities)) return null;
      return hearingOf(heard.type, heard);
    },
    otherwise: 'unclear',
    // A name and an address say nothing of the language somebody speaks.
    ...(isNameOrPlace(data.asked.question) ? { keepsLanguage: ['give_details'] } : {}),
    ...(data.travel_dates && { about: data.travel_dates.start }),
  };
}

/** What has places held, given back or paid for, by stage (X11). */
const COMMITTING: { readonly [S in Stage]?: readonly IntentName[] } = {
  BOOKING: ['confirm', 'give_details'],
  PAYMENT: ['cancel', 'change_selection'],
  POST_BOOKING: ['confirm'],
};

/** The yes to the summary and the last detail have the places held; a yes to anything else in BOOKING only leads there. */
function isCommitting(type: IntentName, { field }: JsonObject, data: TripContext): boolean {
  if (type === 'confirm' && data.state === 'BOOKING') return data.asked.question === 'summary';
  if (type !== 'give_details') return true;
  return DETAILS.every((detail) => data[detail] !== null || detail === field);
}

function isNameOrPlace(question: TripContext['asked']['question']): boolean {
  return question === 'customer_name' || question === 'pickup_location';
}

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

/** What a model claims was heard must be known here, or stand in the words. */
function isGrounded(
  type: IntentName,
  claimed: JsonObject,
  reading: Reading,
  data: TripContext,
  catalogue: TripCatalogue,
): boolean {
  if (type === 'confirm') return heardAnswer(reading) === 'yes';
  if (type === 'give_details') return spoken(claimed['value'], reading) && claimed['field'] === data.asked.question;
  const known = (name: string, list: readonly { readonly id: string }[]) =>
    claimed[name] === undefined || list.some(({ id }) => id === claimed[name]);
  const numbers = ['duration_days', 'people_count', 'budget_min_usd', 'budget_max_usd', 'points'].every(
    (name) =>
      claimed[name] === undefined ||
      /\d/.test(reading.text) ||
      mentions(reading, 'count').length > 0 ||
      mentions(reading, 'duration').length > 0,
  );
  const dated =
    claimed['travel_dates'] === undefined || mentions(reading, 'date').length + mentions(reading, 'dates').length > 0;
  const listed =
    known('trip', catalogue.trips) &&
    known('departure_city', catalogue.cities) &&
    known('hotel', catalogue.hotels) &&
    known('vehicle', catalogue.vehicles);
  return numbers && dated && listed && known('guide', catalogue.guides) && spoken(claimed['code'] ?? '', reading);
}

function spoken(value: unknown, { text }: Reading): boolean {
  return typeof value === 'string' && text.toLowerCase().includes(value.toLowerCase());
}
