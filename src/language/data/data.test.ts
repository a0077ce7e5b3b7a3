import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../core/locale.ts';
import { languageOf } from '../language.ts';
import { pattern } from '../phrases.ts';

/** Every list of phrases in a language's data, wherever it stands. */
function phrases(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(phrases) : [];
}

describe.each(LOCALES)('the data of %s', (locale) => {
  const { data } = languageOf(locale);
  const all = phrases({ ...data, locale: [], functionWords: [], numbers: [] });

  it('matches nothing in nothing', () => {
    const slotless = all.filter((phrase) => !/\{[a-z]\}/u.test(phrase));
    expect(slotless.filter((phrase) => pattern([phrase.replace(/^</u, '')]).exec('')?.[0] === '')).toEqual([]);
  });

  it('repeats nothing that may be empty, which would take forever to fail', () => {
    expect(all.filter((phrase) => /[(|]'(?:\|[^()]*)?\)[*+]|\?\)[*+]/u.test(phrase))).toEqual([]);
  });

  it('has words for every cue and answer', () => {
    expect(Object.values(data.cues).every((words) => words.length > 0)).toBe(true);
    expect(Object.values(data.answers).every((words) => words.length > 0)).toBe(true);
  });
});
