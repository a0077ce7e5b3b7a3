import { TIERS, type Trip, type TripCatalogue } from './catalogue.ts';
import type { TripContext } from './context.ts';
import { daysFor, quoteOf } from './quote.ts';

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

/** Another kind of place is the furthest from a wish, a dearer one of the same kind the nearest. */
const WEIGHTS: { readonly [D in Difference]: number } = { environment: 8, party: 4, days: 2, over_budget: 1 };

export function differences(trip: Trip, wishes: TripContext, catalogue: TripCatalogue): readonly Difference[] {
  const { environment, duration_days, people_count, budget_max_usd } = wishes;
  const cents = quoteOf({ ...wishes, customizations: [] }, catalogue, trip.id)?.cents ?? 0;
  return [
    ...(environment !== null && trip.environment !== environment ? ['environment' as const] : []),
    ...(people_count !== null && people_count > trip.places ? ['party' as const] : []),
    ...(duration_days !== null && daysFor(trip, duration_days) !== duration_days ? ['days' as const] : []),
    ...(budget_max_usd !== null && cents > budget_max_usd * 100 ? ['over_budget' as const] : []),
  ];
}

/** What a trip of each tier costs such a party: the anchors for a vague budget (D3). */
export function anchors(data: TripContext, catalogue: TripCatalogue): { readonly low: number; readonly high: number } {
  const people = data.people_count ?? 1;
  const totals = TIERS.map((tier) => {
    const fitting = catalogue.trips.filter(
      (trip) => trip.tier === tier && (data.environment === null || trip.environment === data.environment),
    );
    const cents = fitting.map((trip) =>
      quoteOf({ ...data, people_count: people, customizations: [] }, catalogue, trip.id),
    );
    return Math.max(...cents.map((one) => one?.cents ?? 0));
  });
  return { low: roundedUp(totals[0] ?? 0), high: roundedUp(totals[1] ?? 0) };
}

/** To the next fifty dollars: an anchor is a round figure. */
function roundedUp(cents: number): number {
  return Math.ceil(cents / 5_000) * 5_000;
}
