import { editDistance } from '../recognise/likeness.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** Shorter words are either right or another word. */
const FORGIVEN_LENGTH_MIN = 6;

/** The tokens with drawn-out letters and slips of the fingers put right, where that makes a word of the lexicon. */
export function withoutSlips(
  tokens: readonly Token[],
  { vocabulary }: Lexicon,
  known: ReadonlySet<string>,
): readonly Token[] {
  return tokens.map((token) => {
    if (token.kind !== 'word' || vocabulary.has(token.text) || !/^[a-z]+$/u.test(token.text)) return token;
    const drawn = shortened(token.text).find((word) => vocabulary.has(word));
    if (drawn !== undefined) return { ...token, text: drawn };
    if (known.has(token.text) || token.text.length < FORGIVEN_LENGTH_MIN) return token;
    const near = nearest(token.text, vocabulary);
    return near === null ? token : { ...token, text: near };
  });
}

/** "Yesss", "ouiii", "goood": the letters as often as they may have been meant. */
function shortened(word: string): string[] {
  if (!/(.)\1/u.test(word)) return [];
  return [word.replace(/(.)\1{2,}/gu, '$1$1'), word.replace(/(.)\1{2,}/gu, '$1'), word.replace(/(.)\1+/gu, '$1')];
}

/** The one word that a single slip leads to: two neighbours swapped, a letter too many or too few. */
function nearest(said: string, vocabulary: ReadonlySet<string>): string | null {
  let found: string | null = null;
  for (const word of vocabulary) {
    if (word[0] !== said[0] || word.length < FORGIVEN_LENGTH_MIN || !isSlip(said, word)) continue;
    if (found !== null) return null;
    found = word;
  }
  return found;
}

function isSlip(said: string, word: string): boolean {
  if (Math.abs(said.length - word.length) > 1 || editDistance(said, word, 1) !== 1) return false;
  return said.length !== word.length || [...said].sort().join('') === [...word].sort().join('');
}
