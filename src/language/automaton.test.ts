import { describe, expect, it } from 'vitest';
import { LOCALES } from '../core/locale.ts';
import { CUES } from '../core/reading.ts';
import { Automaton } from './automaton.ts';
import { dataOf } from './language.ts';
import { isEdge, isEndEdge, phraseSource, withoutAccents } from './phrases.ts';

/** Which of the patterns may stand at the beginning of a text, whatever they end with. */
function standing(patterns: readonly string[], text: string): string[] {
  const automaton = new Automaton<string>();
  for (const pattern of patterns) automaton.add(pattern, pattern);
  return [...automaton.at(text, 0, () => true)].sort();
}

/** A text that a phrase accepts, or nearly: the first of each alternative, everything optional said. */
function plainly(phrase: string): string {
  let text = phrase.replace(/\(\?<?[=!][^()]*\)/gu, '');
  for (let round = 0; round < 8; round += 1) {
    text = text.replace(/\((?:\?:)?([^()|]*)(?:\|[^()]*)?\)(?:[?*+]|\{[^}]*\})?/gu, '$1');
  }
  return text.replace(/[<>?*+\\]/gu, '').replace(/\{[^}]*\}/gu, '7');
}

describe('an automaton', () => {
  it.each<[string, string, boolean]>([
    ['go', 'go on', true],
    ['go', 'got', true],
    ['go', 'g', false],
    ['(?:yes|no)', 'no', true],
    ['(?:yes|no)', 'yo', false],
    ['colou?r', 'color', true],
    ['colou?r', 'colour', true],
    ['colou?r', 'colouur', false],
    ['a(?:bc)*d', 'abcbcd', true],
    ['a(?:bc)*d', 'abcbd', false],
    ['[ab]{2,3}x', 'abax', true],
    ['[^a]x', 'bx', true],
    ['[^a]x', 'ax', false],
    ['\\d{2} p\\.', '12 p.', true],
    ['\\d{2} p\\.', '12 px', false],
    ['\\u17d2.', '\u17d2x', true],
    ['👍+', '👍👍', true],
    ['x(?= y)z', 'xz', true],
    ['^(?<!a)x\\b$', 'x', true],
    ['(?:)', 'whatever', true],
  ])('%s at the beginning of "%s": %s', (pattern, text, stands) => {
    expect(standing([pattern], text)).toEqual(stands ? [pattern] : []);
  });

  it('finds each of many patterns, in one go and after more were added', () => {
    const automaton = new Automaton<number>();
    automaton.add('no', 1);
    automaton.add('no(?: way)?', 2);
    expect([...automaton.at('no way', 0, isEndEdge)].sort()).toEqual([1, 2]);
    automaton.add('\\w+ way', 3);
    expect([...automaton.at('no way', 0, isEndEdge)].sort()).toEqual([1, 2, 3]);
    expect(automaton.at('no way', 3, isEndEdge)).toEqual([]);
  });

  it('lets nothing end inside a word', () => {
    const automaton = new Automaton<string>();
    automaton.add('no', 'no');
    expect(automaton.at('nothing', 0, isEndEdge)).toEqual([]);
    expect(automaton.at('no, thing', 0, isEndEdge)).toEqual(['no']);
  });

  it('X8 goes on finding what it knows, however much nonsense it has read', () => {
    const automaton = new Automaton<string>();
    automaton.add('(?:[a-z]{1,3}x)+y', 'odd');
    for (let number = 0; number < 30_000; number += 1) automaton.at(number.toString(36).repeat(3), 0, isEndEdge);
    expect(automaton.at('abxcxy', 0, isEndEdge)).toEqual(['odd']);
  });

  it.each(LOCALES)('never leaves out a phrase that stands there (%s)', (locale) => {
    const data = dataOf(locale);
    const lists = [...CUES.map((cue) => data.cues[cue]), ...Object.values(data.answers), data.fillers];
    const phrases = lists.flat().map((phrase) => phrase.replace(/^</u, ''));
    const automaton = new Automaton<string>();
    const sources = phrases.map((phrase) => phraseSource(phrase, {}));
    for (const source of new Set(sources)) automaton.add(source, source);
    const patterns = sources.map((source) => new RegExp(source, 'uy'));
    let matched = 0;
    for (const [number, phrase] of phrases.entries()) {
      const text = withoutAccents(plainly(phrase));
      for (const pattern of patterns.slice(Math.max(0, number - 3), number + 4)) {
        for (let place = 0; place < text.length; place += 1) {
          pattern.lastIndex = place;
          if (!isEdge(text, place) || !pattern.test(text)) continue;
          matched += 1;
          expect(automaton.at(text, place, isEndEdge), `${pattern.source} in ${text}`).toContain(pattern.source);
        }
      }
    }
    expect(matched).toBeGreaterThan(phrases.length / 3);
  });
});
