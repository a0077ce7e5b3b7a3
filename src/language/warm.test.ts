import { expect, it } from 'vitest';
import { LOCALES } from '../core/locale.ts';
import { heard, listening } from './listening.fixture.ts';
import { warm, warming } from './warm.ts';

it('makes every language ready and changes nothing of what is heard', () => {
  const before = LOCALES.map((locale) => heard('ok 2', locale));
  warm(LOCALES, listening);
  expect(LOCALES.map((locale) => heard('ok 2', locale))).toEqual(before);
});

it('issue 20 makes a language ready a sentence at a time, so that a server answers in between', () => {
  const sentences = [...warming(['en', 'es'], listening)];
  expect(sentences.length).toBeGreaterThan(2);
});
