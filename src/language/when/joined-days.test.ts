import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { plain as listening } from '../listening.fixture.ts';
import { read } from '../read.ts';
import { recogniseWhen } from './recognise.ts';

/** Said on Monday, 2 March 2026, unless later. */
const heard = (text: string, locale: Locale, now?: string) =>
  recogniseWhen(text, locale, now === undefined ? listening : { ...listening, now });

const days = (text: string, locale: Locale) =>
  heard(text, locale).map((one) => [one.kind === 'date' ? one.date : one.kind, one.negated === true]);

describe('days that are joined', () => {
  it.each<[Locale, string]>([
    ['en', "tomorrow and wednesday i can't"],
    ['en', "tomorrow or wednesday doesn't work for me"],
    ['es', 'mañana y el miércoles no puedo'],
    ['es', 'mañana y pasado no puedo'],
    ['fr', 'demain et mercredi je ne peux pas'],
    ['zh', '明天和后天不行'],
    ['zh', '明天后天都不行'],
    ['km', 'ថ្ងៃស្អែក និង ថ្ងៃពុធ មិនបាន'],
  ])('X9 are all refused by what stands behind the last, in %s: %s', (locale, text) => {
    expect(days(text, locale)).toEqual([
      ['2026-03-03', true],
      ['2026-03-04', true],
    ]);
  });

  it('X9 are refused one by one where each has its own word', () => {
    expect(days("tomorrow works and wednesday doesn't work", 'en')).toEqual([
      ['2026-03-03', false],
      ['2026-03-04', true],
    ]);
  });

  it.each<[Locale, string]>([
    ['fr', 'demain ou après-demain'],
    ['fr', 'demain ou après demain'],
    ['es', 'mañana o pasado'],
    ['zh', '明天后天'],
  ])('X9 are both heard, and the second is no "or later", in %s: %s', (locale, text) => {
    expect(days(text, locale)).toEqual([
      ['2026-03-03', false],
      ['2026-03-04', false],
    ]);
  });

  it.each<[string, readonly [string, boolean][]]>([
    [
      'mañana no, pasado a las 10',
      [
        ['2026-03-03', true],
        ['2026-03-04', false],
        ['time', false],
      ],
    ],
    [
      'hoy no, pasado',
      [
        ['2026-03-02', true],
        ['2026-03-04', false],
      ],
    ],
    ['mañana no puedo, ha pasado algo', [['2026-03-03', true]]],
    ['pasado el puente', []],
  ])('X9 the day after tomorrow is said short behind the other: %s', (text, expected) => {
    expect(days(text, 'es')).toEqual(expected);
  });
});

describe('a weekday beside what is counted from now', () => {
  it.each<[Locale, string]>([
    ['en', 'in three weeks, on a friday'],
    ['en', 'in three weeks on friday'],
    ['es', 'en tres semanas, un viernes'],
    ['fr', 'dans trois semaines un vendredi'],
    ['zh', '三周后的周五'],
    ['km', 'បីសប្តាហ៍ទៀត ថ្ងៃសុក្រ'],
  ])('X9 is the first from there, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toMatchObject([{ kind: 'date', date: '2026-03-27' }]);
  });
});

describe('a weekday behind the days it is one of', () => {
  it.each<[Locale, string]>([
    ['en', 'next week works, friday at best'],
    ['en', 'next week is better for me. friday maybe?'],
    ['es', 'la semana que viene me viene bien, el viernes mejor'],
    ['fr', 'la semaine prochaine ça me va, le vendredi de préférence'],
    ['zh', '下周可以，周五最好'],
    ['km', 'សប្តាហ៍ក្រោយបាន ថ្ងៃសុក្រល្អជាង'],
  ])('X9 is that of the week that was named, in %s: %s', (locale, text) => {
    expect(heard(text, locale)).toContainEqual(
      expect.objectContaining({ kind: 'date', date: '2026-03-13', form: 'relative' }),
    );
  });

  it('X9 is the first of the month that was named, and a number one of its days', () => {
    expect(days('april is better, a friday if possible', 'en')).toContainEqual(['2026-04-03', false]);
    expect(days('april is good, the 10th maybe', 'en')).toContainEqual(['2026-04-10', false]);
  });

  it.each<[Locale, string]>([
    ['en', "next week i can't, friday?"],
    ['en', "i'm away next week, can you do friday"],
    ['en', "i'm on holiday next week so how about friday"],
    ['en', 'next week is crazy for me. friday?'],
    ['en', 'friday or next week'],
    ['en', 'next week or friday'],
    ['es', 'la semana que viene estoy fuera, ¿el viernes?'],
    ['fr', 'la semaine prochaine je suis absente, vendredi ?'],
    ['zh', '下周我不在，周五行吗'],
    ['km', 'សប្តាហ៍ក្រោយខ្ញុំរវល់ ថ្ងៃសុក្របានទេ'],
  ])('X9 is the coming one where that week is no good, or only the other choice, in %s: %s', (locale, text) => {
    const { mentions } = read(text, locale, listening);
    expect(mentions).toContainEqual(expect.objectContaining({ kind: 'date', date: '2026-03-06', form: 'bare' }));
  });
});

describe('“but” after any day', () => {
  it.each<[string, readonly [string, boolean][]]>([
    [
      'any day next week but friday',
      [
        ['dates', false],
        ['2026-03-13', true],
      ],
    ],
    ['every day but tuesday is fine', [['2026-03-03', true]]],
    [
      'any day but friday or saturday',
      [
        ['2026-03-06', true],
        ['2026-03-07', true],
      ],
    ],
    ['any day works but friday is best', [['2026-03-06', false]]],
    [
      'not friday but tuesday',
      [
        ['2026-03-06', true],
        ['2026-03-03', false],
      ],
    ],
  ])('X9 rules out what follows: %s', (text, expected) => {
    expect(days(text, 'en')).toEqual(expected);
  });
});

describe('the edge of a month', () => {
  const LATE = '2026-03-17T10:00:00Z';

  it.each<[Locale, string]>([
    ['en', 'at the start of the month'],
    ['es', 'a primeros de mes'],
    ['fr', 'au début du mois'],
    ['zh', '月初'],
    ['km', 'ដើមខែ'],
  ])('X9 is that of the next one when it has passed, in %s: %s', (locale, text) => {
    expect(heard(text, locale, LATE)).toMatchObject([{ kind: 'dates', from: '2026-04-01', to: '2026-04-07' }]);
    expect(heard(text, locale)).toMatchObject([{ kind: 'dates', from: '2026-03-02', to: '2026-03-07' }]);
  });

  it('X9 is that of the next year where the month is named', () => {
    expect(heard('early March', 'en', LATE)).toMatchObject([{ kind: 'dates', from: '2027-03-01', to: '2027-03-07' }]);
    expect(heard('early April', 'en', LATE)).toMatchObject([{ kind: 'dates', from: '2026-04-01', to: '2026-04-07' }]);
  });
});

it.each(['10-ish on friday', 'friday 10-ish', '10-ish friday'])('X9 an hour may be about so: %s', (text) => {
  expect(heard(text, 'en')).toMatchObject([
    { kind: expect.stringMatching('date|time') },
    { kind: expect.stringMatching('date|time') },
  ]);
  expect(heard(text, 'en').find(({ kind }) => kind === 'time')).toMatchObject({ time: '10:00' });
});
