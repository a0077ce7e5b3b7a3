import { z } from 'zod';
import { LOCALES } from '../../core/locale.ts';
import type { Business } from '../../domain/business.ts';
import { ENVIRONMENTS } from './context.ts';

/** What a travel agency sells, as it writes it under `settings.trip`. Prices are whole cents of one currency. */
export const TIERS = ['value', 'comfort', 'premium'] as const;

const id = z.string().regex(/^[a-z0-9_]+$/);
const text = z.partialRecord(z.enum(LOCALES), z.string().min(1));
const cents = z.int().nonnegative();
const percent = z.int().min(0).max(100);

const trip = z.strictObject({
  id,
  environment: z.enum(ENVIRONMENTS),
  tier: z.enum(TIERS),
  name: text,
  tagline: text,
  highlights: z.tuple([text, text, text]),
  /** One line for each day; a longer trip repeats the last, a shorter one stops earlier. */
  itinerary: z.array(text).min(1),
  days: z.strictObject({ min: z.int().positive(), max: z.int().positive() }),
  /** For one person and one day, hotel of the package included. */
  centsPerPersonDay: cents,
  /** How many places each day's departure has: numbered units of the ledger. */
  places: z.int().positive().max(200),
  hotel: id,
  /** Where the weather is asked for. */
  at: z.tuple([z.number(), z.number()]),
  photos: z.array(z.string()).default([]),
});

const hotel = z.strictObject({ id, name: text, about: text, centsPerRoomNight: cents });
const perDay = z.strictObject({ id, name: text, centsPerDay: cents });
const addOn = z.strictObject({ id, name: text, cents, each: z.enum(['booking', 'person']).default('booking') });

const discount = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]+$/),
  percent,
  /** The last day it is taken. */
  until: z.iso.date().optional(),
});

const schema = z.strictObject({
  currency: z.string().length(3).default('USD'),
  trips: z.array(trip).min(1),
  hotels: z.array(hotel),
  guides: z.array(perDay).default([]),
  vehicles: z.array(perDay).default([]),
  addOns: z.array(addOn).default([]),
  discounts: z.array(discount).default([]),
  studentPercent: percent.default(0),
  centsPerLoyaltyPoint: cents.default(1),
  /** What comes back when one cancels at least so many days before the trip; the first that fits counts. */
  refunds: z.array(z.strictObject({ daysBefore: z.int().nonnegative(), percent })).default([]),
  departureCities: z.array(z.strictObject({ id, names: z.array(z.string().min(1)).min(1) })).min(1),
});

export type Catalogue = z.output<typeof schema>;
export type Trip = z.output<typeof trip>;

export function catalogueOf(business: Business): Catalogue {
  const parsed = schema.safeParse(business.settings['trip']);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`settings.trip.${issue?.path.map(String).join('.')} of ${business.id}: ${issue?.message}`);
  }
  const [contradiction] = contradictions(parsed.data);
  if (contradiction !== undefined) throw new Error(`settings.trip of ${business.id}: ${contradiction}`);
  return parsed.data;
}

/** What each part allows but the whole does not. */
function contradictions(catalogue: Catalogue): readonly string[] {
  const hotels = new Set(catalogue.hotels.map((one) => one.id));
  const unhoused = catalogue.trips.filter((one) => !hotels.has(one.hotel));
  const incomplete = [...new Set(catalogue.trips.map((one) => one.environment))].filter(
    (environment) =>
      new Set(catalogue.trips.filter((one) => one.environment === environment).map((one) => one.tier)).size < 3,
  );
  return [
    ...unhoused.map((one) => `the trip ${one.id} stays in the hotel ${one.hotel}, which there is not`),
    ...incomplete.map((environment) => `${environment} has not all of the tiers ${TIERS.join(', ')} (D4)`),
  ];
}
