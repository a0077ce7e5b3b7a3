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

const TAKEN_BACK: readonly (readonly [Locale, string])[] = [
  ['en', 'never mind, Friday is fine'],
  ['en', 'nvm friday works'],
  ['en', 'forget it, make it Monday'],
  ['es', 'olvídalo, el viernes está bien'],
  ['es', 'déjalo, ponme el sábado'],
  ['fr', "laissez tomber, vendredi c'est bon"],
  ['zh', '算了，周五可以'],
  ['km', 'ភ្លេចវាទៅ ថ្ងៃសុក្រក៏បាន'],
];

test.each(TAKEN_BACK)('a wish right behind what takes something back is not called off (%s: %s)', (locale, said) => {
  const reading = heard(said, locale);
  expect([hasCue(reading, 'cancel'), hasCue(reading, 'correction')]).toEqual([false, true]);
  expect(reading.mentions.some((one) => one.kind === 'date' && one.negated !== true)).toBe(true);
});

const CALLED_OFF: readonly (readonly [Locale, string])[] = [
  ['en', 'never mind'],
  ['en', "never mind then, Friday doesn't work"],
  ['en', "forget it, I'll ring you Monday"],
  ['es', 'olvídalo'],
  ['es', 'déjalo, el viernes no puedo'],
  ['fr', 'laissez tomber'],
  ['zh', '算了'],
];

test.each(CALLED_OFF)('without one it is given up (%s: %s)', (locale, said) => {
  expect(hasCue(heard(said, locale), 'cancel')).toBe(true);
});

test.each([
  ['fr', "non laisse tomber c'est trop cher"],
  ['fr', "laisse tomber c'est trop tard"],
  ['en', "forget it that's too late"],
] as const)('what says why it is given up wishes for nothing (%s: %s)', (locale, said) => {
  const reading = heard(said, locale);
  expect(hasCue(reading, 'cancel')).toBe(true);
  expect(hasCue(reading, 'correction')).toBe(false);
});
