import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, instantOf } from '../../../domain/zoned.ts';
import { present } from '../../../ports/contract-samples.ts';
import { spaceWithId } from '../catalogue.ts';
import { instantsOf } from '../period.ts';
import { house, LUMIERE } from '../testing/atelier.ts';
import { nearestPeriods } from './nearest.ts';

const LUMIERE_ROOM = present(spaceWithId(house, LUMIERE));
const NOW = instantOf('2026-04-01T09:00:00+02:00');
const THREE_DAYS = { startDate: '2026-04-13', endDate: '2026-04-15', startTime: null, endTime: null };

function takenOn(date: string, from = '08:00', to = '22:00') {
  const { start, end } = instantsOf({ startDate: date, endDate: date, startTime: from, endTime: to }, house);
  return { resource: 'lumiere', unit: 1, start, end };
}

describe('the nearest free periods', () => {
  it('E4 several days move by whole days and keep their times', () => {
    const found = nearestPeriods({
      space: LUMIERE_ROOM,
      period: THREE_DAYS,
      taken: [takenOn('2026-04-14')],
      now: NOW,
      catalogue: house,
    });
    expect(found.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2026-04-11', '2026-04-13'],
      ['2026-04-15', '2026-04-17'],
      ['2026-04-16', '2026-04-18'],
    ]);
    expect(found.every(({ startTime, endTime }) => startTime === null && endTime === null)).toBe(true);
  });

  it('E4 are free, in the future, as long as what was wanted, and in order of time', () => {
    const days = fc.uniqueArray(fc.integer({ min: -10, max: 20 }), { maxLength: 25 });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 4 }), (offsets, nights) => {
        const taken = [0, ...offsets].map((offset) => takenOn(addDays('2026-04-13', offset)));
        const period = { ...THREE_DAYS, endDate: addDays('2026-04-13', nights), startTime: '09:00', endTime: '18:00' };
        const found = nearestPeriods({ space: LUMIERE_ROOM, period, taken, now: NOW, catalogue: house });
        const spans = found.map((one) => instantsOf(one, house));
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThan(NOW);
          expect(taken.some((one) => one.start < end && start < one.end)).toBe(false);
        }
        for (const one of found) expect(addDays(one.startDate, nights)).toBe(one.endDate);
        expect(spans.map(({ start }) => start)).toEqual(spans.map(({ start }) => start).toSorted((a, b) => a - b));
        expect(new Set(spans.map(({ start }) => start)).size).toBe(found.length);
      }),
    );
  });
});
