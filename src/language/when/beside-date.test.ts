import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { plain as listening } from '../listening.fixture.ts';
import { en } from './data/en.ts';
import { es } from './data/es.ts';
import { fr } from './data/fr.ts';
import { km } from './data/km.ts';
import { zh } from './data/zh.ts';
import { recogniseWhen } from './recognise.ts';

const heard = (text: string, locale: Locale) =>
  recogniseWhen(text, locale, listening).map(({ start: _start, end: _end, ...found }) => found);

describe('a weekday beside a day of the calendar', () => {
  it.each<[Locale, string, string]>([
    ['en', 'the friday before christmas', '2026-12-18'],
    ['en', 'saturday before the 28th', '2026-03-21'],
    ['en', 'the monday after easter', '2026-04-06'],
    ['es', 'el viernes antes de navidad', '2026-12-18'],
    ['es', 'el jueves anterior al 3 de abril', '2026-04-02'],
    ['es', 'el lunes después de reyes', '2027-01-11'],
    ['fr', 'le vendredi avant noël', '2026-12-18'],
    ['fr', 'le jeudi précédant le 3 avril', '2026-04-02'],
    ['zh', '圣诞节前的星期五', '2026-12-18'],
    ['km', 'ថ្ងៃសុក្រមុនបុណ្យណូអែល', '2026-12-18'],
  ])('X9 counts from that day, and not from today, in %s: %s', (locale, text, date) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date }]);
  });

  it.each<[Locale, string]>([
    ['en', 'friday after 5'],
    ['es', 'el viernes después de las 5'],
    ['fr', 'vendredi après 17h'],
  ])('X9 is the coming one where an hour follows, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([
      { kind: 'date', date: '2026-03-06' },
      { kind: 'window', from: '17:00' },
    ]);
  });

  it.each<[Locale, string, string]>([
    ['en', 'the weekend before christmas', '2026-12-19'],
    // Easter is a Sunday: the weekend before it is not its own.
    ['en', 'the weekend before easter', '2026-03-28'],
    ['es', 'el finde después de reyes', '2027-01-09'],
    ['fr', 'le week-end après le 14 juillet', '2026-07-18'],
  ])('X9 gives the weekend that is over by then, or begins later, in %s: %s', (locale, text, from) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'dates', from }]);
  });
});

describe('what is said against a day, and for the next', () => {
  it.each<[Locale, string, string]>([
    ['en', 'not this thursday but the next', '2026-03-12'],
    ['en', "next thursday doesn't work, the one after", '2026-03-19'],
    ['es', 'el jueves no, el siguiente', '2026-03-12'],
    ['es', 'no este jueves sino el siguiente', '2026-03-12'],
    ['fr', 'pas ce jeudi mais le suivant', '2026-03-12'],
    ['fr', 'jeudi je ne peux pas, le suivant', '2026-03-12'],
  ])('X9 is a week after it, in %s: %s', (locale, text, date) => {
    expect(heard(text, locale)).toEqual([expect.objectContaining({ kind: 'date', date })]);
  });

  it.each<[Locale, string]>([
    ['en', 'not this weekend, the next one'],
    ['es', 'este finde no, el siguiente'],
    ['fr', 'pas ce week-end mais le suivant'],
  ])('X9 is the weekend after it, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'dates', from: '2026-03-14', to: '2026-03-15' }]);
  });
});

describe('a day counted in a month or a year', () => {
  it.each<[Locale, string, string]>([
    ['en', 'the last friday of the year', '2026-12-25'],
    ['en', 'the first monday of next year', '2027-01-04'],
    // The first of this year lies behind.
    ['en', 'first monday of the year', '2027-01-04'],
    ['en', 'the last working day of may', '2026-05-29'],
    ['en', 'the first working day after easter', '2026-04-06'],
    ['es', 'el último viernes del año', '2026-12-25'],
    ['es', 'el primer día hábil de agosto', '2026-08-03'],
    ['fr', "le dernier vendredi de l'année", '2026-12-25'],
    ['fr', "le premier jour ouvré d'août", '2026-08-03'],
    ['zh', '今年最后一个星期五', '2026-12-25'],
    ['zh', '八月第一个工作日', '2026-08-03'],
  ])('X9 is that day, in %s: %s', (locale, text, date) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date }]);
  });

  it('X9 the next working day is never one of the weekend', () => {
    const friday = { ...listening, now: '2026-03-06T09:00:00Z' };
    expect(recogniseWhen('the next working day', 'en', friday)).toMatchObject([{ kind: 'date', date: '2026-03-09' }]);
  });
});

describe('the eve of a day', () => {
  it.each<[Locale, string, string]>([
    ['fr', 'la veille du 25 mars', '2026-03-24'],
    ['fr', 'le lendemain du 13', '2026-03-14'],
    ['es', 'la víspera del 25 de marzo', '2026-03-24'],
    ['zh', '3月25号的前一天', '2026-03-24'],
  ])('X9 is not the day itself, in %s: %s', (locale, text, date) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date }]);
  });
});

describe('feasts', () => {
  const named = [en, es, fr, zh, km].flatMap(({ locale, holidays }) =>
    Object.values(holidays).flatMap((names) => names.map((name): [Locale, string] => [locale, name])),
  );

  it.each(named)('X9 every one that a language names falls on a day, in %s: %s', (locale, name) => {
    expect(heard(name, locale)).toMatchObject([expect.objectContaining({ kind: expect.stringMatching(/^dates?$/) })]);
  });

  it.each<[Locale, string, string]>([
    ['en', 'palm sunday', '2026-03-29'],
    ['en', 'whit monday', '2026-05-25'],
    ['en', 'yom kippur', '2026-09-21'],
    ['en', 'passover', '2026-04-02'],
    ['en', 'hanukkah', '2026-12-05'],
    ['es', 'el domingo de ramos', '2026-03-29'],
    ['es', 'la inmaculada', '2026-12-08'],
    ['fr', 'le lundi de pentecôte', '2026-05-25'],
    ['zh', '除夕', '2027-02-05'],
    ['zh', '重阳节', '2026-10-18'],
  ])('X9 are not the coming weekday of that name, in %s: %s', (locale, name, date) => {
    expect(heard(name, locale)).toMatchObject([{ kind: 'date', date }]);
  });
});

describe('an hour in four figures', () => {
  it.each([
    ['0930 tomorrow', '2026-03-03', '09:30'],
    ['1830 on friday', '2026-03-06', '18:30'],
  ])('X9 is one right before a day: %s', (text, date, time) => {
    expect(heard(text, 'en')).toMatchObject([
      { kind: 'date', date },
      { kind: 'time', time },
    ]);
  });

  it('X9 is one by itself where it begins with nought, and a year is none', () => {
    expect(heard('0930', 'en')).toMatchObject([{ kind: 'time', time: '09:30' }]);
    expect(heard('2025 on friday', 'en')).toMatchObject([{ kind: 'date' }]);
  });
});

it.each<[Locale, string, string]>([
  ['es', 'a la una y pico', '13:00'],
  ['es', 'quince pasadas las tres', '15:15'],
  ['fr', '17h et quelques', '17:00'],
])('X9 an hour and a little is that hour, in %s: %s', (locale, text, time) => {
  expect(heard(text, locale)).toMatchObject([{ kind: 'time', time }]);
});
