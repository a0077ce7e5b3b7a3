import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { plain } from '../listening.fixture.ts';
import { recogniseWhen } from './recognise.ts';

/** A Tuesday. */
const listening = { ...plain, now: '2026-05-19T10:00:00Z', hours: { from: '08:00', to: '22:00' } };

const heard = (text: string, locale: Locale) =>
  recogniseWhen(text, locale, listening).flatMap((one) => {
    if (one.kind === 'date') return [one.negated ? `not ${one.date}` : one.date];
    if (one.kind === 'dates') return [`${one.negated ? 'not ' : ''}${one.from}..${one.to}`];
    if (one.kind === 'window') return [one.name ?? `${one.from ?? ''}-${one.to ?? ''}`];
    return one.kind === 'time' ? [one.time] : [];
  });

const check = (rows: readonly (readonly [Locale, string, readonly string[]])[]) => {
  it.each(rows)('X9 %s: %s', (locale, text, expected) => {
    expect(heard(text, locale)).toEqual(expected);
  });
};

describe('until the doors close', () => {
  check([
    ['en', 'thursday 6pm till close', ['2026-05-21', '18:00-22:00']],
    ['en', 'from 8.30 until you close', ['08:30-22:00']],
    ['fr', "de 8h30 jusqu'à la fermeture", ['08:30-22:00']],
    ['es', 'jueves de 6 de la tarde hasta el cierre', ['2026-05-21', '18:00-22:00']],
    ['zh', '周四晚上六点到关门', ['2026-05-21', '18:00-22:00']],
    ['km', 'ថ្ងៃព្រហស្បតិ៍ ម៉ោង៦ល្ងាច ដល់បិទ', ['2026-05-21', '18:00-22:00']],
  ]);
});

describe('nothing before an hour', () => {
  check([
    ['en', 'nothing before 2 on friday', ['14:00-', '2026-05-22']],
    ['en', 'nothing before 2?', ['-14:00']],
    ['fr', 'rien après 17h vendredi', ['-17:00', '2026-05-22']],
    ['es', 'nada antes de las 2 el viernes', ['14:00-', '2026-05-22']],
  ]);
});

describe('a weekday behind days of its week that are ruled out', () => {
  check([
    ['en', 'mon-wed next week are out, thursday works', ['not 2026-05-25..2026-05-27', '2026-05-28']],
    [
      'fr',
      'la semaine prochaine lundi et mardi je peux pas, mercredi oui',
      ['not 2026-05-25', 'not 2026-05-26', '2026-05-27'],
    ],
    [
      'es',
      'la semana que viene lunes y martes no puedo, el miércoles sí',
      ['not 2026-05-25', 'not 2026-05-26', '2026-05-27'],
    ],
    ['en', "tuesday doesn't work, wednesday?", ['not 2026-05-26', '2026-05-20']],
  ]);
});

describe('from an hour on, and five minutes before one', () => {
  check([
    ['en', 'from 2 on friday for 3 hours', ['14:00-', '2026-05-22']],
    ['en', 'from 2 please', ['14:00-']],
    ['en', 'from 2 cities', []],
    ['en', '5 to 12 on monday', ['11:55', '2026-05-25']],
    ['en', '10 to 12 on monday', ['10:00-12:00', '2026-05-25']],
    ['en', '5 to 9 on monday', ['17:00-21:00', '2026-05-25']],
    ['zh', '29号早上九点差十分', ['2026-05-29', '08:50']],
  ]);
});

describe('days of a week', () => {
  check([
    ['en', 'week commencing 1 june', ['2026-06-01..2026-06-07']],
    ['zh', '下周一二都不行，周三可以', ['not 2026-05-25', 'not 2026-05-26', '2026-05-27']],
    ['zh', '周一二点', ['2026-05-25', '14:00']],
    ['zh', '周五三个人', ['2026-05-22']],
    ['zh', '周六日都可以', ['2026-05-23..2026-05-24']],
  ]);
});

describe('a day that another is only compared with', () => {
  check([
    ['en', 'rather monday than tuesday', ['2026-05-25', 'not 2026-05-26']],
    ['fr', 'plutôt lundi que mardi', ['2026-05-25', 'not 2026-05-26']],
    ['fr', 'je peux vendredi que le matin', ['2026-05-22', 'morning']],
    ['es', 'mejor el lunes que el martes', ['2026-05-25', 'not 2026-05-26']],
    ['zh', '周一比周二好', ['2026-05-25', 'not 2026-05-26']],
    ['km', 'ថ្ងៃចន្ទ ល្អជាង ថ្ងៃអង្គារ', ['2026-05-25', 'not 2026-05-26']],
  ]);
});

describe('from one number to another, with the article that only days have', () => {
  check([
    ['fr', 'du 2 au 5', ['2026-06-02..2026-06-05']],
    ['fr', 'du 2 au 5, le matin uniquement', ['2026-06-02..2026-06-05', 'morning']],
    ['fr', 'de 9 à 12', ['09:00-12:00']],
    ['es', 'del 2 al 5 por la mañana', ['2026-06-02..2026-06-05', 'morning']],
    ['es', 'de 9 a 12', ['09:00-12:00']],
  ]);
});

describe('the Monday after a week', () => {
  check([
    ['en', 'next week, the monday after', ['2026-05-25..2026-05-31', '2026-06-01']],
    ['fr', 'la semaine prochaine, le lundi suivant', ['2026-05-25..2026-05-31', '2026-06-01']],
    ['fr', 'la semaine prochaine, lundi après 14h', ['2026-05-25', '14:00-']],
  ]);
});

describe('as people shorten them', () => {
  check([
    ['fr', 'la semaine pro', ['2026-05-25..2026-05-31']],
    ['fr', 'lundi pro 9h', ['2026-05-25', '09:00']],
    ['fr', 'jeudi ap-midi', ['2026-05-21', 'afternoon']],
    ['fr', 'en semaine après 18h', ['18:00-']],
    ['es', 'el sabado x la mñn', ['2026-05-23', 'morning']],
    ['es', 'mñn a las 5', ['2026-05-20', '17:00']],
    ['es', 'el jueves a media mañana', ['2026-05-21', 'morning']],
    ['es', 'entre semana después de las seis', ['18:00-']],
    ['zh', '这个月最后一天', ['2026-05-31']],
    ['zh', '今晚8点 不行的话明晚8点', ['2026-05-19', '20:00', '2026-05-20', '20:00']],
  ]);
});
