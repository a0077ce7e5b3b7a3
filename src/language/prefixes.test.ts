import { describe, expect, it } from 'vitest';
import { LOCALES } from '../core/locale.ts';
import { CUES } from '../core/reading.ts';
import { dataOf } from './language.ts';
import { Phrasebook } from './phrasebook.ts';
import { isEdge, phraseSource, withoutAccents } from './phrases.ts';
import { indexed, prefixesOf, slotPrefixes } from './prefixes.ts';

const begins = (text: string, place: number, prefixes: readonly string[]) => {
  const there = [...text.slice(place, place + 4)].map(indexed).join('');
  return prefixes.some((prefix) => there.startsWith(prefix));
};

/** A text that a phrase accepts, or nearly: the first of each alternative, everything optional said. */
function plainly(phrase: string): string {
  let text = phrase.replace(/\(\?<?[=!][^()]*\)/gu, '');
  for (let round = 0; round < 8; round += 1) {
    text = text.replace(/\((?:\?:)?([^()|]*)(?:\|[^()]*)?\)(?:[?*+]|\{[^}]*\})?/gu, '$1');
  }
  return text.replace(/[<>?*+\\]/gu, '').replace(/\{[^}]*\}/gu, '7');
}

describe('how phrases can begin', () => {
  it.each<[string, string[]]>([
    ['go', ['go']],
    ['(yes|no)', ['yes', 'no']],
    ['colou?r', ['colo']],
    ['ab?c', ['abc', 'ac']],
    ["i'm", ['im', "i'm", 'i m']],
    ['[ab]x', ['ax', 'bx']],
    ['\\d{2}', ['00']],
    ['x(?= y)', ['x']],
    ['. any', ['']],
  ])('%s → %j', (phrase, expected) => {
    expect(prefixesOf(phrase).sort()).toEqual([...expected].sort());
  });

  it('fills slots', () => {
    expect(prefixesOf('no {n}', { n: slotPrefixes('\\d+') })).toContain('no 0');
  });

  it.each(LOCALES)('never leaves out a phrase that stands there (%s)', (locale) => {
    const data = dataOf(locale);
    const lists = [...CUES.map((cue) => data.cues[cue]), ...Object.values(data.answers), data.fillers];
    const phrases = lists.flat().map((phrase) => phrase.replace(/^</u, ''));
    const texts = phrases.map((phrase) => withoutAccents(plainly(phrase)));
    const index = phrases.map((phrase) => ({
      phrase,
      prefixes: prefixesOf(withoutAccents(phrase)),
      pattern: new RegExp(phraseSource(phrase, {}), 'uy'),
    }));
    let matched = 0;
    for (const [number, text] of texts.entries()) {
      for (const { phrase, prefixes, pattern } of index.slice(Math.max(0, number - 3), number + 4)) {
        for (let place = 0; place < text.length; place += 1) {
          pattern.lastIndex = place;
          if (!isEdge(text, place) || !pattern.test(text)) continue;
          matched += 1;
          expect(begins(text, place, prefixes), `${phrase} in ${text}`).toBe(true);
        }
      }
    }
    expect(matched).toBeGreaterThan(phrases.length / 3);
  });
});

describe('a phrasebook', () => {
  it('finds what each of its lists would find alone, and what is added later', () => {
    const book = new Phrasebook();
    const clauses = [0];
    const first = book.matcher(['no', 'no problem', '<yes']);
    expect(first.find('yes no problem yes no', clauses)).toMatchObject([
      { start: 0 },
      { start: 4, end: 14 },
      { start: 19 },
    ]);
    const later = book.matcher(['problem']);
    expect(later.find('yes no problem yes no', clauses)).toMatchObject([{ start: 7, end: 14 }]);
    expect(first.find('yes no problem yes no', clauses)).toHaveLength(3);
  });

  it('hears short spellings where a phrase has the word in full', () => {
    const matcher = new Phrasebook({ you: ['u'], see: ['c'] }).matcher(['see you then', 'youth']);
    expect(matcher.find('c u then', [0])).toMatchObject([{ start: 0, end: 8 }]);
    expect(matcher.find('see youth then', [0])).toMatchObject([{ start: 4, end: 9 }]);
    expect(matcher.find('c ux then', [0])).toEqual([]);
  });

  it('X8 stops counting what nobody says so often', () => {
    expect(new Phrasebook().matcher(['1']).find('1 '.repeat(1_000), [0]).length).toBeLessThan(100);
  });
});
