import type { PieceKind } from '../../core/consent/judge.ts';
import { ACTS, type Act } from '../../core/consent/proposal.ts';
import type { Phrases } from '../phrases.ts';
import { type Element, type Pattern, patternOf, wordsIn } from './pattern.ts';
import type { Token } from './tokens.ts';
import type { ConsentWords, ListedKind } from './words.ts';

/** What tells about a question without being a part of the message itself. */
export type Hint = 'terms' | 'asking_last' | 'asking_within';

/** A phrase of the lexicon and what it is. */
export interface Entry {
  readonly kind: PieceKind | Hint;
  readonly act?: Act | null;
  readonly pattern: Pattern;
}

/** What was said, and which phrases were already looked for in it, so that none is looked for twice at one place. */
export interface Said {
  readonly tokens: readonly Token[];
  readonly values: Values;
  readonly known: Map<readonly Pattern[], Map<number, ReadonlySet<number>>>;
}

/** Where phrases end that begin at a place. */
export interface Found {
  readonly entry: Entry;
  readonly end: number;
}

/** Where the values begin and end that were proposed: {value} stands for them. */
export type Values = (place: number) => readonly number[];

/** The words that something may begin with, and whether it may be empty. */
interface Firsts {
  readonly words: readonly string[];
  readonly empty: boolean;
}

/** A language's phrases, compiled: found by the word they begin with. */
export class Lexicon {
  readonly vocabulary: ReadonlySet<string>;
  private readonly classes = new Map<string, readonly Pattern[]>();
  private readonly parts = new Map<string, Entry[]>();
  private readonly hints = new Map<string, Entry[]>();
  private readonly classFirsts = new Map<string, Firsts>();
  private readonly begun = new WeakMap<readonly Pattern[], ReadonlyMap<string, readonly Pattern[]>>();

  constructor(data: ConsentWords) {
    for (const [name, phrases] of Object.entries(data.classes)) this.classes.set(name, phrases.map(patternOf));
    for (const name of this.classes.keys()) this.firstsOfClass(name);
    const entries = entriesOf(data);
    for (const entry of entries) {
      const byFirst = isHint(entry) ? this.hints : this.parts;
      for (const first of new Set(this.firsts(entry.pattern).words)) {
        byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
      }
    }
    const patterns = [...entries.map(({ pattern }) => pattern), ...[...this.classes.values()].flat()];
    this.vocabulary = new Set(patterns.flatMap(wordsIn));
  }

  /** Everything that stands at a place, each as far as it reaches. */
  at(said: Said, place: number): readonly Found[] {
    const here = this.parts.get(said.tokens[place]?.text ?? '') ?? [];
    const valued = said.values(place).length > 0 ? (this.parts.get(VALUE) ?? []) : [];
    return [...here, ...valued].flatMap((entry) => this.found(entry, said, place));
  }

  /** Whether words ask that carry no question mark. */
  asks(said: Said, from: number, to: number): boolean {
    return this.hinted(
      said,
      from,
      to,
      (kind, end) => kind === 'asking_within' || (kind === 'asking_last' && isLast(said.tokens, end, to)),
    );
  }

  /** Whether a question is about what is proposed. */
  isAboutTerms(said: Said, from: number, to: number): boolean {
    return this.hinted(said, from, to, (kind) => kind === 'terms');
  }

  private hinted(said: Said, from: number, to: number, tells: (kind: Entry['kind'], end: number) => boolean): boolean {
    for (let place = from; place < to; place += 1) {
      const here = this.hints.get(said.tokens[place]?.text ?? '') ?? [];
      const found = here.flatMap((entry) => this.found(entry, said, place));
      if (found.some(({ entry, end }) => end <= to && tells(entry.kind, end))) return true;
    }
    return false;
  }

  private found(entry: Entry, said: Said, place: number): readonly Found[] {
    const ends = [...this.ends(entry.pattern, said, place)];
    return ends.filter((end) => end > place).map((end) => ({ entry, end }));
  }

  private ends(pattern: Pattern, said: Said, place: number): Set<number> {
    let places = new Set([place]);
    for (const element of pattern) {
      const next = new Set(element.optional ? places : []);
      for (const one of places) for (const end of this.after(element, said, one)) next.add(end);
      if (next.size === 0) return next;
      places = next;
    }
    return places;
  }

  private after(element: Element, said: Said, place: number): Iterable<number> {
    const token = said.tokens[place];
    switch (element.kind) {
      case 'token':
        return token?.kind === 'word' && token.text === element.text ? [place + 1] : [];
      case 'comma':
        return token?.kind === 'comma' ? [place + 1] : [];
      case 'class':
        if (element.name === VALUE) return said.values(place);
        return this.anyOf(this.classOf(element.name), said, place);
      case 'either':
        return this.anyOf(element.patterns, said, place);
    }
  }

  private anyOf(patterns: readonly Pattern[], said: Said, place: number): ReadonlySet<number> {
    const known = said.known.get(patterns) ?? new Map<number, ReadonlySet<number>>();
    said.known.set(patterns, known);
    const ends = known.get(place) ?? this.endsOfAny(patterns, said, place);
    known.set(place, ends);
    return ends;
  }

  /** Only patterns are tried that may begin with the word that stands there. */
  private endsOfAny(patterns: readonly Pattern[], said: Said, place: number): ReadonlySet<number> {
    const begun = this.begunWith(patterns);
    const token = said.tokens[place];
    const firsts = [
      EMPTY,
      ...(token?.kind === 'word' ? [token.text] : []),
      ...(said.values(place).length > 0 ? [VALUE] : []),
    ];
    const tried = new Set(firsts.flatMap((first) => begun.get(first) ?? []));
    return new Set([...tried].flatMap((pattern) => [...this.ends(pattern, said, place)]));
  }

  private begunWith(patterns: readonly Pattern[]): ReadonlyMap<string, readonly Pattern[]> {
    const known = this.begun.get(patterns);
    if (known !== undefined) return known;
    const begun = new Map<string, Pattern[]>();
    for (const pattern of patterns) {
      const { words, empty } = this.firsts(pattern);
      for (const first of new Set(empty ? [...words, EMPTY] : words)) {
        begun.set(first, [...(begun.get(first) ?? []), pattern]);
      }
    }
    this.begun.set(patterns, begun);
    return begun;
  }

  private classOf(name: string): readonly Pattern[] {
    const found = this.classes.get(name);
    if (found === undefined) throw new Error(`there is no class {${name}}`);
    return found;
  }

  /** The words that a pattern may begin with, and whether it may be empty. */
  private firsts(pattern: Pattern): Firsts {
    const words: string[] = [];
    for (const element of pattern) {
      const { words: more, empty } = this.firstsOf(element);
      words.push(...more);
      if (!empty && !element.optional) return { words, empty: false };
    }
    return { words, empty: true };
  }

  private firstsOf(element: Element): Firsts {
    if (element.kind === 'token') return { words: [element.text], empty: false };
    if (element.kind === 'comma') return { words: [], empty: true };
    if (element.kind === 'class' && element.name === VALUE) return { words: [VALUE], empty: false };
    return element.kind === 'class' ? this.firstsOfClass(element.name) : this.firstsOfAny(element.patterns);
  }

  private firstsOfClass(name: string): Firsts {
    const known = this.classFirsts.get(name);
    if (known !== undefined) return known;
    const firsts = this.firstsOfAny(this.classOf(name));
    if (firsts.empty) throw new Error(`a phrase of {${name}} may be nothing at all`);
    this.classFirsts.set(name, firsts);
    return firsts;
  }

  private firstsOfAny(patterns: readonly Pattern[]): Firsts {
    const inner = patterns.map((one) => this.firsts(one));
    return { words: [...new Set(inner.flatMap(({ words }) => words))], empty: inner.some(({ empty }) => empty) };
  }
}

const VALUE = 'value';
/** Where patterns are kept that may be empty, or begin with a comma. */
const EMPTY = '';
const HINTS: readonly Entry['kind'][] = ['terms', 'asking_last', 'asking_within'];

function isHint({ kind }: Entry): boolean {
  return HINTS.includes(kind);
}

function isLast(tokens: readonly Token[], end: number, to: number): boolean {
  return tokens.slice(end, to).every(({ kind }) => kind !== 'word');
}

function entriesOf({ kinds, acts, requests, terms, asking, unexplained = [] }: ConsentWords): readonly Entry[] {
  const listed = (Object.entries(kinds) as [ListedKind | 'restates' | 'comes', Phrases][]).flatMap(([kind, phrases]) =>
    phrases.map((phrase): Entry => ({ kind, pattern: patternOf(phrase) })),
  );
  const deeds = (['any', ...ACTS] as const).flatMap((name) => {
    const act = name === 'any' ? null : name;
    return [
      ...acts[name].map((phrase): Entry => ({ kind: 'act', act, pattern: patternOf(phrase) })),
      ...requests[name].map((phrase): Entry => ({ kind: 'request', act, pattern: patternOf(phrase) })),
    ];
  });
  const entries = (kind: Entry['kind'], phrases: Phrases = []) =>
    phrases.map((phrase): Entry => ({ kind, pattern: patternOf(phrase) }));
  return [
    ...listed,
    ...deeds,
    ...entries('residue', unexplained),
    ...entries('terms', terms),
    ...entries('asking_last', asking?.last),
    ...entries('asking_within', asking?.within),
  ];
}
