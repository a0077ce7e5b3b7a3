import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIERS, tripWithId } from './catalogue.ts';
import { ENVIRONMENTS, newTrip } from './context.ts';
import { suggestThree } from './suggest.ts';
import { demoCatalogue } from './testing/agency.ts';

const catalogue = demoCatalogue();
const wishes = fc.record({
  environment: fc.constantFrom(...ENVIRONMENTS),
  duration_days: fc.integer({ min: 1, max: 30 }),
  people_count: fc.integer({ min: 1, max: 30 }),
  budget_max_usd: fc.integer({ min: 0, max: 5_000 }),
});

describe('the three suggestions', () => {
  it('D4 are exactly three of different tiers, whatever was wished', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const three = suggestThree({ ...newTrip(), ...wish }, catalogue);
        expect(three.map(({ trip }) => tripWithId(catalogue, trip)?.tier)).toEqual([...TIERS]);
      }),
    );
  });

  it('D4 say honestly in what they differ from the wish', () => {
    const wish = {
      ...newTrip(),
      environment: 'BEACH' as const,
      duration_days: 3,
      people_count: 2,
      budget_max_usd: 150,
    };
    expect(suggestThree(wish, catalogue)).toEqual([
      { trip: 'kep-breeze', differs: [] },
      { trip: 'salt-and-sun', differs: ['over_budget'] },
      { trip: 'villa-by-the-sea', differs: ['over_budget'] },
    ]);
    expect(suggestThree({ ...wish, duration_days: 20 }, catalogue)[0]?.differs).toContain('days');
  });
});
