import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { plain } from '../listening.fixture.ts';
import { recogniseWhen } from './recognise.ts';

/** A Tuesday. */
const listening = { ...plain, now: '2026-03-10T10:00:00Z' };

const heard = (text: string, locale: Locale, country = 'GB') =>
  recogniseWhen(text, locale, { ...listening, country }).map((one) => {
    const not = one.negated ? 'not ' : '';
    if (one.kind === 'date') return `${not}${one.date}`;
    if (one.kind === 'dates') return `${not}${one.from}..${one.to}`;
    if (one.kind === 'window') return one.name ?? `${one.from ?? ''}-${one.to ?? ''}`;
    if (one.kind === 'duration') return `${one.value} ${one.unit}`;
    return one.kind === 'time' ? one.time : one.kind;
  });

const check = (rows: readonly (readonly [Locale, string, readonly string[]])[]) => {
  it.each(rows)('X9 %s: %s', (locale, text, expected) => {
    expect(heard(text, locale)).toEqual(expected);
  });
};

describe('weekends of a month', () => {
  check([
    ['en', 'the last weekend in april', ['2026-04-25..2026-04-26']],
    ['en', 'first weekend of the month', ['2026-04-04..2026-04-05']],
    ['en', 'the weekend at the end of april', ['2026-04-25..2026-04-26']],
    ['es', 'el último finde de abril', ['2026-04-25..2026-04-26']],
    ['fr', 'le premier we de mai', ['2026-05-02..2026-05-03']],
    ['zh', '四月最后一个周末', ['2026-04-25..2026-04-26']],
    ['zh', '月底那个周末', ['2026-03-28..2026-03-29']],
    ['km', 'ចុងសប្តាហ៍ចុងក្រោយ ខែមេសា', ['2026-04-25..2026-04-26']],
    ['fr', "le pont de l'ascension", ['2026-05-14..2026-05-17']],
  ]);
});

describe('spans over the end of a month', () => {
  check([
    ['en', 'from the 30th to the 2nd', ['2026-03-30..2026-04-02']],
    ['es', 'del 30 al 2', ['2026-03-30..2026-04-02']],
    ['fr', 'du 28 au 3 avril', ['2026-03-28..2026-04-03']],
    ['zh', '30号到2号', ['2026-03-30..2026-04-02']],
    ['km', 'ថ្ងៃទី៣០ ដល់ ថ្ងៃទី២', ['2026-03-30..2026-04-02']],
  ]);
});

describe('halves of a month, days in a row, parts at both ends', () => {
  check([
    ['en', 'the 2nd half of may', ['2026-05-16..2026-05-31']],
    ['es', 'la segunda quincena de mayo', ['2026-05-16..2026-05-31']],
    ['fr', 'la première quinzaine de mai', ['2026-05-01..2026-05-15']],
    ['zh', '五月下半月', ['2026-05-16..2026-05-31']],
    ['zh', '下周三四五', ['2026-03-18', '2026-03-19', '2026-03-20']],
    ['zh', '两周后的周一', ['2026-03-23']],
    ['zh', '从28号住到1号', ['2026-03-28..2026-04-01']],
    ['en', 'friday evening to sunday noon', ['2026-03-13..2026-03-15', '17:00', '12:00']],
    ['es', 'del viernes por la noche al domingo por la mañana', ['2026-03-13..2026-03-15', '20:00', '12:00']],
    ['fr', 'du vendredi soir au dimanche midi', ['2026-03-13..2026-03-15', '17:00', '12:00']],
    ['zh', '周五晚上到周日中午', ['2026-03-13..2026-03-15', '17:00', '14:00']],
  ]);
});

describe('how long from a day on', () => {
  check([
    ['en', 'three nights from the 27th', ['3 nights', '2026-03-27']],
    ['en', '5 days from march 27', ['5 days', '2026-03-27']],
    ['en', '3 days from friday', ['2026-03-16']],
    ['es', 'tres noches desde el 27', ['3 nights', '2026-03-27']],
    ['fr', '3 nuits à partir du 27', ['3 nights', '2026-03-27']],
    ['zh', '27号起住三晚', ['2026-03-27', '3 nights']],
    ['fr', 'sous huitaine', ['2026-03-10..2026-03-17']],
    ['en', 'in a month and a half', ['2026-04-25']],
    ['zh', '半个月以后', ['2026-03-25']],
    ['zh', '下个月十五号前后', ['2026-04-15']],
  ]);
});

describe('from an hour on, and beside a meal', () => {
  check([
    ['es', 'de 5 en adelante', ['17:00-']],
    ['en', '5 or later', ['17:00-']],
    ['en', 'from 5 on please', ['17:00-']],
    ['en', 'from 5 on friday', ['17:00-', '2026-03-13']],
    ['fr', '17h et après', ['17:00-']],
    ['zh', '五点往后', ['17:00-']],
    ['en', 'between lunch and 3', ['14:00-15:00']],
    ['fr', 'entre le déjeuner et 16h', ['14:00-16:00']],
    ['es', 'el jueves antes de comer', ['2026-03-12', 'morning']],
    ['zh', '周五午饭前', ['2026-03-13', 'morning']],
    ['fr', 'une demi-journée le 24, l’après-midi', ['2026-03-24', 'afternoon']],
  ]);
});

describe('a day in the place of another', () => {
  check([
    ['fr', 'non pas lundi mardi', ['not 2026-03-16', '2026-03-17']],
    ['en', 'not the 12th the 13th', ['not 2026-03-12', '2026-03-13']],
    ['es', 'no el lunes el martes', ['not 2026-03-16', '2026-03-17']],
    ['zh', '不是周一周二', ['not 2026-03-16', '2026-03-17']],
    ['fr', 'je peux pas lundi mardi', ['not 2026-03-16', 'not 2026-03-17']],
    ['en', 'not friday the 13th', ['not 2026-03-13']],
    ['en', 'Wednesday the 18th. Actually Thursday', ['2026-03-18', '2026-03-19']],
    ['en', 'april 15 no wait thursday', ['2026-04-15', '2026-04-16']],
    ['es', 'el lunes 23 perdón el miércoles', ['2026-03-23', '2026-03-25']],
    ['fr', 'lundi 23, en fait mercredi', ['2026-03-23', '2026-03-25']],
    ['es', 'el 15 de abril. bueno, mejor el viernes', ['2026-04-15', '2026-04-17']],
    ['zh', '23号，不对，星期三', ['2026-03-23', '2026-03-25']],
    ['es', 'el siguinete lunes', ['2026-03-16']],
  ]);

  it('X9 is no day of the same week without a second thought', () => {
    expect(heard('I fly on April 15. Friday works', 'en')).toEqual(['2026-04-15', '2026-03-13']);
  });
});

it('X9 two figures are a date where the month comes first and the second is no hour of its clock', () => {
  expect(heard('12-24 please', 'en', 'US')).toEqual(['2026-12-24']);
  expect(heard('9-17', 'fr', 'FR')).toEqual(['09:00-17:00']);
});
