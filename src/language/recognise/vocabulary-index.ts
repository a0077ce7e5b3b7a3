import { remembered } from '../../core/remembered.ts';
import type { Entry, Vocabulary } from '../../core/vocabulary.ts';
import { fold } from '../fold.ts';
import { rememberedWords } from '../remembered.ts';
import { likeness } from './likeness.ts';

/** One way of writing one entry, cut into words. */
export interface IndexedName {
  readonly list: string;
  readonly id: string;
  readonly folded: string;
  readonly tokens: readonly string[];
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

/** The hits of one word in their order. */
export interface OrderedHit extends TokenHit {
  readonly order: number;
}

/** A name, or the half of it that stands for it, and where it was said first. */
export interface Standing {
  readonly name: IndexedName;
  readonly text: string;
  readonly start: number;
}

export interface VocabularyIndex {
  /** Names in scripts that put no space between words, found as they stand; the half of one only where the whole is not. */
  unspacedIn(folded: string): readonly Standing[];
  /** The names' words that this word may be, cached, since people use the same words again and again. */
  hits(word: string): WordHits;
}

/** Whose words a word may be. Small words are in dozens of phrases, of which hardly one is said. */
export interface WordHits {
  /** Those of names that part of may stand for: the others are said whole or not at all. */
  readonly alone: readonly OrderedHit[];
  /** Those of names that are said whole, by their names. */
  readonly whole: ReadonlyMap<IndexedName, readonly OrderedHit[]>;
  /** The names that are said whole and that this word tells of: of their words it is in the fewest names. */
  readonly telling: readonly Telling[];
  /** The words of names that it may be, by their numbers. */
  readonly words: readonly number[];
}

/** A name that is said whole, with the numbers of its other words: the rarest first, since it is for want of one that most are not said. */
export interface Telling {
  readonly name: IndexedName;
  readonly others: readonly number[];
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
  const numbers = new Map([...byToken.keys()].map((word, number) => [word, number]));
  const numberOf = ({ name, token }: TokenHit) => numbers.get(name.tokens[token] ?? '') ?? -1;
  const sharing = (word: string) => byToken.get(word)?.length ?? 0;
  const rarestOf = remembered(({ tokens }: IndexedName) =>
    [...tokens.keys()].sort((left, right) => sharing(tokens[left] ?? '') - sharing(tokens[right] ?? '')),
  );
  const told = ({ name, token }: TokenHit): Telling[] => {
    const [rarest, ...others] = rarestOf(name);
    return token === rarest
      ? [{ name, others: others.map((other) => numberOf({ name, token: other, likeness: 1 })) }]
      : [];
  };
  return {
    unspacedIn: unspacedFinder(names.filter((name) => name.tokens.length === 0)),
    hits: rememberedWords((word) => {
      const all = (byToken.get(word) ?? similar(word, byToken)).map((hit, order): OrderedHit => ({ ...hit, order }));
      if (all.length === 0) return NO_HITS;
      const whole = all.filter(({ name }) => isSaidWhole(name));
      return {
        alone: all.filter(({ name }) => !isSaidWhole(name)),
        whole: byName(whole),
        telling: whole.flatMap(told),
        words: [...new Set(all.map(numberOf))],
      };
    }),
  };
});

const NO_HITS: WordHits = { alone: [], whole: new Map(), telling: [], words: [] };

function byName(hits: readonly OrderedHit[]): ReadonlyMap<IndexedName, readonly OrderedHit[]> {
  const all = new Map<IndexedName, OrderedHit[]>();
  for (const hit of hits) all.set(hit.name, [...(all.get(hit.name) ?? []), hit]);
  return all;
}

/** Whether it takes several words to say it, and all of them. */
function isSaidWhole({ phrase, tokens }: IndexedName): boolean {
  return phrase && tokens.length > 1;
}

/** A name in several words is also found when they are written as one: "newyork". */
function indexed(list: string, { id, phrases }: Entry, name: string): IndexedName[] {
  const folded = fold(name.normalize('NFC')).trim();
  if (folded === '') return [];
  const tokens = /[^\p{ASCII}]/u.test(folded) ? [] : (folded.match(WORD) ?? []);
  const abbreviation = name.length <= 3 && name === name.toUpperCase();
  const whole = { list, id, folded, tokens, abbreviation, phrase: phrases === true };
  return tokens.length < 2 ? [whole] : [whole, { ...whole, tokens: [tokens.join('')] }];
}

/** Nothing but plain characters. */
const PLAIN = /^[ -~]*$/;
const NOTHING: readonly never[] = [];

function unspacedFinder(names: readonly IndexedName[]): VocabularyIndex['unspacedIn'] {
  const parts = names.flatMap((name, order): Part[] => {
    const whole = { name, order, text: name.folded };
    return hasHalf(name) ? [whole, { name, order, text: halfOf(name.folded) }] : [whole];
  });
  const all = byFirst(parts);
  // Most messages have no letter of another script, and hardly a name is without.
  const plain = byFirst(parts.filter(({ text }) => PLAIN.test(text)));
  return (folded) => standingIn(folded, PLAIN.test(folded) ? plain : all);
}

type Parts = ReadonlyMap<string, readonly Part[]>;

function byFirst(parts: readonly Part[]): Parts {
  const all = new Map<string, Part[]>();
  for (const part of parts) {
    const first = part.text.charAt(0);
    all.set(first, [...(all.get(first) ?? []), part]);
  }
  return all;
}

function standingIn(folded: string, parts: Parts): readonly Standing[] {
  if (parts.size === 0) return NOTHING;
  const found = new Map<IndexedName, Standing & Part>();
  for (let start = 0; start < folded.length; start += 1) {
    for (const part of parts.get(folded.charAt(start)) ?? NOTHING) {
      const known = found.get(part.name);
      if (known !== undefined && known.text.length >= part.text.length) continue;
      if (folded.startsWith(part.text, start)) found.set(part.name, { ...part, start });
    }
  }
  if (found.size === 0) return NOTHING;
  return [...found.values()].sort((left, right) => left.order - right.order);
}

/** A name or the half of it, as it may stand in a text. */
interface Part {
  readonly name: IndexedName;
  readonly order: number;
  readonly text: string;
}

function hasHalf({ phrase, folded }: IndexedName): boolean {
  return !phrase && folded.length >= 3;
}

function halfOf(folded: string): string {
  return folded.slice(0, Math.max(2, Math.ceil(folded.length / 2)));
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
