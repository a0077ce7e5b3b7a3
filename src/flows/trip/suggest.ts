import { hoursTo, TIERS, type Trip, type TripCatalogue, type TripSettings } from './catalogue.ts';
import { limitOf, type TripContext } from './context.ts';
import { daysFor, plainPrice } from './quote.ts';

/** What makes a trip near to a wish or far from it, by the names of the weights (D4). */
export type Ground = keyof TripSettings['suggestions']['weights'];
const SPEAKS_FOR = ['mood', 'near'] as const;
export type Difference = Exclude<Ground, (typeof SPEAKS_FOR)[number]>;

export interface Suggestion {
  readonly trip: string;
  readonly grounds: readonly Ground[];
}

interface Weighed extends Suggestion {
  readonly tier: Trip['tier'];
  readonly weight: number;
  readonly cents: number;
  /** How far its price is outside what was meant to be spent. */
  readonly gap: number;
}

const SUGGESTED = 3;

/**
 * Exactly three of different price tiers, from cheap to dear: those that weigh most by the agency's own weights (D4).
 * What was turned down before does not come again, as long as there is enough else.
 */
export function suggestThree(
  data: TripContext,
  catalogue: TripCatalogue,
  declined: readonly string[] = [],
): readonly Suggestion[] {
  const fresh = bestOfTiers(data, catalogue, declined);
  const best = fresh.length < SUGGESTED ? bestOfTiers(data, catalogue, []) : fresh;
  return best
    .slice(0, SUGGESTED)
    .toSorted((one, other) => one.cents - other.cents)
    .map(({ trip, grounds }) => ({ trip, grounds }));
}

function bestOfTiers(data: TripContext, catalogue: TripCatalogue, without: readonly string[]): readonly Weighed[] {
  const weighed = catalogue.trips
    .filter(({ id }) => !without.includes(id))
    .map((trip) => weigh(trip, data, catalogue))
    .toSorted((one, other) => other.weight - one.weight || one.gap - other.gap || one.cents - other.cents);
  return TIERS.flatMap((tier) => weighed.find((one) => one.tier === tier) ?? []).toSorted(
    (one, other) => weighed.indexOf(one) - weighed.indexOf(other),
  );
}

function weigh(trip: Trip, data: TripContext, catalogue: TripCatalogue): Weighed {
  const grounds = groundsFor(trip, data, catalogue);
  const cents = plainPrice(data, catalogue, trip.id) ?? 0;
  const gap = Math.max(0, cents - limitOf(data), leastOf(data) - cents);
  return { trip: trip.id, tier: trip.tier, grounds, weight: weightOf(grounds, catalogue), cents, gap };
}

/** Of these, the one that most speaks for; of several the cheapest. */
export function bestOf(trips: readonly string[], data: TripContext, catalogue: TripCatalogue): string | null {
  const weighed = catalogue.trips.filter(({ id }) => trips.includes(id)).map((trip) => weigh(trip, data, catalogue));
  const [best] = weighed.toSorted((one, other) => other.weight - one.weight || one.cents - other.cents);
  return best?.trip ?? null;
}

/** The sum of the grounds, and nothing else. */
export function weightOf(grounds: readonly Ground[], { suggestions }: TripCatalogue): number {
  return grounds.reduce((sum, one) => sum + suggestions.weights[one] * (isFor(one) ? 1 : -1), 0);
}

function isFor(ground: Ground): ground is (typeof SPEAKS_FOR)[number] {
  return SPEAKS_FOR.some((one) => one === ground);
}

/** Everything that counts for or against a trip; what weighs nothing is no ground. */
export function groundsFor(trip: Trip, wishes: TripContext, catalogue: TripCatalogue): readonly Ground[] {
  const { mood, environment, duration_days, people_count, departure_city } = wishes;
  const { nearHours, farHours, weights } = catalogue.suggestions;
  const cents = plainPrice(wishes, catalogue, trip.id) ?? 0;
  const hours = hoursTo(catalogue, trip, departure_city);
  const holds: { readonly [G in Ground]: boolean } = {
    mood: mood !== null && trip.moods.includes(mood),
    near: hours !== null && hours <= nearHours,
    environment: environment !== null && trip.environment !== environment,
    party: people_count !== null && people_count > trip.places,
    days: duration_days !== null && daysFor(trip, duration_days) !== duration_days,
    over_budget: cents > limitOf(wishes),
    under_budget: cents < leastOf(wishes),
    far: hours !== null && hours >= farHours,
  };
  return GROUNDS.filter((ground) => holds[ground] && weights[ground] > 0);
}

const GROUNDS = [
  ...SPEAKS_FOR,
  'environment',
  'party',
  'days',
  'over_budget',
  'under_budget',
  'far',
] as const satisfies readonly Ground[];

/** In what a trip differs from the wish: said honestly beside it. */
export function differences(trip: Trip, wishes: TripContext, catalogue: TripCatalogue): readonly Difference[] {
  return groundsFor(trip, wishes, catalogue).filter((one): one is Difference => !isFor(one));
}

/** Why a trip is suggested: whom it is made for, and how near it is. */
export function reasons(
  trip: Trip,
  wishes: TripContext,
  catalogue: TripCatalogue,
): readonly (typeof SPEAKS_FOR)[number][] {
  return groundsFor(trip, wishes, catalogue).filter(isFor);
}

/** The least that is meant to be spent, in cents. */
function leastOf({ budget_min_usd }: TripContext): number {
  return Math.round((budget_min_usd ?? 0) * 100);
}

/** What a trip of each tier costs such a party: the anchors for a vague budget (D3). */
export function anchors(data: TripContext, catalogue: TripCatalogue): { readonly low: number; readonly high: number } {
  const totals = TIERS.map((tier) => {
    const fitting = catalogue.trips.filter(
      (trip) => trip.tier === tier && (data.environment === null || trip.environment === data.environment),
    );
    return Math.max(...fitting.map((trip) => plainPrice(data, catalogue, trip.id) ?? 0));
  });
  const low = roundedUp(totals[0] ?? 0);
  return { low, high: Math.max(roundedUp(totals[1] ?? 0), low + ROUND_CENTS) };
}

/** The cheapest and the dearest of what could be wished for. */
export function priceRange(
  data: TripContext,
  catalogue: TripCatalogue,
): { readonly low: number; readonly high: number } {
  const totals = catalogue.trips
    .filter((trip) => data.environment === null || trip.environment === data.environment)
    .map((trip) => plainPrice(data, catalogue, trip.id) ?? 0);
  return { low: Math.min(...totals), high: Math.max(...totals) };
}

/** To the next fifty dollars: an anchor is a round figure. */
function roundedUp(cents: number): number {
  return Math.ceil(cents / ROUND_CENTS) * ROUND_CENTS;
}

const ROUND_CENTS = 5_000;
