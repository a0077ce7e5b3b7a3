import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remindAt, reminderNow, reminderTerms } from './reminders.ts';
import { instantOf, localTime, minuteOf } from './zoned.ts';

const DAYTIME = { from: '08:00', to: '21:00' };

function at(start: string, lead: number, timeZone = 'Europe/London'): string {
  return remindAt(start, lead, { tell: DAYTIME, timeZone });
}

describe('F8 when somebody is reminded', () => {
  it.each([
    [
      'a day is a day of the calendar, over the night in which the clocks go forward',
      '2026-03-29T10:00:00+01:00',
      1_440,
      '2026-03-28T10:00:00+00:00',
    ],
    ['and back', '2026-10-25T10:00:00+00:00', 1_440, '2026-10-24T10:00:00+01:00'],
    ['hours are hours', '2026-03-29T10:00:00+01:00', 120, '2026-03-29T08:00:00+01:00'],
    ['what falls before the morning waits for it', '2026-03-06T09:30:00+00:00', 120, '2026-03-06T08:00:00+00:00'],
    [
      'unless too little would be left: then the evening before',
      '2026-03-06T08:30:00+00:00',
      120,
      '2026-03-05T20:59:00+00:00',
    ],
    [
      'what falls after the evening waits for the morning',
      '2026-03-06T22:30:00+00:00',
      1_440,
      '2026-03-06T08:00:00+00:00',
    ],
  ])('%s', (_, start, lead, due) => {
    expect(instantOf(at(start, lead))).toBe(instantOf(due));
  });

  it('X9 is never at night and always before it begins, in any time zone and on any day', () => {
    const zones = fc.constantFrom('Europe/London', 'America/New_York', 'Asia/Phnom_Penh', 'Australia/Lord_Howe');
    const minutes = fc.integer({ min: 0, max: 2 * 366 * 1_440 });
    const leads = fc.integer({ min: 15, max: 14 * 1_440 });
    fc.assert(
      fc.property(zones, minutes, leads, (timeZone, minute, lead) => {
        const start = new Date(Date.parse('2026-01-01T00:00:00Z') + minute * 60_000).toISOString();
        const due = instantOf(at(start, lead, timeZone));
        const { minute: shown } = localTime(due, timeZone);
        expect(shown).toBeGreaterThanOrEqual(minuteOf(DAYTIME.from));
        expect(shown).toBeLessThan(minuteOf(DAYTIME.to));
        expect(due).toBeLessThan(instantOf(start));
        // A day is asked for at most beside the lead, which is as far as the store looks ahead.
        expect(instantOf(start) - due).toBeLessThanOrEqual((lead + 1_440) * 60_000);
      }),
    );
  });

  it('passes over what was booked, or stands again, only after it was due', () => {
    const terms = { tell: DAYTIME, timeZone: 'Europe/London' };
    const start = '2026-03-06T15:00:00+00:00';
    const now = '2026-03-06T14:00:00+00:00';
    expect(reminderNow({ start, since: now }, 120, terms, now)).toEqual({ kind: 'pass' });
    expect(reminderNow({ start, since: '2026-03-01T10:00:00Z' }, 120, terms, now)).toEqual({ kind: 'tell' });
    expect(reminderNow({ start, since: '2026-03-01T10:00:00Z' }, 30, terms, now)).toMatchObject({ kind: 'wait' });
    expect(reminderNow({ start, since: '2026-03-01T10:00:00Z' }, 30, terms, start)).toEqual({ kind: 'pass' });
  });

  it('is written by the owner, and a slip of the pen is said', () => {
    expect(reminderTerms.parse(['2h', '1d', '24h'])).toEqual({ leads: [1_440, 120], tell: DAYTIME });
    expect(reminderTerms.parse({ before: ['90m'], tell: '09:00-20:00' })).toEqual({
      leads: [90],
      tell: { from: '09:00', to: '20:00' },
    });
    expect(reminderTerms.parse(undefined).leads).toBeNull();
    for (const slip of [['soon'], ['5m'], ['30d'], ['1h', '2h', '3h', '4h', '5h', '6h']]) {
      expect(reminderTerms.safeParse(slip).success).toBe(false);
    }
  });
});
