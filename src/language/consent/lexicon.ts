import type { PieceKind } from '../../core/consent/judge.ts';
import { ACTS, type Act } from '../../core/consent/proposal.ts';
import type { Phrases } from '../phrases.ts';
import { type Element, type Pattern, patternOf, wordsIn } from './pattern.ts';
import type { Token } from './tokens.ts';
import type { ConsentWords, ListedKind } from './words.ts';

/** A phrase of the lexicon and what it is. */
export interface Entry {
  readonly kind: PieceKind | 'terms';
  readonly act?: Act | null;
  readonly pattern: Pattern;
}

/** Where phrases end that begin at a place. */
export interface Found {
  readonly entry: Entry;
  readonly end: number;
}

/** Where the values begin and end that were proposed: {value} stands for them. */
export type Values = (place: number) => readonly number[];

type Index<T> = ReadonlyMap<string, readonly T[]>;

interface Firsts {
  readonly words: readonly string[];
  readonly empty: boolean;
}

/** A language's phrases, compiled: found by the word they begin with. */
export class Lexicon {
  readonly vocabulary: ReadonlySet<string>;
  private readonly classes = new Map<string, readonly Pattern[]>();
  /** Of each class, its phrases by the word they begin with: a class of verbs holds hundreds. */
  private readonly indexes = new Map<string, Index<Pattern>>();
  private readonly classFirsts = new Map<string, Firsts>();
  private readonly byFirst: Index<Entry>;

  constructor(data: ConsentWords) {
    for (const [name, phrases] of Object.entries(data.classes)) this.classes.set(name, phrases.map(patternOf));
    for (const name of this.classes.keys()) this.firstsOfClass(name);
    const entries = entriesOf(data);
    this.byFirst = this.indexed(entries, ({ pattern }) => pattern);
    const patterns = [...entries.map(({ pattern }) => pattern), ...[...this.classes.values()].flat()];
    this.vocabulary = new Set(patterns.flatMap(wordsIn));
  }

  /** Everything that stands at a place, each as far as it reaches. */
  at(tokens: readonly Token[], place: number, values: Values): readonly Found[] {
    const here = this.byFirst.get(tokens[place]?.text ?? '') ?? [];
    const valued = values(place).length > 0 ? (this.byFirst.get(VALUE) ?? []) : [];
    return [...here, ...valued].flatMap((entry) =>
      this.ends(entry.pattern, tokens, place, values)
        .filter((end) => end > place)
        .map((end) => ({ entry, end })),
    );
  }

  private ends(pattern: Pattern, tokens: readonly Token[], place: number, values: Values): readonly number[] {
    let places: readonly number[] = [place];
    for (const element of pattern) {
      const next = element.optional ? [...places] : [];
      for (const one of places) {
        for (const end of this.after(element, tokens, one, values)) if (!next.includes(end)) next.push(end);
      }
      if (next.length === 0) return next;
      places = next;
    }
    return places;
  }

  private after(element: Element, tokens: readonly Token[], place: number, values: Values): readonly number[] {
    const token = tokens[place];
    switch (element.kind) {
      case 'token':
        return token?.kind === 'word' && token.text === element.text ? [place + 1] : [];
      case 'comma':
        return token?.kind === 'comma' ? [place + 1] : [];
      case 'class':
        if (element.name === VALUE) return values(place);
        return this.ofClass(element.name, token, () => values(place).length > 0).flatMap((one) =>
          this.ends(one, tokens, place, values),
        );
      case 'either':
        return element.patterns.flatMap((one) => this.ends(one, tokens, place, values));
    }
  }

  /** The phrases of a class that may begin here. */
  private ofClass(name: string, token: Token | undefined, isValue: () => boolean): readonly Pattern[] {
    let index = this.indexes.get(name);
    if (index === undefined) {
      index = this.indexed(this.classOf(name), (pattern) => pattern);
      this.indexes.set(name, index);
    }
    const here = token === undefined ? NONE : (index.get(token.text) ?? NONE);
    const valued = index.get(VALUE);
    return valued !== undefined && isValue() ? [...here, ...valued] : here;
  }

  private indexed<T>(things: readonly T[], patternIn: (thing: T) => Pattern): Index<T> {
    const index = new Map<string, T[]>();
    for (const thing of things) {
      for (const first of new Set(this.firsts(patternIn(thing)).words)) {
        const known = index.get(first);
        if (known === undefined) index.set(first, [thing]);
        else known.push(thing);
      }
    }
    return index;
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
const NONE: readonly never[] = [];

function entriesOf({ kinds, acts, requests, terms }: ConsentWords): readonly Entry[] {
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
  return [...listed, ...deeds, ...terms.map((phrase): Entry => ({ kind: 'terms', pattern: patternOf(phrase) }))];
}
