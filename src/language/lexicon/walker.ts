import { type Automaton, OTHER, type State } from './automaton.ts';
import type { Span } from './span.ts';
import { isSaid, type Token } from './tokens.ts';
import type { Variants } from './variants.ts';

/** What was said, and what was found in it before. */
export interface Said {
  readonly tokens: readonly Token[];
  /** What fills a slot from a token on. */
  readonly slots: (name: string, place: number) => readonly Filled[];
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

/** Goes from a word on every way that the phrases of an automaton lead. */
export class Walker {
  private readonly automaton: Automaton;
  private readonly variants: Variants;
  /** Whether a comma may stand between any two words, or only where a phrase has one. */
  private readonly acrossCommas: boolean;

  constructor(automaton: Automaton, variants: Variants, acrossCommas: boolean) {
    this.automaton = automaton;
    this.variants = variants;
    this.acrossCommas = acrossCommas;
  }

  /** Every phrase that begins at a place, each as far as it reaches: those that stand anywhere, or those that open a clause. */
  at(said: Said, place: number, where: 'anywhere' | 'opening' = 'anywhere'): readonly Whole[] {
    const start = isSaid(said.tokens[place]) ? this.automaton.start(where) : null;
    if (start === null) return NOTHING;
    const found: Whole[] = [];
    this.walk({ said, from: place, found }, start, place, NO_SLOTS, -1);
    return found;
  }

  private walk(run: Run, state: State, place: number, slots: readonly Span[], end: number): void {
    const { said, from, found } = run;
    if (place > from) {
      for (const entry of state.accepts) found.push({ entry, to: end < 0 ? place : end, slots });
      if (state.follows !== null) this.walk(run, state.follows, place, slots, place);
    }
    if (state.end !== null && isClauseEnd(said.tokens, place)) this.walk(run, state.end, place, slots, end);
    this.fill(run, state, place, slots, end);
    const token = said.tokens[place];
    if (token === undefined) return;
    if (isSaid(token)) this.step(run, state, token.text, place + 1, slots, end);
    else if (token.kind === 'question') this.pass(run, state.question, place + 1, slots, end);
    else if (token.kind === 'comma') this.comma(run, state, place, slots, end);
  }

  private comma(run: Run, state: State, place: number, slots: readonly Span[], end: number): void {
    this.pass(run, state.comma, place + 1, slots, end);
    const next = run.said.tokens[place + 1];
    if (!this.acrossCommas || place === run.from || run.said.tokens[place]?.text !== ',' || next === undefined) return;
    this.fill(run, state, place + 1, slots, end);
    if (isSaid(next)) this.step(run, state, next.text, place + 2, slots, end);
  }

  private pass(run: Run, state: State | null, place: number, slots: readonly Span[], end: number): void {
    if (state !== null) this.walk(run, state, place, slots, end);
  }

  private fill(run: Run, state: State, place: number, slots: readonly Span[], end: number): void {
    for (const [name, next] of state.slots) {
      for (const filled of run.said.slots(name, place)) this.walk(run, next, filled.to, [...slots, filled], end);
    }
  }

  private step(run: Run, state: State, word: string, to: number, slots: readonly Span[], end: number): void {
    const next = this.automaton.next(state, this.automaton.vocabulary.get(word) ?? OTHER);
    this.pass(run, next, to, slots, end);
    for (const variant of this.variants(word)) {
      let after: State | null = state;
      for (const part of variant) {
        const number = this.automaton.vocabulary.get(part);
        after = after === null || number === undefined ? null : this.automaton.next(after, number);
      }
      if (after !== next) this.pass(run, after, to, slots, end);
    }
  }
}

interface Run {
  readonly said: Said;
  readonly from: number;
  readonly found: Whole[];
}

/** A clause ends where the message does, before a mark, and before a picture. */
function isClauseEnd(tokens: readonly Token[], place: number): boolean {
  return tokens[place]?.kind !== 'word';
}
