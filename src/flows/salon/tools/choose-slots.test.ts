import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoInstant } from '../../../domain/zoned.ts';
import { SLOTS_LISTED_MAX } from '../context.ts';
import { chooseSlots } from './choose-slots.ts';

const timeZone = 'Europe/Madrid';
const NOW = Date.parse('2026-03-03T09:00:00+01:00');
const QUARTER = 15 * 60_000;
const ANYTIME = { day: null, time_window: null, explicit_time: null };

/** Three open days, every quarter of an hour from ten to eight. */
const free = [3, 4, 5].flatMap((day) =>
  Array.from({ length: 40 }, (_, index) => ({
    start: Date.parse(`2026-03-0${day}T10:00:00+01:00`) + index * QUARTER,
    stylist: 'ana',
  })),
);

const times = (request: Partial<Parameters<typeof chooseSlots>[0]>) => {
  const choice = chooseSlots({ free, wish: ANYTIME, others: [], now: NOW, timeZone, ...request });
  return choice.slots.map(({ start }) => isoInstant(start, timeZone).slice(5, 16));
};

describe('the times that are read out', () => {
  it('are spread over the days where the wish leaves it open', () => {
    expect(times({})).toEqual(['03-03T10:00', '03-03T12:00', '03-04T10:00', '03-04T12:00', '03-05T10:00']);
  });

  it('are spread over the day that was wished for', () => {
    const day = times({ wish: { ...ANYTIME, day: '2026-03-04' } });
    expect([day[0], day.at(-1), day.length]).toEqual(['03-04T10:00', '03-04T19:45', 5]);
  });

  it('are the nearest where nothing fits, and say so', () => {
    const wish = { ...ANYTIME, day: '2026-03-04', explicit_time: '09:30' };
    const choice = chooseSlots({ free, wish, others: [], now: NOW, timeZone });
    expect(choice.matching).toBe(0);
    expect(times({ wish })[0]).toBe('03-03T10:00');
    expect(times({ wish })).toContain('03-04T10:00');
  });

  it('are others when those listed did not suit', () => {
    const listed = chooseSlots({ free, wish: ANYTIME, others: [], now: NOW, timeZone }).slots;
    const others = chooseSlots({ free, wish: ANYTIME, others: listed.map(({ start }) => start), now: NOW, timeZone });
    expect(others.slots.filter((slot) => listed.includes(slot))).toEqual([]);
  });

  it('are free, in order, each once, and never more than can be read', () => {
    const wish = fc.record({
      day: fc.constantFrom(null, '2026-03-04', '2026-03-08', 'thursday', '2026-03-04/2026-03-05'),
      time_window: fc.constantFrom(null, 'morning', 'evening', '12:00-21:00'),
      explicit_time: fc.constantFrom(null, '10:00', '23:00'),
    });
    fc.assert(
      fc.property(fc.subarray(free), wish, fc.subarray(free, { maxLength: 5 }), (open, wished, listed) => {
        const others = listed.map(({ start }) => start);
        const { slots, matching } = chooseSlots({ free: open, wish: wished, others, now: NOW, timeZone });
        expect(slots.length).toBeLessThanOrEqual(SLOTS_LISTED_MAX);
        expect(slots.every((slot) => open.includes(slot))).toBe(true);
        expect(slots.map(({ start }) => start)).toEqual([...new Set(slots.map(({ start }) => start))].sort());
        expect(slots.length > 0).toBe(open.length > 0);
        expect(matching).toBeLessThanOrEqual(open.length);
      }),
    );
  });
});
