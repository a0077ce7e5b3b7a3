import type { Spellings } from './data/language-data.ts';

/** Puts the short forms of common words beside them in a phrase: "see you then" also hears "c u then". */
export function speller(spellings: Spellings): (phrase: string) => string {
  const words = Object.keys(spellings).sort((left, right) => right.length - left.length);
  if (words.length === 0) return (phrase) => phrase;
  const anyWord = new RegExp(`(?<![a-z\\\\?])(?:${words.join('|')})(?![a-z?*+{])`, 'gu');
  return (phrase) => phrase.replace(anyWord, (word) => `(?:${word}|(?:${(spellings[word] ?? []).join('|')})(?![a-z]))`);
}
