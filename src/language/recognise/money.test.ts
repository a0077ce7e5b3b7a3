import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { LOCALES } from '../../core/locale.ts';
import { mentions } from '../../core/reading.ts';
import { heard } from '../listening.fixture.ts';

interface Bounds {
  readonly min: number | null;
  readonly max: number | null;
  readonly currency: string | null;
}

type Render = (amount: number) => readonly [string, Bounds];

const exactly = (currency: string | null) => (amount: number) => ({ min: amount, max: amount, currency });
const under = (currency: string | null) => (amount: number) => ({ min: null, max: amount, currency });
const over = (currency: string | null) => (amount: number) => ({ min: amount, max: null, currency });
const say =
  (text: (amount: number) => string, bounds: (amount: number) => Bounds): Render =>
  (amount) => [text(amount), bounds(amount)];

const PRICES: { readonly [L in Locale]: readonly Render[] } = {
  en: [
    say((n) => `$${n}`, exactly('USD')),
    say((n) => `${n} bucks`, exactly('USD')),
    say((n) => `under ${n} dollars`, under('USD')),
    say((n) => `at least £${n}`, over('GBP')),
    say((n) => `my budget is ${n}`, exactly(null)),
  ],
  es: [
    say((n) => `${n} €`, exactly('EUR')),
    say((n) => `menos de ${n} euros`, under('EUR')),
    say((n) => `unos ${n} euros`, exactly('EUR')),
  ],
  fr: [
    say((n) => `${n} euros`, exactly('EUR')),
    say((n) => `moins de ${n} €`, under('EUR')),
    say((n) => `au moins ${n} euros`, over('EUR')),
  ],
  zh: [
    say((n) => `${n}块`, exactly(null)),
    say((n) => `${n}元`, exactly('CNY')),
    say((n) => `${n}美元以内`, under('USD')),
    say((n) => `不超过${n}元`, under('CNY')),
  ],
  km: [
    say((n) => `${n} ដុល្លារ`, exactly('USD')),
    say((n) => `ក្រោម ${n} ដុល្លារ`, under('USD')),
    say((n) => `${n} រៀល`, exactly('KHR')),
  ],
};

describe.each(LOCALES)('money in %s', (locale) => {
  it('D3 gives back any price with its bound and currency', () => {
    const arbitrary = fc.record({
      amount: fc.integer({ min: 1, max: 99_999 }),
      render: fc.constantFrom(...PRICES[locale]),
    });
    fc.assert(
      fc.property(arbitrary, ({ amount, render }) => {
        const [text, bounds] = render(amount);
        expect(mentions(heard(text, locale), 'money'), text).toMatchObject([{ ...bounds, vague: null }]);
      }),
    );
  });
});

describe('money', () => {
  it.each<[string, Locale, Partial<Bounds> & { vague?: string }]>([
    ['$1,200', 'en', { min: 1200, max: 1200 }],
    ['1.200 €', 'es', { min: 1200, max: 1200, currency: 'EUR' }],
    ['1 200 euros', 'fr', { min: 1200, max: 1200 }],
    ['12.50 euros', 'en', { min: 12.5 }],
    ['two hundred and fifty dollars', 'en', { min: 250 }],
    ['doscientos cincuenta euros', 'es', { min: 250 }],
    ['quatre-vingt-dix euros', 'fr', { min: 90 }],
    ['三百块', 'zh', { min: 300, currency: null }],
    ['预算可以到500', 'zh', { max: 500 }],
    ['we could stretch to 500', 'en', { max: 500 }],
    ['ថវិកាអាចដល់ ៥០០', 'km', { max: 500 }],
    ['三百块人民币', 'zh', { min: 300, currency: 'CNY' }],
    ['三百五十美元', 'zh', { min: 350, currency: 'USD' }],
    ['ពីររយហាសិបដុល្លារ', 'km', { min: 250, currency: 'USD' }],
    ['between 100 and 300 dollars', 'en', { min: 100, max: 300, currency: 'USD' }],
    ['entre 100 y 300 euros', 'es', { min: 100, max: 300 }],
    ['entre 100 et 300 euros', 'fr', { min: 100, max: 300 }],
    ['一百到三百块', 'zh', { min: 100, max: 300 }],
    ['ពី ១០០ ដល់ ៣០០ ដុល្លារ', 'km', { min: 100, max: 300, currency: 'USD' }],
    ['under 300', 'en', { min: null, max: 300 }],
    ['2k dollars', 'en', { min: 2000 }],
    ['not too expensive', 'en', { vague: 'low' }],
    ['algo barato', 'es', { vague: 'low' }],
    ['milieu de gamme', 'fr', { vague: 'middle' }],
    ['豪华的', 'zh', { vague: 'high' }],
    ['មិនថ្លៃពេក', 'km', { vague: 'low' }],
  ])('%s (%s)', (text, locale, bounds) => {
    expect(mentions(heard(text, locale), 'money')).toContainEqual(expect.objectContaining(bounds));
  });

  it.each(['between 2 and 4', 'around 5', 'at 3', 'over 2 hours', 'room 300'])('%s names no price', (text) => {
    expect(mentions(heard(text), 'money')).toEqual([]);
  });
});

describe('a sum for all of a party', () => {
  it.each<[Locale, string, number]>([
    ['en', '1500 total', 1500],
    ['en', '1500 in total', 1500],
    ['en', '900 for all of us', 900],
    ['en', 'total 1500', 1500],
    ['zh', '预算一共1500', 1500],
    ['zh', '总共800', 800],
    ['km', 'សរុប 1500', 1500],
    ['fr', '1500 en tout', 1500],
    ['es', '900 en total', 900],
  ])('D3 in %s "%s" is an amount, and no number of people', (locale, text, max) => {
    const found = heard(text, locale);
    expect(mentions(found, 'money').map((one) => one.max)).toEqual([max]);
    expect(mentions(found, 'count')).toEqual([]);
  });

  it.each<[Locale, string]>([
    ['en', '4 in total'],
    ['en', "we'll be 120 in total"],
    ['fr', 'on sera 120 en tout'],
    ['zh', '一共4'],
    ['zh', '一共120人'],
  ])('D3 in %s "%s" counts people', (locale, text) => {
    const found = heard(text, locale);
    expect(mentions(found, 'money')).toEqual([]);
    expect(mentions(found, 'count').map(({ unit }) => unit)).toEqual(['people']);
  });
});

describe('sums as people call them', () => {
  it.each<[Locale, string, number | null, number | null]>([
    ['en', 'we got a grand', 1000, 1000],
    ['en', 'half a grand', 500, 500],
    ['en', 'a couple hundred bucks', 200, 200],
    ['en', 'about 5 hundo', 500, 500],
    ['en', '1-2k', 1000, 2000],
    ['en', 'three to five hundred', 300, 500],
    ['zh', '我们有一千刀', 1000, 1000],
    ['zh', '千把块', 1000, 1000],
    ['zh', '三五百块', 500, 500],
    ['zh', '三百到五百', 300, 500],
    ['zh', '五百蚊', 500, 500],
    ['km', '៣រយទៅ៥រយ', 300, 500],
    ['km', 'ពីរបីរយដុល្លារ', 300, 300],
  ])('D3 in %s "%s" is a sum', (locale, text, min, max) => {
    expect(mentions(heard(text, locale), 'money')).toMatchObject([{ min, max }]);
  });

  it.each<[Locale, string]>([
    ['en', 'a few hundred dollars'],
    ['zh', '几百块'],
    ['km', 'ប៉ុន្មានរយដុល្លារ'],
  ])('D3 in %s nobody knows how much "%s" is', (locale, text) => {
    expect(mentions(heard(text, locale), 'money')).toEqual([]);
  });

  it.each<[Locale, string]>([
    ['en', 'two to three hundred people'],
    ['zh', '两到三百人'],
  ])('D3 in %s "%s" are people', (locale, text) => {
    expect(mentions(heard(text, locale), 'money')).toEqual([]);
    expect(mentions(heard(text, locale), 'count')).toMatchObject([{ value: 300, unit: 'people' }]);
  });
});
