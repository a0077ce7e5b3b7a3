import type { PieceKind } from '../../core/consent/piece.ts';
import { ACTS, type Act, THINGS, type Thing } from '../../core/consent/proposal.ts';
import { Automaton } from '../lexicon/automaton.ts';
import { compiled } from '../lexicon/lexicon.ts';
import { type Pattern, type Phrases, patternOf } from '../lexicon/pattern.ts';
import { type Token, tokensOf } from '../lexicon/tokens.ts';
import { type Variants, variantsOf, type Writing } from '../lexicon/variants.ts';
import { type Said as Known, type Spoken, Walker } from '../lexicon/walker.ts';
import type { ConsentWords, ListedKind } from './words.ts';

/** What tells of a question what it is about, without being a part of the message itself. */
export type Hint = 'terms' | 'tag';

/** A phrase of the lexicon and what it is. */
export interface Entry {
  readonly kind: PieceKind | Hint;
  readonly act?: Act | null;
  readonly pattern: Pattern;
}

/** Where phrases end that begin at a place. */
export interface Found {
  readonly entry: Entry;
  readonly end: number;
}

/** A message as the phrases know its words, with what was found to begin at each of them: that is asked for again and again. */
export interface Said extends Known {
  readonly found: (readonly Found[] | undefined)[];
}

export function isHint(kind: Entry['kind']): kind is Hint {
  return kind === 'terms' || kind === 'tag';
}

/** A language's phrases of consent in one machine. */
export class ConsentLexicon {
  readonly vocabulary: ReadonlySet<string>;
  readonly variants: Variants;
  private readonly things: ReadonlyMap<string, readonly Thing[]>;
  private readonly entries: readonly Entry[];
  private readonly walker: Walker;

  constructor(data: ConsentWords, writing: Writing) {
    const automaton = new Automaton(compiled(data.classes));
    this.entries = entriesOf(data);
    this.things = thingsOf(data);
    for (const [number, { pattern }] of this.entries.entries()) automaton.add(pattern, number, false);
    this.vocabulary = new Set(automaton.vocabulary.keys());
    this.variants = variantsOf(writing, (word) => automaton.vocabulary.has(word));
    this.walker = new Walker(automaton, this.variants, false);
  }

  /** A message as the phrases know its words. */
  said(spoken: Spoken): Said {
    const { tokens, slots, words, ends } = this.walker.said(spoken);
    return { tokens, slots, words, ends, found: [] };
  }

  /** Everything that stands at a place, hints as well, each as far as it reaches. */
  at(said: Said, place: number): readonly Found[] {
    const before = said.found[place];
    if (before !== undefined) return before;
    const found = this.foundAt(said, place);
    said.found[place] = found;
    return found;
  }

  /** Whether a question is about what is proposed. */
  isAboutTerms(said: Said, from: number, to: number): boolean {
    for (let place = from; place < to; place += 1) {
      if (this.at(said, place).some(({ entry, end }) => entry.kind === 'terms' && end <= to)) return true;
    }
    return false;
  }

  /** Where a part of one of these kinds begins that ends it, or its end. */
  lastPart(said: Said, from: number, to: number, kinds: readonly Entry['kind'][]): number {
    for (let place = from + 1; place < to; place += 1) {
      if (this.at(said, place).some(({ entry, end }) => kinds.includes(entry.kind) && end === to)) return place;
    }
    return to;
  }

  /** Whether words name a thing of another kind than these. */
  namesAnother(tokens: readonly Token[], things: readonly Thing[]): boolean {
    return tokens.some((_, from) => {
      const named = this.thingAt(tokens, from);
      return named !== null && !named.some((thing) => things.includes(thing));
    });
  }

  /** The longest word for a thing that begins at a place. */
  private thingAt(tokens: readonly Token[], from: number): readonly Thing[] | null {
    let text = '';
    let longest: readonly Thing[] | null = null;
    for (const token of tokens.slice(from, from + THING_TOKENS_MAX)) {
      text += token.text;
      longest = this.things.get(text) ?? longest;
    }
    return longest;
  }

  private foundAt(said: Said, place: number): readonly Found[] {
    const found: Found[] = [];
    for (const { entry, to } of this.walker.at(said, place)) {
      const phrase = this.entries[entry];
      if (phrase !== undefined) found.push({ entry: phrase, end: to });
    }
    return found;
  }
}

/** Words that are taken character by character have a few of them. */
const THING_TOKENS_MAX = 6;

/** The words for things, without what parts their tokens. */
function thingsOf({ classes }: ConsentWords): ReadonlyMap<string, readonly Thing[]> {
  const things = new Map<string, readonly Thing[]>();
  for (const thing of THINGS) {
    for (const phrase of classes[thing] ?? []) {
      const text = tokensOf(phrase)
        .map((token) => token.text)
        .join('');
      things.set(text, [...(things.get(text) ?? []), thing]);
    }
  }
  return things;
}

function entriesOf({ kinds, acts, requests, terms, tags, unexplained = [] }: ConsentWords): readonly Entry[] {
  const listed = (Object.entries(kinds) as [ListedKind | 'restates', Phrases][]).flatMap(([kind, phrases]) =>
    phrases.map((phrase): Entry => ({ kind, pattern: patternOf(phrase) })),
  );
  const names = ['any', ...ACTS.filter((act) => act !== 'come')] as const;
  const deeds = names.flatMap((name) => {
    const act = name === 'any' ? null : name;
    return [
      ...acts[name].map((phrase): Entry => ({ kind: 'act', act, pattern: patternOf(phrase) })),
      ...requests[name].map((phrase): Entry => ({ kind: 'request', act, pattern: patternOf(phrase) })),
    ];
  });
  const entries = (kind: Entry['kind'], phrases: Phrases = []) =>
    phrases.map((phrase): Entry => ({ kind, pattern: patternOf(phrase) }));
  return [...listed, ...deeds, ...entries('residue', unexplained), ...entries('terms', terms), ...entries('tag', tags)];
}

/** Every phrase of a language's consent, whatever it is. */
export function phrasesOf({ classes, kinds, acts, requests, terms, tags, unexplained }: ConsentWords): Phrases {
  const lists = [classes, kinds, acts, requests].flatMap((one) => Object.values<Phrases>(one));
  return [...lists.flat(), ...terms, ...tags, ...(unexplained ?? [])];
}
