import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBusiness } from './business.ts';
import { dated, firstFitting, firstServed, keptFor, toldAt, waitingTerms, wishEnds } from './waiting.ts';
import { instantOf } from './zoned.ts';

const MADRID = 'Europe/Madrid';
const OPENING = {
  weekly: Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => [day, [{ from: '10:00', to: '20:00' }]]),
  ),
  exceptions: [],
};
const telling = (written: unknown) => {
  const terms = waitingTerms.parse(written);
  if (terms === null) throw new Error('nobody waits');
  return { terms, opening: OPENING, timeZone: MADRID };
};

describe('how a waiting list is declared', () => {
  it('is off unless told, and holds for two hours in the business’s own hours unless told', () => {
    expect(waitingTerms.parse(undefined)).toBeNull();
    expect(waitingTerms.parse(false)).toBeNull();
    expect(waitingTerms.parse(true)).toEqual({ holdMinutes: 120, tell: null });
    expect(waitingTerms.parse({ hold: '1h30m', tell: '09:00-21:00' })).toEqual({
      holdMinutes: 90,
      tell: { from: '09:00', to: '21:00' },
    });
  });

  it.each(['', '2', '0h', '2 days', '999h'])('says what is wrong with a hold of %j', (hold) => {
    const business = { id: 'x', name: 'X', timezone: MADRID, country: 'ES', locales: ['es'], flows: ['appointment'] };
    const read = readBusiness({ ...business, hours: {}, contact: { phone: '1' }, waiting: { hold } });
    expect(read).toMatchObject({ ok: false });
  });
});

describe('when somebody is told', () => {
  const NIGHT = '2026-03-03T23:30:00+01:00';
  it('is at once in the hours of the business, and in those that it declares instead', () => {
    const noon = '2026-03-03T12:00:00+01:00';
    expect(toldAt(telling(true), '2026-03-06T10:00:00+01:00', noon)).toBe(noon);
    const evening = '2026-03-03T21:00:00+01:00';
    expect(toldAt(telling({ tell: '09:00-22:00' }), '2026-03-06T10:00:00+01:00', evening)).toBe(evening);
  });

  it('is in the morning, not at night, and it is kept from then on', () => {
    const told = toldAt(telling(true), '2026-03-06T10:00:00+01:00', NIGHT);
    expect(told).toBe('2026-03-04T10:00:00+01:00');
    expect(keptFor(telling(true), '2026-03-06T10:00:00+01:00', told)).toBe('2026-03-04T12:00:00+01:00');
  });

  it('is at night where by morning it would be too late', () => {
    expect(toldAt(telling(true), '2026-03-04T10:30:00+01:00', NIGHT)).toBe(NIGHT);
    expect(keptFor(telling({ hold: '24h' }), '2026-03-04T10:30:00+01:00', NIGHT)).toBe('2026-03-04T10:30:00+01:00');
  });
});

describe('what is waited for', () => {
  it('X9 is a date: Friday is the coming one, also next week', () => {
    const friday = dated(
      { day: 'friday', time_window: 'afternoon', explicit_time: null },
      '2026-03-06T09:00:00Z',
      MADRID,
    );
    expect(friday.day).toBe('2026-03-13');
    expect(wishEnds(friday, '2026-03-06T09:00:00Z', { timeZone: MADRID, lookAheadDays: 35 })).toBe(
      '2026-03-14T00:00:00+01:00',
    );
  });

  it('is the first that fits, and nothing where none does', () => {
    const free = ['2026-03-13T10:00:00+01:00', '2026-03-13T16:00:00+01:00'].map((one) => ({ start: instantOf(one) }));
    const wish = { day: '2026-03-13', time_window: 'afternoon', explicit_time: null };
    expect(firstFitting(free, { wish }, '2026-03-06T09:00:00Z', MADRID)).toBe(free[1]);
    expect(firstFitting(free, { wish: { ...wish, day: '2026-03-12' } }, '2026-03-06T09:00:00Z', MADRID)).toBeNull();
  });
});

describe('first come, first served', () => {
  /** People who would each take some of eight times, in the order they came, and times that come free in some order. */
  const people = fc.array(fc.uniqueArray(fc.nat({ max: 7 }), { minLength: 1, maxLength: 4 }), { maxLength: 8 });
  const times = fc.uniqueArray(fc.nat({ max: 7 }), { maxLength: 8 });

  it('overtakes nobody and holds nothing twice, whatever comes free and whoever waits', () => {
    fc.assert(
      fc.property(people, times, (wishes, freed) => {
        let waiting = wishes.map((wish, place) => ({ place, wish }));
        const free = new Set<number>();
        const held = new Map<number, number>();
        for (const time of freed) {
          free.add(time);
          for (;;) {
            const before = waiting;
            const next = firstServed(waiting, ({ wish }) => wish.find((one) => free.has(one)) ?? null);
            if (next === null) break;
            const { entry, place } = next;
            // Nobody who came before would have taken it.
            expect(before.filter((one) => one.place < entry.place && one.wish.includes(place))).toEqual([]);
            expect(held.has(place)).toBe(false);
            held.set(place, entry.place);
            free.delete(place);
            waiting = waiting.filter((one) => one !== entry);
          }
          // Nothing that somebody waits for is left lying.
          expect(waiting.filter(({ wish }) => wish.some((one) => free.has(one)))).toEqual([]);
        }
      }),
    );
  });
});
