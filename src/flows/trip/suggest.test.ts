import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TripCatalogue, tripWithId } from './catalogue.ts';
import { ENVIRONMENTS, MOODS, newTrip, type TripContext } from './context.ts';
import { plainPrice } from './quote.ts';
import { differences, groundsFor, reasons, suggestThree, weightOf } from './suggest.ts';
import { demoCatalogue } from './testing/agency.ts';

const catalogue = demoCatalogue();
const wishes: fc.Arbitrary<TripContext> = fc
  .record({
    mood: fc.constantFrom(...MOODS),
    environment: fc.constantFrom(...ENVIRONMENTS),
    duration_days: fc.integer({ min: 1, max: 30 }),
    people_count: fc.integer({ min: 1, max: 30 }),
    departure_city: fc.constantFrom(...catalogue.cities.map(({ id }) => id)),
    budget_min_usd: fc.integer({ min: 0, max: 2_000 }),
    budget_max_usd: fc.integer({ min: 0, max: 3_000 }),
  })
  .map((wish) => ({ ...newTrip(), ...wish, budget_max_usd: wish.budget_min_usd + wish.budget_max_usd }));

const beach: TripContext = {
  ...newTrip(),
  mood: 'stressed',
  environment: 'BEACH',
  duration_days: 3,
  people_count: 2,
  budget_min_usd: 0,
  budget_max_usd: 150,
  departure_city: 'Phnom Penh',
};

const trip = (id: string) => {
  const found = tripWithId(catalogue, id);
  if (found === null) throw new Error(`no trip ${id}`);
  return found;
};
const idsFor = (wish: TripContext, declined: readonly string[] = [], given: TripCatalogue = catalogue) =>
  suggestThree(wish, given, declined).map((one) => one.trip);
const priceOf = (wish: TripContext, id: string) => plainPrice(wish, catalogue, id) ?? 0;
const withWeights = (weights: Partial<TripCatalogue['suggestions']['weights']>): TripCatalogue => ({
  ...catalogue,
  suggestions: { ...catalogue.suggestions, weights: { ...catalogue.suggestions.weights, ...weights } },
});

describe('the three suggestions', () => {
  it('D4 are exactly three of different tiers from cheap to dear, whatever was wished', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const three = idsFor(wish);
        expect(new Set(three.map((id) => trip(id).tier)).size).toBe(3);
        const prices = three.map((id) => priceOf(wish, id));
        expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      }),
    );
  });

  it('D4 weigh most by the agency’s weights: no trip of the same tier weighs more', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const weight = (id: string) => weightOf(groundsFor(trip(id), wish, catalogue), catalogue);
        for (const { trip: id, grounds } of suggestThree(wish, catalogue)) {
          expect(weightOf(grounds, catalogue)).toBe(weight(id));
          const others = catalogue.trips.filter(({ tier }) => tier === trip(id).tier);
          expect(weight(id)).toBe(Math.max(...others.map((other) => weight(other.id))));
        }
      }),
    );
  });

  it('D3 D4 cost no less than the least and no more than the most, where three tiers have such a trip', () => {
    fc.assert(
      fc.property(wishes, (given) => {
        const wish = { ...given, duration_days: Math.min(given.duration_days ?? 1, 7) };
        const fits = (id: string) =>
          priceOf(wish, id) >= (wish.budget_min_usd ?? 0) * 100 &&
          priceOf(wish, id) <= (wish.budget_max_usd ?? 0) * 100;
        const fitting = catalogue.trips.filter(
          ({ id, environment, places }) =>
            environment === wish.environment && places >= (wish.people_count ?? 1) && fits(id),
        );
        fc.pre(new Set(fitting.map(({ tier }) => tier)).size >= 3);
        expect(idsFor(wish).filter((id) => !fits(id))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it.each(ENVIRONMENTS)('D3 300 to 500 dollars for two is offered nothing below 300: %s', (environment) => {
    const wish = { ...beach, environment, budget_min_usd: 300, budget_max_usd: 500 };
    for (const id of idsFor(wish)) {
      expect(priceOf(wish, id)).toBeGreaterThanOrEqual(30_000);
      expect(priceOf(wish, id)).toBeLessThanOrEqual(50_000);
    }
  });

  it.each(ENVIRONMENTS)('D4 there are several destinations: %s', (environment) => {
    const places = catalogue.trips.filter((one) => one.environment === environment).map((one) => one.destination);
    expect(new Set(places).size).toBeGreaterThanOrEqual(3);
  });

  it('D3 mood and departure city count: each changes what is suggested', () => {
    const forest = { ...beach, environment: 'FOREST' as const, budget_max_usd: 400 };
    expect(idsFor({ ...forest, mood: 'adventurous' })[0]).toBe('elephant-valley');
    expect(idsFor({ ...forest, mood: 'family' })[0]).toBe('pine-needle');
    const city = { ...beach, environment: 'CITY' as const, mood: null, budget_max_usd: 400 };
    expect(idsFor({ ...city, departure_city: 'Phnom Penh' })[0]).toBe('riverside-days');
    expect(idsFor({ ...city, departure_city: 'Siem Reap' })[0]).toBe('lanterns-and-circus');
  });

  it('D4 give reasons that are those that count: whom it suits, and how near it is', () => {
    fc.assert(
      fc.property(wishes, fc.constantFrom(...catalogue.trips), (wish, one) => {
        const hours = catalogue.destinations.find(({ id }) => id === one.destination)?.hours[wish.departure_city ?? ''];
        const told = reasons(one, wish, catalogue);
        expect(told.includes('mood')).toBe(wish.mood !== null && one.moods.includes(wish.mood));
        expect(told.includes('near')).toBe(hours !== undefined && hours <= catalogue.suggestions.nearHours);
        expect([...told, ...differences(one, wish, catalogue)].toSorted()).toEqual(
          groundsFor(one, wish, catalogue).toSorted(),
        );
      }),
    );
  });

  it('D4 what weighs nothing is neither counted nor told, and what weighs most decides', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const mute = withWeights({ mood: 0, near: 0 });
        expect(suggestThree(wish, mute).flatMap(({ grounds }) => grounds)).not.toContain('mood');
        for (const id of idsFor(wish, [], withWeights({ mood: 10_000 }))) {
          const others = catalogue.trips.filter(
            ({ tier, moods }) => tier === trip(id).tier && moods.includes(wish.mood ?? 'family'),
          );
          expect(trip(id).moods.includes(wish.mood ?? 'family') || others.length === 0).toBe(true);
        }
      }),
    );
  });

  it('D4 “none of these” brings others, until there are none left', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const first = idsFor(wish);
        const second = idsFor(wish, first);
        const third = idsFor(wish, [...first, ...second]);
        expect(new Set([...first, ...second, ...third]).size).toBe(9);
        expect(
          idsFor(
            wish,
            catalogue.trips.map(({ id }) => id),
          ),
        ).toEqual(first);
      }),
    );
  });

  it('D4 say honestly in what they differ from the wish', () => {
    const differing = (wish: TripContext) => idsFor(wish).map((id) => [id, ...differences(trip(id), wish, catalogue)]);
    expect(differing(beach)).toEqual([
      ['kep-breeze'],
      ['salt-and-sun', 'over_budget'],
      ['villa-by-the-sea', 'over_budget'],
    ]);
    expect(differing({ ...beach, duration_days: 20 })[0]).toContain('days');
    expect(differing({ ...beach, budget_min_usd: 150, budget_max_usd: 200 })[0]).toEqual([
      'kep-breeze',
      'under_budget',
    ]);
    expect(differing({ ...beach, departure_city: 'Siem Reap' })[0]).toEqual(['kep-breeze', 'far']);
  });
});
