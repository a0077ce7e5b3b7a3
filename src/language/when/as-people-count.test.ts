import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { dateOfDay } from '../../domain/calendar.ts';
import { plain as listening } from '../listening.fixture.ts';
import { holidayDay } from './holidays.ts';
import { recogniseWhen } from './recognise.ts';

/** Said on Monday, 2 March 2026. */
const heard = (text: string, locale: Locale, about?: string) =>
  recogniseWhen(text, locale, about === undefined ? listening : { ...listening, about });

describe('days counted from now', () => {
  it.each<[Locale, string, string]>([
    ['es', 'en quince días', '2026-03-16'],
    ['es', 'dentro de 15 días', '2026-03-16'],
    ['es', 'dentro de ocho días', '2026-03-09'],
    ['fr', 'dans quinze jours', '2026-03-16'],
    ['fr', 'dans 8 jours', '2026-03-09'],
    ['es', 'dentro de diez días', '2026-03-12'],
    ['en', 'in 15 days', '2026-03-17'],
  ])('X9 are so many weeks where a language counts today among them, in %s: %s', (locale, text, date) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date }]);
  });

  it('X9 are as many as are said where they are a length', () => {
    expect(heard('quince días', 'es')).toMatchObject([{ kind: 'duration', value: 15, unit: 'days' }]);
  });

  it.each(['week on Friday', 'make it week on friday please', 'how about week on friday?'])(
    'X9 a week on from a day needs no article: %s',
    (text) => {
      expect(heard(text, 'en')).toMatchObject([{ kind: 'date', date: '2026-03-13' }]);
    },
  );

  it('X9 the Friday of a week that was named is in it', () => {
    expect(heard('next week on friday', 'en')).toMatchObject([{ kind: 'date', date: '2026-03-13' }]);
    expect(heard('later this week on friday', 'en').map((one) => 'date' in one && one.date)).not.toContain(
      '2026-03-13',
    );
  });

  it.each<[Locale, string, string]>([
    ['zh', '两周内', '2026-03-16'],
    ['zh', '三天之内', '2026-03-05'],
    ['zh', '一个月以内', '2026-04-02'],
    ['en', 'within a fortnight', '2026-03-16'],
    ['en', 'within a month', '2026-04-02'],
  ])('X9 within so many is a window, and no day, in %s: %s', (locale, text, to) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'dates', from: '2026-03-02', to }]);
  });
});

describe('the same time', () => {
  it.each<[Locale, string]>([
    ['en', 'friday same time'],
    ['en', 'friday but same time please'],
    ['es', 'mejor el viernes, pero a la misma hora'],
    ['en', 'the same time on Friday'],
    ['es', 'el viernes a la misma hora'],
    ['fr', 'vendredi à la même heure'],
    ['zh', '星期五同一时间'],
    ['km', 'ថ្ងៃសុក្រ ម៉ោងដដែល'],
  ])('X20 is that of what is talked about, in %s: %s', (locale, text) => {
    const found = heard(text, locale, '2026-03-04T17:00');
    expect(found.filter(({ kind }) => kind === 'date')).toMatchObject([{ date: '2026-03-06' }]);
    expect(found.filter(({ kind }) => kind === 'time')).toMatchObject([{ time: '17:00' }]);
  });

  it('X20 is none where no time was talked about', () => {
    expect(heard('friday same time', 'en').map(({ kind }) => kind)).toEqual(['date']);
    expect(heard('friday same time', 'en', '2026-03-04').map(({ kind }) => kind)).toEqual(['date']);
  });

  it.each<[Locale, string]>([
    ['en', 'can we both come at the same time'],
    ['es', '¿podemos ir juntas a la misma hora?'],
  ])('X20 says nothing of when without another day, in %s: %s', (locale, text) => {
    expect(heard(text, locale, '2026-03-04T17:00').filter(({ kind }) => kind === 'time')).toEqual([]);
  });

  it('X20 is the one just named where one is', () => {
    expect(heard('tuesday at 10 and friday same time', 'en', '2026-03-04T17:00')).toMatchObject([
      {},
      {},
      { kind: 'date', date: '2026-03-06' },
      { kind: 'time', time: '10:00' },
    ]);
  });
});

describe('after school', () => {
  it.each<[Locale, string, string]>([
    ['en', 'after school on thursday', '15:00'],
    ['es', 'el jueves después del cole', '17:00'],
    ['fr', "jeudi après l'école", '16:30'],
    ['zh', '星期四放学后', '16:00'],
    ['km', 'ក្រោយចេញពីសាលា ថ្ងៃព្រហស្បតិ៍', '17:00'],
    ['km', 'ថ្ងៃព្រហស្បតិ៍ ក្រោយចេញពីសាលា', '17:00'],
    ['km', 'ព្រហស្បតិ៍ក្រោយរៀន', '17:00'],
  ])('X9 begins when it is out, in %s: %s', (locale, text, from) => {
    const found = heard(text, locale);
    expect(found.filter(({ kind }) => kind === 'date')).toMatchObject([{ date: '2026-03-05' }]);
    expect(found.filter(({ kind }) => kind === 'window')).toMatchObject([{ from, to: null }]);
  });
});

describe('the feasts of the Khmer calendar', () => {
  // The great day of each, of public holidays as they were proclaimed.
  it.each([
    [2019, '2019-09-28', '2019-11-11'],
    [2020, '2020-09-17', '2020-10-31'],
    [2022, '2022-09-25', '2022-11-08'],
    [2023, '2023-10-14', '2023-11-27'],
    [2024, '2024-10-02', '2024-11-15'],
    [2025, '2025-09-22', '2025-11-05'],
    [2026, '2026-10-11', '2026-11-24'],
  ])('X9 fall with the moon: %s', (year, pchumBen, waterFestival) => {
    const fallsOn = (name: string) => dateOfDay(holidayDay(name, { today: 0, country: 'KH' }, year) ?? 0);
    expect([fallsOn('pchumBen'), fallsOn('waterFestival')]).toEqual([pchumBen, waterFestival]);
  });

  it.each<[Locale, string, string]>([
    ['en', 'Pchum Ben', '2026-10-11'],
    ['en', 'during the water festival', '2026-11-24'],
    ['fr', 'à la fête des eaux', '2026-11-24'],
    ['zh', '送水节', '2026-11-24'],
    ['km', 'បុណ្យភ្ជុំបិណ្ឌ', '2026-10-11'],
    ['km', 'បុណ្យអុំទូក', '2026-11-24'],
  ])('X9 are known by name in %s: %s', (locale, text, date) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date }]);
  });
});

describe('a number behind a weekday', () => {
  it.each<[Locale, string]>([
    ['en', 'long cut with ana thursday 11'],
    ['es', 'corte largo el jueves 11'],
    ['fr', 'jeudi 11'],
  ])('X9 X20 is an hour where no such day has that date soon, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([
      { kind: 'date', date: '2026-03-05' },
      { kind: 'time', time: '11:00' },
    ]);
  });

  it('X9 is the date that it fits', () => {
    expect(heard('thursday 12', 'en')).toMatchObject([{ kind: 'date', date: '2026-03-12' }]);
    expect(heard('jueves 12', 'es')).toMatchObject([{ kind: 'date', date: '2026-03-12' }]);
  });
});

describe('an hour in a house that never closes', () => {
  const around = { ...listening, hours: { from: '00:00', to: '24:00' } };

  it.each([
    ['at 10', '10:00'],
    ['at 7', '07:00'],
    ['at 5', '17:00'],
    ['at 12', '12:00'],
    ['at 10pm', '22:00'],
  ])('X9 is the one in the day: %s', (text, time) => {
    expect(recogniseWhen(text, 'en', around)).toMatchObject([{ kind: 'time', time }]);
  });
});

describe('the lunar new year', () => {
  it.each<[string, string]>([
    ['2026-11-17T09:00:00+01:00', '2027-02-06'],
    ['2029-11-17T09:00:00+01:00', '2030-02-03'],
  ])('X9 is where it is in Beijing, though its new moon is close to midnight: after %s', (now, date) => {
    const found = recogniseWhen('春节', 'zh', { ...listening, now });
    expect(found).toMatchObject([{ kind: 'date', date }]);
  });
});

describe('a day by the moon', () => {
  it.each<[string, string]>([
    ['大年初三出发', '2026-02-19'],
    ['正月十五', '2026-03-03'],
    ['农历二月初八', '2026-03-26'],
    ['二月初八', '2026-03-26'],
    ['农历八月十五', '2026-09-25'],
  ])('X9 is the coming one: %s', (text, date) => {
    const found = recogniseWhen(text, 'zh', { ...listening, now: '2026-01-10T09:00:00+07:00' });
    expect(found).toMatchObject([{ kind: 'date', date }]);
  });
});

describe('the evening before', () => {
  it.each<[Locale, string, string]>([
    ['en', 'the evening before', 'evening'],
    ['en', 'be there the night before', 'night'],
    ['es', 'la noche anterior', 'night'],
    ['fr', "le soir d'avant", 'evening'],
  ])('X9 is of the day talked about, in %s: %s', (locale, text, name) => {
    const found = recogniseWhen(text, locale, { ...listening, about: '2026-03-12' });
    expect(found).toMatchObject([
      { kind: 'date', date: '2026-03-11' },
      { kind: 'window', name },
    ]);
  });
});

describe('the same day of another week', () => {
  it.each<[Locale, string]>([
    ['en', 'same day next week'],
    ['en', 'the same day the following week'],
    ['es', 'el mismo día de la semana que viene'],
    ['fr', 'le même jour la semaine prochaine'],
    ['zh', '下周同一天'],
  ])('X9 is that of the day talked about, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date: '2026-03-09' }]);
    expect(heard(text, locale, '2026-03-05')).toMatchObject([{ kind: 'date', date: '2026-03-12' }]);
    expect(heard(text, locale, '2026-03-12')).toMatchObject([{ kind: 'date', date: '2026-03-19' }]);
  });
});

describe('the ends of a day', () => {
  it.each<[string, object[]]>([
    [
      'this week, late in the day',
      [
        { kind: 'dates', from: '2026-03-02' },
        { kind: 'window', from: '18:00' },
      ],
    ],
    [
      'friday last thing',
      [
        { kind: 'date', date: '2026-03-06' },
        { kind: 'window', from: '18:00' },
      ],
    ],
    [
      'friday early',
      [
        { kind: 'date', date: '2026-03-06' },
        { kind: 'window', name: 'morning' },
      ],
    ],
    [
      'friday early in the afternoon',
      [
        { kind: 'date', date: '2026-03-06' },
        { kind: 'window', to: '15:00' },
      ],
    ],
  ])('X9 are hours, and not the ends of a week: %s', (text, found) => {
    expect(heard(text, 'en')).toMatchObject(found);
  });
});

describe('the so-manieth of a name', () => {
  it.each<[Locale, string]>([
    ['en', 'the second friday'],
    ['es', 'el segundo viernes'],
    ['fr', 'le deuxième vendredi'],
    ['zh', '第二个周五'],
  ])('X9 is one of the days that are being looked in, in %s: %s', (locale, text) => {
    expect(heard(text, locale, '2026-04-01/2026-04-30')).toMatchObject([{ kind: 'date', date: '2026-04-10' }]);
  });

  it.each(['第二个周六', '第二个星期六'])('X9 is no length: %s', (text) => {
    expect(heard(text, 'zh')).toMatchObject([{ kind: 'date', date: '2026-03-07' }]);
  });
});

describe('a number before a month that has a day of its own', () => {
  it.each<[Locale, string]>([
    ['en', '2, march 20'],
    ['zh', '选2，3月20号'],
    ['zh', '2 3月20号'],
  ])('X9 is no day of it, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date: '2026-03-20' }]);
  });

  it('X9 is one where the month has none', () => {
    expect(heard('the 20th, march', 'en')).toMatchObject([{ kind: 'date', date: '2026-03-20' }]);
  });
});
