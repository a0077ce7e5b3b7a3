import { describe, expect, it } from 'vitest';
import type { Reading } from '../core/reading.ts';
import type { DateMention } from '../core/when.ts';
import { amongDays, inWeekOf, withinSpan } from './within.ts';

const coming: DateMention = {
  ...{ kind: 'date', date: '2026-03-04', weekday: 'wednesday', form: 'bare', start: 0, end: 9 },
};

function heard(day: string | null, mention: DateMention = coming) {
  const reading: Reading = { text: 'Wednesday', locale: 'en', mentions: [mention], rest: '' };
  const [found] = withinSpan(reading, day).mentions;
  return found?.kind === 'date' ? [found.date, found.form] : null;
}

describe('a bare weekday within what is talked about', () => {
  it('X9 is the coming one where no span was named, or one that holds it already', () => {
    for (const day of [null, 'monday', '2026-03-06', '2026-03-02/2026-03-08', '2026-03-04/2026-03-31']) {
      expect(heard(day)).toEqual(['2026-03-04', 'bare']);
    }
  });

  it('X9 is the one of the week that they speak of', () => {
    expect(heard('2026-03-09/2026-03-15')).toEqual(['2026-03-11', 'relative']);
    expect(heard('2026-04-01/2026-04-30')).toEqual(['2026-04-01', 'relative']);
    expect(heard('2026-04-02/2026-04-30')).toEqual(['2026-04-08', 'relative']);
  });

  it('X9 is the one of the week of the day that they named', () => {
    expect(heard('2026-03-10')).toEqual(['2026-03-11', 'relative']);
    expect(heard('2026-03-13')).toEqual(['2026-03-11', 'relative']);
    expect(heard('2026-03-09')).toEqual(['2026-03-11', 'relative']);
  });

  it('X9 is the coming one again for whoever wants it sooner', () => {
    const sooner: Reading = {
      ...{ text: 'Wednesday, the sooner the better', locale: 'en', rest: '' },
      mentions: [coming, { kind: 'cue', cue: 'soonest', start: 11, end: 32 }],
    };
    expect(withinSpan(sooner, '2026-03-10').mentions[0]).toEqual(coming);
  });

  it('X9 is the coming one where the span has no such day, and any other day is what it was', () => {
    expect(heard('2026-03-13/2026-03-15')).toEqual(['2026-03-04', 'bare']);
    expect(heard('2026-03-09/2026-03-15', { ...coming, form: 'relative' })).toEqual(['2026-03-04', 'relative']);
  });
});

describe('a bare weekday among days that were offered', () => {
  const among = (days: readonly string[], mention: DateMention = coming) =>
    amongDays({ text: 'Wednesday', locale: 'en', mentions: [mention], rest: '' }, days).mentions[0];

  it('X9 is the one that was offered', () => {
    expect(among(['2026-03-10', '2026-03-11'])).toMatchObject({ date: '2026-03-11', form: 'relative' });
  });

  it('X9 stays as it was said where that day was offered, or none of its name, or it was more than a name', () => {
    for (const days of [[], ['2026-03-10'], ['2026-03-04', '2026-03-11']]) expect(among(days)).toEqual(coming);
    expect(among(['2026-03-11'], { ...coming, form: 'relative' })).toEqual({ ...coming, form: 'relative' });
  });
});

describe('a weekday in the week of a day that is known', () => {
  it.each([
    ['2026-03-05', '2026-03-24', '2026-03-26'],
    ['2026-03-05', '2026-03-05', '2026-03-05'],
    ['2026-03-08', '2026-03-24', '2026-03-29'],
    // It has been this week already.
    ['2026-03-09', '2026-03-05', '2026-03-09'],
  ])('X9 %s, said of %s, is %s', (weekday, known, expected) => {
    expect(inWeekOf(weekday, known)).toBe(expected);
  });
});
