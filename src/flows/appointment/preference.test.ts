import { describe, expect, it } from 'vitest';
import type { Preference } from './context.ts';
import { type WishEntities, wishEntities, withWish } from './preference.ts';
import { NOW } from './testing/practice.ts';

const EARLIER = '2026-03-01T12:00:00+00:00';

function preference(part: Partial<Preference>): Preference {
  return { day: null, time_window: null, explicit_time: null, free_text: 'before', updated_at: EARLIER, ...part };
}

function wished(before: Partial<Preference> | null, wish: WishEntities) {
  return withWish(before ? preference(before) : undefined, wish, 'now', NOW);
}

describe('the preference', () => {
  it('A2 stores a bare weekday by its name, a date and a span as they are', () => {
    expect(wished(null, { date: '2026-03-06', day: 'friday' })).toMatchObject({ day: 'friday' });
    expect(wished(null, { date: '2026-03-13' })).toMatchObject({ day: '2026-03-13' });
    expect(wished(null, { dates: '2026-03-09/2026-03-15' })).toMatchObject({ day: '2026-03-09/2026-03-15' });
  });

  it('A2 a new day keeps the time wish', () => {
    expect(wished({ day: 'friday', time_window: 'morning' }, { day: 'monday' })).toMatchObject({
      day: 'monday',
      time_window: 'morning',
    });
    expect(wished({ day: 'friday', explicit_time: '10:00' }, { day: 'monday' })).toMatchObject({
      explicit_time: '10:00',
    });
  });

  it('A2 a window clears the explicit time, and the other way round', () => {
    expect(wished({ day: 'friday', explicit_time: '10:00' }, { window: 'afternoon' })).toMatchObject({
      day: 'friday',
      time_window: 'afternoon',
      explicit_time: null,
    });
    expect(wished({ time_window: 'afternoon' }, { time: '10:00' })).toMatchObject({
      time_window: null,
      explicit_time: '10:00',
    });
  });

  it('A2 the bound of a window is no explicit time', () => {
    expect(wished(null, { window: '15:00-24:00', time: '15:00' })).toMatchObject({
      time_window: '15:00-24:00',
      explicit_time: null,
    });
  });

  it('A2 free_text and updated_at are of the latest message that changed it', () => {
    expect(wished({ day: 'friday' }, { day: 'monday' })).toMatchObject({ free_text: 'now', updated_at: NOW });
    expect(wished({ day: 'friday' }, { day: 'friday' })).toMatchObject({ free_text: 'before', updated_at: EARLIER });
  });

  it('A9 "any time" frees the time, then the day; "as soon as possible" frees everything', () => {
    expect(wished({ day: 'friday', time_window: 'morning' }, { open: 'time' })).toMatchObject({
      day: 'friday',
      time_window: null,
    });
    expect(wished({ day: 'friday' }, { open: 'time' })).toMatchObject({ day: null });
    expect(wished({ day: 'friday', explicit_time: '10:00' }, { open: 'everything' })).toMatchObject({
      day: null,
      explicit_time: null,
    });
    expect(wished(null, { open: 'time' })).toMatchObject({ day: null, free_text: 'now' });
  });

  it('A11 a day that is ruled out is no longer wished for', () => {
    expect(wished({ day: 'friday', time_window: 'morning' }, { except: ['friday'] })).toMatchObject({
      day: null,
      time_window: 'morning',
    });
    expect(wished({ day: '2026-03-06' }, { except: ['friday'] })).toMatchObject({ day: null });
    expect(wished({ day: 'monday' }, { except: ['friday'] })).toMatchObject({ day: 'monday' });
  });

  it('says nothing where nothing was said', () => {
    expect(wished(null, {})).toBeUndefined();
  });
});

describe('what a message may say about when', () => {
  it('X1 is typed and checked: nothing else gets through', () => {
    const refused = [
      { date: '2026-02-30' },
      { day: 'someday' },
      { time: '25:00' },
      { time: '24:00' },
      { window: 'teatime' },
      { dates: '2026-03-09' },
      { except: ['2026-03-09/2026-03-15'] },
      { state: 'booked' },
    ];
    for (const entities of refused)
      expect(wishEntities.safeParse(entities).success, JSON.stringify(entities)).toBe(false);
    expect(wishEntities.safeParse({ date: '2026-03-06', day: 'friday', window: '09:00-11:00' }).success).toBe(true);
  });
});
