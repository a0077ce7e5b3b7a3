import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEKDAYS } from '../core/when.ts';
import type { Opening } from './hours.ts';
import { momentAt } from './moment.ts';
import { NO_BUFFER, wholly } from './needs.ts';
import { chooseOffer } from './offer.ts';
import { freeStarts } from './slots.ts';
import { parseDay, type Wish } from './wish.ts';
import { parseWindow } from './wished-hours.ts';
import { addDays, clockTime, instantOf, isoInstant, localTime, MINUTE_MS } from './zoned.ts';

const timeZone = 'Europe/London';
/** A Monday morning. */
const now = '2026-03-02T09:05:00+00:00';
const noWish: Wish = { day: null, time_window: null, explicit_time: null };

const weekdays: Opening = {
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

const month = freeStarts({
  openings: [weekdays],
  timeZone,
  slotMinutes: 30,
  stepMinutes: 30,
  needs: [wholly({ id: 'chair', units: 1, openings: [weekdays], bufferMinutes: NO_BUFFER }, 30)],
  busy: [],
  from: instantOf(now),
  to: instantOf('2026-04-06T00:00:00+01:00'),
  now: instantOf(now),
}).map((start) => isoInstant(start, timeZone));

type WrittenOffer = ReturnType<typeof offerOf>;

/** The month without the slots whose text matches. */
function without(...taken: RegExp[]): string[] {
  return month.filter((slot) => !taken.some((pattern) => pattern.test(slot)));
}

function offer(wish: Partial<Wish>, free: readonly string[] = month, leaveOut: readonly string[] = []): WrittenOffer {
  return offerOf({ free, wish: { ...noWish, ...wish }, timeZone, leaveOut });
}

interface Written {
  readonly free: readonly string[];
  readonly wish: Wish;
  readonly timeZone: string;
  readonly leaveOut: readonly string[];
}

/** An offer with its instants in writing. */
function offerOf(given: Written) {
  const at = (text: string) => momentAt(instantOf(text), given.timeZone);
  const leaveOut = given.leaveOut.map(instantOf);
  const { slots, ...rest } = chooseOffer({ free: given.free.map(at), wish: given.wish, leaveOut, now: at(now) });
  return { ...rest, slots: slots.map(({ start, fits }) => ({ start: isoInstant(start, given.timeZone), fits })) };
}

/** `06 09:30` for what fits, `06 09:30?` for an alternative. */
function shown({ slots }: WrittenOffer): string[] {
  return slots.map(({ start, fits }) => `${start.slice(8, 10)} ${start.slice(11, 16)}${fits ? '' : '?'}`);
}

describe('an offer that matches', () => {
  it('A10 answers no wish with the soonest and one in the other half of the day', () => {
    expect(shown(offer({}))).toEqual(['02 09:30', '02 12:00']);
  });

  it('A10 looks for the contrast on the next open day when today has none left', () => {
    expect(shown(offer({}, without(/03-02T(09|1[0-5])/)))).toEqual(['02 16:00', '03 09:00']);
    expect(
      shown(
        offer(
          {},
          month.filter((slot) => slot >= '2026-03-06T16'),
        ),
      ),
    ).toEqual(['06 16:00', '09 09:00']);
  });

  it('A10 offers the next closest when there is no contrast today or on the next open day', () => {
    expect(shown(offer({}, without(/T1[2-7]/)))).toEqual(['02 09:30', '02 10:00']);
  });

  it('A10 contrasts within a day that was named, and only within it', () => {
    expect(shown(offer({ day: '2026-03-06' }))).toEqual(['06 09:00', '06 12:00']);
    expect(shown(offer({ day: '2026-03-06' }, without(/03-06T1[2-7]/)))).toEqual(['06 09:00', '06 09:30']);
  });

  it('A10 contrasts across the days of a span, but stays within it', () => {
    const week = { day: '2026-03-09/2026-03-15' };
    expect(shown(offer(week))).toEqual(['09 09:00', '09 12:00']);
    expect(shown(offer(week, without(/03-09T1[2-7]/)))).toEqual(['09 09:00', '10 12:00']);
    expect(shown(offer({ day: '2026-03-12/2026-03-13' }, without(/03-1[23]T1[2-7]/)))).toEqual([
      '12 09:00',
      '12 09:30',
    ]);
  });

  it('A10 offers the two closest where the wish leaves one half of the day', () => {
    expect(shown(offer({ time_window: 'afternoon' }))).toEqual(['02 12:00', '02 12:30']);
    expect(shown(offer({ day: 'friday', time_window: 'morning' }))).toEqual(['06 09:00', '06 09:30']);
    expect(shown(offer({ time_window: '10:00-11:00' }))).toEqual(['02 10:00', '02 10:30']);
  });

  it('A10 still contrasts in a window that reaches over noon', () => {
    expect(shown(offer({ time_window: '11:00-15:00' }))).toEqual(['02 11:00', '02 12:00']);
  });

  it('A10 offers a time on the soonest days when no day was named', () => {
    expect(offer({ explicit_time: '10:00' })).toMatchObject({ matching: 25, exact: true });
    expect(shown(offer({ explicit_time: '10:00' }))).toEqual(['02 10:00', '03 10:00']);
    expect(shown(offer({ day: '2026-03-09/2026-03-15', explicit_time: '10:00' }))).toEqual(['09 10:00', '10 10:00']);
  });

  it('A10 counts what matches', () => {
    expect(offer({}).matching).toBe(month.length);
    expect(offer({ day: 'friday', time_window: 'morning' }).matching).toBe(5 * 6);
    expect(offer({ day: '2026-03-06', explicit_time: '09:30' }).matching).toBe(1);
  });
});

describe('the parts of a wish', () => {
  it('A2 starts the afternoon at noon and the evening at 17:00', () => {
    const around = ['11:59', '12:00', '16:59', '17:00'].map((time) => `2026-03-03T${time}:00+00:00`);
    expect(offer({ time_window: 'morning' }, around).matching).toBe(1);
    expect(offer({ time_window: 'afternoon' }, around).slots.map((slot) => slot.start)).toEqual(around.slice(1, 3));
    expect(offer({ time_window: 'evening' }, around).slots[0]).toEqual({ start: around[3], fits: true });
  });

  it('X9 takes a bare weekday for the coming one, a week later when named on that day', () => {
    expect(shown(offer({ day: 'tuesday' }))[0]).toBe('03 09:00');
    expect(shown(offer({ day: 'monday' }))[0]).toBe('09 09:00');
  });

  it('goes on to the same weekday a week later, and says which day was missed', () => {
    const full = offer({ day: 'friday', time_window: 'morning' }, without(/03-06T(09|10|11)/));
    expect(shown(full)).toEqual(['13 09:00', '13 09:30']);
    expect(full).toMatchObject({ exact: true, missed: '2026-03-06' });
    expect(offer({ day: 'friday', time_window: 'morning' }).missed).toBeNull();
  });

  it('takes a time on a weekday for one appointment on that day', () => {
    expect(shown(offer({ day: 'friday', explicit_time: '10:00' }))).toEqual(['06 10:00', '06 10:30?']);
    const taken = offer({ day: 'friday', explicit_time: '10:00' }, without(/03-06T10:00/));
    expect(shown(taken)).toEqual(['06 10:30?', '06 09:30?']);
    expect(taken).toMatchObject({ matching: 0, exact: false, missed: '2026-03-06' });
    const full = offer({ day: 'friday', explicit_time: '10:00' }, without(/03-06/));
    expect(shown(full)).toEqual(['13 10:00', '13 10:30?']);
    expect(full).toMatchObject({ exact: true, missed: '2026-03-06' });
  });

  it('lets a time say more than a window', () => {
    expect(shown(offer({ day: '2026-03-06', time_window: 'morning', explicit_time: '14:00' }))[0]).toBe('06 14:00');
  });

  it('reads windows and days, and nothing else', () => {
    expect(parseWindow('14:00-16:30')).toEqual({ from: 840, to: 990 });
    expect(parseWindow('22:00-02:00')).toEqual({ from: 1_320, to: 1_440 });
    expect(parseWindow('14:00-14:00')).toEqual({ from: 840, to: 841 });
    for (const wrong of ['later', '', '14:00', '1-2', '10:00-11:00-12:00', 'toString'])
      expect(parseWindow(wrong)).toBeNull();
    expect(parseDay('2026-03-06')).toEqual({ kind: 'span', from: '2026-03-06', to: '2026-03-06' });
    for (const wrong of ['Friday', 'soon', '2026-02-30', '2026-03-09/2026-03-01', 'a/b/c'])
      expect(parseDay(wrong)).toBeNull();
    expect(() => offer({ day: 'soon' })).toThrow('"soon" is not a day');
    expect(() => offer({ time_window: 'later' })).toThrow('"later" is not a window');
    expect(() => offer({ explicit_time: '9' })).toThrow('"9" is not a time');
  });
});

describe('an offer of alternatives', () => {
  it('A10 fills up one match with the nearest in day, then in time of day', () => {
    expect(shown(offer({ day: '2026-03-03', explicit_time: '16:30' }))).toEqual(['03 16:30', '03 16:00?']);
    expect(shown(offer({ day: '2026-03-06' }, without(/03-06T(?!10:00)/)))).toEqual(['06 10:00', '05 09:00?']);
  });

  it('A10 offers the nearest when nothing matches: another time that day, else another day', () => {
    expect(shown(offer({ day: '2026-03-06', time_window: 'evening' }))).toEqual(['06 16:30?', '06 16:00?']);
    expect(shown(offer({ day: '2026-03-07', time_window: 'afternoon' }))).toEqual(['06 12:00?', '06 12:30?']);
    expect(shown(offer({ day: 'sunday', explicit_time: '14:00' }))).toEqual(['09 14:00?', '09 14:30?']);
  });

  it('A10 contrasts alternatives too when only the day was named', () => {
    const closed = offer({ day: 'saturday' });
    expect(shown(closed)).toEqual(['06 09:00?', '06 12:00?']);
    expect(closed).toMatchObject({ matching: 0, exact: false, missed: '2026-03-07' });
  });

  it('A10 prefers the day on which one comes nearest to a time that nobody has', () => {
    const late = month.filter((slot) => slot >= '2026-03-02T16');
    expect(shown(offer({ explicit_time: '08:00' }, late))).toEqual(['03 09:00?', '03 09:30?']);
    expect(shown(offer({ explicit_time: '13:00' }))).toEqual(['02 12:30?', '02 14:00?']);
  });

  it('A10 offers what there is, and nothing when there is nothing', () => {
    expect(shown(offer({ day: 'friday' }, ['2026-03-20T09:00:00+00:00']))).toEqual(['20 09:00']);
    expect(offer({ day: 'friday' }, [])).toEqual({ slots: [], matching: 0, exact: false, missed: '2026-03-06' });
  });

  it('A10 offers nothing that starts this very instant', () => {
    expect(shown(offer({}, ['2026-03-02T09:05:00Z', '2026-03-02T09:06:00Z']))).toEqual(['02 09:06']);
  });

  it('A7 A14 leaves out a slot however its instant is written', () => {
    expect(shown(offer({ day: '2026-03-06' }, month, ['2026-03-06T10:00:00+01:00']))).toEqual(['06 09:30', '06 12:00']);
  });
});

describe('any offer', () => {
  const quarter = fc.integer({ min: -96, max: 96 * 20 }).map((count) => instantOf(now) + count * 15 * MINUTE_MS);
  const zones = fc.constantFrom('Europe/London', 'America/New_York', 'Asia/Phnom_Penh');
  const time = fc.integer({ min: 0, max: 95 }).map((count) => clockTime(count * 15));
  const date = fc.integer({ min: -2, max: 22 }).map((days) => addDays('2026-03-02', days));
  const wish: fc.Arbitrary<Wish> = fc.record({
    day: fc.oneof(
      fc.constant(null),
      fc.constantFrom(...WEEKDAYS),
      date,
      fc.tuple(date, fc.nat({ max: 9 })).map(([from, days]) => `${from}/${addDays(from, days)}`),
    ),
    time_window: fc.oneof(
      fc.constantFrom(null, 'morning', 'afternoon', 'evening'),
      fc.tuple(time, time).map(([from, to]) => `${from}-${to}`),
    ),
    explicit_time: fc.oneof(fc.constant(null), time),
  });
  const request = fc
    .record({
      zone: zones,
      free: fc.uniqueArray(quarter, { maxLength: 60 }),
      wish,
      out: fc.array(quarter, { maxLength: 20 }),
    })
    .map(({ zone, free, out, ...rest }) => ({
      ...rest,
      timeZone: zone,
      free: free.sort((one, other) => one - other).map((instant) => isoInstant(instant, zone)),
      leaveOut: out.map((instant) => isoInstant(instant, 'UTC')),
    }));

  it('A10 is of two different slots from the calendar, in the future, none of them left out', () => {
    fc.assert(
      fc.property(request, (given) => {
        const { slots } = offerOf(given);
        const left = new Set(given.leaveOut.map(instantOf));
        const possible = new Set(given.free.map(instantOf).filter((at) => at > instantOf(now) && !left.has(at)));
        const offered = slots.map((slot) => instantOf(slot.start));
        expect(offered.every((instant) => possible.has(instant))).toBe(true);
        expect(new Set(offered).size).toBe(Math.min(2, possible.size));
      }),
      { numRuns: 400 },
    );
  });

  it('A10 offers no alternative while there are matches enough', () => {
    fc.assert(
      fc.property(request, (given) => {
        const { slots, matching, exact } = offerOf(given);
        expect(slots.filter((slot) => slot.fits)).toHaveLength(Math.min(2, matching));
        expect(exact).toBe(matching > 0);
      }),
      { numRuns: 400 },
    );
  });

  it('A10 puts the soonest match first', () => {
    fc.assert(
      fc.property(request, (given) => {
        const first = offerOf(given).slots[0];
        fc.pre(first?.fits === true);
        const soonest = given.free
          .filter((start) => offerOf({ ...given, free: [start] }).exact)
          .map(instantOf)
          .toSorted((one, other) => one - other)[0];
        expect(instantOf(first?.start ?? '')).toBe(soonest);
      }),
      { numRuns: 200 },
    );
  });

  it('A10 has no alternative nearer in day, and on that day none nearer in time, than the one it puts first', () => {
    fc.assert(
      fc.property(request, date, time, (drawn, day, at) => {
        const given = { ...drawn, wish: { day, time_window: null, explicit_time: at } };
        const first = offerOf(given).slots[0];
        fc.pre(first !== undefined);
        const far = (start: string) => {
          const local = localTime(instantOf(start), given.timeZone);
          const days = Math.abs(Date.parse(local.date) - Date.parse(day)) / 86_400_000;
          return days * 10_000 + Math.abs(local.minute - (parseWindow(`${at}-${at}`)?.from ?? 0));
        };
        const left = given.leaveOut.map(instantOf);
        for (const start of given.free) {
          if (instantOf(start) <= instantOf(now) || left.includes(instantOf(start))) continue;
          // Days as near on either side tie; the first of them that comes nearest to the time wins.
          expect(far(first?.start ?? '')).toBeLessThanOrEqual(far(start));
        }
      }),
      { numRuns: 300 },
    );
  });
});
