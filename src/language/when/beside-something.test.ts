import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { plain as listening } from '../listening.fixture.ts';
import { recogniseWhen } from './recognise.ts';

/** Said on Monday, 2 March 2026. */
const heard = (text: string, locale: Locale) => recogniseWhen(text, locale, listening);

describe('a day beside something', () => {
  it.each<[Locale, string, string]>([
    ['en', 'the day before my wedding on the 20th', '2026-03-19'],
    ['en', 'the day after my birthday which is on the 9th', '2026-03-10'],
    ['en', "my sister's wedding is on the 20th, could I come the day before?", '2026-03-19'],
    ['en', "it's my birthday on the 10th, anything the day after?", '2026-03-11'],
    ['es', 'el día antes de mi boda, que es el 20', '2026-03-19'],
    ['es', 'para el cumple de mi madre el 20 quiero peinarme el día de antes', '2026-03-19'],
    ['es', 'el 20 es la boda de mi prima, me gustaría ir el día antes', '2026-03-19'],
    ['fr', 'la veille de mon mariage, qui est le 20', '2026-03-19'],
    ['fr', 'mon mariage est le 20, je voudrais venir la veille', '2026-03-19'],
    ['zh', '我婚礼20号，前一天', '2026-03-19'],
    ['zh', '生日的第二天，生日是9号', '2026-03-10'],
  ])('X9 is counted from the day that is told of it, in %s: %s', (locale, text, date) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date }]);
  });

  it('X9 leaves two days where both would do, and counts from nothing that is not told', () => {
    expect(heard('friday or the day after', 'en')).toMatchObject([{ date: '2026-03-06' }, { date: '2026-03-07' }]);
    expect(heard('the day after my birthday', 'en')).toEqual([]);
    expect(heard('the day after my birthday party. friday is good', 'en')).toMatchObject([{ date: '2026-03-06' }]);
  });
});

describe('not this one', () => {
  it.each<[Locale, string, string]>([
    ['es', 'el sábado que viene no, el otro', '2026-03-14'],
    ['es', 'el jueves de esta semana no, el de la siguiente', '2026-03-12'],
    ['es', 'el jueves de la semana que viene no, el de la otra', '2026-03-19'],
    ['es', 'el martes de la semana que no viene, la otra', '2026-03-17'],
    ['en', 'not thursday this week, the one the week after', '2026-03-12'],
    ['en', 'not next saturday, the one after', '2026-03-21'],
    ['fr', "pas jeudi de cette semaine, celui de la semaine d'après", '2026-03-12'],
    ['fr', "pas samedi prochain, celui d'après", '2026-03-21'],
  ])('X9 is the one a week later, in %s: %s', (locale, text, date) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date }]);
  });

  it.each<[Locale, string]>([
    ['en', 'not next week, the one after'],
    ['es', 'la semana que no viene, la otra'],
    ['fr', "pas la semaine prochaine, celle d'après"],
    ['zh', '下周不行，再下一周'],
  ])('X9 is the week after, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'dates', from: '2026-03-16', to: '2026-03-22' }]);
  });

  it.each<[Locale, string]>([
    ['en', 'any day except friday next week'],
    ['en', 'any day next week but friday'],
    ['es', 'cualquier día menos el viernes de la semana que viene'],
    ['fr', 'tous les jours sauf vendredi de la semaine prochaine'],
  ])('X9 any day but one of a week is in that week, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([
      { kind: 'dates', from: '2026-03-09', to: '2026-03-15' },
      { kind: 'date', date: '2026-03-13', negated: true },
    ]);
  });

  it('X9 a day of next week that is no good is only that', () => {
    expect(heard('not friday next week', 'en')).toMatchObject([{ date: '2026-03-13', negated: true }]);
  });
});

it.each([
  ['fortnight today', '2026-03-16'],
  ['tomorrow but one', '2026-03-04'],
])('X9 counts as people do: %s', (text, date) => {
  expect(heard(text, 'en')).toMatchObject([{ kind: 'date', date }]);
});
