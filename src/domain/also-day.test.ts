import { describe, expect, it } from 'vitest';
import { alsoDay, isAlsoDay, wishOf } from './also-day.ts';

describe('a day that would do as well (A2)', () => {
  const wish = { day: 'tuesday', time_window: 'afternoon', explicit_time: null };

  it('has the hours of the wish where it has none of its own', () => {
    expect(wishOf('thursday', wish)).toEqual({ ...wish, day: 'thursday' });
    expect(wishOf(alsoDay('thursday', 'morning'), wish)).toEqual({ ...wish, day: 'thursday', time_window: 'morning' });
    expect(wishOf('2026-03-09 15:00', wish)).toEqual({
      day: '2026-03-09',
      time_window: null,
      explicit_time: '15:00',
    });
  });

  it('is a day, and at most its hours', () => {
    for (const text of ['friday', '2026-03-09', 'friday 09:00-11:30', 'friday 15:00'])
      expect(isAlsoDay(text)).toBe(true);
    for (const text of ['', 'someday', '2026-03-09/2026-03-10', 'friday late', 'friday 15:00 sharp', 'friday '])
      expect(isAlsoDay(text)).toBe(false);
  });
});
