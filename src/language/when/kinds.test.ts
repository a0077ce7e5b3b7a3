import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { plain as listening } from '../listening.fixture.ts';
import { recogniseWhen } from './recognise.ts';

const heard = (text: string, locale: Locale, about?: string) =>
  recogniseWhen(text, locale, about === undefined ? listening : { ...listening, about }).map((mention) => {
    const { start: _start, end: _end, ...found } = mention;
    return found;
  });

describe('until midnight', () => {
  it.each<[Locale, string]>([
    ['en', 'from 6pm to midnight'],
    ['es', 'de las 6 de la tarde a medianoche'],
    ['fr', 'de 18h à minuit'],
    ['zh', '18点到半夜12点'],
  ])('X9 ends with its day, and not where that begins, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'window', from: '18:00', to: '23:59' }]);
  });
});

describe('the weekend of a day', () => {
  it.each<[Locale, string]>([
    ['en', 'the weekend of the 5th of December'],
    ['es', 'el finde del 5 de diciembre'],
    ['fr', 'le week-end du 5 décembre'],
    ['zh', '12月5号的周末'],
  ])('X9 is that one, and not the next, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'dates', from: '2026-12-05', to: '2026-12-06' }]);
  });
});

describe('days with a name of their own', () => {
  const inCountry = (text: string, locale: Locale, country: string) =>
    recogniseWhen(text, locale, { ...listening, country });

  it.each<[Locale, string, string, string]>([
    ['en', "mother's day", 'GB', '2026-03-15'],
    ['en', "mother's day", 'US', '2026-05-10'],
    ['es', 'el día de la madre', 'ES', '2026-05-03'],
    ['fr', 'la fête des mères', 'FR', '2026-05-31'],
    ['es', 'el día del padre', 'ES', '2026-03-19'],
    ['en', 'bank holiday monday', 'GB', '2026-04-06'],
    ['zh', '高棉新年', 'KH', '2026-04-14'],
    ['zh', '清明节', 'KH', '2026-04-05'],
  ])('X9 fall where the country has them, in %s: %s in %s', (locale, text, country, date) => {
    expect(inCountry(text, locale, country)).toMatchObject([{ kind: 'date', date }]);
  });

  it('X9 make a weekend long, and may be a week', () => {
    expect(heard('labor day weekend', 'en')).toMatchObject([{ kind: 'dates', from: '2026-09-05', to: '2026-09-07' }]);
    expect(heard('easter weekend', 'en')).toMatchObject([{ kind: 'dates', from: '2026-04-04', to: '2026-04-05' }]);
    expect(heard('semana santa', 'es')).toMatchObject([{ kind: 'dates', from: '2026-03-29', to: '2026-04-05' }]);
  });
});

describe('a week from a day', () => {
  it.each<[Locale, string, string]>([
    ['en', 'tomorrow week', '2026-03-10'],
    ['es', 'de hoy en ocho', '2026-03-09'],
    ['es', 'mañana en ocho días', '2026-03-10'],
    ['es', 'hoy en quince días', '2026-03-16'],
    ['fr', 'demain en huit', '2026-03-10'],
  ])('X9 is counted from that day, and is one, in %s: %s', (locale, text, date) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date }]);
  });
});

describe('what counts from a day that was just named', () => {
  it.each<[Locale, string, string, string]>([
    ['en', 'leaving march 10, coming back a week later', '2026-03-10', '2026-03-17'],
    ['en', 'tuesday or the day after', '2026-03-03', '2026-03-04'],
    ['en', 'april 20 or the 22nd', '2026-04-20', '2026-04-22'],
    ['es', 'el 20 de abril o el 22', '2026-04-20', '2026-04-22'],
    ['es', 'el viernes o una semana después', '2026-03-06', '2026-03-13'],
    ['fr', 'mardi ou le lendemain', '2026-03-03', '2026-03-04'],
    ['zh', '4月20号或者22号', '2026-04-20', '2026-04-22'],
  ])('X9 is no day of its own, in %s: %s', (locale, text, first, second) => {
    expect(heard(text, locale)).toMatchObject([{ date: first }, { date: second }]);
  });

  it('X9 counts from now where it says so, and from no day long past', () => {
    expect(heard('mañana o en dos semanas', 'es')).toMatchObject([{ date: '2026-03-03' }, { date: '2026-03-16' }]);
    expect(heard('i was in on 3 january, can i come on the 10th', 'en').at(-1)).toMatchObject({ date: '2026-03-10' });
  });
});

describe('not too early, not too late', () => {
  it('X9 is no hour of the night where doors never close', () => {
    const always = { ...listening, hours: { from: '00:00', to: '24:00' } };
    expect(recogniseWhen('not too early', 'en', always)).toMatchObject([{ from: '09:00', to: null }]);
    expect(recogniseWhen('not too late', 'en', always)).toMatchObject([{ from: null, to: '20:00' }]);
  });
});

describe('a weekday in a month', () => {
  it.each<[Locale, string]>([
    ['en', 'a saturday in december'],
    ['es', 'un sábado de diciembre'],
    ['fr', 'un samedi en décembre'],
    ['zh', '十二月的一个周六'],
  ])('X9 is the first of them to come, and neither the next one nor the whole month, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date: '2026-12-05' }]);
  });

  it('X9 may have a part of the day, and an article is no hour of it', () => {
    const afternoon = { kind: 'window', name: 'afternoon' };
    expect(heard('un samedi aprem en décembre', 'fr')).toMatchObject([{ date: '2026-12-05' }, afternoon]);
    expect(heard('un samedi après-midi', 'fr')).toMatchObject([{ date: '2026-03-07' }, afternoon]);
    expect(heard('at one tomorrow afternoon', 'en')).toMatchObject([{ date: '2026-03-03' }, { time: '13:00' }]);
  });

  it('X9 December in Chinese is no day of February', () => {
    expect(heard('在十二月', 'zh')).toMatchObject([{ kind: 'dates', from: '2026-12-01', to: '2026-12-31' }]);
  });
});

describe('a bound at the end of something', () => {
  it.each<[Locale, string, string]>([
    ['en', 'before the end of the month', '2026-03-31'],
    ['en', 'by the end of next week', '2026-03-13'],
    ['fr', "d'ici la fin du mois", '2026-03-31'],
    ['es', 'antes de finales de mes', '2026-03-31'],
  ])('X9 leaves open every day until then, in %s: %s', (locale, text, to) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'dates', from: '2026-03-02', to }]);
  });
});

describe('days to look in', () => {
  it.each<[Locale, string]>([
    ['en', 'in may'],
    ['en', 'early june'],
    ['en', 'next week'],
    ['es', 'a mediados de mayo'],
    ['es', 'la semana que viene'],
    ['fr', 'fin avril'],
    ['fr', 'le mois prochain'],
    ['zh', '五月'],
    ['zh', '下周'],
  ])('X9 are loose, for no day of them was named, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'dates', loose: true }]);
  });

  it.each<[Locale, string]>([
    ['en', 'all of next week'],
    ['en', 'from the 3rd to the 7th of may'],
    ['es', 'todo mayo'],
    ['fr', 'tout le mois de mai'],
    ['fr', 'du 3 au 7 mai'],
    ['zh', '整个下周'],
  ])('X9 are all meant where the words say so, in %s: %s', (locale, text) => {
    const [only] = heard(text, locale);
    expect(only).toMatchObject({ kind: 'dates' });
    expect(only).not.toHaveProperty('loose');
  });

  it.each<[Locale, string, string]>([
    ['en', 'the 14th', '2026-05-14'],
    ['en', 'tuesday', '2026-05-05'],
    ['es', 'el 9', '2026-05-09'],
    ['fr', 'le 20', '2026-05-20'],
    ['fr', 'jeudi', '2026-05-07'],
  ])('X9 make a bare day one of them, in %s: %s', (locale, text, date) => {
    expect(heard(text, locale, '2026-05-01/2026-05-31')).toMatchObject([{ kind: 'date', date }]);
  });
});

describe('a week, and a day of it that is ruled out', () => {
  it.each<[Locale, string]>([
    ['en', 'next week but not tuesday'],
    ['en', "next week, tuesday doesn't work"],
    ['en', 'next week tuesday is no good'],
    ['es', 'la semana que viene, el martes no'],
    ['es', 'la semana q viene el martes no puedo'],
    ['es', 'la semana que viene pero el martes no'],
    ['fr', 'la semaine prochaine, mardi non'],
    ['fr', 'la semaine prochaine mais pas mardi'],
    ['zh', '下周，周二不行'],
    ['zh', '下周除了周二'],
    ['km', 'សប្តាហ៍ក្រោយ ថ្ងៃអង្គារមិនបាន'],
  ])('X9 are both heard, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([
      { kind: 'dates', from: '2026-03-09', to: '2026-03-15' },
      { kind: 'date', weekday: 'tuesday', form: 'bare', negated: true },
    ]);
  });

  it.each<[Locale, string]>([
    ['en', 'tuesday next week doesn’t work'],
    ['es', 'el martes de la semana que viene no'],
    ['zh', '下周二不行'],
  ])('X9 are one day where that is what was said, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date: '2026-03-10', negated: true }]);
  });
});

describe('what only looks like a day or an hour', () => {
  it.each<[Locale, string, object[]]>([
    [
      'en',
      'fri first thing',
      [
        { kind: 'date', form: 'bare' },
        { kind: 'window', name: 'morning' },
      ],
    ],
    ['fr', 'sauf mardi, une salle', [{ kind: 'date', form: 'bare', negated: true }]],
    ['en', 'is that 24h notice', []],
    ['es', 'con 24 horas de antelación', []],
    ['fr', '48 heures à l’avance', []],
    [
      'fr',
      '12 ou 15 jeudi matin',
      [
        { kind: 'date', weekday: 'thursday' },
        { kind: 'window', name: 'morning' },
      ],
    ],
    ['fr', '9h c’est trop tôt', [{ kind: 'time', negated: true }]],
    ['en', 'not that early, after work', [{ kind: 'window', from: '17:00' }]],
    ['es', 'esta semana no puedo, la que viene', [{ kind: 'dates', from: '2026-03-09' }]],
    ['es', 'mañana 10', [{ kind: 'date' }, { kind: 'time', time: '10:00' }]],
    ['fr', 'demain 14', [{ kind: 'date' }, { kind: 'time', time: '14:00' }]],
  ])('X9 X20 is told from one, in %s: %s', (locale, text, mentions) => {
    expect(heard(text, locale)).toMatchObject(mentions);
    expect(heard(text, locale)).toHaveLength(mentions.length);
  });
});

describe('a length with a word for how it is to be', () => {
  it.each<[Locale, string, number, string]>([
    ['en', '3 relaxing days', 3, 'days'],
    ['en', 'two lovely quiet weeks', 14, 'days'],
    ['en', '2 full hours', 120, 'minutes'],
    ['es', 'dos hermosas semanas', 14, 'days'],
    ['es', '3 buenas noches', 3, 'nights'],
    ['fr', 'trois belles journées', 3, 'days'],
    ['fr', '2 bonnes heures', 120, 'minutes'],
    ['zh', '两个轻松的晚上', 2, 'nights'],
    ['zh', '三个浪漫的夜晚', 3, 'nights'],
  ])('D3 is a length, in %s: %s', (locale, text, value, unit) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'duration', value, unit }]);
  });
});

describe('times as people say and dictate them', () => {
  it.each<[Locale, string, string]>([
    ['en', 'the 9 o’clock one', '09:00'],
    ['en', '3 00 afternoon', '15:00'],
    ['en', '0 30 p.m.', '12:30'],
    ['fr', 'dix heures trois quarts', '10:45'],
    ['es', 'las nueve y tres cuartos', '09:45'],
  ])('X9 are times, in %s: %s', (locale, text, time) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'time', time }]);
  });

  it.each<[Locale, string, string, string]>([
    ['fr', '9h 18h', '09:00', '18:00'],
    ['fr', '10h12h', '10:00', '12:00'],
    ['fr', '14h16h30', '14:00', '16:30'],
    ['en', '9am5pm', '09:00', '17:00'],
    ['fr', '14h30 16h', '14:30', '16:00'],
    ['en', '9am 5pm', '09:00', '17:00'],
    ['en', 'not before 10 or after 4', '10:00', '16:00'],
    ['en', "can't do after 3 or before 9.30", '09:30', '15:00'],
    ['es', 'ni antes de las 10 ni después de las 3', '10:00', '15:00'],
    ['fr', 'pas avant 11h ni après 17h', '11:00', '17:00'],
  ])('X9 are the two ends of a stretch, in %s: %s', (locale, text, from, to) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'window', from, to }]);
  });

  it.each<[Locale, string]>([
    ['en', 'table for 4 tomorrow evening'],
    ['fr', 'pour 3 demain soir'],
    ['es', 'para 5 mañana por la noche'],
  ])('X9 are not read from how many people come, in %s: %s', (locale, text) => {
    expect(heard(text, locale).map(({ kind }) => kind)).toEqual(['date', 'window']);
  });
});

describe('days that are told apart', () => {
  it.each<[Locale, string]>([
    ['en', 'thursday not this one the next'],
    ['en', 'not this thursday, the one after'],
    ['es', 'no este jueves, el siguiente'],
    ['fr', 'jeudi, pas celui-ci, le suivant'],
    ['zh', '周四，不是这个，下一个'],
  ])('X9 are a week on where this one is ruled out, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date: '2026-03-12' }]);
  });

  it.each<[Locale, string]>([
    ['es', 'mi hijo de 6 años el viernes'],
    ['en', 'she is 6 years on friday'],
  ])('X9 are not counted from somebody’s age, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toContainEqual(expect.objectContaining({ kind: 'date', date: '2026-03-06' }));
  });

  it('D3 a length that was counted beats "a few days"', () => {
    expect(heard('几天吧，5天', 'zh')).toMatchObject([{ kind: 'duration', value: 5 }]);
  });
});

describe('any weekday of a month or of an end of it', () => {
  it.each<[Locale, string]>([
    ['en', 'a thursday in early december'],
    ['en', 'early december, a thursday if possible'],
    ['en', 'in december, on a thursday'],
    ['es', 'a principios de diciembre, un jueves si puede ser'],
    ['es', 'un jueves de principios de diciembre'],
    ['fr', 'un jeudi début décembre'],
    ['fr', 'en décembre, plutôt un jeudi'],
    ['fr', 'décembre, un jeudi'],
    ['zh', '十二月初，最好是周四'],
  ])('X9 is the first one there, and not the coming one, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date: '2026-12-03' }]);
  });
});

describe('a day and the hour that one opens or closes', () => {
  it.each<[Locale, string]>([
    ['en', 'friday right at opening'],
    ['es', 'el viernes desde la apertura'],
    ['fr', "vendredi dès l'ouverture"],
    ['zh', '周五一开门'],
  ])('X9 is that morning, and not every day from then on, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([
      { kind: 'date', date: '2026-03-06' },
      { kind: 'window', name: 'morning' },
    ]);
  });

  it.each<[Locale, string]>([
    ['en', 'friday just before you close'],
    ['es', 'el viernes justo antes de cerrar'],
    ['fr', 'vendredi juste avant la fermeture'],
    ['zh', '周五关门前'],
  ])('X9 is its last hours, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([
      { kind: 'date', date: '2026-03-06' },
      { kind: 'window', to: listening.hours.to },
    ]);
  });

  it.each<[Locale, string]>([
    ['es', 'cualquier mañana'],
    ['es', 'alguna mañana'],
    ['es', 'una mañana'],
  ])('X9 any morning is not tomorrow, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'window', name: 'morning' }]);
  });
});

it('X9 rules out what is said with “neither” behind it', () => {
  expect(heard('sunday neither, monday 9am', 'en')).toMatchObject([
    { kind: 'date', weekday: 'sunday', negated: true },
    { kind: 'date', weekday: 'monday' },
    { kind: 'time', time: '09:00' },
  ]);
});

describe('a weekday of the week or weekend that was named before it', () => {
  it.each<[Locale, string, string]>([
    ['en', 'in the week after next, say wednesday', '2026-03-18'],
    ['en', 'the weekend after next, saturday', '2026-03-21'],
    ['es', 'el finde del 14, el domingo', '2026-03-15'],
    ['fr', 'le week-end du 14, plutôt dimanche', '2026-03-15'],
    ['zh', '再下个礼拜三', '2026-03-18'],
    ['zh', '下下周，比如周三', '2026-03-18'],
  ])('X9 is of that one, in %s: %s', (locale, text, date) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date }]);
  });

  it('X9 is ruled out of it where it is refused', () => {
    expect(heard("next week, thursday doesn't work", 'en')).toMatchObject([
      { kind: 'dates', from: '2026-03-09' },
      { kind: 'date', weekday: 'thursday', negated: true },
    ]);
  });
});

describe('feasts with another in their name', () => {
  it.each<[Locale, string, string]>([
    ['en', 'christmas eve around 11am', '2026-12-24'],
    ['en', "new year's eve at 11am", '2026-12-31'],
    ['en', 'christmas at 11am', '2026-12-25'],
  ])('X9 are their own days, whatever hour is said, in %s: %s', (locale, text, date) => {
    expect(heard(text, locale)).toMatchObject([
      { kind: 'date', date },
      { kind: 'time', time: '11:00' },
    ]);
  });
});

it('X9 the morning of a day is not the day after it', () => {
  expect(heard('la mañana del jueves', 'es')).toMatchObject([
    { kind: 'window', name: 'morning' },
    { kind: 'date', date: '2026-03-05' },
  ]);
  expect(heard('le lendemain du 13 février 2027', 'fr')).toMatchObject([{ kind: 'date', date: '2027-02-14' }]);
});

describe('a day as the latest that will do', () => {
  it.each<[Locale, string]>([
    ['en', 'friday at the latest'],
    ['es', 'el viernes como muy tarde'],
    ['fr', 'vendredi au plus tard'],
  ])('X9 is one of them, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'dates', to: '2026-03-06', by: true }]);
  });

  it('X9 is none of them where it is said to come before it', () => {
    expect(heard('周五之前', 'zh')).toMatchObject([{ kind: 'dates', to: '2026-03-05' }]);
  });
});

it.each<[string, string]>([
  ['圣诞节前两天', '2026-12-23'],
  ['12月24号过后一周', '2026-12-31'],
])('X9 counts from a day that is named first, in zh: %s', (text, date) => {
  expect(heard(text, 'zh')).toMatchObject([{ kind: 'date', date }]);
});

it.each<[Locale, string]>([
  ['en', 'not friday, i said friday but meant monday'],
  ['es', 'el viernes no, dije viernes pero quería decir el lunes'],
  ['fr', "pas vendredi, j'ai dit vendredi mais je voulais dire lundi"],
])('X9 a day that is ruled out is not wished for by naming it once more, in %s: %s', (locale, text) => {
  const days = heard(text, locale).filter(({ kind }) => kind === 'date');
  expect(days).toMatchObject([{ weekday: 'friday', negated: true }, { weekday: 'monday' }]);
});
