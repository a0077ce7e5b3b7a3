import { z } from 'zod';
import type { Fact, Facts } from '../../core/effect.ts';
import { literal } from '../../core/literal.ts';
import { LOCALES } from '../../core/locale.ts';
import { remembered } from '../../core/remembered.ts';
import { WEEKDAYS } from '../../core/when.ts';
import type { Business } from '../../domain/business.ts';
import { READ_ONCE } from '../../domain/written.ts';
import { ENVIRONMENTS, MOODS } from './context.ts';
import { FACILITIES, ROOMS, SIGHTS } from './named.ts';

/** What the agency sells, as its owner writes it down: packages, add-ons, codes, climate, policy. Money is whole cents. */
const text = z.strictObject({ en: z.string().min(1), km: z.string().min(1), zh: z.string().min(1) });
const cents = z.int().nonnegative();
const percent = z.int().min(0).max(100);
const slug = z.string().regex(/^[a-z0-9][a-z0-9_-]*$/);

/** From the cheapest to the dearest. */
export const TIERS = ['value', 'comfort', 'premium', 'luxury', 'grand'] as const;

const clock = z.string().regex(/^\d{2}:\d{2}$/);

const trip = z.strictObject({
  id: slug,
  environment: z.enum(ENVIRONMENTS),
  tier: z.enum(TIERS),
  destination: slug,
  /** For one person and the package's own number of days. */
  cents,
  days: z.int().positive(),
  /** What a day more costs a person, and a day less saves. */
  extraDayCents: cents,
  daysMax: z.int().positive(),
  /** On each daily departure. */
  places: z.int().positive().max(100),
  guide: slug,
  vehicle: slug,
  hotel: slug,
  /** Whom it is made for (D3). */
  moods: z.array(z.enum(MOODS)).min(1),
  name: text,
  tagline: text,
  /** Each takes so many hours; what has its own time of day says when it begins (D5). */
  highlights: z.array(text.extend({ at: clock.optional(), hours: z.number().positive() })).length(3),
});

const count = z.int().nonnegative();

/** Mood and near speak for a trip, the rest against it; near and far are hours on the way. */
const suggestions = z.strictObject({
  nearHours: z.number().positive(),
  farHours: z.number().positive(),
  weights: z.strictObject({
    party: count,
    environment: count,
    over_budget: count,
    under_budget: count,
    days: count,
    far: count,
    mood: count,
    near: count,
  }),
});

const climate = z.array(z.tuple([z.int(), z.int(), z.int().min(0).max(31)])).length(12);

export const tripSettings = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/),
  pickupTime: clock,
  holdMinutes: z.int().positive(),
  /** How long places are kept for a person to finish a payment with, counted from when somebody is there (D8). */
  supportMinutes: z.int().positive(),
  /** From most days left to fewest. */
  cancellation: z.array(z.strictObject({ days: z.int().nonnegative(), percent })).min(1),
  codes: z.array(z.strictObject({ code: z.string().regex(/^[A-Z0-9]+$/), percent, until: z.iso.date() })),
  studentPercent: percent,
  /** A code for parties of so many or fewer, offered to whoever asks for a better price (D6). */
  smallGroup: z
    .strictObject({ code: z.string().regex(/^[A-Z0-9]+$/), peopleMax: z.int().positive(), percent })
    .optional(),
  /** What counts how much when three are suggested (D4). */
  suggestions,
  /** Points earned for each whole dollar paid, what one is worth, and how much of a bill they may pay. */
  loyalty: z.strictObject({
    pointsPerDollar: z.int().nonnegative(),
    centsPerPoint: z.int().positive(),
    percentMax: percent,
  }),
  addons: z.array(
    z.strictObject({
      id: slug,
      cents,
      per: z.enum(['booking', 'person']),
      name: text,
      aliases: z.array(z.string()),
    }),
  ),
  guides: z.array(
    z.strictObject({
      id: slug,
      name: z.string().min(1),
      languages: z.array(z.enum(LOCALES)).min(1),
      off: z.array(z.enum(WEEKDAYS)).max(6),
    }),
  ),
  vehicles: z.array(z.strictObject({ id: slug, cents, name: text, aliases: z.array(z.string()) })),
  cities: z.array(z.strictObject({ id: z.string().min(1), name: text, aliases: z.array(z.string()) })).min(1),
  places: z.array(z.strictObject({ id: slug, names: z.array(z.string()).min(1), about: text })),
  climates: z.record(slug, climate),
  destinations: z.array(
    z.strictObject({
      id: slug,
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      /** How long the way is, by the city one sets out from. */
      hours: z.record(z.string(), z.number().nonnegative()),
      climate: slug,
      feeCents: cents,
      name: text,
      packing: text,
      etiquette: text,
      /** What a free day can be spent on, as the end of a sentence. */
      outings: text,
    }),
  ),
  hotels: z.array(
    z.strictObject({
      id: slug,
      destination: slug,
      stars: z.int().min(1).max(5),
      /** For one person; a trip's price includes its own hotel's. */
      nightCents: cents,
      name: z.string().min(1),
      rooms: z.array(z.enum(ROOMS)).min(1),
      facilities: z.array(z.enum(FACILITIES)),
      /** In metres. */
      near: z.partialRecord(z.enum(SIGHTS), z.int().positive()),
    }),
  ),
  activities: z.strictObject({ out: text, back: text, free: text }),
  trips: z.array(trip).min(3),
});

export type TripSettings = z.output<typeof tripSettings>;
export type Trip = TripSettings['trips'][number];
export type Addon = TripSettings['addons'][number];
export type Guide = TripSettings['guides'][number];
export type Hotel = TripSettings['hotels'][number];
export type Destination = TripSettings['destinations'][number];
export type Text = z.output<typeof text>;

export interface TripCatalogue extends TripSettings {
  readonly timeZone: string;
  /** How to reach a person. */
  readonly contact: string;
}

/** Read once for a business: every composition of a process asks for it. */
export const catalogueOf = remembered((business: Business): TripCatalogue => {
  const settings = tripSettings.parse(business.settings['trip'], READ_ONCE);
  return { ...settings, timeZone: business.timeZone, contact: business.support?.reach ?? business.contact.phone };
});

export function tripWithId({ trips }: TripSettings, id: string | null): Trip | null {
  return trips.find((one) => one.id === id) ?? null;
}

export function addonWithId({ addons }: TripSettings, id: string | null): Addon | null {
  return addons.find((one) => one.id === id) ?? null;
}

/** What a trip may be had with: an add-on, or another vehicle. */
export function isExtra({ addons, vehicles }: TripSettings, id: string): boolean {
  return [...addons, ...vehicles].some((one) => one.id === id);
}

export function destinationOf({ destinations }: TripSettings, { destination }: Trip): Destination {
  const found = destinations.find(({ id }) => id === destination);
  if (found === undefined) throw new Error(`there is no destination "${destination}"`);
  return found;
}

/** Where one stays: the hotel that was chosen, if it stands where the trip goes, else the trip's own. */
export function hotelOf(catalogue: TripSettings, trip: Trip, chosen: string | null): Hotel {
  const found = hotelsFor(catalogue, trip).find(({ id }) => id === chosen);
  const own = catalogue.hotels.find(({ id }) => id === trip.hotel);
  if (own === undefined) throw new Error(`there is no hotel "${trip.hotel}"`);
  return found ?? own;
}

export function hotelsFor({ hotels }: TripSettings, { destination }: Trip): readonly Hotel[] {
  return hotels.filter((hotel) => hotel.destination === destination);
}

/** Hours on the way to a trip's place; null from where nobody has measured it. */
export function hoursTo(catalogue: TripSettings, trip: Trip, city: string | null): number | null {
  return city === null ? null : (destinationOf(catalogue, trip).hours[city] ?? null);
}

type Named = 'trip' | 'addon' | 'vehicle' | 'destination' | 'place' | 'city';

/** The catalogue's own texts are messages like any other, under keys of their own, in every language (D12). */
export function namedIn(kind: Named, id: string, part = 'name'): Fact {
  return phrase(`${kind}:${id}:${part}`);
}

/** Words within words: what a message states is itself a message. */
export function phrase(key: string, facts: Facts = {}, called?: Fact): Fact {
  return { say: key, facts, ...(called !== undefined && { called }) };
}

export function textsOf(catalogue: TripSettings, language: keyof Text): { readonly [key: string]: string } {
  const entries: [string, Text][] = [
    ...catalogue.trips.flatMap(({ id, name, tagline, highlights }): [string, Text][] => [
      [`trip:${id}:name`, name],
      [`trip:${id}:tagline`, tagline],
      ...highlights.map((one, index): [string, Text] => [`trip:${id}:highlight${index + 1}`, one]),
    ]),
    ...catalogue.addons.map(({ id, name }): [string, Text] => [`addon:${id}:name`, name]),
    ...catalogue.vehicles.map(({ id, name }): [string, Text] => [`vehicle:${id}:name`, name]),
    ...catalogue.cities.map(({ id, name }): [string, Text] => [`city:${id}:name`, name]),
    ...catalogue.places.map(({ id, about }): [string, Text] => [`place:${id}:about`, about]),
    ...catalogue.destinations.flatMap(({ id, name, packing, etiquette, outings }): [string, Text][] => [
      [`destination:${id}:name`, name],
      [`destination:${id}:packing`, packing],
      [`destination:${id}:etiquette`, etiquette],
      [`destination:${id}:outings`, outings],
    ]),
    ...Object.entries(catalogue.activities).map(([id, one]): [string, Text] => [`activity:${id}`, one]),
  ];
  return Object.fromEntries(entries.map(([key, one]) => [key, literal(one[language])]));
}
