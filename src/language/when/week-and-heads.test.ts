import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { plain as listening } from '../listening.fixture.ts';
import { recogniseWhen } from './recognise.ts';

const heard = (text: string, locale: Locale) =>
  recogniseWhen(text, locale, listening).map(({ start: _start, end: _end, ...found }) => found);

describe('a weekday behind one of a later week', () => {
  it.each<[Locale, string, string, string]>([
    ['en', 'next Wednesday, sorry I mean Thursday', '2026-03-11', '2026-03-12'],
    ['en', 'next Thursday, no wait, Tuesday', '2026-03-12', '2026-03-10'],
    ['en', 'Tuesday next week or maybe Friday', '2026-03-10', '2026-03-13'],
    ['es', 'el martes de la semana que viene, digo el jueves', '2026-03-10', '2026-03-12'],
    ['es', 'la semana que viene el martes, perdón, el miércoles', '2026-03-10', '2026-03-11'],
    ['fr', 'la semaine prochaine mardi, enfin non plutôt jeudi', '2026-03-10', '2026-03-12'],
    ['fr', 'mardi prochain, pardon, mercredi', '2026-03-10', '2026-03-11'],
    ['zh', '下周二，不对，周四', '2026-03-10', '2026-03-12'],
    ['km', 'ថ្ងៃអង្គារសប្តាហ៍ក្រោយ ច្រឡំ ថ្ងៃសុក្រ', '2026-03-10', '2026-03-13'],
  ])('X9 is of that week, in %s: %s', (locale, text, first, second) => {
    expect(heard(text, locale)).toMatchObject([{ date: first }, { date: second }]);
  });

  it('X9 is of that week in a row, and the coming one behind a length', () => {
    const days = ['2026-03-10', '2026-03-12', '2026-03-13'].map((date) => ({ date }));
    expect(heard('next Tuesday, Thursday or Friday', 'en')).toMatchObject(days);
    expect(heard('in two weeks, no wait, Friday', 'en')).toMatchObject([
      { date: '2026-03-16' },
      { date: '2026-03-06' },
    ]);
  });
});

describe('a number between a day and how many come', () => {
  it.each<[Locale, string, string, string]>([
    ['en', 'sun 4 2 ppl', '2026-03-08', '16:00'],
    ['en', 'friday 10 4 people', '2026-03-06', '10:00'],
    ['en', 'sat 3 for 2', '2026-03-07', '15:00'],
    ['en', 'thursday 2 3 people', '2026-03-05', '14:00'],
    ['es', 'domingo 10 4 personas', '2026-03-08', '10:00'],
    ['es', 'el domingo 10 para 4', '2026-03-08', '10:00'],
    ['fr', 'dim 16 2 pers', '2026-03-08', '16:00'],
    ['fr', 'dimanche 10 pour 4', '2026-03-08', '10:00'],
  ])('X9 is the hour, and no date months away, in %s: %s', (locale, text, date, time) => {
    expect(heard(text, locale)).toMatchObject([{ date }, { time }]);
  });

  it.each<[Locale, string]>([
    ['en', 'friday for 3'],
    ['en', 'friday, for three please'],
    ['es', 'el viernes para 3'],
    ['fr', 'vendredi pour 3'],
  ])('X9 is no day of the month that happens to be such a day, in %s: %s', (locale, text) => {
    expect(heard(text, locale)[0]).toMatchObject({ date: '2026-03-06' });
  });

  it('X9 is the date where that day has it', () => {
    expect(heard('dimanche 8 pour 4', 'fr')).toMatchObject([{ date: '2026-03-08', form: 'calendar' }]);
  });
});

describe('hours in figures', () => {
  it.each([
    ['5 to 6 pm', '17:00', '18:00'],
    ['10 to 11 am', '10:00', '11:00'],
    ['10 to 4pm', '10:00', '16:00'],
    ['5 to 7 in the evening', '17:00', '19:00'],
    ['5 to 8 in the evening, thanks', '17:00', '20:00'],
    ['6 to 9 at night', '18:00', '21:00'],
  ])('X9 are a stretch, and no minutes to the hour: %s', (text, from, to) => {
    expect(heard(text, 'en')).toMatchObject([{ kind: 'window', from, to }]);
  });

  it.each([
    ['at 10 to 4', '15:50'],
    ['ten to four pm', '15:50'],
    ['20 to 4 pm', '15:40'],
  ])('X9 are minutes to it where they can be nothing else: %s', (text, time) => {
    expect(heard(text, 'en')).toMatchObject([{ kind: 'time', time }]);
  });
});

describe('a bound beside a day', () => {
  it.each<[Locale, string, string | null, string | null]>([
    ['zh', '周日下午两点以后', '14:00', null],
    ['zh', '周日下午两点前', null, '14:00'],
    ['km', 'មុនម៉ោង ១២ ថ្ងៃអាទិត្យ', null, '12:00'],
    ['km', 'មុនម៉ោង ១២ ថ្ងៃត្រង់ ថ្ងៃអាទិត្យ', null, '12:00'],
    ['en', 'sunday afternoon 2 onwards', '14:00', null],
  ])('X9 is one, and no hour, in %s: %s', (locale, text, from, to) => {
    const found = heard(text, locale);
    expect(found.find(({ kind }) => kind === 'window')).toMatchObject({ from, to });
    expect(found.find(({ kind }) => kind === 'date')).toMatchObject({ date: '2026-03-08' });
  });
});
