import { TIERS, type Trip, type TripCatalogue } from './catalogue.ts';
import type { TripContext } from './context.ts';
import { daysFor, plainPrice } from './quote.ts';

/** In what a suggested trip differs from the wish: said honestly beside it (D4). */
export type Difference = 'over_budget' | 'days' | 'environment' | 'party';

export interface Suggestion {
  readonly trip: string;
  readonly differs: readonly Difference[];
}

/** Exactly three, one of each price tier: in each the one that differs least from what was wished (D4). */
export function suggestThree(data: TripContext, catalogue: TripCatalogue): readonly Suggestion[] {
  return TIERS.flatMap((tier) => {
    const candidates = catalogue.trips
      .filter((trip) => trip.tier === tier)
      .map((trip) => ({ trip, differs: differences(trip, data, catalogue) }));
    const weight = (differs: readonly Difference[]) => differs.reduce((sum, one) => sum + WEIGHTS[one], 0);
    const [best] = candidates.toSorted(
      (one, other) => weight(one.differs) - weight(other.differs) || one.trip.cents - other.trip.cents,
    );
    return best === undefined ? [] : [{ trip: best.trip.id, differs: best.differs }];
  });
}

/** What cannot take the whole party is the furthest from a wish, a dearer trip of the same kind the nearest. */
const WEIGHTS: { readonly [D in Difference]: number } = { party: 16, environment: 8, days: 2, over_budget: 1 };

export function differences(trip: Trip, wishes: TripContext, catalogue: TripCatalogue): readonly Difference[] {
  const { environment, duration_days, people_count, budget_max_usd } = wishes;
  const cents = plainPrice(wishes, catalogue, trip.id) ?? 0;
  return [
    ...(environment !== null && trip.environment !== environment ? ['environment' as const] : []),
    ...(people_count !== null && people_count > trip.places ? ['party' as const] : []),
    ...(duration_days !== null && daysFor(trip, duration_days) !== duration_days ? ['days' as const] : []),
    ...(budget_max_usd !== null && cents > budget_max_usd * 100 ? ['over_budget' as const] : []),
  ];
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
