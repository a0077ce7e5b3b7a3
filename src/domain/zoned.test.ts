import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { isDate } from './calendar.ts';
import { isTimeZone } from './offset.ts';
import {
  addDays,
  clockTime,
  daysBetween,
  existingInstantAt,
  instantAt,
  instantOf,
  isoInstant,
  localTime,
  minuteOf,
  parseClock,
  parseInstant,
  startOfDay,
  weekdayOf,
} from './zoned.ts';

const zones = [
  'Europe/London',
  'Europe/Madrid',
  'Europe/Paris',
  'America/New_York',
  'Asia/Phnom_Penh',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Santiago',
  'UTC',
];
const zone = fc.constantFrom(...zones);
const instant = fc
  .integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 })
  .map((m) => m * 60_000);
const date = fc.integer({ min: 0, max: 5_000 }).map((days) => addDays('2022-01-01', days));
const minute = fc.integer({ min: 0, max: 1_439 });
/** Days within a day of a change of the clocks, where mistakes would hide. */
const changingDate = fc
  .constantFrom('2026-03-08', '2026-03-29', '2026-04-05', '2026-09-06', '2026-10-04', '2026-10-25', '2026-11-01')
  .chain((day) => fc.integer({ min: -1, max: 1 }).map((days) => addDays(day, days)));

describe('instants and local time', () => {
  it('X9 agrees with Temporal about what the wall clock shows', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const expected = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
        expect(localTime(at, timeZone)).toMatchObject({
          date: expected.toPlainDate().toString(),
          minute: expected.hour * 60 + expected.minute,
        });
        expect(isoInstant(at, timeZone)).toBe(expected.toString({ timeZoneName: 'never', fractionalSecondDigits: 0 }));
      }),
    );
  });

  it('X9 agrees with Temporal about local times that exist, the first coming of those that come twice', () => {
    fc.assert(
      fc.property(fc.oneof(date, changingDate), minute, zone, (day, at, timeZone) => {
        const wall = Temporal.PlainDate.from(day).toPlainDateTime({ hour: Math.floor(at / 60), minute: at % 60 });
        const earlier = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
        const exists = earlier.toPlainDateTime().equals(wall);
        expect(existingInstantAt(day, at, timeZone)).toBe(exists ? earlier.epochMilliseconds : null);
      }),
      { numRuns: 400 },
    );
  });

  it('X9 comes back from a stored instant to the same instant', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        expect(instantOf(isoInstant(at, timeZone))).toBe(at);
      }),
    );
  });

  it('X9 never turns a later time of day into an earlier instant, whatever the clocks do', () => {
    fc.assert(
      fc.property(changingDate, minute, minute, zone, (day, one, other, timeZone) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        expect(instantAt(day, first, timeZone)).toBeLessThanOrEqual(instantAt(day, last, timeZone));
      }),
    );
  });

  it('X9 puts a skipped time at the jump: 01:30 in London on 29 March 2026 is 02:00 summer time', () => {
    expect(existingInstantAt('2026-03-29', 90, 'Europe/London')).toBeNull();
    expect(isoInstant(instantAt('2026-03-29', 90, 'Europe/London'), 'Europe/London')).toBe('2026-03-29T02:00:00+01:00');
  });

  it('X9 takes the first of a time that comes twice: 01:30 in London on 25 October 2026 is still summer time', () => {
    expect(isoInstant(instantAt('2026-10-25', 90, 'Europe/London'), 'Europe/London')).toBe('2026-10-25T01:30:00+01:00');
  });

  it('starts a day at its first instant, also where midnight is skipped', () => {
    expect(isoInstant(startOfDay('2026-09-06', 'America/Santiago'), 'America/Santiago')).toBe(
      '2026-09-06T01:00:00-03:00',
    );
    expect(isoInstant(startOfDay('2026-03-06', 'Asia/Kathmandu'), 'Asia/Kathmandu')).toBe('2026-03-06T00:00:00+05:45');
  });

  it('ends a day where the next begins', () => {
    fc.assert(
      fc.property(fc.oneof(date, changingDate), zone, (day, timeZone) => {
        expect(instantAt(day, 1_440, timeZone)).toBe(startOfDay(addDays(day, 1), timeZone));
      }),
    );
  });

  it('remembers a bounded number of days and still answers right afterwards', () => {
    for (let day = 0; day < 5_000; day += 1) localTime(day * 86_400_000, 'Asia/Phnom_Penh');
    expect(localTime(Date.UTC(2026, 2, 6, 2, 30), 'Asia/Phnom_Penh')).toEqual({
      date: '2026-03-06',
      day: 20_518,
      minute: 570,
    });
  });
});

describe('parsing', () => {
  it('takes no instant without an offset, for it would be read in the zone of the machine', () => {
    expect(parseInstant('2026-03-06T09:30:00')).toBeNull();
    expect(parseInstant('2026-03-06')).toBeNull();
    expect(parseInstant('2026-13-06T09:30:00Z')).toBeNull();
    expect(parseInstant('2026-03-06T09:30:00.123Z')).toBe(Date.UTC(2026, 2, 6, 9, 30, 0, 123));
    expect(() => instantOf('tomorrow')).toThrow('"tomorrow" is not an ISO instant');
  });

  it('X9 reads what looks like an instant as the platform does, whatever the digits', () => {
    const two = fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(2, '0'));
    const shape = fc.tuple(two, two, two, two, two, two, two, two, fc.constantFrom('+', '-', 'Z', ' '));
    fc.assert(
      fc.property(shape, ([year, month, day, hour, minute, second, ahead, minutes, sign]) => {
        const text = `20${year}-${month}-${day}T${hour}:${minute}:${second}${sign}${ahead}:${minutes}`;
        const expected = sign === '+' || sign === '-' ? Date.parse(text) : Number.NaN;
        expect([text, parseInstant(text)]).toEqual([text, Number.isNaN(expected) ? null : expected]);
      }),
      { numRuns: 20_000 },
    );
  });

  it('knows real dates from invented ones', () => {
    expect(isDate('2028-02-29')).toBe(true);
    expect(isDate('2026-02-29')).toBe(false);
    expect(isDate('2026-2-9')).toBe(false);
    expect(() => addDays('Friday', 1)).toThrow('"Friday" is not an ISO date');
  });

  it('reads and writes times of day', () => {
    expect(parseClock('09:30')).toBe(570);
    expect(parseClock('24:00')).toBe(1_440);
    for (const wrong of ['9:30', '24:01', '12:60', '', 'noon']) expect(parseClock(wrong)).toBeNull();
    expect(() => minuteOf('noon')).toThrow('"noon" is not a time of day');
    fc.assert(fc.property(minute, (at) => minuteOf(clockTime(at)) === at));
  });

  it('knows the names of zones', () => {
    expect(isTimeZone('Europe/London')).toBe(true);
    expect(isTimeZone('Northside')).toBe(false);
  });
});

describe('dates', () => {
  it('agrees with Temporal about adding days and weekdays', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -800, max: 800 }), (day, days) => {
        const expected = Temporal.PlainDate.from(day).add({ days });
        expect(addDays(day, days)).toBe(expected.toString());
        expect(daysBetween(day, addDays(day, days))).toBe(days);
        expect(
          ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].indexOf(weekdayOf(day)),
        ).toBe(Temporal.PlainDate.from(day).dayOfWeek - 1);
      }),
    );
  });
});
