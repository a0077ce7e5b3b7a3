import { expect, it } from 'vitest';
import { LOCALES } from '../../src/core/locale.ts';
import { differencesIn, goldenOf, shown } from './golden.ts';

/** `npm run ear` shows the differences; `npm run ear -- --accept` takes them over, for whoever has looked at each. */
it.each(LOCALES)('every sentence of ours in %s is heard as it was heard before', (locale) => {
  const differences = differencesIn(locale);
  expect(differences.map(shown).slice(0, 20).join('\n\n')).toBe('');
});

it('holds thousands of sentences, hundreds in each language', () => {
  const counts = LOCALES.map((locale) => goldenOf(locale).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(300);
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(3_000);
});
