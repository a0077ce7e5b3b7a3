import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { plain } from '../listening.fixture.ts';
import { recogniseWhen } from './recognise.ts';

/** Said on a Tuesday, 12 May 2026, at noon. */
const heard = (text: string, locale: Locale) =>
  recogniseWhen(text, locale, { ...plain, now: '2026-05-12T11:00:00Z' }).map(({ start, end, ...found }) => found);

describe('so long before or after an hour', () => {
  it.each<[Locale, string, string]>([
    ['en', 'an hour before 3', '14:00'],
    ['en', 'make it half an hour after 10', '10:30'],
    ['es', 'una hora antes de las 3', '14:00'],
    ['es', 'mejor media hora después de las 10', '10:30'],
    ['fr', 'une heure avant 15h', '14:00'],
    ['fr', 'plutôt 1h avant 15h', '14:00'],
    ['zh', '三点前一个小时', '14:00'],
    ['zh', '下午三点前半小时', '14:30'],
    ['km', 'មួយម៉ោងមុនម៉ោង៣', '14:00'],
  ])('X9 is that hour, in %s: %s', (locale, text, time) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'time', time }]);
  });

  it.each<[Locale, string]>([
    ['en', 'tomorrow, two hours before noon'],
    ['es', 'mañana dos horas antes de las 12'],
    ['fr', 'demain deux heures avant midi'],
    ['km', 'ស្អែក ២ម៉ោងមុនម៉ោង១២'],
  ])('X9 is that hour of the day beside it, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ date: '2026-05-13' }, { kind: 'time', time: '10:00' }]);
  });

  it('X20 is a length and a bound where a length is asked for', () => {
    expect(heard('I need an hour before 3', 'en')).toMatchObject([
      { kind: 'duration', value: 60 },
      { kind: 'window', to: '15:00' },
    ]);
  });
});

describe('a stretch whose ends are a day and an hour', () => {
  it.each<[Locale, string]>([
    ['en', 'from monday 9am through to wednesday 5pm'],
    ['es', 'del lunes a las 9 al miércoles a las 17'],
    ['fr', 'du lundi 9h au mercredi 17h'],
    ['zh', '周一9点到周三17点'],
    ['km', 'ពីថ្ងៃចន្ទ ម៉ោង ៩ ដល់ ថ្ងៃពុធ ម៉ោង ៥ ល្ងាច'],
  ])('X9 ends on the day after the first, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([
      { kind: 'dates', from: '2026-05-18', to: '2026-05-20' },
      { kind: 'window', from: '09:00', to: '17:00' },
    ]);
  });

  it('X9 may end at an earlier hour than it begins', () => {
    expect(heard('from fri 2pm until sun noon', 'en')).toMatchObject([
      { from: '2026-05-15', to: '2026-05-17' },
      { time: '14:00' },
      { time: '12:00' },
    ]);
  });

  it.each<[Locale, string]>([
    ['en', 'from the 20th to 22'],
    ['zh', '从20号到22'],
    ['km', 'ពីថ្ងៃទី ២០ ដល់ ២២'],
  ])('X9 has a number for its last day where the first is a date, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'dates', from: '2026-05-20', to: '2026-05-22' }]);
  });
});

describe('hours that are counted', () => {
  it('X9 are how long in figures too, where something is put off by them', () => {
    expect(heard("on peut décaler d'1h ?", 'fr')).toMatchObject([{ kind: 'duration', value: 60 }]);
  });

  it.each<[Locale, string]>([
    ['en', '2 hours in the morning'],
    ['es', '2 horas por la mañana'],
    ['fr', '2 heures le matin'],
  ])('X9 are how long, and not two at night, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([
      { kind: 'duration', value: 120 },
      { kind: 'window', name: 'morning' },
    ]);
  });

  it('X9 are those of the evening where the word for night follows, and not so many nights', () => {
    expect(heard('៧ ដល់ ៩ យប់', 'km')).toMatchObject([{ kind: 'window', from: '19:00', to: '21:00' }]);
    expect(heard('៣ ដល់ ៥ យប់', 'km').some(({ kind }) => kind === 'window')).toBe(false);
  });
});

describe('quarters of an hour', () => {
  it.each<[Locale, string, number]>([
    ['en', 'a quarter of an hour', 15],
    ['en', 'three quarters of an hour', 45],
    ['es', 'un cuarto de hora', 15],
    ['es', 'tres cuartos de hora', 45],
    ['fr', "un quart d'heure", 15],
    ['fr', "trois quarts d'heure", 45],
    ['zh', '一刻钟', 15],
    ['zh', '三刻钟', 45],
  ])('X9 are a length, in %s: %s', (locale, text, value) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'duration', value, unit: 'minutes' }]);
  });

  it.each<[Locale, string]>([
    ['en', 'quarter of an hour before 6'],
    ['es', 'un cuarto de hora antes de las 6'],
    ['fr', "un quart d'heure avant 18h"],
    ['zh', '六点前一刻钟'],
  ])('X9 before an hour are that time, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'time', time: '17:45' }]);
  });
});

describe('so much later or earlier than what is talked about', () => {
  it.each<[Locale, string, string]>([
    ['fr', '2h plus tard', '16:00'],
    ['fr', '1h30 plus tôt', '12:30'],
    ['en', 'can we get in half an hour earlier?', '13:30'],
  ])('X9 is counted from there, in %s: %s', (locale, text, time) => {
    const about = '2026-05-21T14:00';
    expect(recogniseWhen(text, locale, { ...plain, now: '2026-05-12T11:00:00Z', about })).toMatchObject([
      { kind: 'date', date: '2026-05-21' },
      { kind: 'time', time },
    ]);
  });
});

describe('dates told by their numbers', () => {
  it.each<[Locale, string]>([
    ['fr', 'juste le 21 et le 22'],
    ['es', 'el 21 y el 22'],
    ['es', 'solo el 21 y 22'],
    ['en', 'the 21st and the 22nd'],
    ['zh', '21号和22号'],
    ['km', 'ថ្ងៃទី២១ និង ២២'],
  ])('X20 are all of them heard, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ date: '2026-05-21' }, { date: '2026-05-22' }]);
  });
});

describe('half a day', () => {
  it.each<[Locale, string]>([
    ['en', 'half a day on friday'],
    ['en', 'a half day friday'],
    ['es', 'media jornada el viernes'],
    ['fr', 'une demi-journée vendredi'],
    ['fr', 'demi journée vendredi'],
    ['zh', '周五半天'],
    ['km', 'កន្លះថ្ងៃ ថ្ងៃសុក្រ'],
  ])('X9 is on the day that is named, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date: '2026-05-15' }]);
  });
});

describe('a day that was right', () => {
  it.each<[Locale, string]>([
    ['en', 'no wait, friday was right'],
    ['es', 'no, el viernes estaba bien'],
    ['fr', "ah non vendredi c'était bien"],
    ['zh', '周五才对'],
  ])('X9 is the coming one, and no day of the week talked about since, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date: '2026-05-15', form: 'relative' }]);
  });
});

describe('days that are counted', () => {
  it.each<[Locale, string, string]>([
    ['es', 'el lunes en ocho', '2026-05-25'],
    ['es', 'el lunes en quince', '2026-06-01'],
    ['fr', 'lundi en huit', '2026-05-25'],
    ['es', 'el lunes 8', '2026-06-08'],
    ['es', 'el mierc', '2026-05-13'],
    ['fr', "le vendredi d'après le 20", '2026-05-22'],
    ['zh', '月底最后一天', '2026-05-31'],
    ['en', 'the first monday of the new year', '2027-01-04'],
    ['es', 'el primer lunes del nuevo año', '2027-01-04'],
    ['fr', 'le premier lundi de la nouvelle année', '2027-01-04'],
  ])('X9 are a week or two on, or the last or the first of their kind, in %s: %s', (locale, text, date) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date }]);
  });

  it.each<[Locale, string, string]>([
    ['es', 'el finde que viene', '2026-05-16'],
    ['fr', 'le week-end qui vient', '2026-05-16'],
    ['en', 'this coming weekend', '2026-05-16'],
    ['es', 'el finde que viene no, el otro', '2026-05-23'],
    ['en', 'next weekend', '2026-05-23'],
  ])('X9 the weekend that comes is the one ahead, in %s: %s', (locale, text, from) => {
    expect(heard(text, locale).filter((one) => !('negated' in one))).toMatchObject([{ kind: 'dates', from }]);
  });
});
