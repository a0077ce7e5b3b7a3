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

/** A language's phrases, compiled: found by the word they begin with. */
export class Lexicon {
  readonly vocabulary: ReadonlySet<string>;
  private readonly classes = new Map<string, readonly Pattern[]>();
  private readonly byFirst = new Map<string, Entry[]>();

  constructor(data: ConsentWords) {
    for (const [name, phrases] of Object.entries(data.classes)) this.classes.set(name, phrases.map(patternOf));
    const entries = entriesOf(data);
    for (const entry of entries) {
      for (const first of new Set(this.firsts(entry.pattern).words)) {
        this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), entry]);
      }
    }
    const patterns = [...entries.map(({ pattern }) => pattern), ...[...this.classes.values()].flat()];
    this.vocabulary = new Set(patterns.flatMap(wordsIn));
  }

  /** Everything that stands at a place, each as far as it reaches. */
  at(tokens: readonly Token[], place: number, values: Values): readonly Found[] {
    const here = this.byFirst.get(tokens[place]?.text ?? '') ?? [];
    const valued = values(place).length > 0 ? (this.byFirst.get(VALUE) ?? []) : [];
    return [...here, ...valued].flatMap((entry) =>
      [...this.ends(entry.pattern, tokens, place, values)].filter((end) => end > place).map((end) => ({ entry, end })),
    );
  }

  private ends(pattern: Pattern, tokens: readonly Token[], place: number, values: Values): Set<number> {
    let places = new Set([place]);
    for (const element of pattern) {
      const next = new Set(element.optional ? places : []);
      for (const one of places) for (const end of this.after(element, tokens, one, values)) next.add(end);
      if (next.size === 0) return next;
      places = next;
    }
    return places;
  }

  private after(element: Element, tokens: readonly Token[], place: number, values: Values): Iterable<number> {
    const token = tokens[place];
    switch (element.kind) {
      case 'token':
        return token?.kind === 'word' && token.text === element.text ? [place + 1] : [];
      case 'comma':
        return token?.kind === 'comma' ? [place + 1] : [];
      case 'class':
        if (element.name === VALUE) return values(place);
        return this.classOf(element.name).flatMap((one) => [...this.ends(one, tokens, place, values)]);
      case 'either':
        return element.patterns.flatMap((one) => [...this.ends(one, tokens, place, values)]);
    }
  }

  private classOf(name: string): readonly Pattern[] {
    const found = this.classes.get(name);
    if (found === undefined) throw new Error(`there is no class {${name}}`);
    return found;
  }

  /** The words that a pattern may begin with, and whether it may be empty. */
  private firsts(pattern: Pattern): { readonly words: readonly string[]; readonly empty: boolean } {
    const words: string[] = [];
    for (const element of pattern) {
      const { words: more, empty } = this.firstsOf(element);
      words.push(...more);
      if (!empty && !element.optional) return { words, empty: false };
    }
    return { words, empty: true };
  }

  private firstsOf(element: Element): { readonly words: readonly string[]; readonly empty: boolean } {
    if (element.kind === 'token') return { words: [element.text], empty: false };
    if (element.kind === 'comma') return { words: [], empty: true };
    if (element.kind === 'class' && element.name === VALUE) return { words: [VALUE], empty: false };
    const inner = (element.kind === 'class' ? this.classOf(element.name) : element.patterns).map((one) =>
      this.firsts(one),
    );
    return { words: inner.flatMap(({ words }) => words), empty: inner.some(({ empty }) => empty) };
  }
}

const VALUE = 'value';

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
