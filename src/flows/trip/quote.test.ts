import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../../domain/money.ts';
import type { Catalogue, Trip } from './catalogue.ts';
import { newTrip } from './context.ts';
import { daysOf, discountOf, quote, refundOf } from './quote.ts';

const trip: Trip = {
  id: 'koh_rong_premium',
  environment: 'BEACH',
  tier: 'premium',
  name: { en: 'Koh Rong' },
  tagline: { en: 'x' },
  highlights: [{ en: 'a' }, { en: 'b' }, { en: 'c' }],
  itinerary: [{ en: 'Arrive' }],
  days: { min: 2, max: 5 },
  centsPerPersonDay: 5_000,
  places: 8,
  hotel: 'sands',
  at: [10.7, 103.2],
  photos: [],
};
const catalogue: Catalogue = {
  currency: 'USD',
  trips: [trip],
  hotels: [
    { id: 'sands', name: { en: 'Sands' }, about: { en: 'x' }, centsPerRoomNight: 4_000 },
    { id: 'palms', name: { en: 'Palms' }, about: { en: 'x' }, centsPerRoomNight: 7_000 },
  ],
  guides: [{ id: 'dara', name: { en: 'Dara' }, centsPerDay: 2_500 }],
  vehicles: [],
  addOns: [
    { id: 'private_dinner', name: { en: 'Private dinner' }, cents: 6_000, each: 'booking' },
    { id: 'snorkelling', name: { en: 'Snorkelling' }, cents: 1_500, each: 'person' },
  ],
  discounts: [
    { code: 'TRAIL10', percent: 10 },
    { code: 'SUMMER24', percent: 20, until: '2024-09-30' },
  ],
  studentPercent: 5,
  centsPerLoyaltyPoint: 1,
  refunds: [
    { daysBefore: 7, percent: 100 },
    { daysBefore: 2, percent: 50 },
  ],
  departureCities: [{ id: 'phnom_penh', names: ['Phnom Penh'] }],
};
const today = '2026-01-10';
const party = { ...newTrip(), people_count: 2, duration_days: 3 };

function cents(changes: object): number {
  return quote(catalogue, trip, { ...party, ...changes }, today).total.cents;
}

describe('what a trip costs', () => {
  it('D6 is for the whole party, and each add-on recalculates it', () => {
    expect(cents({})).toBe(30_000);
    expect(cents({ customizations: ['private_dinner'] })).toBe(36_000);
    expect(cents({ customizations: ['private_dinner', 'snorkelling'] })).toBe(39_000);
    expect(cents({ selected_guide_id: 'dara' })).toBe(37_500);
    expect(cents({ selected_hotel_id: 'palms' })).toBe(36_000);
  });

  it('D6 takes a code that is good and not one that is over', () => {
    expect(cents({ applied_discount_code: 'TRAIL10', customizations: ['private_dinner'] })).toBe(32_400);
    expect(cents({ applied_discount_code: 'SUMMER24' })).toBe(30_000);
    expect(discountOf(catalogue, 'trail10', today)).toEqual({ percent: 10 });
    expect(discountOf(catalogue, 'SUMMER24', today)).toBe('expired');
    expect(discountOf(catalogue, 'SUMMER24', '2024-09-30')).toEqual({ percent: 20 });
    expect(discountOf(catalogue, 'FREE', today)).toBe('unknown');
  });

  it('D6 knows students and points, and never costs less than nothing', () => {
    expect(cents({ apply_student_discount: true })).toBe(28_500);
    expect(cents({ loyalty_points_to_use: 500 })).toBe(29_500);
    expect(cents({ loyalty_points_to_use: 1_000_000 })).toBe(0);
  });

  it('D6 every total is the sum of its lines, in whole cents', () => {
    const changes = fc.record({
      people_count: fc.integer({ min: 1, max: 12 }),
      duration_days: fc.integer({ min: 1, max: 10 }),
      customizations: fc.subarray(['private_dinner', 'snorkelling', 'unheard_of']),
      applied_discount_code: fc.constantFrom(null, 'TRAIL10', 'SUMMER24', 'X'),
      loyalty_points_to_use: fc.nat(100_000),
      apply_student_discount: fc.boolean(),
      selected_hotel_id: fc.constantFrom(null, 'sands', 'palms'),
    });
    fc.assert(
      fc.property(changes, (change) => {
        const { lines, total } = quote(catalogue, trip, { ...party, ...change }, today);
        expect(lines.reduce((sum, line) => sum + line.amount.cents, 0)).toBe(total.cents);
        expect(Number.isSafeInteger(total.cents) && total.cents >= 0).toBe(true);
      }),
    );
  });

  it('keeps within the days the trip has', () => {
    expect([daysOf(trip, 1), daysOf(trip, 4), daysOf(trip, 9), daysOf(trip, null)]).toEqual([2, 4, 5, 2]);
  });

  it('D10 gives back what the policy says, to the cent', () => {
    const paid = money(32_405, 'USD');
    expect(refundOf(catalogue, paid, '2026-02-13', '2026-02-20').cents).toBe(32_405);
    expect(refundOf(catalogue, paid, '2026-02-14', '2026-02-20').cents).toBe(16_203);
    expect(refundOf(catalogue, paid, '2026-02-19', '2026-02-20').cents).toBe(0);
  });
});
