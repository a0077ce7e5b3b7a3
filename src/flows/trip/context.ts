import { z } from 'zod';
import type { Locale } from '../../core/locale.ts';

/**
 * The journey's ConversationState, field for field (D2), and `asked`, the one key more that X2 allows. What is not known
 * yet is null; an unknown key is refused.
 */
export const STAGES = [
  'DISCOVERY',
  'SUGGESTION',
  'EXPLORATION',
  'CUSTOMIZATION',
  'BOOKING',
  'PAYMENT',
  'POST_BOOKING',
] as const;
export type Stage = (typeof STAGES)[number];

export const ENVIRONMENTS = ['MOUNTAIN', 'BEACH', 'CITY', 'FOREST', 'ISLAND', 'TEMPLE'] as const;
export const MOODS = ['stressed', 'adventurous', 'romantic', 'curious', 'family'] as const;
/** The six things to know before anything is suggested (D3); the budget is one thing of two fields. */
export const REQUIRED = ['mood', 'environment', 'duration_days', 'people_count', 'budget', 'departure_city'] as const;
export type Required = (typeof REQUIRED)[number];

export const MESSAGES_MAX = 20;
/** At this many failed payments no further QR is made (D8). */
export const PAYMENT_ATTEMPTS_MAX = 3;

const instant = z.iso.datetime({ offset: true });
const text = z.string().nullable().default(null);
const dates = z.strictObject({ start: z.iso.date(), end: z.iso.date() });

/** What a reply may have put to the traveller: a field to fill, or something to decide. */
export const QUESTIONS = [
  ...REQUIRED,
  'budget_vague',
  'conflict',
  'which_environment',
  'what_did_not_fit',
  'explore',
  'cheaper',
  'which_trip',
  'customise',
  'over_budget',
  'over_budget_change',
  'which_hotel',
  'which_guide',
  'travel_dates',
  'summary',
  'change',
  'customer_name',
  'customer_phone',
  'pickup_location',
  'booking_special_requests',
  'payment',
  'support',
  'tips',
  'addon_later',
  'extra_payment',
  'new_pickup',
  'party',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** Whether "add it" and "leave it" may be said of an extra whose price was told. */
export function isOpen(question: Question | null): boolean {
  return question === 'explore' || question === 'customise' || question === 'summary';
}

/** Whether what is asked is about something of its own, and not merely about the trip that is spoken of: it stays so after a detour (X7). */
export function isAboutItsOwn(question: Question | null): boolean {
  return question !== null && OF_ITS_OWN.includes(question);
}

const OF_ITS_OWN: readonly Question[] = [
  ...(['which_environment', 'budget_vague', 'conflict', 'which_hotel', 'which_guide'] as const),
  ...(['over_budget_change', 'travel_dates', 'payment', 'addon_later', 'extra_payment'] as const),
];

/** What is collected in person once the summary is agreed to, in this order (D7). */
export const DETAILS = ['customer_name', 'customer_phone', 'pickup_location', 'booking_special_requests'] as const;
export type Detail = (typeof DETAILS)[number];

const asked = z.strictObject({
  /** One that only an earlier version put is none. */
  question: z.enum(QUESTIONS).nullable().default(null).catch(null),
  /** Ids of what was listed, in the order shown. */
  options: z.array(z.string()).default([]),
  /** What "it" is: the trip, the add-on or the date in question. */
  about: z.string().nullable().default(null),
  /** The days that they would leave on one of, while it is open which: an ISO interval. */
  period: z.string().nullable().default(null),
  /** Trips that were shown and did not fit: others come next time (D4). */
  declined: z.array(z.string()).default([]),
});

const PREFERRED = ['EN', 'KH', 'ZH'] as const;
/** What the document calls a language (D2): it knows three, and whoever speaks another counts as the first. */
export const PREFERRED_AS: { readonly [L in Locale]?: (typeof PREFERRED)[number] } = { en: 'EN', km: 'KH', zh: 'ZH' };

export const tripContext = z.strictObject({
  session_id: z.string().default(''),
  /** Absent in a preview chat. */
  user_id: text,
  preferred_language: z.enum(PREFERRED).default('EN'),
  state: z.enum(STAGES).default('DISCOVERY'),

  mood: z.enum(MOODS).nullable().default(null),
  environment: z.enum(ENVIRONMENTS).nullable().default(null),
  duration_days: z.int().positive().nullable().default(null),
  people_count: z.int().positive().nullable().default(null),
  budget_min_usd: z.number().nonnegative().nullable().default(null),
  budget_max_usd: z.number().nonnegative().nullable().default(null),
  departure_city: text,
  travel_dates: dates.nullable().default(null),
  special_needs: text,

  suggested_trip_ids: z.array(z.string()).default([]),

  selected_trip_id: text,
  selected_hotel_id: text,
  selected_vehicle_id: text,
  selected_guide_id: text,
  customizations: z.array(z.string()).default([]),
  applied_discount_code: text,
  loyalty_points_to_use: z.int().nonnegative().default(0),
  apply_student_discount: z.boolean().default(false),

  customer_name: text,
  customer_phone: text,
  pickup_location: text,
  booking_special_requests: text,

  booking_id: text,
  booking_ref: text,
  payment_intent_id: text,
  payment_status: text,
  reserved_until: instant.nullable().default(null),
  payment_attempts: z.int().nonnegative().default(0),

  messages: z
    .array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string() }))
    .max(MESSAGES_MAX)
    .default([]),

  created_at: instant.nullable().default(null),
  last_active: instant.nullable().default(null),
  asked: asked.prefault({}),
});

export type TripContext = z.infer<typeof tripContext>;

/** What a reservation is for, as it is kept with it in the ledger: it outlives whatever the talk turns to. */
export const orderedTrip = tripContext.pick({
  selected_trip_id: true,
  selected_hotel_id: true,
  selected_vehicle_id: true,
  selected_guide_id: true,
  travel_dates: true,
  duration_days: true,
  people_count: true,
  customizations: true,
  applied_discount_code: true,
  loyalty_points_to_use: true,
  apply_student_discount: true,
  customer_name: true,
  pickup_location: true,
});

export function newTrip(): TripContext {
  return tripContext.parse({});
}

/** Which of the six are still unknown, in the order they are asked for. */
export function missingOf(data: TripContext): readonly Required[] {
  return REQUIRED.filter((field) =>
    field === 'budget' ? data.budget_min_usd === null || data.budget_max_usd === null : data[field] === null,
  );
}

/** Called off: what was paid has gone back, or there was nothing to give back (D10). */
export function isOff({ payment_status }: TripContext): boolean {
  return payment_status === 'REFUNDED' || payment_status === 'REFUNDING' || payment_status === 'CANCELLED';
}

/** The summary was agreed to, and the details are being asked for (D7). */
export function isAgreed({ state, asked }: TripContext): boolean {
  return state === 'BOOKING' && DETAILS.some((detail) => detail === asked.question);
}

/** Something goes over the budget, and was asked about (D6). */
export function isOverBudget({ asked }: TripContext): boolean {
  return asked.question === 'over_budget' || asked.question === 'over_budget_change';
}

/** The most that is meant to be spent, in cents. */
export function limitOf({ budget_max_usd }: TripContext): number {
  return budget_max_usd === null ? Number.POSITIVE_INFINITY : Math.round(budget_max_usd * 100);
}
