import type { Span } from '../../core/span.ts';
import { rememberedWords } from '../remembered.ts';
import { type Automaton, OTHER, type State } from './automaton.ts';
import { isSaid, type Token, tokensOf } from './tokens.ts';
import type { Variants } from './variants.ts';

/** What was said, and what was found in it before. */
export interface Spoken {
  readonly tokens: readonly Token[];
  /** What fills a slot from a token on. */
  readonly slots: (name: string, place: number) => readonly Filled[];
}

/** The same as the phrases of one automaton know it: each word is looked up once, however many phrases have it. */
export interface Said extends Spoken {
  readonly words: readonly Known[];
  /** Whether a clause ends before a token: where the message does, before a mark or a picture, and before words that only trail. */
  readonly ends: readonly boolean[];
}

interface Known {
  readonly number: number;
  /** What else it may be, in numbers, as far as phrases have such words. */
  readonly variants: readonly (readonly number[])[];
}

export interface Filled extends Span {
  /** The place of the token after it. */
  readonly to: number;
}

/** A phrase that stands whole, by its number, and the place of the token after it. */
export interface Whole {
  readonly entry: number;
  readonly to: number;
  readonly slots: readonly Span[];
}

const NO_SLOTS: readonly Span[] = [];
const NOTHING: readonly never[] = [];
/** A mark between words. */
const MARK: Known = { number: OTHER, variants: NOTHING };

/** Where nothing fills a slot. */
export const NOTHING_FILLS: Spoken['slots'] = () => NOTHING;

/** Goes from a word on every way that the phrases of an automaton lead. */
export class Walker {
  private readonly automaton: Automaton;
  private readonly known: (word: string) => Known;
  /** Whether a comma may stand between any two words, or only where a phrase has one. */
  private readonly acrossCommas: boolean;
  private readonly trailing: Trailing;

  constructor(automaton: Automaton, variants: Variants, acrossCommas: boolean, trailing: readonly string[] = []) {
    this.automaton = automaton;
    this.trailing = trailingOf(trailing);
    this.known = rememberedWords((word) => knownIn(automaton, variants, word));
    this.acrossCommas = acrossCommas;
  }

  /** Words as the phrases know them. */
  said({ tokens, slots }: Spoken): Said {
    const words = tokens.map((token) => (isSaid(token) ? this.known(token.text) : MARK));
    return { tokens, slots, words, ends: endsIn(tokens, this.trailing) };
  }

  /** Every phrase that begins at a place, each as far as it reaches: those that stand anywhere, or those that open a clause. */
  at(said: Said, place: number, where: 'anywhere' | 'opening' = 'anywhere'): readonly Whole[] {
    const start = isSaid(said.tokens[place]) ? this.automaton.start(where) : null;
    if (start === null) return NOTHING;
    const run: Run = { said, from: place, found: null };
    this.walk(run, start, place, NO_SLOTS, -1);
    return run.found ?? NOTHING;
  }

  private walk(run: Run, state: State, place: number, slots: readonly Span[], end: number): void {
    const { said, from } = run;
    if (place > from) {
      if (state.accepts.length > 0) accept(run, state.accepts, end < 0 ? place : end, slots);
      if (state.follows !== null) this.walk(run, state.follows, place, slots, place);
    }
    if (state.end !== null && said.ends[place] === true) this.walk(run, state.end, place, slots, end);
    if (state.slots.length > 0) this.fill(run, state, place, slots, end);
    const token = said.tokens[place];
    if (token === undefined) return;
    if (isSaid(token)) this.step(run, state, place, slots, end);
    else if (token.kind === 'question') this.pass(run, state.question, place + 1, slots, end);
    else if (token.kind === 'comma') this.comma(run, state, place, slots, end);
  }

  private comma(run: Run, state: State, place: number, slots: readonly Span[], end: number): void {
    this.pass(run, state.comma, place + 1, slots, end);
    const next = run.said.tokens[place + 1];
    if (!this.acrossCommas || place === run.from || run.said.tokens[place]?.text !== ',' || next === undefined) return;
    this.fill(run, state, place + 1, slots, end);
    if (isSaid(next)) this.step(run, state, place + 1, slots, end);
  }

  private pass(run: Run, state: State | null, place: number, slots: readonly Span[], end: number): void {
    if (state !== null) this.walk(run, state, place, slots, end);
  }

  private fill(run: Run, state: State, place: number, slots: readonly Span[], end: number): void {
    const fills = run.said.slots;
    if (fills === NOTHING_FILLS) return;
    for (const { name, next } of state.slots) {
      const all = fills(name, place);
      // Nothing does at most places.
      if (all.length === 0) continue;
      for (const filled of all) this.walk(run, next, filled.to, [...slots, filled], end);
    }
  }

  private step(run: Run, state: State, place: number, slots: readonly Span[], end: number): void {
    const { number, variants } = run.said.words[place] ?? MARK;
    const next = this.automaton.next(state, number);
    if (next !== null) this.walk(run, next, place + 1, slots, end);
    if (variants.length === 0) return;
    for (const variant of variants) {
      let after: State | null = state;
      for (const part of variant) after = after === null ? null : this.automaton.next(after, part);
      if (after !== next) this.pass(run, after, place + 1, slots, end);
    }
  }
}

function knownIn({ vocabulary }: Automaton, variants: Variants, word: string): Known {
  const numbers = variants(word).map((variant) => variant.map((part) => vocabulary.get(part)));
  return {
    number: vocabulary.get(word) ?? OTHER,
    variants: numbers.filter((parts): parts is number[] => parts.every((part) => part !== undefined)),
  };
}

interface Run {
  readonly said: Said;
  readonly from: number;
  /** Null as long as nothing is: most words begin no phrase. */
  found: Whole[] | null;
}

function accept(run: Run, entries: readonly number[], to: number, slots: readonly Span[]): void {
  run.found ??= [];
  for (const entry of entries) run.found.push({ entry, to, slots });
}

/** Phrases of plain words by the first, and of how many words the longest is. */
interface Trailing {
  readonly byFirst: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly longest: number;
}

function trailingOf(phrases: readonly string[]): Trailing {
  const byFirst = new Map<string, (readonly string[])[]>();
  let longest = 0;
  for (const phrase of phrases) {
    const words = tokensOf(phrase).map(({ text }) => text);
    const [first = ''] = words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
    longest = Math.max(longest, words.length);
  }
  return { byFirst, longest };
}

function endsIn(tokens: readonly Token[], { byFirst, longest }: Trailing): readonly boolean[] {
  const ends = tokens.map(({ kind }) => kind !== 'word');
  ends.push(true);
  const trails = (place: number, words: readonly string[]) =>
    ends[place + words.length] === true && words.every((word, index) => tokens[place + index]?.text === word);
  let next = tokens.length;
  for (let place = tokens.length - 1; place > 0; place -= 1) {
    // What trails reaches to an end, and most words are too far from one.
    const isNear = !ends[place] && next - place <= longest;
    const phrases = isNear ? byFirst.get(tokens[place]?.text ?? '') : undefined;
    if (phrases?.some((words) => trails(place, words))) ends[place] = true;
    if (ends[place]) next = place;
  }
  return ends;
}
