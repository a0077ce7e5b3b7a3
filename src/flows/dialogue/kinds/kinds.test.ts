import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../core/locale.ts';
import { read } from '../../../language/read.ts';
import type { Slot } from '../task/schema.ts';
import { place } from '../testing/flights.ts';
import { money } from './money.ts';
import { reference } from './reference.ts';

const NOW = '2025-12-03T15:00:00Z';
const { timeZone, country } = place;
const listening = {
  now: NOW,
  timeZone,
  country,
  hours: { from: '00:00', to: '24:00' },
  vocabulary: { lists: {}, topics: [] },
};
const moment = { ...place, now: NOW };

function found(kind: typeof money, slot: Partial<Slot>, text: string, asked = true, locale: Locale = 'en') {
  const declared: Slot = { type: 'money', names: {}, validators: [], ...slot };
  return kind
    .find(read(text, locale, listening), declared, { moment, slots: {}, asked, named: false })
    .map(({ value }) => value);
}

describe('an amount of money', () => {
  it.each([
    ['en', '2500 pounds', { cents: 250_000, currency: 'GBP' }],
    ['en', '$49.90', { cents: 4_990, currency: 'USD' }],
    ['fr', 'deux cents euros', { cents: 20_000, currency: 'EUR' }],
    ['es', 'unos 80 €', { cents: 8_000, currency: 'EUR' }],
    ['en', '300', { cents: 30_000, currency: 'GBP' }],
  ] as const)('C5 is stored in cents with its currency (%s: "%s")', (locale, text, amount) => {
    expect(found(money, { currency: 'GBP' }, text, true, locale)).toEqual([amount]);
  });

  it('C5 is none where a number was not asked for, or an attitude was said', () => {
    expect(found(money, { currency: 'GBP' }, '300', false)).toEqual([]);
    expect(found(money, { currency: 'GBP' }, 'not too expensive')).toEqual([]);
    expect(found(money, { currency: 'GBP' }, 'between 100 and 300 pounds')).toEqual([]);
  });
});

describe('a reference of any pattern', () => {
  it.each([
    ['SK-\\d{5}', 'my booking is sk 48213 thanks', ['SK-48213']],
    ['\\d{4}', 'it ends in 4821', ['4821']],
    ['[A-Z]{2}\\d{2}[A-Z0-9]{11,30}', 'my iban is GB29 NWBK 6016 1331 9268 19', ['GB29NWBK60161331926819']],
    ['[A-Z]{2}\\d{2}[A-Z]{3}', 'the plate is ab12 cde', ['AB12CDE']],
    ['\\d{4}', 'call me on 07700 900123', []],
  ])('C5 %s in "%s"', (pattern, text, codes) => {
    expect(found(reference, { type: 'reference', pattern }, text, false)).toEqual(codes);
  });

  it('C5 one of letters alone is any word, until it is asked for', () => {
    expect(found(reference, { type: 'reference', pattern: '[A-Z]{6}' }, 'the code is kplqwz', false)).toEqual([]);
    expect(found(reference, { type: 'reference', pattern: '[A-Z]{6}' }, 'kplqwz', true)).toEqual(['KPLQWZ']);
  });
});
