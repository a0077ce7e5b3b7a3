import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import type { Listening } from '../../core/vocabulary.ts';
import type { WhenMention } from './mention.ts';
import { recogniseWhen } from './recognise.ts';

/** A Wednesday. */
const NOW = '2026-03-04T10:00:00Z';

function listening(changes: Partial<Listening> = {}): Listening {
  return {
    now: NOW,
    timeZone: 'Europe/London',
    country: 'GB',
    hours: { from: '09:00', to: '17:00' },
    vocabulary: { lists: {}, topics: [] },
    ...changes,
  };
}

/** A mention in one short word, so that a table of sentences can be read at a glance. */
function brief(mention: WhenMention): string {
  const not = mention.negated ? 'not ' : '';
  switch (mention.kind) {
    case 'date':
      return not + mention.date;
    case 'dates':
      return `${not}${mention.from}..${mention.to}`;
    case 'time':
      return not + mention.time;
    case 'window':
      return not + (mention.name ?? `${mention.from ?? ''}-${mention.to ?? ''}`);
    case 'duration':
      return `${mention.value} ${mention.unit}`;
    case 'unread':
      return `no ${mention.as}`;
  }
}

function said(text: string, locale: Locale = 'en', changes: Partial<Listening> = {}): string {
  return recogniseWhen(text, locale, listening(changes)).map(brief).join(', ');
}

const check = (locale: Locale, rows: readonly (readonly [string, string])[]) => {
  it.each(rows)('%s', (text, expected) => {
    expect(said(text, locale)).toBe(expected);
  });
};

describe('names of days that are words of their own (X20)', () => {
  check('en', [
    ['sorry wed', '2026-03-11'],
    ['i mean sat', '2026-03-07'],
    ['wed i mean', '2026-03-11'],
    ['make it sat', '2026-03-07'],
    ['sun works', '2026-03-08'],
    ['not tuesday, wed', 'not 2026-03-10, 2026-03-11'],
    ['is sat ok', '2026-03-07'],
    ['leave sat come back sun', '2026-03-07, 2026-03-08'],
    ['out fri, back sun', '2026-03-06, 2026-03-08'],
    ['we want sun and sea', ''],
    ['i sat down', ''],
    ['no sun', ''],
  ]);
  check('es', [
    ['perdón, mie', '2026-03-11'],
    ['mejor vie', '2026-03-06'],
    ['ida vie vuelta dom', '2026-03-06, 2026-03-08'],
    ['no, mi marido', ''],
    ['para mí el sábado', '2026-03-07'],
  ]);
  check('fr', [
    ['pardon, jeu', '2026-03-05'],
    ['plutôt ven svp', '2026-03-06'],
    ['départ ven, retour dim', '2026-03-06, 2026-03-08'],
    ['une salle avec vue sur la mer', ''],
  ]);
});

describe('several days', () => {
  describe('to choose from', () => {
    check('en', [
      ['Friday or Monday', '2026-03-06, 2026-03-09'],
      ['mon, tues or wed', '2026-03-09, 2026-03-10, 2026-03-11'],
      ['thurs/fri pm', '2026-03-05, 2026-03-06, afternoon'],
      ['Friday or Monday next week', '2026-03-06, 2026-03-09'],
      ['not tuesday or sat', 'not 2026-03-10, not 2026-03-07'],
      ['not tuesday, thurs', 'not 2026-03-10, 2026-03-05'],
    ]);
    check('es', [['el lunes, martes o miércoles por la tarde', '2026-03-09, 2026-03-10, 2026-03-11, afternoon']]);
    check('fr', [['lundi ou mardi prochain', '2026-03-09, 2026-03-10']]);
    check('zh', [['周一或者周二', '2026-03-09, 2026-03-10']]);
    check('km', [['ថ្ងៃចន្ទ ឬ ថ្ងៃអង្គារ', '2026-03-09, 2026-03-10']]);
  });
  describe('X9 in a row, which the last one places', () => {
    check('en', [
      ['mon-wed next week', '2026-03-09..2026-03-11'],
      ['thursday to friday next week', '2026-03-12..2026-03-13'],
      ['Monday-Friday', '2026-03-09..2026-03-13'],
      ['between fri and sun', '2026-03-06..2026-03-08'],
      ['mid-day', '12:00'],
      ['thurs 9-12', '2026-03-05, 09:00-12:00'],
      ['not this week, the week after', 'not 2026-03-04..2026-03-08, 2026-03-09..2026-03-15'],
    ]);
    check('es', [['de jueves a sábado', '2026-03-05..2026-03-07']]);
    check('fr', [
      ['lundi-mercredi', '2026-03-09..2026-03-11'],
      ['vendredi 13 à 16h', '2026-03-13, 16:00'],
    ]);
    check('zh', [['周一到周三下午', '2026-03-09..2026-03-11, afternoon']]);
  });
});

describe('X9 days', () => {
  describe('in English', () => {
    check('en', [
      ['Friday', '2026-03-06'],
      ['wednesday', '2026-03-11'],
      ['this Wednesday', '2026-03-04'],
      ['next Friday', '2026-03-13'],
      ['Friday next week', '2026-03-13'],
      ['a week from Monday', '2026-03-16'],
      ['last Friday', '2026-02-27'],
      ['the day after tomorrow', '2026-03-06'],
      ['in two weeks', '2026-03-18'],
      ['the 19th', '2026-03-19'],
      ['can you do the 26?', '2026-03-26'],
      ['the 28 please', '2026-03-28'],
      ['on the 4', '2026-03-04'],
      ['we leave on 26', '2026-03-26'],
      ['the 2nd', '2026-04-02'],
      ['March 3', '2027-03-03'],
      ['29 February', '2028-02-29'],
      ['the first Monday of May', '2026-05-04'],
      ['Friday the 13th', '2026-03-13'],
      ['5/3', '2026-03-05'],
      ['2026-12-01', '2026-12-01'],
      ['Christmas', '2026-12-25'],
      ['the day after Christmas', '2026-12-26'],
      ['Thanksgiving', '2026-11-26'],
      ['Easter', '2026-04-05'],
      ['Easter Monday', '2026-04-06'],
      ['3 fridays from now', '2026-03-20'],
      ['tommorow', '2026-03-05'],
      ['thurday the 12th', '2026-03-12'],
      ['today, March 4th', '2026-03-04'],
      ['The sun sets tomorrow', '2026-03-05'],
      ['You may march in', ''],
    ]);
  });
  describe('in Spanish', () => {
    check('es', [
      ['el viernes', '2026-03-06'],
      ['el próximo viernes', '2026-03-13'],
      ['el viernes que viene', '2026-03-13'],
      ['el viernes pasado', '2026-02-27'],
      ['el miércoles de la semana que viene', '2026-03-11'],
      ['pasado mañana a las 3 de la tarde', '2026-03-06, 15:00'],
      ['pasado mñn a las 3 de la tarde', '2026-03-06, 15:00'],
      ['mañana por la tarde', '2026-03-05, afternoon'],
      ['mañana por la mañana', '2026-03-05, morning'],
      ['el 21 del 3', '2026-03-21'],
      ['dentro de tres días', '2026-03-07'],
      ['el sabado', '2026-03-07'],
      ['Nochevieja', '2026-12-31'],
      ['hasta el viernes', '2026-03-04..2026-03-06'],
      ['buenas tardes', ''],
    ]);
  });
  describe('in French', () => {
    check('fr', [
      ['vendredi prochain', '2026-03-13'],
      ['lundi en huit', '2026-03-16'],
      ['le 12 au matin', '2026-03-12, morning'],
      ['après-demain à 15h', '2026-03-06, 15:00'],
      ['le 1er mai', '2026-05-01'],
      ['le 10 fevrier', '2027-02-10'],
      ['le lendemain du 13 mars', '2026-03-14'],
      ['dans quinze jours', '2026-03-18'],
      ['bonne journée', ''],
    ]);
  });
  describe('in Chinese, simplified and traditional', () => {
    check('zh', [
      ['下周五上午十点', '2026-03-13, 10:00'],
      ['下週五', '2026-03-13'],
      ['大后天', '2026-03-07'],
      ['三月十五號', '2026-03-15'],
      ['12/1', '2026-12-01'],
      ['五月的第一个星期一', '2026-05-04'],
      ['好的2月20日', '2027-02-20'],
      ['订这个 三月十五號', '2026-03-15'],
      ['今晚八點', '2026-03-04, 20:00'],
      ['三天后', '2026-03-07'],
      ['早上好', ''],
    ]);
  });
  it('X9 reads figures month first in the United States', () => {
    expect(said('5/3', 'en', { country: 'US' })).toBe('2026-05-03');
  });
  it('X9 takes the day of the business, not of Greenwich', () => {
    expect(said('tomorrow', 'en', { now: '2026-03-04T23:30:00Z', timeZone: 'Asia/Phnom_Penh' })).toBe('2026-03-06');
  });
});

describe('X6 what is counted behind a part of the day is no hour', () => {
  it.each<[string, Locale, string]>([
    ['mañana por la tarde para un corte largo', 'es', '2026-03-05, afternoon'],
    ['por la tarde para dos cortes', 'es', 'afternoon'],
    ['mañana por la tarde una cita', 'es', '2026-03-05, afternoon'],
    ['demain après-midi une coupe', 'fr', '2026-03-05, afternoon'],
    ['vendredi soir pour 2 personnes', 'fr', '2026-03-06, evening'],
    ['mañana por la tarde para la una', 'es', '2026-03-05, 13:00'],
    ['mañana por la tarde a la una me va bien', 'es', '2026-03-05, 13:00'],
    ['tomorrow afternoon at 3 works', 'en', '2026-03-05, 15:00'],
  ])('%s', (text, locale, expected) => {
    expect(said(text, locale)).toBe(expected);
  });
});

describe('X9 spans of days', () => {
  check('en', [
    ['next week', '2026-03-09..2026-03-15'],
    ['this week', '2026-03-04..2026-03-08'],
    ['the week after next', '2026-03-16..2026-03-22'],
    ['next weekend', '2026-03-14..2026-03-15'],
    ['in May', '2026-05-01..2026-05-31'],
    ['end of the month', '2026-03-25..2026-03-31'],
    ['between the 10th and the 12th', '2026-03-10..2026-03-12'],
    ['March 10-12', '2026-03-10..2026-03-12'],
    ['from Friday to Monday', '2026-03-06..2026-03-09'],
    ['before Friday', '2026-03-04..2026-03-05'],
  ]);
  it.each([
    ['es', 'del 10 al 12 de marzo'],
    ['fr', 'du 10 au 12 mars'],
    ['zh', '3月10日到12日'],
    ['km', 'ពីថ្ងៃទី ១០ ដល់ថ្ងៃទី ១២'],
  ] as const)('%s: %s', (locale, text) => {
    expect(said(text, locale)).toBe('2026-03-10..2026-03-12');
  });
});

describe('X9 times, settled by the opening hours', () => {
  check('en', [
    ['at 4', '16:00'],
    ['half nine', '09:30'],
    ['quarter to one', '12:45'],
    ['ten to seven', '18:50'],
    ['noon on Friday', '12:00, 2026-03-06'],
    ['at midnight', '00:00'],
    ['around 10ish', '10:00'],
    ['evening 4', '16:00'],
    ['3 o"clock in the afternoon', '15:00'],
    ['10:30 in the morning', '10:30'],
    ['Friday at 10 in the morning', '2026-03-06, 10:00'],
    ['five-thirty tomorrow evening', '2026-03-05, 17:30'],
    ['at 10 or 11', '10:00, 11:00'],
    ['8.30pm', '20:30'],
    ['in 2 hours', '2026-03-04, 12:00'],
    ['2 people at 7pm', '19:00'],
    ['4 people', ''],
    ['it costs $9.30', ''],
  ]);
  it.each([
    ['es', 'a las 4 y media', '16:30'],
    ['es', 'las cinco menos cuarto', '16:45'],
    ['es', 'a la una', '13:00'],
    ['fr', '14h30', '14:30'],
    ['fr', 'à 9h', '09:00'],
    ['fr', 'huit heures moins le quart', '07:45'],
    ['fr', 'midi et quart', '12:15'],
    ['zh', '下午三点半', '15:30'],
    ['zh', '差五分九点', '08:55'],
    ['zh', '晏晝三點三', '15:15'],
  ] as const)('%s: %s', (locale, text, expected) => {
    expect(said(text, locale)).toBe(expected);
  });
  it('X9 says whether am or pm was only inferred', () => {
    expect(recogniseWhen('at 4', 'en', listening())[0]).toMatchObject({ settled: false });
    expect(recogniseWhen('at 4pm', 'en', listening())[0]).toMatchObject({ settled: true });
  });
  it('X9 follows the hours of a house that opens in the evening', () => {
    expect(said('at 9', 'en', { hours: { from: '18:00', to: '23:00' } })).toBe('21:00');
  });
  it.each([
    ['en', 'early in the morning'],
    ['es', 'por la mañana temprano'],
    ['fr', 'tôt le matin'],
  ] as const)('X9 takes an end of the day at which nobody is in for the whole: %s', (locale, text) => {
    expect(said(text, locale, { hours: { from: '10:00', to: '20:00' } })).toBe('morning');
    expect(said(text, locale, { hours: { from: '09:00', to: '17:00' } })).not.toBe('morning');
  });
});

describe('options that are spoken of', () => {
  it.each([
    ['the morning one', 'morning'],
    ['the one in the afternoon', 'afternoon'],
    ['the friday one please', '2026-03-06'],
    ['the friday morning one', '2026-03-06, morning'],
    ["the friday one o'clock", '2026-03-06, 13:00'],
  ])('A8 %s', (text, expected) => expect(said(text)).toBe(expected));
});

describe('windows', () => {
  check('en', [
    ['Friday morning', '2026-03-06, morning'],
    ['lunchtime tomorrow', 'lunchtime, 2026-03-05'],
    ['after 5', '17:00-'],
    ['after 3:30 in the afternoon', '15:30-'],
    ['before noon', '-12:00'],
    ['not before 10', '10:00-'],
    ['from 9 to 12', '09:00-12:00'],
    ['between 2 and 4', '14:00-16:00'],
    ['10 to 4', '10:00-16:00'],
    ['2-4pm tomorrow', '14:00-16:00, 2026-03-05'],
    ['late afternoon', '15:00-17:00'],
    ['tomorrow afternoon after 3', '2026-03-05, 15:00-'],
  ]);
  it.each([
    ['es', 'entre las 2 y las 4'],
    ['es', 'de 2 a 4 de la tarde'],
    ['fr', 'de 14h à 16h'],
    ['zh', '下午2点到4点'],
    ['km', 'ចន្លោះម៉ោង ២ និង ៤ រសៀល'],
  ] as const)('%s: %s', (locale, text) => {
    expect(said(text, locale)).toBe('14:00-16:00');
  });
});

describe('lengths of time', () => {
  check('en', [
    ['90 minutes', '90 minutes'],
    ['an hour and a half', '90 minutes'],
    ['1.5 hours', '90 minutes'],
    ['half an hour', '30 minutes'],
    ['3 days and two nights', '3 days, 2 nights'],
    ['two weeks', '14 days'],
    ['wait a minute', ''],
  ]);
  it.each([
    ['es', 'una hora y media', '90 minutes'],
    ['es', 'tres días', '3 days'],
    ['fr', 'pendant 1h30', '90 minutes'],
    ['fr', 'deux nuits', '2 nights'],
    ['zh', '一个半小时', '90 minutes'],
    ['zh', '三天两夜', '3 days, 2 nights'],
  ] as const)('%s: %s', (locale, text, expected) => {
    expect(said(text, locale)).toBe(expected);
  });
});

describe('what is ruled out', () => {
  it.each([
    ['en', 'not Friday'],
    ['en', 'any day but Friday'],
    ['en', "Friday doesn't work"],
    ['es', 'no el viernes'],
    ['es', 'el viernes no puedo'],
    ['fr', 'pas vendredi'],
    ['fr', 'sauf le vendredi'],
    ['zh', '不要周五'],
    ['zh', '周五不行'],
    ['km', 'មិនមែនថ្ងៃសុក្រទេ'],
  ] as const)('%s: %s', (locale, text) => {
    expect(said(text, locale)).toBe('not 2026-03-06');
  });
  it.each([
    ['en', 'no, Friday'],
    ['es', 'no, el viernes'],
    ['fr', 'non, vendredi'],
    ['zh', '不，周五'],
  ] as const)('a no of its own rules nothing out: %s: %s', (locale, text) => {
    expect(said(text, locale)).toBe('2026-03-06');
  });
});
