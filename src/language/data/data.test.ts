import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../core/locale.ts';
import { languageOf } from '../language.ts';

describe.each(LOCALES)('the data of %s', (locale) => {
  it('is written in the notation of phrases, and no phrase may be nothing at all', () => {
    expect(() => languageOf(locale)).not.toThrow();
  });

  it('has words for every cue and answer', () => {
    const { data } = languageOf(locale);
    expect(Object.values(data.cues).every((words) => words.length > 0)).toBe(true);
    expect(Object.values(data.answers).every((words) => words.length > 0)).toBe(true);
  });
});
