import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '../core/when.ts';
import { type ClockRange, type Opening, openRanges } from './hours.ts';
import { NO_BUFFER, wholly } from './needs.ts';
import * as slots from './slots.ts';
import { addDays, clockTime, instantOf, isoInstant, localTime, MINUTE_MS, startOfDay } from './zoned.ts';

const zone = fc.constantFrom('Europe/London', 'Europe/Madrid', 'Europe/Paris', 'America/New_York', 'Asia/Phnom_Penh');
/** Searches begin shortly before a day on which some of these zones change their clocks. */
const firstDay = fc
  .constantFrom('2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-06-15')
  .chain((date) => fc.integer({ min: -2, max: 0 }).map((days) => addDays(date, days)));

const hours = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 2, maxLength: 4 })
  .filter((quarters) => quarters.length % 2 === 0)
  .map((quarters) => quarters.toSorted((one, other) => one - other).map((quarter) => clockTime(quarter * 15)))
  .map(([a = '', b = '', c, d]): ClockRange[] => [{ from: a, to: b }, ...(c && d ? [{ from: c, to: d }] : [])]);

function daily(ranges: readonly ClockRange[]): Opening {
  return { weekly: Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, ranges])), exceptions: [] };
}

/** One resource from beginning to end, in the hours of its business: the plain appointment. */
interface Plain extends Omit<slots.SlotSearch, 'needs' | 'busy'> {
  readonly units: number;
  readonly busy: readonly Omit<slots.BusyInterval, 'resource'>[];
}

function searchOf({ units, busy, ...given }: Plain): slots.SlotSearch {
  const resource = { id: 'chair', units, openings: given.openings, bufferMinutes: NO_BUFFER };
  const taken = busy.map((one) => ({ resource: 'chair', ...one }));
  return { ...given, needs: [wholly(resource, given.slotMinutes)], busy: taken };
}

const freeStarts = (given: Plain) => slots.freeStarts(searchOf(given));
const isFreeStart = (given: Plain, start: number) => slots.isFreeStart(searchOf(given), start);

const search: fc.Arbitrary<Plain> = fc
  .record({
    timeZone: zone,
    firstDay,
    ranges: hours,
    slotMinutes: fc.constantFrom(15, 30, 45, 60, 90),
    stepMinutes: fc.constantFrom(10, 15, 30, 60),
    units: fc.integer({ min: 1, max: 3 }),
    nowMinutes: fc.integer({ min: -600, max: 3_000 }),
    days: fc.integer({ min: 1, max: 5 }),
    busy: fc.array(
      fc.record({
        unit: fc.integer({ min: 1, max: 3 }),
        at: fc.integer({ min: -120, max: 7_200 }),
        minutes: fc.integer({ min: 1, max: 600 }),
      }),
      { maxLength: 12 },
    ),
  })
  .map((drawn) => {
    const from = startOfDay(drawn.firstDay, drawn.timeZone);
    const busy = drawn.busy.map(({ unit, at, minutes }) => {
      const start = from + at * MINUTE_MS;
      return { unit, start, end: start + minutes * MINUTE_MS };
    });
    return {
      openings: [daily(drawn.ranges)],
      timeZone: drawn.timeZone,
      slotMinutes: drawn.slotMinutes,
      stepMinutes: drawn.stepMinutes,
      units: drawn.units,
      busy,
      from,
      to: startOfDay(addDays(drawn.firstDay, drawn.days), drawn.timeZone),
      now: from + drawn.nowMinutes * MINUTE_MS,
    };
  });

function collides(start: number, unit: number, { busy, slotMinutes }: Plain): boolean {
  const end = start + slotMinutes * MINUTE_MS;
  return busy.some((one) => one.unit === unit && one.start < end && start < one.end);
}

function unitsOf({ units }: Plain): readonly number[] {
  return Array.from({ length: units }, (_, index) => index + 1);
}

const nightShift: Plain = {
  openings: [daily([{ from: '00:00', to: '04:00' }])],
  timeZone: 'Europe/London',
  slotMinutes: 30,
  stepMinutes: 30,
  units: 1,
  busy: [],
  from: instantOf('2026-03-29T00:00:00Z'),
  to: instantOf('2026-03-29T12:00:00Z'),
  now: instantOf('2026-03-01T00:00:00Z'),
};

function walls(given: Plain): string[] {
  return freeStarts(given).map((start) => isoInstant(start, given.timeZone).slice(11));
}

describe('free slots: properties', () => {
  it('X9 lie within opening hours in local time, also when the clocks change', () => {
    fc.assert(
      fc.property(search, (given) => {
        for (const instant of freeStarts(given)) {
          const start = localTime(instant, given.timeZone);
          // The last minute of the slot, for its end may be the midnight that belongs to the next day.
          const last = localTime(instant + (given.slotMinutes - 1) * MINUTE_MS, given.timeZone);
          const open = openRanges(start.date, given.openings);
          expect(last.date).toBe(start.date);
          expect(open.some(({ from, to }) => from <= start.minute && last.minute < to)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('X9 start on the wall clock every step from the opening of their range', () => {
    fc.assert(
      fc.property(search, (given) => {
        for (const instant of freeStarts(given)) {
          const start = localTime(instant, given.timeZone);
          const range = openRanges(start.date, given.openings).findLast(({ from }) => from <= start.minute);
          expect((start.minute - (range?.from ?? Number.NaN)) % given.stepMinutes).toBe(0);
        }
      }),
    );
  });

  it('X5 leave one unit at least that is busy with nothing all the while', () => {
    fc.assert(
      fc.property(search, (given) => {
        for (const start of freeStarts(given)) {
          expect(unitsOf(given).some((unit) => !collides(start, unit, given))).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('start in the future and within the range, in order, each once', () => {
    fc.assert(
      fc.property(search, (given) => {
        let before = Math.max(given.now, given.from - 1);
        for (const start of freeStarts(given)) {
          expect(start).toBeGreaterThan(before);
          expect(start).toBeLessThan(given.to);
          before = start;
        }
      }),
    );
  });

  it('leave out nothing: what is free without bookings is free or collides on every unit', () => {
    fc.assert(
      fc.property(search, (given) => {
        const found = new Set(freeStarts(given));
        for (const start of freeStarts({ ...given, busy: [] })) {
          expect(found.has(start)).toBe(!unitsOf(given).every((unit) => collides(start, unit, given)));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('are found one by one just as all at once', () => {
    fc.assert(
      fc.property(search, (given) => {
        for (const start of freeStarts(given).slice(0, 3)) expect(isFreeStart(given, start)).toBe(true);
        expect(isFreeStart(given, given.from + 61_000)).toBe(false);
      }),
    );
  });
});

describe('free slots: the days the clocks change', () => {
  it('X9 leaves out the hour that London skips in spring', () => {
    expect(walls(nightShift)).toEqual([
      '00:00:00+00:00',
      '00:30:00+00:00',
      '02:00:00+01:00',
      '02:30:00+01:00',
      '03:00:00+01:00',
      '03:30:00+01:00',
    ]);
  });

  it('X9 offers the hour that New York has twice in autumn only once', () => {
    const autumn = {
      ...nightShift,
      timeZone: 'America/New_York',
      from: instantOf('2026-11-01T04:00:00Z'),
      to: instantOf('2026-11-01T20:00:00Z'),
    };
    expect(walls(autumn)).toEqual([
      '00:00:00-04:00',
      '00:30:00-04:00',
      '01:00:00-04:00',
      '01:30:00-04:00',
      '02:00:00-05:00',
      '02:30:00-05:00',
      '03:00:00-05:00',
      '03:30:00-05:00',
    ]);
  });

  it('X9 keeps nine o’clock nine o’clock across a change in every zone', () => {
    fc.assert(
      fc.property(zone, fc.constantFrom('2026-03-07', '2026-03-28', '2026-10-24', '2026-10-31'), (timeZone, day) => {
        const days = {
          ...nightShift,
          openings: [daily([{ from: '09:00', to: '10:00' }])],
          timeZone,
          from: startOfDay(day, timeZone),
          to: startOfDay(addDays(day, 3), timeZone),
        };
        const starts = walls(days).map((wall) => wall.slice(0, 5));
        expect(starts).toEqual(['09:00', '09:30', '09:00', '09:30', '09:00', '09:30']);
      }),
    );
  });

  it('closes at the jump when the closing time is one that the clocks skip', () => {
    expect(walls({ ...nightShift, openings: [daily([{ from: '00:00', to: '01:30' }])] })).toEqual([
      '00:00:00+00:00',
      '00:30:00+00:00',
    ]);
  });
});

describe('free slots: the practice', () => {
  const practice: Opening = {
    weekly: Object.fromEntries(
      WEEKDAYS.slice(0, 5).map((weekday) => [
        weekday,
        [
          { from: '09:00', to: '13:00' },
          { from: '14:00', to: '17:00' },
        ],
      ]),
    ),
    exceptions: [],
  };
  const month: Plain = {
    ...nightShift,
    openings: [practice],
    from: instantOf('2026-03-02T09:05:00Z'),
    to: instantOf('2026-04-06T09:05:00+01:00'),
    now: instantOf('2026-03-02T09:05:00Z'),
  };

  it('has fourteen slots a day for five weeks, across the change of 29 March', () => {
    const starts = freeStarts(month);
    // The first of today is past; the first of the last day is still within range.
    expect(starts).toHaveLength(25 * 14 - 1 + 1);
    expect(isoInstant(starts[0] ?? 0, 'Europe/London')).toBe('2026-03-02T09:30:00+00:00');
    expect(isoInstant(starts.at(-1) ?? 0, 'Europe/London')).toBe('2026-04-06T09:00:00+01:00');
  });

  it('offers nothing that starts this very instant', () => {
    const now = instantOf('2026-03-02T09:30:00Z');
    expect(freeStarts({ ...month, from: now, now })[0]).toBe(instantOf('2026-03-02T10:00:00Z'));
  });

  it('gives a slot to the second unit while the first is busy', () => {
    const busy = [{ unit: 1, start: instantOf('2026-03-02T09:00:00Z'), end: instantOf('2026-03-02T10:00:00Z') }];
    expect(freeStarts({ ...month, units: 2, busy })[0]).toBe(instantOf('2026-03-02T09:30:00Z'));
    expect(freeStarts({ ...month, busy })[0]).toBe(instantOf('2026-03-02T10:00:00Z'));
  });

  it('finds nothing in an empty range and refuses steps that would never end', () => {
    expect(freeStarts({ ...month, to: month.from })).toEqual([]);
    expect(() => freeStarts({ ...month, stepMinutes: 0 })).toThrow('cannot be searched');
  });
});
