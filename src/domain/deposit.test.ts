import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositCents, depositTerms, keptUntil, refundCents } from './deposit.ts';
import { instantOf, isoInstant, MINUTE_MS } from './zoned.ts';

const START = '2026-03-04T10:00:00+01:00';
const price = fc.integer({ min: 0, max: 1_000_000 });
const minutesBefore = (minutes: number) => isoInstant(instantOf(START) - minutes * MINUTE_MS, 'Europe/Madrid');

const terms = fc
  .record({
    share: fc.boolean(),
    percent: fc.integer({ min: 1, max: 100 }),
    cents: fc.integer({ min: 1, max: 20_000 }),
    payMinutes: fc.integer({ min: 1, max: 10_080 }),
    refundHours: fc.integer({ min: 0, max: 500 }),
  })
  .map(({ share, percent, cents, ...rest }) => depositTerms.parse({ ...(share ? { percent } : { cents }), ...rest }));

describe('a deposit', () => {
  it('is something, and never more than the price; of what is free nothing is asked', () => {
    fc.assert(
      fc.property(terms, price, (given, cents) => {
        const due = depositCents(given, cents);
        if (cents === 0) expect(due).toBeNull();
        else expect(due ?? 0).toBeGreaterThan(0);
        expect(due ?? 0).toBeLessThanOrEqual(cents);
      }),
    );
  });

  it('keeps a time for as long as its business says, and never beyond its beginning', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 20_000 }), (given, minutes) => {
        const until = instantOf(keptUntil(given, START, minutesBefore(minutes), 'Europe/Madrid'));
        expect(until - instantOf(minutesBefore(minutes))).toBe(Math.min(minutes, given.payMinutes) * MINUTE_MS);
      }),
    );
  });

  it('goes back whole until its hour, and not at all after it', () => {
    fc.assert(
      fc.property(terms, price, fc.integer({ min: 0, max: 40_000 }), (given, paid, minutes) => {
        const expected = minutes >= given.refundHours * 60 ? paid : 0;
        expect(refundCents(given, paid, START, minutesBefore(minutes))).toBe(expected);
      }),
    );
  });

  it('is a share or a sum, not both and not neither', () => {
    const complaint = (written: object) => depositTerms.safeParse(written).error?.issues[0]?.message;
    expect(complaint({ percent: 30, cents: 1000 })).toMatch('either a share, like percent: 30, or a sum');
    expect(complaint({})).toMatch('either a share');
    expect(complaint({ percent: 120 })).toBeDefined();
    expect(complaint({ percent: 30 })).toBeUndefined();
  });
});
