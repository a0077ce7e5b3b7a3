import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseOffer } from '../../domain/offer.ts';
import { NOW } from './practice.fixture.ts';
import { ruledOut } from './ruled-out.ts';

const timeZone = 'Europe/London';
const nothing = { day: null, time_window: null, explicit_time: null };

/** Ten working days of half-hour slots. */
const CALENDAR = [2, 3, 4, 5, 6, 9, 10, 11, 12, 13].flatMap((day) =>
  ['10:00', '10:30', '11:00', '14:00', '14:30', '15:00', '15:30'].map(
    (time) => `2026-03-${String(day).padStart(2, '0')}T${time}:00+00:00`,
  ),
);

const wish = fc.record({
  day: fc.constantFrom(null, 'monday', 'friday', '2026-03-05', '2026-03-09/2026-03-13'),
  time_window: fc.constantFrom(null, 'morning', 'afternoon', '14:30-16:00'),
  explicit_time: fc.constantFrom(null, null, '10:30', '14:00'),
});

describe('what was ruled out earlier', () => {
  it('A7 however often one declines in an open calendar, nothing that was declined is offered again', () => {
    const declines = fc.array(fc.constantFrom('first', 'second', 'both'), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(wish, declines, (wished, turns) => {
        const free = CALENDAR;
        let offered = chooseOffer({ free, wish: wished, timeZone, leaveOut: [], now: NOW }).slots.map(
          ({ start }) => start,
        );
        const declined = new Set<string>();
        for (const which of turns) {
          const refused = offered.filter((_, place) => which === 'both' || place === (which === 'first' ? 0 : 1));
          for (const slot of refused) declined.add(slot);
          const before = ruledOut({ free, wish: wished, offered, except: [], timeZone, now: NOW });
          const leaveOut = [...refused, ...before];
          offered = chooseOffer({ free, wish: wished, timeZone, leaveOut, now: NOW }).slots.map(({ start }) => start);
          expect(offered.filter((slot) => declined.has(slot))).toEqual([]);
        }
      }),
    );
  });

  it('A11 a new wish knows of nothing that was ruled out', () => {
    expect(ruledOut({ free: CALENDAR, wish: nothing, offered: [], except: [], timeZone, now: NOW })).toEqual([]);
  });

  it('A11 days are ruled out by name or by date', () => {
    const out = ruledOut({
      free: CALENDAR,
      wish: nothing,
      offered: [],
      except: ['monday', '2026-03-03'],
      timeZone,
      now: NOW,
    });
    expect(new Set(out.map((slot) => slot.slice(0, 10)))).toEqual(new Set(['2026-03-02', '2026-03-03', '2026-03-09']));
  });
});
