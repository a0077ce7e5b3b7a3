import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json.ts';
import { STAGES, type TripContext } from './context.ts';
import { Journey } from './testing/journey.ts';
import { DETAILS, type Said, SIX, takeTurn, WAY } from './testing/way.ts';

const said: fc.Arbitrary<Said> = fc.oneof(
  fc.constantFrom<Said>(
    ['inform', SIX],
    ['inform', { people_count: 3 }],
    ['inform', { travel_dates: { start: '2026-02-20', end: '2026-02-22' } }],
    ['explore', { trip: 'salt-and-sun', topics: ['getTripItinerary', 'getWeatherForecast'] }],
    ['select', { trip: 'salt-and-sun' }],
    ['book', {}],
    ['customise', { addons: ['massage'] }],
    ['discount', { code: 'TRAIL10' }],
    ['negotiate', {}],
    ['confirm', {}],
    ['decline', {}],
    ['reject_all', {}],
    ['change_selection', {}],
    ['change_preferences', { environment: 'ISLAND' }],
    ['payment_status', {}],
    ['payment_trouble', {}],
    ['put_off', {}],
    ['change_pickup', {}],
  ),
  fc.constantFrom(...Object.entries(DETAILS)).map(([field, value]): Said => ['give_details', { field, value }]),
);

/** What a turn may change by itself: where we are, what was asked, what a reservation holds. */
const ITS_OWN = [
  'state',
  'asked',
  'booking_id',
  'booking_ref',
  'payment_intent_id',
  'payment_status',
  'reserved_until',
  'payment_attempts',
];

function kept(data: TripContext, told: JsonObject): JsonObject {
  const named = Object.keys(told);
  const dates =
    named.includes('travel_dates') || named.includes('duration_days') ? ['travel_dates', 'duration_days'] : [];
  const skipped = new Set([...ITS_OWN, ...named, ...dates]);
  return Object.fromEntries(Object.entries(data).filter(([field]) => !skipped.has(field)));
}

describe('walking back and forth', () => {
  it('D1 going back loses nothing else, on any path', () => {
    fc.assert(
      fc.property(fc.array(said, { maxLength: 30 }), (turns) => {
        const journey = new Journey();
        takeTurn(journey, ['inform', SIX]);
        for (const turn of turns) {
          const before = journey.data;
          takeTurn(journey, turn);
          const after = journey.data;
          if (STAGES.indexOf(after.state) >= STAGES.indexOf(before.state)) continue;
          const { customizations: _a, applied_discount_code: _c, ...rest } = kept(after, turn[1]);
          expect(rest).toEqual(
            expect.objectContaining(
              kept({ ...before }, { ...turn[1], customizations: null, applied_discount_code: null }),
            ),
          );
          expect(after.customizations).toEqual(expect.arrayContaining(before.customizations));
        }
      }),
    );
  });

  it.each([
    ['SUGGESTION', 'reject_all', 'DISCOVERY', 1],
    ['EXPLORATION', 'reject_all', 'DISCOVERY', 2],
    ['CUSTOMIZATION', 'change_selection', 'EXPLORATION', 3],
    ['BOOKING', 'change_selection', 'EXPLORATION', 4],
    ['BOOKING', 'customise', 'CUSTOMIZATION', 4],
    ['PAYMENT', 'change_selection', 'BOOKING', 9],
  ])('D1 goes back from %s by %s to %s', (from, intent, to, turns) => {
    const journey = new Journey();
    for (const turn of WAY.slice(0, turns)) takeTurn(journey, turn);
    expect(journey.data.state).toBe(from);
    const before = journey.data;
    takeTurn(journey, [intent, {}]);
    expect(journey.data.state).toBe(to);
    expect(kept(journey.data, {})).toEqual(kept(before, {}));
  });

  it('X1 what is not of the state is never set by words', () => {
    const journey = new Journey();
    takeTurn(journey, ['inform', { ...SIX, state: 'POST_BOOKING', payment_status: 'CONFIRMED', booking_id: 'x' }]);
    expect(journey.data).toMatchObject({ state: 'SUGGESTION', payment_status: null, booking_id: null });
  });

  it('D4 D8 expiry frees the reservation and keeps the person', () => {
    const journey = new Journey();
    for (const turn of WAY) takeTurn(journey, turn);
    expect(journey.data).toMatchObject({ state: 'PAYMENT', booking_id: 'b', payment_intent_id: 'p' });
    journey.send('timer.hold', { due: '2026-01-10T02:15:00Z' }).done('expireBooking');
    expect(journey.data).toMatchObject({ ...DETAILS, state: 'BOOKING', booking_id: null, reserved_until: null });
    expect(journey.data.asked.question).toBe('summary');
  });
});
