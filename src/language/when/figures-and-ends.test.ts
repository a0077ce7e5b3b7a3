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
  ])('X9 in %s: %s', (locale, text, expected) => {
    expect(heard(text, locale)).toEqual(expected);
  });
});
