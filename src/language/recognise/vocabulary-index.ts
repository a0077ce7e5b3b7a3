import type { Entry, Vocabulary } from '../../core/vocabulary.ts';
import { fold } from '../fold.ts';
import { remembered, rememberedWords } from '../remembered.ts';
import { likeness } from './likeness.ts';

/** One way of writing one entry, cut into words. */
export interface IndexedName {
  readonly list: string;
  readonly id: string;
  readonly folded: string;
  readonly tokens: readonly string[];
  readonly letters: number;
  /** "LA", "NYC": abbreviations, which need care where a language has the same small word. */
  readonly abbreviation: boolean;
  /** Found only when all of it was said. */
  readonly phrase: boolean;
}

export interface TokenHit {
  readonly name: IndexedName;
  readonly token: number;
  readonly likeness: number;
}

export interface VocabularyIndex {
  /** Names in scripts that put no space between words: found as they stand. */
  readonly unspaced: readonly IndexedName[];
  /** The names' words that this word may be, cached, since people use the same words again and again. */
  hits(word: string): readonly TokenHit[];
}

const WORD = /[a-z0-9]+/gu;

export const indexOf = remembered((vocabulary: Vocabulary): VocabularyIndex => {
  const names = Object.entries(vocabulary.lists).flatMap(([list, entries]) =>
    entries.flatMap((entry) => entry.names.flatMap((name) => indexed(list, entry, name))),
  );
  const byToken = new Map<string, TokenHit[]>();
  for (const name of names) {
    name.tokens.forEach((word, token) => {
      byToken.set(word, [...(byToken.get(word) ?? []), { name, token, likeness: 1 }]);
    });
  }
  return {
    unspaced: names.filter((name) => name.tokens.length === 0),
    hits: rememberedWords((word) => byToken.get(word) ?? similar(word, byToken)),
  };
});

/** A name in several words is also found when they are written as one: "newyork". */
function indexed(list: string, { id, phrases }: Entry, name: string): IndexedName[] {
  const folded = fold(name.normalize('NFC')).trim();
  if (folded === '') return [];
  const tokens = /[^\p{ASCII}]/u.test(folded) ? [] : (folded.match(WORD) ?? []);
  const letters = tokens.join('').length;
  const abbreviation = name.length <= 3 && name === name.toUpperCase();
  const whole = { list, id, folded, tokens, letters, abbreviation, phrase: phrases === true };
  return tokens.length < 2 ? [whole] : [whole, { ...whole, tokens: [tokens.join('')] }];
}

/** Only for a word that no name contains: one that is right needs no forgiving. */
function similar(word: string, byToken: ReadonlyMap<string, readonly TokenHit[]>): TokenHit[] {
  const found: TokenHit[] = [];
  for (const [token, hits] of byToken) {
    const alike = likeness(word, token);
    if (alike > 0) found.push(...hits.map((hit) => ({ ...hit, likeness: alike })));
  }
  return found;
}
