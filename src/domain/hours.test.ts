import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClockRange,
  exceptionOn,
  type Opening,
  openRanges,
  opensAt,
  ordinaryHours,
  withoutBreaks,
} from './hours.ts';
import { clockTime } from './zoned.ts';

const practice: Opening = {
  weekly: {
    monday: [
      { from: '14:00', to: '17:00' },
      { from: '09:00', to: '13:00' },
    ],
    friday: [{ from: '09:00', to: '24:00' }],
  },
  exceptions: [
    { date: '2026-03-09', hours: 'closed', reason: 'Staff day' },
    { date: '2026-03-15', hours: [{ from: '10:00', to: '12:00' }] },
    { date: '2026-12-24', until: '2026-12-28', hours: 'closed', reason: 'Christmas' },
  ],
};

const range = fc
  .tuple(fc.integer({ min: 0, max: 1_440 }), fc.integer({ min: 0, max: 1_440 }))
  .filter(([one, other]) => one !== other)
  .map(([one, other]): ClockRange => ({ from: clockTime(Math.min(one, other)), to: clockTime(Math.max(one, other)) }));
const ranges = fc.array(range, { maxLength: 5 });

function mondays(hours: readonly ClockRange[]): Opening {
  return { weekly: { monday: hours }, exceptions: [] };
}

function covers(hours: readonly ClockRange[], minute: number): boolean {
  return hours.some(({ from, to }) => from <= clockTime(minute) && clockTime(minute) < to);
}

describe('opening hours', () => {
  it('has several ranges a day, in order', () => {
    expect(openRanges('2026-03-02', [practice])).toEqual([
      { from: 540, to: 780 },
      { from: 840, to: 1_020 },
    ]);
  });

  it('is closed on a weekday that is not named', () => {
    expect(openRanges('2026-03-03', [practice])).toEqual([]);
  });

  it('lets an exception close a day, open one, or cover several', () => {
    expect(openRanges('2026-03-09', [practice])).toEqual([]);
    expect(openRanges('2026-03-15', [practice])).toEqual([{ from: 600, to: 720 }]);
    expect(openRanges('2026-12-25', [practice])).toEqual([]);
    expect(openRanges('2026-12-28', [practice])).toEqual([]);
    expect(openRanges('2027-01-04', [practice])).toHaveLength(2);
    expect(exceptionOn('2026-12-26', practice)?.reason).toBe('Christmas');
    expect(exceptionOn('2026-12-29', practice)).toBeNull();
  });

  it('keeps a resource within the hours of its business', () => {
    const hygienist = mondays([{ from: '08:00', to: '15:00' }]);
    expect(openRanges('2026-03-02', [practice, hygienist])).toEqual([
      { from: 540, to: 780 },
      { from: 840, to: 900 },
    ]);
    expect(openRanges('2026-03-09', [practice, hygienist])).toEqual([]);
  });

  it('is open at a minute exactly when every opening has a range that covers it', () => {
    fc.assert(
      fc.property(ranges, ranges, fc.integer({ min: 0, max: 1_439 }), (business, resource, minute) => {
        const open = openRanges('2026-03-02', [mondays(business), mondays(resource)]);
        const expected = covers(business, minute) && covers(resource, minute);
        expect(open.some(({ from, to }) => from <= minute && minute < to)).toBe(expected);
      }),
    );
  });

  it('yields ranges in order that neither overlap nor touch', () => {
    fc.assert(
      fc.property(ranges, (hours) => {
        const open = openRanges('2026-03-02', [mondays(hours)]);
        open.forEach((one, index) => {
          expect(one.from).toBeLessThan(one.to);
          expect(open[index - 1]?.to ?? -1).toBeLessThan(one.from);
        });
      }),
    );
  });

  it('is open in a break never, and otherwise as before', () => {
    fc.assert(
      fc.property(ranges, ranges, fc.integer({ min: 0, max: 1_439 }), (hours, breaks, minute) => {
        const weekly = withoutBreaks(mondays(hours).weekly, mondays(breaks).weekly);
        const open = openRanges('2026-03-02', [{ weekly, exceptions: [] }]);
        const expected = covers(hours, minute) && !covers(breaks, minute);
        expect(open.some(({ from, to }) => from <= minute && minute < to)).toBe(expected);
      }),
    );
  });

  it('X9 sums up an ordinary week, to settle hours without am or pm', () => {
    expect(ordinaryHours(practice.weekly)).toEqual({ from: '09:00', to: '24:00' });
    expect(ordinaryHours({})).toEqual({ from: '00:00', to: '24:00' });
  });

  it('X16 says when the doors open next, at once while they are open', () => {
    const opening = {
      weekly: { monday: [{ from: '09:00', to: '12:00' }], friday: [{ from: '10:00', to: '17:00' }] },
      exceptions: [],
    };
    const at = (text: string) => {
      const opens = opensAt(Date.parse(text), opening, 'Asia/Phnom_Penh');
      return opens === null ? null : new Date(opens).toISOString();
    };
    expect(at('2026-01-12T02:30:00Z')).toBe('2026-01-12T02:30:00.000Z');
    expect(at('2026-01-12T00:30:00Z')).toBe('2026-01-12T02:00:00.000Z');
    expect(at('2026-01-12T05:00:00Z')).toBe('2026-01-16T03:00:00.000Z');
    expect(opensAt(0, { weekly: {}, exceptions: [] }, 'UTC')).toBeNull();
  });
});
