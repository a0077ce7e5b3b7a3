import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minuteOf } from '../../domain/zoned.ts';
import { hoursTo } from './catalogue.ts';
import { planDays } from './day-plan.ts';
import { demoCatalogue } from './testing/agency.ts';

const catalogue = demoCatalogue();
const given = fc.record({
  trip: fc.constantFrom(...catalogue.trips),
  days: fc.integer({ min: 1, max: 7 }),
  city: fc.constantFrom(...catalogue.cities.map(({ id }) => id)),
});
const planOf = (id: string, days: number, city: string) => {
  const trip = catalogue.trips.find((one) => one.id === id);
  if (trip === undefined) throw new Error(`no trip ${id}`);
  return planDays(trip, days, hoursTo(catalogue, trip, city), '08:00');
};

describe('an itinerary', () => {
  it('D5 has hours that never overlap, begins with the way there and ends with the way back', () => {
    fc.assert(
      fc.property(given, ({ trip, days, city }) => {
        const plan = planDays(trip, days, hoursTo(catalogue, trip, city), '08:00');
        expect(plan.days).toHaveLength(days);
        expect(plan.days[0]?.[0]).toMatchObject({ part: 'out', from: '08:00' });
        expect(plan.days.at(-1)?.at(-1)?.part).toBe('back');
        for (const day of plan.days) {
          const timed = day.filter(({ from, part }) => from !== null && part !== 'back');
          for (const [index, { to }] of timed.entries()) {
            const next = day[index + 1];
            if (next?.from && to) expect(minuteOf(next.from)).toBeGreaterThanOrEqual(minuteOf(to));
          }
        }
      }),
    );
  });

  it('D5 holds every highlight once, or says that there is no time for it', () => {
    fc.assert(
      fc.property(given, ({ trip, days, city }) => {
        const plan = planDays(trip, days, hoursTo(catalogue, trip, city), '08:00');
        const shown = plan.days.flat().map(({ part }) => part);
        const all = [...shown, ...plan.leftOut].filter((part) => part.startsWith('highlight'));
        expect(all.toSorted()).toEqual(['highlight1', 'highlight2', 'highlight3']);
      }),
    );
  });

  it('D5 has time for all of a package of three days or more, from every city', () => {
    const left = catalogue.trips.flatMap(({ id }) =>
      catalogue.cities.flatMap(({ id: city }) =>
        [3, 4, 7].flatMap((days) => planOf(id, days, city).leftOut.map((part) => `${id} ${city} ${days} ${part}`)),
      ),
    );
    expect(left).toEqual([]);
  });

  it('D3 D5 depends on where one sets out', () => {
    const out = (city: string) => planOf('kep-breeze', 3, city).days[0]?.[0];
    expect([out('Phnom Penh')?.to, out('Siem Reap')?.to]).toEqual(['11:00', '16:30']);
    expect(
      planOf('angkor-classic', 3, 'Phnom Penh').days.map((day) => day.map(({ part, from }) => `${from} ${part}`)),
    ).toEqual([['08:00 out', '14:30 highlight2'], ['05:00 highlight1'], ['09:00 highlight3', '14:00 back']]);
  });

  it('D5 leaves a day free where nothing is planned', () => {
    expect(planOf('kep-breeze', 5, 'Phnom Penh').days[3]).toEqual([{ part: 'free', from: null, to: null }]);
  });
});
