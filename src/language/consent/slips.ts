import { remembered } from '../../core/remembered.ts';
import type { Token } from '../lexicon/tokens.ts';
import { editDistance } from '../recognise/likeness.ts';
import { rememberedWords } from '../remembered.ts';
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
    const near = nearestIn(vocabulary)(token.text);
    return near === null ? token : { ...token, text: near };
  });
}

/** By a word: the one of the vocabulary that a single slip leads to. The first letter is the right one. */
const nearestIn = remembered((vocabulary: ReadonlySet<string>) => {
  const byFirst = new Map<string, string[]>();
  for (const word of vocabulary) {
    const alike = byFirst.get(word.charAt(0)) ?? [];
    if (word.length >= FORGIVEN_LENGTH_MIN) byFirst.set(word.charAt(0), [...alike, word]);
  }
  return rememberedWords((said): string | null => {
    const [found = null, ...others] = (byFirst.get(said.charAt(0)) ?? []).filter((word) => isSlip(said, word));
    return others.length > 0 ? null : found;
  });
});

/** Two neighbours swapped, a letter too many or too few. */
function isSlip(said: string, word: string): boolean {
  if (Math.abs(said.length - word.length) > 1 || editDistance(said, word, 1) !== 1) return false;
  return said.length !== word.length || [...said].sort().join('') === [...word].sort().join('');
}
