import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Booking, occupies, overlaps } from './booking.ts';

const now = '2026-03-02T09:05:00+00:00';
const booking: Booking = {
  id: 'b1',
  key: 'k1',
  business: 'northside',
  resource: 'northside-main',
  unit: 1,
  start: '2026-03-06T09:30:00+00:00',
  end: '2026-03-06T10:00:00+00:00',
  status: 'confirmed',
  conversation: 'c1',
  customer: null,
  details: {},
  heldUntil: null,
};

describe('what keeps others off', () => {
  it('D7 counts a hold until its last instant and not at it', () => {
    const held: Booking = { ...booking, status: 'held', heldUntil: '2026-03-02T09:20:00+00:00' };
    expect(occupies(held, '2026-03-02T09:19:59.999Z')).toBe(true);
    expect(occupies(held, '2026-03-02T09:20:00Z')).toBe(false);
    expect(occupies({ ...booking, status: 'expired' }, now)).toBe(false);
    expect(occupies({ ...booking, status: 'cancelled' }, now)).toBe(false);
  });

  it('X5 meets what lies within it, and nothing right before, right after or on another unit', () => {
    expect(overlaps(booking, booking)).toBe(true);
    expect(overlaps({ ...booking, start: '2026-03-06T10:45:00+01:00' }, booking)).toBe(true);
    expect(overlaps({ ...booking, unit: 2 }, booking)).toBe(false);
    expect(overlaps({ ...booking, resource: 'hygiene' }, booking)).toBe(false);
    expect(overlaps({ ...booking, start: booking.end, end: '2026-03-06T10:30:00Z' }, booking)).toBe(false);
    expect(overlaps({ ...booking, start: '2026-03-06T09:00:00Z', end: booking.start }, booking)).toBe(false);
  });

  it('overlaps both ways or not at all', () => {
    const stretch = fc
      .tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 2 }))
      .map(([start, minutes, unit]) => ({
        ...booking,
        unit,
        start: new Date(start * 60_000).toISOString(),
        end: new Date((start + minutes) * 60_000).toISOString(),
      }));
    fc.assert(fc.property(stretch, stretch, (one, other) => overlaps(one, other) === overlaps(other, one)));
  });
});
