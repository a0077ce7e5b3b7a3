import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { plain as listening } from '../listening.fixture.ts';
import { recogniseWhen } from './recognise.ts';

const daysIn = (text: string, locale: Locale) =>
  recogniseWhen(text, locale, listening).flatMap((one) => (one.kind === 'date' ? [one.date] : []));

describe('a slip of the keyboard', () => {
  it.each<[Locale, string, string]>([
    ['fr', 'jedui 15h', '2026-03-05'],
    ['fr', 'ludni matin', '2026-03-09'],
    ['es', 'el luens a las 10', '2026-03-09'],
    ['en', 'arpil 3rd', '2026-04-03'],
    ['en', 'monfay', '2026-03-09'],
    ['en', 'thirsday', '2026-03-05'],
    ['en', 'wednes 10am', '2026-03-04'],
    ['es', 'el juebes', '2026-03-05'],
    ['fr', 'dmn 10h', '2026-03-03'],
  ])('X9 is read as the day that was meant, in %s: %s', (locale, text, date) => {
    expect(daysIn(text, locale)).toEqual([date]);
  });

  it.each<[Locale, string]>([
    ['en', 'Sunway'],
    ['en', 'Sundar'],
    ['en', 'sundae'],
    ['en', 'Mondal'],
    ['fr', 'mardu'],
  ])('X9 is none where another letter is no slip, in %s: %s', (locale, text) => {
    expect(daysIn(text, locale)).toEqual([]);
  });
});

describe('an hour with a point', () => {
  it.each(['for 9.30', 'book me in for 9.30', 'at 9.30'])('X9 is no date in figures: %s', (text) => {
    expect(recogniseWhen(text, 'en', listening)).toMatchObject([{ kind: 'time', time: '09:30' }]);
  });

  it.each<[Locale, string, string]>([
    ['en', 'on 4.10', '2026-10-04'],
    ['fr', 'le 4.10', '2026-10-04'],
    ['fr', '24.10', '2026-10-24'],
  ])('X9 is a date where it can be no hour, or is led in as one, in %s: %s', (locale, text, date) => {
    expect(daysIn(text, locale)).toEqual([date]);
  });
});

describe('which of the days of a name', () => {
  it.each<[Locale, string, string]>([
    ['km', 'ថ្ងៃអង្គារដំបូង ខែតុលា', '2026-10-06'],
    ['km', 'អង្គារដំបូងនៃខែតុលា', '2026-10-06'],
    ['km', 'ថ្ងៃសុក្រចុងក្រោយ ខែក្រោយ', '2026-04-24'],
    ['km', 'ថ្ងៃអង្គារទី១ ខែតុលា', '2026-10-01'],
    ['zh', '圣诞节前的那个周五', '2026-12-18'],
    ['zh', '圣诞节后的第一个周一', '2026-12-28'],
    ['zh', '圣诞节前的最后一个周五', '2026-12-18'],
  ])('X9 is counted in its month or beside its day, in %s: %s', (locale, text, date) => {
    expect(daysIn(text, locale)).toEqual([date]);
  });
});
