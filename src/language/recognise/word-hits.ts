import { remembered } from '../../core/remembered.ts';
import type { LanguageData } from '../data/language-data.ts';
import type { Heard, Word } from '../heard.ts';
import { type IndexedName, indexOf, type OrderedHit, type TokenHit, type WordHits } from './vocabulary-index.ts';

/** A word that may be one of a name. */
export interface WordHit {
  readonly word: Word;
  readonly hit: TokenHit;
}

/** The words of a message that may be of a name: of one that is said whole, only where all of them are there. */
export function hitsIn(heard: Heard): readonly WordHit[] {
  const hitting = hittingIn(heard);
  const phrases = phrasesIn(hitting);
  const found: WordHit[] = [];
  for (const { word, hits } of hitting) {
    for (const hit of phrases === null ? hits.alone : saidOf(hits, phrases)) found.push({ word, hit });
  }
  return found;
}

interface Hitting {
  readonly word: Word;
  readonly hits: WordHits;
}

function hittingIn({ words, language, listening }: Heard): readonly Hitting[] {
  const index = indexOf(listening.vocabulary);
  const full = inFull(language.data);
  const hitting: Hitting[] = [];
  for (const word of words) {
    const hits = index.hits(word.text);
    const meant = hits.words.length > 0 ? hits : index.hits(full.get(word.text) ?? word.text);
    if (meant.words.length > 0) hitting.push({ word, hits: meant });
  }
  return hitting;
}

/** By a short form, the word it stands for: "q" is "que", "u" is "you". */
const inFull = remembered(
  ({ spellings }: LanguageData): ReadonlyMap<string, string> =>
    new Map(Object.entries(spellings).flatMap(([word, forms]) => forms.map((form) => [form, word]))),
);

/** The names of several words of which every word was said; null where there is none. */
function phrasesIn(hitting: readonly Hitting[]): readonly IndexedName[] | null {
  const said = new Set<number>();
  for (const { hits } of hitting) for (const word of hits.words) said.add(word);
  let whole: Set<IndexedName> | null = null;
  for (const { hits } of hitting) {
    for (const { name, others } of hits.telling) {
      if (!areSaid(others, said)) continue;
      whole ??= new Set();
      whole.add(name);
    }
  }
  return whole === null ? null : [...whole];
}

function areSaid(words: readonly number[], said: ReadonlySet<number>): boolean {
  for (const word of words) if (!said.has(word)) return false;
  return true;
}

/** The hits of names that part of may stand for, and of those that were said whole, in their order. */
function saidOf({ alone, whole }: WordHits, phrases: readonly IndexedName[]): readonly TokenHit[] {
  const said: OrderedHit[] = [...alone];
  for (const name of phrases) said.push(...(whole.get(name) ?? []));
  return said.length < 2 ? said : said.sort((left, right) => left.order - right.order);
}
