import { remembered } from '../../core/remembered.ts';
import type { Token } from '../lexicon/tokens.ts';
import { editDistance } from '../recognise/likeness.ts';
import type { ConsentLexicon } from './lexicon.ts';

/** Shorter words are either right or another word. */
const FORGIVEN_LENGTH_MIN = 6;

/** The tokens with slips of the fingers put right, where that makes a word of the lexicon. */
export function withoutSlips(
  tokens: readonly Token[],
  { vocabulary, variants }: ConsentLexicon,
  known: ReadonlySet<string>,
): readonly Token[] {
  return tokens.map((token) => {
    if (token.kind !== 'word' || vocabulary.has(token.text) || !/^[a-z]+$/u.test(token.text)) return token;
    if (known.has(token.text) || token.text.length < FORGIVEN_LENGTH_MIN || variants(token.text).length > 0)
      return token;
    const near = nearest(token.text, vocabulary);
    return near === null ? token : { ...token, text: near };
  });
}

/** Those that are long enough to be forgiven, by their first letter, which is the right one. */
const longWordsOf = remembered((vocabulary: ReadonlySet<string>) => {
  const byFirst = new Map<string, string[]>();
  for (const word of vocabulary) {
    const alike = byFirst.get(word.charAt(0)) ?? [];
    if (word.length >= FORGIVEN_LENGTH_MIN) byFirst.set(word.charAt(0), [...alike, word]);
  }
  return byFirst;
});

/** The one word that a single slip leads to: two neighbours swapped, a letter too many or too few. */
function nearest(said: string, vocabulary: ReadonlySet<string>): string | null {
  let found: string | null = null;
  for (const word of longWordsOf(vocabulary).get(said.charAt(0)) ?? []) {
    if (!isSlip(said, word)) continue;
    if (found !== null) return null;
    found = word;
  }
  return found;
}

function isSlip(said: string, word: string): boolean {
  if (Math.abs(said.length - word.length) > 1 || editDistance(said, word, 1) !== 1) return false;
  return said.length !== word.length || [...said].sort().join('') === [...word].sort().join('');
}
