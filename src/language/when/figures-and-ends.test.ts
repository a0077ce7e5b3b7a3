import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { plain as listening } from '../listening.fixture.ts';
import { recogniseWhen } from './recognise.ts';

/** Said on Monday, 2 March 2026. */
const heard = (text: string, locale: Locale) =>
  recogniseWhen(text, locale, listening).map((one) => {
    if (one.kind === 'date') return one.date;
    if (one.kind === 'dates') return `${one.from}/${one.to}`;
    return one.kind === 'time' ? one.time : one.kind;
  });

describe('figures with a point before an hour', () => {
  it.each<[Locale, string, readonly string[]]>([
    ['zh', '3.15上午9点45', ['2026-03-15', '09:45']],
    ['zh', '3.15 9点', ['2026-03-15', '09:00']],
    ['fr', '11.03 à 9h15', ['2026-03-11', '09:15']],
    ['fr', '12.03 14h', ['2026-03-12', '14:00']],
  ])('X9 are a day, in %s: %s', (locale, text, expected) => {
    expect(heard(text, locale)).toEqual(expected);
  });

  it.each<[Locale, string, readonly string[]]>([
    ['fr', '9.30 à 11h', ['window']],
    ['en', '9.30 or 11:00', ['09:30', '11:00']],
    ['en', '3.15 in the afternoon', ['15:15']],
  ])('X9 are an hour where no day is possible or none is meant, in %s: %s', (locale, text, expected) => {
    expect(heard(text, locale)).toEqual(expected);
  });
});

describe('days as French and Spanish thumbs write them', () => {
  it.each<[Locale, string, readonly string[]]>([
    ['fr', 'jusqu’au 15', ['2026-03-02/2026-03-15']],
    ['fr', 'merc 14h', ['2026-03-04', '14:00']],
    ['fr', 'ds 3 semaines', ['2026-03-23']],
    ['fr', '14h pdt 3h', ['14:00', 'duration']],
    ['fr', "vendredi pas cette semaine l'autre", ['2026-03-13']],
    ['es', 'pasado el jueves', ['2026-03-06/2026-04-05']],
    ['es', 'antes del 15', ['2026-03-02/2026-03-14']],
    ['es', 'dos días antes del 15', ['2026-03-13']],
    ['es', 'antes de las 3', ['window']],
    ['es', 'este sábado, no el próximo', ['2026-03-07']],
    ['es', 'este sábado no, el próximo', ['2026-03-14']],
    ['fr', 'ce samedi pas le prochain', ['2026-03-07']],
    ['en', 'this saturday, not the next one', ['2026-03-07']],
    ['fr', 'jeudi dans 15 jours', ['2026-03-19']],
    ['es', 'el jueves dentro de 15 días', ['2026-03-19']],
  ])('X9 in %s: %s', (locale, text, expected) => {
    expect(heard(text, locale)).toEqual(expected);
  });
});

describe('how many they are, before a day or an hour', () => {
  it.each<[Locale, string, readonly string[]]>([
    ['fr', 'on sera 8 jeudi soir', ['2026-03-05', 'window']],
    ['fr', 'on est 7, le 24 septembre en soirée', ['2026-09-24', 'window']],
    ['fr', 'on sera 8 à 20h jeudi', ['20:00', '2026-03-05']],
    ['fr', 'pour 8, vendredi soir', ['2026-03-06', 'window']],
    ['en', "we're 7 on friday evening", ['2026-03-06', 'window']],
    ['en', 'there will be 8, friday afternoon', ['2026-03-06', 'window']],
    ['es', 'seremos 6, mañana por la noche', ['2026-03-03', 'window']],
    ['es', 'somos 4 a las 8', ['08:00']],
    ['fr', 'oui mais à deux', []],
    ['fr', 'on vient à deux demain', ['2026-03-03']],
  ])('X9 is no hour, in %s: %s', (locale, text, expected) => {
    expect(heard(text, locale)).toEqual(expected);
  });
});

describe('a number in words', () => {
  it.each<[string, readonly string[]]>([
    ['à deux heures', ['14:00']],
    ['à dix heures trente', ['10:30']],
    ['de deux à quatre', ['window']],
  ])('X9 is an hour where French says so: %s', (text, expected) => {
    expect(heard(text, 'fr')).toEqual(expected);
  });
});

describe('an hour with a name beside one in figures', () => {
  it.each<[Locale, string]>([
    ['fr', 'midi 16h'],
    ['en', 'noon 4pm'],
    ['es', 'mediodía 16h'],
  ])('X9 is from the one to the other, in %s: %s', (locale, text) => {
    const [found] = recogniseWhen(text, locale, listening);
    expect(found).toMatchObject({ kind: 'window', from: '12:00', to: '16:00' });
  });
});
