import { describe, expect, it } from 'vitest';
import type { Locale } from '../core/locale.ts';
import { mentions } from '../core/reading.ts';
import { plain } from './listening.fixture.ts';
import { read } from './read.ts';

function said(text: string, locale: Locale) {
  const reading = read(text, locale, plain);
  const day = mentions(reading, 'date').map(({ date, negated }) => (negated ? `not ${date}` : date));
  const hours = [...mentions(reading, 'window'), ...mentions(reading, 'time')].map(({ negated }) => negated === true);
  return { day, hours };
}

describe('a no between a day and its hours', () => {
  it.each<[Locale, string]>([
    ['en', 'thursday not in the afternoon'],
    ['es', 'el jueves no por la tarde'],
    ['es', 'el jueves no a las 5'],
    ['fr', "jeudi pas l'après-midi"],
    ['fr', 'jeudi pas entre 12h et 14h'],
    ['zh', '周四不要下午'],
  ])('in %s rules out the hours, and keeps the day: "%s"', (locale, text) => {
    expect(said(text, locale)).toEqual({ day: ['2026-03-05'], hours: [true] });
  });

  it.each<[Locale, string]>([
    ['en', 'thursday not before 10'],
    ['es', 'el jueves no antes de las 10'],
    ['fr', 'jeudi pas avant 10h'],
    ['fr', 'jeudi pas après 16h'],
    ['fr', 'jeudi pas plus tôt que 11h'],
    ['zh', '周四不要10点之前'],
  ])('in %s bounds the hours, and keeps the day: "%s"', (locale, text) => {
    expect(said(text, locale)).toEqual({ day: ['2026-03-05'], hours: [false] });
  });

  it.each<[Locale, string]>([
    ['es', 'el jueves no'],
    ['es', 'el jueves no, por la tarde el viernes'],
    ['fr', 'jeudi pas possible'],
    ['zh', '周四不行'],
  ])('in %s rules out the day where it is of that: "%s"', (locale, text) => {
    expect(said(text, locale).day[0]).toBe('not 2026-03-05');
  });
});

describe('a day beside another', () => {
  it.each<[Locale, string, string]>([
    ['en', 'the Monday following the 20th', '2026-03-23'],
    ['es', 'el lunes siguiente al 20', '2026-03-23'],
    ['fr', 'le lundi suivant le 20', '2026-03-23'],
    ['fr', 'le surlendemain de Noël', '2026-12-27'],
    ['fr', "l'avant-veille de Noël", '2026-12-23'],
    ['es', 'la antevíspera de Navidad', '2026-12-23'],
    ['fr', 'ap-demain', '2026-03-04'],
  ])('in %s "%s" is %s', (locale, text, day) => expect(said(text, locale).day).toEqual([day]));
});
