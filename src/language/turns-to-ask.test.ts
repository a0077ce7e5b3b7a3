import { describe, expect, it } from 'vitest';
import type { Locale } from '../core/locale.ts';
import { heard } from './listening.fixture.ts';

/** The moods of the clauses of a message, one after the other. */
function moods(text: string, locale: Locale): string[] {
  return (heard(text, locale).clauses ?? []).map(({ mood }) => mood);
}

describe('a question behind what was told, with no mark between', () => {
  it.each([
    ['en', "I'm a new patient do you take nhs"],
    ['en', 'hello im new do i need to register'],
    ['en', 'im pregnant is it safe'],
    ['es', 'soy clienta nueva tenéis descuento'],
    ['fr', 'je suis nouvelle vous avez un parking'],
    ['zh', '我是新客人你们接受刷卡吗'],
  ] as const)('X20 in %s, is a clause that asks: %s', (locale, text) => {
    expect(moods(text, locale)).toEqual(['tells', 'asks']);
  });

  it.each([
    ['en', 'let me know when can I come'],
    ['en', 'as soon as you can'],
    ['es', 'quiero saber si tenéis hueco'],
    ['fr', 'c’était à quelle heure'],
    ['fr', 'je voudrais savoir si vous avez un parking'],
  ] as const)('X20 in %s, is none where it is led in: %s', (locale, text) => {
    expect(moods(text, locale)).toHaveLength(1);
  });
});
