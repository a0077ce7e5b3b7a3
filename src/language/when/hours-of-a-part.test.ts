import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { plain } from '../listening.fixture.ts';
import { read } from '../read.ts';

describe('from when to when in a part of a day', () => {
  it.each<[Locale, string, string, string]>([
    ['en', 'tomorrow morning 9-11', '09:00', '11:00'],
    ['en', 'tomorrow evening 8 to 10', '20:00', '22:00'],
    ['en', 'tomorrow evening from 7 to 10', '19:00', '22:00'],
    ['es', 'mañana por la tarde 4 a 6', '16:00', '18:00'],
    ['es', 'mañana por la noche de 20h a 23h', '20:00', '23:00'],
    ['fr', 'demain soir de 19h à 22h', '19:00', '22:00'],
    ['fr', 'demain matin de 9h à 12h', '09:00', '12:00'],
    ['fr', 'demain soir 20h-23h', '20:00', '23:00'],
    ['fr', 'demain soir de 20h à minuit', '20:00', '23:59'],
    ['zh', '明天下午两点到四点', '14:00', '16:00'],
    ['zh', '明天晚上八点到十二点', '20:00', '23:59'],
    ['km', 'ថ្ងៃស្អែកល្ងាចម៉ោង ៦ ដល់ ៨', '18:00', '20:00'],
  ])('X9 the hours say it all, and nothing is left over, in %s: %s', (locale, text, from, to) => {
    const { mentions, rest } = read(text, locale, plain);
    expect(mentions).toMatchObject([
      { kind: 'date', date: '2026-03-03' },
      { kind: 'window', name: null, from, to },
    ]);
    expect(rest).toBe('');
  });

  it.each<[Locale, string]>([
    ['en', 'this evening from 7pm to 9pm'],
    ['fr', 'ce soir de 19h à 21h'],
    ['zh', '今晚七点到九点'],
  ])('X9 keeps the day that the part came with, in %s: %s', (locale, text) => {
    expect(read(text, locale, plain).mentions).toMatchObject([
      { kind: 'date', date: '2026-03-02' },
      { kind: 'window', from: '19:00', to: '21:00' },
    ]);
  });

  it.each<[Locale, string, string | null]>([
    ['en', 'for two, Saturday morning', 'morning'],
    ['en', 'nine Saturday morning', null],
    ['en', 'at 4 Saturday morning', null],
    ['es', 'los dos el sábado por la mañana', 'morning'],
    ['es', 'a las nueve el sábado por la mañana', null],
    ['fr', 'tous les deux samedi matin', 'morning'],
    ['fr', 'à neuf heures samedi matin', null],
  ])('X9 how many come is no hour of a morning, in %s: %s', (locale, text, part) => {
    const { mentions } = read(text, locale, plain);
    expect(mentions.find(({ kind }) => kind === 'date')).toMatchObject({ date: '2026-03-07' });
    expect(mentions.find(({ kind }) => kind === (part === null ? 'time' : 'window'))).toBeDefined();
    expect(mentions.some(({ kind }) => kind === 'time')).toBe(part === null);
  });

  it.each<[Locale, string]>([
    ['en', "Saturday, whatever's latest in the day"],
    ['es', 'el sábado, lo más tarde del día'],
    ['fr', 'samedi, le plus tard dans la journée'],
  ])('X9 the latest of a day is the last there is, in %s: %s', (locale, text) => {
    expect(read(text, locale, plain).mentions).toMatchObject([
      { kind: 'date', date: '2026-03-07' },
      { kind: 'window', latest: true },
    ]);
  });

  it.each<[string, string]>([
    ['cualquier tarde', 'afternoon'],
    ['una tarde de estas', 'afternoon'],
  ])('X9 any of them is a part of the day and no hour: %s', (text, name) => {
    const { mentions } = read(text, 'es', plain);
    expect(mentions.filter(({ kind }) => kind === 'window' || kind === 'time')).toMatchObject([{ name }]);
  });

  it('X9 leaves hours alone that lie elsewhere', () => {
    expect(read('in the morning or from 14:00 to 16:00', 'en', plain).mentions).toMatchObject([
      { kind: 'window', name: 'morning' },
      { kind: 'window', from: '14:00', to: '16:00' },
    ]);
  });
});
