import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import type { Listening } from '../../core/vocabulary.ts';
import { addDays } from '../../domain/zoned.ts';
import { recogniseWhen } from './recognise.ts';

const listening: Listening = {
  now: '2026-03-03T09:00:00Z',
  timeZone: 'Europe/London',
  country: 'GB',
  hours: { from: '09:00', to: '17:00' },
  vocabulary: { lists: {}, topics: [] },
};

function datesIn(text: string, locale: Locale, about?: string): (string | undefined)[] {
  const heard = recogniseWhen(text, locale, about === undefined ? listening : { ...listening, about });
  return heard.map((mention) => (mention.kind === 'date' ? mention.date : mention.kind === 'time' ? mention.time : ''));
}

/** How each language counts from the day that is being talked about. */
const WAYS: readonly (readonly [Locale, string, number])[] = [
  ['en', 'the day after', 1],
  ['en', 'no, the next day please', 1],
  ['en', 'the day before', -1],
  ['en', 'how about a week later?', 7],
  ['en', 'two days earlier', -2],
  ['es', 'mejor al día siguiente', 1],
  ['es', 'un día antes', -1],
  ['es', 'una semana después', 7],
  ['fr', 'plutôt le lendemain', 1],
  ['fr', 'la veille', -1],
  ['fr', 'deux jours plus tard', 2],
  ['zh', '后一天', 1],
  ['zh', '提前一天', -1],
  ['zh', '晚一周', 7],
  ['km', 'ថ្ងៃបន្ទាប់', 1],
  ['km', 'មួយថ្ងៃមុន', -1],
];

describe('counting from what is being talked about', () => {
  it.each(WAYS)('X9 %s: %s', (locale, text, days) => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (shift) => {
        const about = addDays('2026-03-12', shift);
        expect(datesIn(text, locale, about)).toEqual([addDays(about, days)]);
      }),
      { numRuns: 25 },
    );
  });

  /** Each said of Tuesday 24 March 2026, on the 3rd. */
  it.each<[Locale, string, string]>([
    ['en', 'and the following Tuesday?', '2026-03-31'],
    ['en', 'the Tuesday after that', '2026-03-31'],
    ['en', 'the following Thursday', '2026-03-26'],
    ['en', 'Tuesday of the following week', '2026-03-31'],
    ['en', 'next Tuesday', '2026-03-10'],
    ['es', '¿y el martes siguiente?', '2026-03-31'],
    ['es', 'el martes de después', '2026-03-31'],
    ['es', 'el próximo martes', '2026-03-10'],
    ['fr', 'et le mardi suivant ?', '2026-03-31'],
    ['fr', "le mardi d'après", '2026-03-31'],
    ['fr', 'mardi prochain', '2026-03-10'],
    ['zh', '下一个周二呢？', '2026-03-31'],
    ['zh', '下周二', '2026-03-10'],
    ['km', 'ថ្ងៃអង្គារបន្ទាប់', '2026-03-31'],
  ])('X9 %s: %s follows the day that is talked about', (locale, text, date) => {
    expect(datesIn(text, locale, '2026-03-24')).toEqual([date]);
  });

  it('X9 the following day or week follows today where nothing is talked about', () => {
    expect(datesIn('the following Tuesday', 'en')).toEqual(['2026-03-10']);
    const [week] = recogniseWhen('la semaine suivante', 'fr', { ...listening, about: '2026-03-24' });
    expect(week).toMatchObject({ kind: 'dates', from: '2026-03-30', to: '2026-04-05' });
  });

  it('counts hours only from a time', () => {
    expect(datesIn('an hour later', 'en', '2026-03-12T09:30')).toEqual(['2026-03-12', '10:30']);
    expect(datesIn('half an hour earlier', 'en', '2026-03-12T09:30')).toEqual(['2026-03-12', '09:00']);
    expect(datesIn('two hours later', 'en', '2026-03-12T23:30')).not.toContain('2026-03-12');
  });

  it.each<[Locale, string, string]>([
    ['en', 'push it back an hour', '10:30'],
    ['en', 'bring it forward by half an hour', '09:00'],
    ['es', 'retrasarlo una hora', '10:30'],
    ['es', 'adelantarlo media hora', '09:00'],
    ['fr', "décaler d'une heure", '10:30'],
    ['fr', "avancer d'une demi-heure", '09:00'],
    ['zh', '推迟一小时', '10:30'],
  ])('X9 %s: “%s” puts off what is talked about, and is no length of it', (locale, text, time) => {
    expect(datesIn(text, locale, '2026-03-12T09:30')).toEqual(['2026-03-12', time]);
  });

  it.each<[Locale, string]>([
    ['en', 'a half hour'],
    ['es', 'una media hora'],
    ['fr', 'une demi-heure'],
    ['zh', '半个小时'],
  ])('X9 %s: “%s” is less than an hour', (locale, text) => {
    expect(recogniseWhen(text, locale, listening)).toMatchObject([{ kind: 'duration', value: 30 }]);
  });

  it.each<[Locale, string]>([
    ['en', 'now until 1'],
    ['es', 'de ahora hasta las 13:00'],
    ['fr', 'de maintenant à 13h'],
    ['zh', '现在到下午1点'],
  ])('X9 %s: “%s” begins at the next quarter', (locale, text) => {
    expect(recogniseWhen(text, locale, { ...listening, now: '2026-03-03T10:07:00Z' })).toMatchObject([
      { kind: 'date', date: '2026-03-03' },
      { kind: 'window', from: '10:15', to: '13:00' },
    ]);
  });

  it('X9 so many hours before a day are no hour of it', () => {
    const kinds = (text: string, locale: Locale) => recogniseWhen(text, locale, listening).map(({ kind }) => kind);
    expect(kinds('three hours, friday morning', 'en')).toEqual(['duration', 'date', 'window']);
    expect(kinds('tres horas, el viernes por la mañana', 'es')).toEqual(['duration', 'date', 'window']);
    expect(kinds('a las nueve horas, el viernes', 'es')).toContain('time');
  });

  it('X9 ten days or so are ten', () => {
    expect(datesIn('dans une dizaine de jours', 'fr')).toEqual([addDays(listening.now.slice(0, 10), 10)]);
    expect(datesIn('dentro de una decena de días', 'es')).toEqual([addDays(listening.now.slice(0, 10), 10)]);
  });

  it('X9 three figures are a time only where hours are written so', () => {
    expect(datesIn('at 930', 'en')).toEqual(['09:30']);
    expect(datesIn('à 120', 'fr')).toEqual([]);
    expect(datesIn('j’ai mal à une dent', 'fr')).toEqual([]);
  });

  it('says nothing of a day after something else, or where nothing is talked about', () => {
    expect(datesIn('the day after my birthday', 'en', '2026-03-12')).toEqual([]);
    expect(datesIn('the day after tomorrow', 'en', '2026-03-12')).toEqual(['2026-03-05']);
    expect(datesIn('the day after Christmas', 'en', '2026-03-12')).toEqual(['2026-12-26']);
    expect(datesIn('the day before', 'en')).toEqual([]);
  });

  it.each([
    ['en', 'all day'],
    ['es', 'todo el día'],
    ['en', 'a day trip'],
    ['en', 'one day tour'],
    ['es', 'una excursión de un día'],
    ['fr', "une excursion d'une journée"],
    ['zh', '一日游'],
    ['fr', 'toute la journée'],
    ['zh', '全天'],
    ['km', 'ពេញមួយថ្ងៃ'],
  ] as const)('takes the whole of a day for its length: %s %s', (locale, text) => {
    expect(recogniseWhen(text, locale, listening)).toMatchObject([{ kind: 'duration', value: 1, unit: 'days' }]);
  });

  it('takes a tour of so many days for no day of the month', () => {
    expect(recogniseWhen('三日游', 'zh', listening)).toMatchObject([{ kind: 'duration', value: 3, unit: 'days' }]);
  });
});
