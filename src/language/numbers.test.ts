import { describe, expect, it } from 'vitest';
import { LOCALES } from '../core/locale.ts';
import { LANGUAGES } from './data/languages.ts';
import { numberReader, spelledOut } from './numbers.ts';
import { calendarNumbers } from './when/numbers.ts';

describe.each(LOCALES)('the numbers of %s', (locale) => {
  const { numbers } = LANGUAGES[locale];

  it('X9 are all written out below a hundred, from the one list of its words', () => {
    const values = new Set(spelledOut(numbers).values());
    expect(Array.from({ length: 100 }, (_, value) => value).filter((value) => !values.has(value))).toEqual([]);
  });

  it('X9 are the same to a calendar as to whoever counts', () => {
    const { parse } = numberReader(numbers);
    const small = [...calendarNumbers(numbers, { yearsAfter: [] })];
    expect(small.filter(([phrase, value]) => parse(phrase) !== value)).toEqual([]);
  });
});

it.each([
  ['fr', 'soixante et onze', 71],
  ['fr', 'quatre-vingt-dix-sept', 97],
  ['fr', 'nonante deux', 92],
  ['es', 'treinta y un', 31],
  ['zh', '二十三', 23],
  ['zh', '廿一', 21],
  ['km', 'ម្ភៃប្រាំពីរ', 27],
] as const)('X9 %s "%s" is %i', (locale, phrase, value) => {
  const spelled = phrase.replaceAll('-', ' ');
  const known = [...spelledOut(LANGUAGES[locale].numbers)].map(([one, at]) => [one.replaceAll('-', ' '), at] as const);
  expect(new Map(known).get(spelled)).toBe(value);
});
