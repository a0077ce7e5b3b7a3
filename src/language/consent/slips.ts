import { remembered } from '../../core/remembered.ts';
import { slipsOf } from '../lexicon/slips.ts';
import type { Token } from '../lexicon/tokens.ts';
import type { ConsentLexicon } from './lexicon.ts';

/** The tokens with slips of the fingers put right, where that makes a word of the lexicon. */
export function withoutSlips(
  tokens: readonly Token[],
  { vocabulary, variants }: ConsentLexicon,
  known: ReadonlySet<string>,
): readonly Token[] {
  return tokens.map((token) => {
    if (token.kind !== 'word' || vocabulary.has(token.text)) return token;
    if (known.has(token.text) || variants(token.text).length > 0) return token;
    const near = nearestIn(vocabulary)(token.text);
    return near === null ? token : { ...token, text: near };
  });
}

/** By a word: the one of the vocabulary that a single slip leads to. */
const nearestIn = remembered((vocabulary: ReadonlySet<string>) => slipsOf((word) => vocabulary.has(word)));
