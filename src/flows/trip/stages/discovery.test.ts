import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../core/json.ts';
import { missingOf } from '../context.ts';
import { Journey } from '../testing/journey.ts';

const SIX: { readonly [field: string]: JsonObject } = {
  mood: { mood: 'stressed' },
  environment: { environment: 'BEACH' },
  duration_days: { duration_days: 3 },
  people_count: { people_count: 2 },
  budget: { budget_min_usd: 100, budget_max_usd: 300 },
  departure_city: { departure_city: 'Phnom Penh' },
};

describe('discovery', () => {
  it('D3 looks for trips with the sixth answer and never before, in whatever order and company they come', () => {
    const answers = fc.shuffledSubarray(Object.values(SIX), { minLength: 6 });
    fc.assert(
      fc.property(answers, fc.array(fc.integer({ min: 1, max: 3 })), (told, sizes) => {
        const journey = new Journey();
        let left = told;
        for (let turn = 0; left.length > 0; turn += 1) {
          const size = sizes[turn] ?? 1;
          journey.hear('inform', Object.assign({}, ...left.slice(0, size)));
          left = left.slice(size);
          expect(journey.calls).toEqual(left.length === 0 ? ['getTripSuggestions'] : []);
        }
        expect(missingOf(journey.data)).toEqual([]);
      }),
    );
  });

  it('D3 luxury and a small budget contradict each other, whichever is said first', () => {
    const budget = { budget_min_usd: 0, budget_max_usd: 30 };
    const together = new Journey().hear('inform', { ...budget, wants: 'luxury' });
    const after = new Journey().hear('inform', { wants: 'luxury' }).hear('inform', budget);
    for (const journey of [together, after]) {
      expect(journey.data.asked.question).toBe('conflict');
      expect(journey.hear('inform', { prefers: 'quality' }).data).toMatchObject({ budget_max_usd: null });
    }
  });

  it('D3 two kinds of place are one too many, and asked about', () => {
    const journey = new Journey().hear('inform', { environment: 'MOUNTAIN', environments: ['MOUNTAIN', 'BEACH'] });
    expect(journey.data).toMatchObject({ environment: null, asked: { question: 'which_environment' } });
  });

  it('D3 whoever leaves it to us is told what we chose, and nothing is looked up for it', () => {
    const journey = new Journey().hear('inform', { mood: 'romantic' }).hear('inform', { surprise: true });
    expect(journey.data).toMatchObject({ environment: 'ISLAND', asked: { question: 'duration_days' } });
    expect(journey.calls).toEqual([]);
  });
});
