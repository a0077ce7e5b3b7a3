import { describe, expect, it } from 'vitest';
import { type Moment, momentAt } from '../../../domain/moment.ts';
import { chooseOffer } from '../../../domain/offer.ts';
import type { Wish } from '../../../domain/wish.ts';
import { instantOf, isoInstant } from '../../../domain/zoned.ts';
import { NOW } from '../testing/practice.ts';
import { ruledOut } from './ruled-out.ts';

const timeZone = 'Europe/London';
const nothing = { day: null, time_window: null, explicit_time: null };

/** Ten working days of half-hour slots. */
const CALENDAR = [2, 3, 4, 5, 6, 9, 10, 11, 12, 13].flatMap((day) =>
  ['10:00', '10:30', '11:00', '14:00', '14:30', '15:00', '15:30'].map(
    (time) => `2026-03-${String(day).padStart(2, '0')}T${time}:00+00:00`,
  ),
);

function at(start: string): Moment {
  return momentAt(instantOf(start), timeZone);
}

const FREE = CALENDAR.map(at);

const TIMES = [
  nothing,
  { ...nothing, time_window: 'morning' },
  { ...nothing, time_window: '14:30-16:00' },
  { ...nothing, explicit_time: '10:30' },
  { ...nothing, explicit_time: '14:00' },
];
const WISHES = [null, 'monday', 'friday', '2026-03-05', '2026-03-09/2026-03-13'].flatMap((day) =>
  TIMES.map((time) => ({ ...time, day })),
);

const WHICH = ['first', 'second', 'both'] as const;
const THREE_TIMES = WHICH.flatMap((one) => WHICH.flatMap((two) => WHICH.map((three) => [one, two, three])));

function offer(wish: Wish, leaveOut: readonly string[]): readonly string[] {
  const { slots } = chooseOffer({ free: FREE, wish, leaveOut: leaveOut.map(instantOf), now: at(NOW) });
  return slots.map(({ start }) => isoInstant(start, timeZone));
}

function out(wish: Wish, offered: readonly string[], except: readonly string[]): readonly string[] {
  const instants = ruledOut({ free: FREE, wish, offered: offered.map(at), except, now: at(NOW) });
  return instants.map((instant) => isoInstant(instant, timeZone));
}

describe('what was ruled out earlier', () => {
  it.each(WISHES)(
    'A7 whichever is declined, three times over, none of it comes back: $day $time_window $explicit_time',
    (wish) => {
      for (const turns of THREE_TIMES) {
        const declined = new Set<string>();
        let offered = offer(wish, []);
        for (const which of turns) {
          const refused = offered.filter((_, place) => which === 'both' || WHICH[place] === which);
          for (const slot of refused) declined.add(slot);
          offered = offer(wish, [...refused, ...out(wish, offered, [])]);
          expect(
            offered.filter((slot) => declined.has(slot)),
            turns.join(),
          ).toEqual([]);
        }
      }
    },
  );

  it('A11 a new wish knows of nothing that was ruled out', () => {
    expect(out(nothing, [], [])).toEqual([]);
  });

  it('A11 days are ruled out by name or by date', () => {
    const days = out(nothing, [], ['monday', '2026-03-03']).map((slot) => slot.slice(0, 10));
    expect(new Set(days)).toEqual(new Set(['2026-03-02', '2026-03-03', '2026-03-09']));
  });
});
