import { expect, test } from 'vitest';
import type { Locale } from '../../core/locale.ts';
import { hasCue } from '../../core/reading.ts';
import { heard } from '../listening.fixture.ts';

const GIVEN_UP: readonly (readonly [Locale, string])[] = [
  ['en', "no thanks, I've changed my mind"],
  ['en', "nah we've had second thoughts"],
  ['es', 'no, me lo he pensado mejor'],
  ['fr', "non merci, j'ai changé d'avis"],
  ['zh', '不用了，我改主意了'],
  ['km', 'ទេ អរគុណ ខ្ញុំប្តូរចិត្តហើយ'],
];

const WISHED: readonly (readonly [Locale, string])[] = [
  ['en', "no, I've changed my mind, Friday instead"],
  ['en', "I've changed my mind"],
  ['es', 'no, he cambiado de idea, mejor con Ana'],
  ['fr', "non, j'ai changé d'avis, plutôt samedi"],
];

test.each(GIVEN_UP)('a no and a changed mind call it off (%s: %s)', (locale, said) => {
  const reading = heard(said, locale);
  expect(hasCue(reading, 'cancel')).toBe(true);
  expect(hasCue(reading, 'change')).toBe(false);
});

test.each(WISHED)('a changed mind that wishes for something calls nothing off (%s: %s)', (locale, said) => {
  const reading = heard(said, locale);
  expect(hasCue(reading, 'cancel')).toBe(false);
  expect(hasCue(reading, 'change')).toBe(true);
});
