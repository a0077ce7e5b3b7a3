import { contains, overlaps, type Span } from '../../core/span.ts';
import { rememberedWords } from '../remembered.ts';
import { Automaton } from './automaton.ts';
import { type Pattern, type Phrases, patternOf, phraseOf } from './pattern.ts';
import { isSaid, type Token } from './tokens.ts';
import { type Variants, variantsOf, type Writing } from './variants.ts';
import { type Said, type Spoken, Walker } from './walker.ts';

/** Phrases by the name that stands for any of them. */
export type Classes = { readonly [name: string]: Phrases };

export interface Match extends Span {
  /** What stood in the slots, in order. */
  readonly slots: readonly Span[];
}

/** One list of phrases in a lexicon. */
export interface List {
  /** Every place where one of the phrases stands, in order; none overlaps another, the longer wins. */
  in(found: Found): readonly Match[];
  /** Everything that is one of the phrases, longer and shorter. */
  all(found: Found): readonly Match[];
}

/** What a lexicon found in a message, list by list. */
export interface Found {
  /** By the number of the list. */
  readonly standing: (Standing[] | undefined)[];
  /** The numbers of the lists of which something was found: a few of hundreds. */
  readonly lists: number[];
}

/** Lists that were made together, by the numbers of the first and of the one after the last. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** Whether anything was found of a part: most messages have nothing of most, and that is all they cost. */
export function isHeard({ lists }: Found, { from, to }: Part): boolean {
  for (const list of lists) if (list >= from && list < to) return true;
  return false;
}

/** Lists that are asked for together. */
export interface Group<Entry> {
  /** Those of which something stands in a message, in their order. */
  standing(found: Found): readonly (Entry & { readonly list: List })[];
}

interface Standing extends Match {
  readonly hides: boolean;
}

/** Nobody says one kind of thing more often than this in one message; it bounds the work on what is no message. */
const MATCHES_MAX = 100;
const NO_MATCHES: readonly never[] = [];

export interface LexiconOptions {
  readonly classes: Classes;
  readonly writing: Writing;
  /** Whether a comma may stand between any two words of a phrase, as it may where words have spaces between them. */
  readonly acrossCommas: boolean;
  /** What may stand behind the end of a clause and says nothing more: "please". */
  readonly trailing?: Phrases;
}

/**
 * Lists of phrases in one machine: a message is gone through once for all of them. Phrases are written as `pattern.ts` says.
 */
export class Lexicon {
  private readonly automaton: Automaton;
  private readonly variants: Variants;
  private readonly walker: Walker;
  private lists = 0;

  constructor({ classes, writing, acrossCommas, trailing = [] }: LexiconOptions) {
    this.automaton = new Automaton(compiled(classes));
    this.variants = variantsOf(writing, (word) => this.automaton.vocabulary.has(word), true);
    this.walker = new Walker(this.automaton, this.variants, acrossCommas, trailing);
  }

  list(phrases: Phrases): List {
    const list = this.lists;
    this.lists += 1;
    const read = phrases.map(phraseOf);
    // All that matters of a phrase that was found is its list and whether it hides: an even number, and the odd one after it.
    for (const { pattern, opens, hides } of read) {
      this.automaton.add(pattern, list * 2 + (hides ? 1 : 0), opens);
    }
    const open = read.some(({ hides }) => hides) ? shown : (standing: readonly Standing[]) => standing;
    let known: {
      readonly standing: readonly Standing[];
      readonly count: number;
      readonly chosen: readonly Match[];
    } | null = null;
    return {
      in: (found) => {
        const standing = found.standing[list];
        if (standing === undefined) return NO_MATCHES;
        // Asked for several times of one message.
        if (known?.standing !== standing || known.count !== standing.length) {
          known = { standing, count: standing.length, chosen: chosen(open(standing)) };
        }
        return known.chosen;
      },
      all: (found) => {
        const standing = found.standing[list];
        return standing === undefined ? NO_MATCHES : open(standing);
      },
    };
  }

  /** Makes lists that are a part. */
  part<Lists>(make: () => Lists): { readonly lists: Lists; readonly part: Part } {
    const from = this.lists;
    const lists = make();
    return { lists, part: { from, to: this.lists } };
  }

  group<Entry>(entries: readonly (Entry & { readonly phrases: Phrases })[]): Group<Entry> {
    const first = this.lists;
    const lists = entries.map((entry) => ({ ...entry, list: this.list(entry.phrases) }));
    return {
      standing: (found) => {
        const standing: (Entry & { readonly list: List })[] = [];
        for (let place = 0; place < lists.length; place += 1) {
          const entry = found.standing[first + place] === undefined ? undefined : lists[place];
          if (entry !== undefined) standing.push(entry);
        }
        return standing;
      },
    };
  }

  /** Whether a word is one of these, or may have been meant for one. */
  mayBe(words: ReadonlySet<string>): (word: string) => boolean {
    const isOne = (word: string) => words.has(word);
    return rememberedWords((word) => isOne(word) || this.variants(word).some((parts) => parts.some(isOne)));
  }

  /** A message as the phrases know its words, for `scan` and `scanClauses`. */
  said(spoken: Spoken): Said {
    return this.walker.said(spoken);
  }

  /** What stands anywhere in a message. What opens its clauses is added when they are known, by `scanClauses`. */
  scan(said: Said): Found {
    const found: Found = { standing: new Array(this.lists), lists: [] };
    for (let place = 0; place < said.tokens.length; place += 1) this.keep(said, place, 'anywhere', found);
    return found;
  }

  /** Adds what stands where a clause begins. */
  scanClauses(said: Said, clauses: ReadonlySet<number>, found: Found): void {
    const { tokens } = said;
    for (let place = 0; place < tokens.length; place += 1) {
      if (clauses.has(tokens[place]?.start ?? -1)) this.keep(said, place, 'opening', found);
    }
  }

  private keep(said: Said, place: number, where: 'anywhere' | 'opening', found: Found): void {
    const wholes = this.walker.at(said, place, where);
    if (wholes.length === 0) return;
    for (const { entry, to, slots } of wholes) {
      const list = entry >> 1;
      const known = found.standing[list];
      const { start, end } = spanOf(said.tokens, place, to, slots);
      const standing: Standing = { start, end, slots, hides: entry % 2 === 1 };
      if (known === undefined) {
        found.standing[list] = [standing];
        found.lists.push(list);
      } else if (known.length < MATCHES_MAX) known.push(standing);
    }
  }
}

/** A number may reach beyond its words: the "$" of "$50" is none. */
function spanOf(tokens: readonly Token[], from: number, to: number, slots: readonly Span[]): Span {
  const start = Math.min(tokens[from]?.start ?? 0, slots[0]?.start ?? Number.POSITIVE_INFINITY);
  return { start, end: Math.max(tokens[lastSaid(tokens, to)]?.end ?? 0, slots.at(-1)?.end ?? 0) };
}

export function compiled(classes: Classes): ReadonlyMap<string, readonly Pattern[]> {
  return new Map(Object.entries(classes).map(([name, phrases]) => [name, phrases.map(patternOf)]));
}

function lastSaid(tokens: readonly Token[], to: number): number {
  let last = to - 1;
  while (last > 0 && !isSaid(tokens[last])) last -= 1;
  return last;
}

/** The longer of two that overlap is the one that was meant. */
function chosen(found: readonly Match[]): readonly Match[] {
  const [first, second] = found;
  if (first === undefined || second === undefined || areApart(found)) return found;
  if (found.length === 2 && overlaps(first, second)) return lengthOf(second) > lengthOf(first) ? [second] : [first];
  const longest = found.toSorted((left, right) => lengthOf(right) - lengthOf(left));
  const kept: Match[] = [];
  for (const match of longest) if (!kept.some((other) => overlaps(other, match))) kept.push(match);
  return kept.sort((left, right) => left.start - right.start);
}

function lengthOf({ start, end }: Span): number {
  return end - start;
}

/** Whether they stand one behind the other. */
function areApart(found: readonly Match[]): boolean {
  let end = 0;
  for (const match of found) {
    if (match.start < end) return false;
    end = match.end;
  }
  return true;
}

/** Without what hides, and what is hidden: that was not meant. */
function shown(found: readonly Standing[]): readonly Match[] {
  const hiders = found.filter(({ hides }) => hides);
  if (hiders.length === 0) return found;
  return found.filter((match) => !match.hides && !hiders.some((hider) => isHidden(match, hider)));
}

function isHidden(match: Match, hider: Span): boolean {
  if (!overlaps(match, hider)) return false;
  return !contains(match, hider) || (match.start === hider.start && match.end === hider.end);
}
