import { describe, expect, it } from 'vitest';
import { asWanted } from '../../core/hearing.ts';
import type { Locale } from '../../core/locale.ts';
import { mentions } from '../../core/reading.ts';
import { plain } from '../listening.fixture.ts';
import { read } from '../read.ts';

/** A Tuesday. */
const listening = { ...plain, now: '2026-05-19T10:00:00Z' };
const dates = (text: string, locale: Locale) =>
  mentions(asWanted(read(text, locale, listening)), 'date').map(({ date }) => date);

describe('a day beside the week that somebody is away', () => {
  it.each<[Locale, string]>([
    ['en', "i'm travelling next week, is friday free"],
    ['en', "we're going on holiday next week, could you do friday?"],
    ['fr', 'la semaine prochaine on part au ski, vendredi ?'],
    ['fr', "je pars en vacances la semaine prochaine, vendredi c'est possible ?"],
    ['es', 'me voy de viaje la semana que viene, ¿el viernes?'],
    ['zh', '我下周去旅游，周五可以吗'],
    ['km', 'សប្តាហ៍ក្រោយខ្ញុំទៅខេត្ត ថ្ងៃសុក្របានទេ?'],
  ])('X9 is none of that week, in %s: %s', (locale, text) => {
    expect(dates(text, locale)).toEqual(['2026-05-22']);
  });

  it.each<[Locale, string]>([
    ['en', 'next week suits me, is friday possible?'],
    ['fr', "la semaine prochaine c'est bien, vendredi ?"],
    ['es', 'la semana que viene me va bien, ¿el viernes?'],
  ])('X9 is of the week that suits, in %s: %s', (locale, text) => {
    expect(dates(text, locale)).toEqual(['2026-05-29']);
  });

  it.each<[Locale, string]>([
    ['en', 'im off from the 25th til the 29th so the monday after please'],
    ['fr', "je suis absent la semaine prochaine, le lundi d'après"],
  ])('X9 is counted on from there where it follows, in %s: %s', (locale, text) => {
    expect(dates(text, locale)).toContain('2026-06-01');
  });
});

describe('the day that something is moved from', () => {
  it.each<[Locale, string, string]>([
    ['en', 'could we move it from next week to friday', '2026-05-22'],
    ['en', 'can you change it from thursday to friday', '2026-05-22'],
    ['en', 'please move my appointment from the 26th to the 28th', '2026-05-28'],
    ['fr', 'on peut le décaler de la semaine prochaine à vendredi', '2026-05-22'],
    ['fr', 'vous pouvez déplacer mon rdv du 26 au 28', '2026-05-28'],
    ['es', '¿puedes pasarla de la semana que viene al viernes?', '2026-05-22'],
    ['zh', '能从下周改到周五吗', '2026-05-22'],
    ['km', 'ប្តូរពីសប្តាហ៍ក្រោយ មកថ្ងៃសុក្រ', '2026-05-22'],
  ])('X9 is not the one wished for, in %s: %s', (locale, text, expected) => {
    expect(dates(text, locale)).toEqual([expected]);
  });

  it('X9 a range of days is one', () => {
    const reading = read('a room from thursday to friday', 'en', listening);
    expect(mentions(reading, 'dates')).toMatchObject([{ from: '2026-05-21', to: '2026-05-22' }]);
  });
});
