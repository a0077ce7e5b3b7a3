import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { plain as listening } from '../listening.fixture.ts';
import { read } from '../read.ts';
import { recogniseWhen } from './recognise.ts';

const heard = (text: string) =>
  recogniseWhen(text, 'en', listening).map(({ start: _start, end: _end, ...found }) => found);

describe('a short name of a day behind an hour', () => {
  it.each([
    ['10am sat', '2026-03-07', '10:00'],
    ['9:30 sun', '2026-03-08', '09:30'],
    ['3pm wed please', '2026-03-04', '15:00'],
    ['ten oclock sat', '2026-03-07', '10:00'],
  ])('X9 is that day: %s', (text, date, time) => {
    expect(heard(text)).toMatchObject([
      { kind: 'time', time },
      { kind: 'date', date },
    ]);
  });

  it('X9 is a word where more of a sentence follows', () => {
    expect(heard('at 10am sat in the chair for an hour').map(({ kind }) => kind)).not.toContain('date');
  });
});

it.each([
  ['anything after on monday', '2026-03-09'],
  ['after that on thursday', '2026-03-05'],
])('X9 “after” that is said of something else leaves the day alone: %s', (text, date) => {
  expect(heard(text)).toMatchObject([{ kind: 'date', date }]);
});

it('X9 what is after a day still begins on the next', () => {
  expect(heard('anything after monday')).toMatchObject([{ kind: 'dates', from: '2026-03-10' }]);
});

it.each(['how does friday look', 'how does friday sound to you', 'what does friday look like?'])(
  'X11 a day whose looks are asked for is wished for: %s',
  (text) => {
    const { clauses } = read(text, 'en', listening);
    expect(clauses?.map(({ mood }) => mood)).toEqual(['wants']);
  },
);

it('X11 how something is done is only asked', () => {
  expect(read('how does it work on friday?', 'en', listening).clauses?.map(({ mood }) => mood)).toEqual(['asks']);
});

it.each<[Locale, string, string]>([
  ['en', 'in two fridays', '2026-03-13'],
  ['es', 'dentro de dos viernes', '2026-03-13'],
  ['fr', 'dans deux vendredis', '2026-03-13'],
  ['fr', 'vers le 15', '2026-03-15'],
  ['es', 'no, mejor pasado', '2026-03-04'],
  ['es', 'el viernes pasado', '2026-02-27'],
  ['fr', 'dem 16h', '2026-03-03'],
])('X9 a day is that day and no hour, in %s: %s', (locale, text, date) => {
  expect(recogniseWhen(text, locale, listening)[0]).toMatchObject({ kind: 'date', date });
});

it('X9 the morning of a weekend is none of the weekend before', () => {
  expect(recogniseWhen('周末上午', 'zh', listening)).toMatchObject([
    { kind: 'dates', from: '2026-03-07', to: '2026-03-08' },
    { kind: 'window', name: 'morning' },
  ]);
});

it.each<[Locale, string, string, string]>([
  ['en', 'tues or weds next week', '2026-03-10', '2026-03-11'],
  ['en', 'next tuesday or wednesday', '2026-03-10', '2026-03-11'],
  ['en', 'next friday or monday', '2026-03-13', '2026-03-16'],
  ['en', 'saturday or next sunday', '2026-03-07', '2026-03-15'],
  ['es', 'martes o miércoles de la semana que viene', '2026-03-10', '2026-03-11'],
  ['fr', 'mardi prochain ou mercredi', '2026-03-10', '2026-03-11'],
  ['zh', '下周二或者周三', '2026-03-10', '2026-03-11'],
  ['zh', '周二或者下周三', '2026-03-03', '2026-03-11'],
])('X9 the week of one is the week of both, where the words place both, in %s: %s', (locale, text, ...dates) => {
  expect(recogniseWhen(text, locale, listening)).toMatchObject(dates.map((date) => ({ kind: 'date', date })));
});

describe('a day that is put right', () => {
  it.each<[Locale, string, string]>([
    ['en', 'next Wednesday, sorry I mean Thursday', '2026-03-12'],
    ['en', 'next Wednesday at 10, actually no, Thursday', '2026-03-12'],
    ['en', 'Friday, sorry I mean Thursday', '2026-03-05'],
    ['es', 'el miércoles que viene, perdón, el jueves', '2026-03-12'],
    ['es', 'el martes de la semana que viene, digo el jueves', '2026-03-12'],
    ['fr', 'mercredi prochain, pardon, jeudi', '2026-03-12'],
    ['zh', '下周三，不对，周四', '2026-03-12'],
    ['km', 'ថ្ងៃពុធសប្តាហ៍ក្រោយ សុំទោស ថ្ងៃព្រហស្បតិ៍', '2026-03-12'],
  ])('X9 is of the week that was named (%s: %s)', (locale, text, date) => {
    expect(recogniseWhen(text, locale, listening).at(-1)).toMatchObject({ kind: 'date', date });
  });
});
