import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIERS } from './catalogue.ts';
import { ENVIRONMENTS } from './context.ts';
import { type Choice, quote, refundOf } from './quote.ts';
import { demoCatalogue } from './testing/agency.ts';

const catalogue = demoCatalogue();
const group = catalogue.smallGroup;
if (group === undefined) throw new Error('the demo has a discount for small groups');
const codes = [null, group.code, ...catalogue.codes.map(({ code }) => code)];

const choices: fc.Arbitrary<Choice> = fc.record({
  trip: fc.constantFrom(...catalogue.trips),
  people: fc.integer({ min: 1, max: 20 }),
  days: fc.integer({ min: 1, max: 7 }),
  addons: fc.subarray(catalogue.addons.map(({ id }) => id)),
  hotel: fc.constantFrom(null, ...catalogue.hotels.map(({ id }) => id)),
  vehicle: fc.constantFrom(null, ...catalogue.vehicles.map(({ id }) => id)),
  code: fc.constantFrom(...codes),
  student: fc.boolean(),
  points: fc.integer({ min: 0, max: 100_000 }),
});

const plain = (id: string): Choice => {
  const trip = catalogue.trips.find((one) => one.id === id);
  if (trip === undefined) throw new Error(`no trip ${id}`);
  const bare = { addons: [], hotel: null, vehicle: null, code: null, student: false, points: 0 };
  return { trip, people: 2, days: trip.days, ...bare };
};

describe('the catalogue', () => {
  it('D4 has a trip of each tier in each of six environments', () => {
    const kinds = new Set(catalogue.trips.map(({ environment, tier }) => `${environment} ${tier}`));
    expect(kinds.size).toBe(ENVIRONMENTS.length * TIERS.length);
    expect(new Set(catalogue.trips.map(({ id }) => id)).size).toBe(catalogue.trips.length);
  });

  it('D5 knows destination, climate, guide and vehicle of every trip', () => {
    for (const { destination, guide, vehicle, hotel } of catalogue.trips) {
      expect(catalogue.hotels.find(({ id }) => id === hotel)?.destination).toBe(destination);
      const place = catalogue.destinations.find(({ id }) => id === destination);
      expect(catalogue.climates[place?.climate ?? '']).toHaveLength(12);
      expect(Object.keys(place?.hours ?? {})).toEqual(catalogue.cities.map(({ id }) => id));
      expect(catalogue.guides.map(({ id }) => id)).toContain(guide);
      expect(catalogue.vehicles.map(({ id }) => id)).toContain(vehicle);
    }
  });
});

describe('a quote', () => {
  it('D6 is the sum of its lines, in whole cents, and never below nothing', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const { lines, cents } = quote(choice, catalogue);
        expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(cents);
        expect(lines.every((line) => Number.isSafeInteger(line.cents))).toBe(true);
        expect(cents).toBeGreaterThan(0);
      }),
    );
  });

  it('D6 an add-on never makes it cheaper, and a discount never dearer', () => {
    fc.assert(
      fc.property(choices, fc.constantFrom(...catalogue.addons), (choice, { id }) => {
        const without = { ...choice, addons: choice.addons.filter((one) => one !== id) };
        expect(quote({ ...without, addons: [...without.addons, id] }, catalogue).cents).toBeGreaterThanOrEqual(
          quote(without, catalogue).cents,
        );
        const full = quote({ ...choice, code: null, student: false, points: 0 }, catalogue).cents;
        expect(quote(choice, catalogue).cents).toBeLessThanOrEqual(full);
      }),
    );
  });

  it('D6 adds the private dinner once for the party and takes the code off the whole', () => {
    const choice = { ...plain('kep-breeze'), addons: ['private_dinner'] };
    expect(quote(choice, catalogue).cents).toBe(2 * 6_000 + 6_000);
    expect(quote({ ...choice, code: 'TRAIL10' }, catalogue).cents).toBe(16_200);
  });

  it('D6 another hotel of the same place costs or saves the difference of its nights, and one elsewhere changes nothing', () => {
    const cents = (hotel: string) => quote({ ...plain('salt-and-sun'), hotel }, catalogue).cents;
    expect(['villa_romonea', 'kep_breeze_bungalows', 'riverside_inn'].map(cents)).toEqual([27_200, 15_200, 20_000]);
  });

  it('D6 takes the small-group discount off for a few people only, to the cent', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const bare = quote({ ...choice, code: null, student: false, points: 0 }, catalogue).cents;
        const { lines, cents } = quote({ ...choice, code: group.code, student: false, points: 0 }, catalogue);
        const isSmall = choice.people <= group.peopleMax;
        expect(lines.some(({ kind }) => kind === 'code')).toBe(isSmall);
        expect(cents).toBe(isSmall ? bare - Math.floor((bare * group.percent + 50) / 100) : bare);
      }),
    );
  });

  it('D6 points pay for no more than their share', () => {
    const { lines } = quote({ ...plain('kep-breeze'), points: 1_000_000 }, catalogue);
    expect(lines.at(-1)).toEqual({ kind: 'points', points: 480, cents: -2_400 });
  });

  it('D10 refunds by the days that are left, to the cent', () => {
    const refunds = [30, 7, 6, 3, 2, 0].map((days) => refundOf(12_345, days, catalogue).cents);
    expect(refunds).toEqual([12_345, 12_345, 6_173, 6_173, 0, 0]);
  });
});
