import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOKING_STATUSES, type Booking, bookable, mayMove, occupies, overlaps, statusesBefore } from './booking.ts';

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

const status = fc.constantFrom(...BOOKING_STATUSES);

describe('the moves of a booking', () => {
  it('D8 D9 confirms a hold, lets it expire, and takes an expired one again when the payment was late', () => {
    expect(mayMove('held', 'confirmed')).toBe(true);
    expect(mayMove('held', 'expired')).toBe(true);
    expect(mayMove('expired', 'confirmed')).toBe(true);
  });

  it('X5 never lets a confirmed booking expire, nor a cancelled one come back', () => {
    expect(mayMove('confirmed', 'expired')).toBe(false);
    expect(mayMove('confirmed', 'held')).toBe(false);
    for (const to of BOOKING_STATUSES) expect(mayMove('cancelled', to)).toBe(false);
  });

  it('asks of the row exactly the statuses that may move', () => {
    fc.assert(fc.property(status, status, (from, to) => statusesBefore(to).includes(from) === mayMove(from, to)));
  });

  it('never stays where it is by moving', () => {
    for (const one of BOOKING_STATUSES) expect(mayMove(one, one)).toBe(false);
  });
});

describe('what is free to book', () => {
  it('D7 counts a hold until its last instant and not at it', () => {
    const held: Booking = { ...booking, status: 'held', heldUntil: '2026-03-02T09:20:00+00:00' };
    expect(occupies(held, '2026-03-02T09:19:59.999Z')).toBe(true);
    expect(occupies(held, '2026-03-02T09:20:00Z')).toBe(false);
    expect(occupies({ ...booking, status: 'expired' }, now)).toBe(false);
    expect(occupies({ ...booking, status: 'cancelled' }, now)).toBe(false);
  });

  it('X5 has room right before, right after, and on another unit, but not within', () => {
    expect(bookable(booking, [booking], now)).toBe(false);
    expect(bookable({ ...booking, unit: 2 }, [booking], now)).toBe(true);
    expect(bookable({ ...booking, resource: 'hygiene' }, [booking], now)).toBe(true);
    expect(bookable({ ...booking, start: booking.end, end: '2026-03-06T10:30:00Z' }, [booking], now)).toBe(true);
    expect(bookable({ ...booking, start: '2026-03-06T09:00:00Z', end: booking.start }, [booking], now)).toBe(true);
    expect(bookable({ ...booking, start: '2026-03-06T10:45:00+01:00' }, [booking], now)).toBe(false);
    expect(bookable(booking, [{ ...booking, status: 'cancelled' }], now)).toBe(true);
  });

  it('is never in the past nor without a length', () => {
    expect(bookable(booking, [], booking.start)).toBe(false);
    expect(bookable({ ...booking, end: booking.start }, [], now)).toBe(false);
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
