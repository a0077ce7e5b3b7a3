import type { Moment } from './moment.ts';
import type { Glue, SenseKind, SenseOf } from './sense.ts';
import type { Words } from './words.ts';

/** What a rule reads: the words with their senses, and the moment they were said. */
export interface Input {
  readonly words: Words;
  readonly moment: Moment;
}

export interface Parsed<T> {
  readonly value: T;
  readonly end: number;
}

/**
 * All the ways a piece of grammar can be read from one place in the text, the preferred first. Every rule is a finite
 * sequence over a lattice of word senses, so the work is bounded by the length of the text: nothing backtracks over
 * characters.
 */
export type Parser<T> = (input: Input, at: number) => readonly Parsed<T>[];

const NOTHING: readonly never[] = [];

export function sense<Kind extends SenseKind>(kind: Kind): Parser<SenseOf<Kind>> {
  return (input, at) => {
    let found: Parsed<SenseOf<Kind>>[] | null = null;
    for (const candidate of input.words.from(at)) {
      if (candidate.sense.kind !== kind) continue;
      found ??= [];
      found.push({ value: candidate.sense as SenseOf<Kind>, end: candidate.end });
    }
    return found ?? NOTHING;
  };
}

export function glue(...wanted: readonly Glue[]): Parser<Glue> {
  return (input, at) => {
    let found: Parsed<Glue>[] | null = null;
    for (const { sense, end } of input.words.from(at)) {
      if (sense.kind !== 'glue' || !wanted.includes(sense.glue)) continue;
      found ??= [];
      found.push({ value: sense.glue, end });
    }
    return found ?? NOTHING;
  };
}

/** Any number of small words from the list, at most four: "on the", "around about the". */
export function skip(...wanted: readonly Glue[]): Parser<null> {
  const one = glue(...wanted);
  return (input, at) => {
    const ends: Parsed<null>[] = [];
    let frontier = [at];
    for (let step = 0; step < 4 && frontier.length > 0; step += 1) {
      frontier = frontier.flatMap((place) => one(input, place).map((match) => match.end));
      for (const end of frontier) ends.push({ value: null, end });
    }
    ends.sort((left, right) => right.end - left.end);
    ends.push({ value: null, end: at });
    return ends;
  };
}

export function optional<T>(parser: Parser<T>): Parser<T | null> {
  return (input, at) => [...parser(input, at), { value: null, end: at }];
}

export function either<T>(...parsers: readonly Parser<T>[]): Parser<T> {
  return (input, at) => {
    let found: readonly Parsed<T>[] = NOTHING;
    for (const parser of parsers) {
      const more = parser(input, at);
      if (more.length > 0) found = found.length === 0 ? more : [...found, ...more];
    }
    return found;
  };
}

type Values<Parsers extends readonly Parser<unknown>[]> = {
  -readonly [Index in keyof Parsers]: Parsers[Index] extends Parser<infer T> ? T : never;
};

export function sequence<Parsers extends readonly Parser<unknown>[]>(...parsers: Parsers): Parser<Values<Parsers>> {
  return (input, at) => {
    let partial: { values: unknown[]; end: number }[] = [{ values: [], end: at }];
    for (const parser of parsers) {
      const next: { values: unknown[]; end: number }[] = [];
      for (const soFar of partial) {
        for (const match of parser(input, soFar.end))
          next.push({ values: [...soFar.values, match.value], end: match.end });
      }
      if (next.length === 0) return NOTHING;
      partial = next;
    }
    return partial.map(({ values, end }) => ({ value: values as Values<Parsers>, end }));
  };
}

/** Turns what was read into what it means; null refuses it. */
export function meaning<From, To>(parser: Parser<From>, mean: (value: From, input: Input) => To | null): Parser<To> {
  return (input, at) => {
    const matches = parser(input, at);
    if (matches.length === 0) return NOTHING;
    const found: Parsed<To>[] = [];
    for (const match of matches) {
      const value = mean(match.value, input);
      if (value !== null) found.push({ value, end: match.end });
    }
    return found;
  };
}

/** Refuses a reading that is followed by something it must not be followed by. */
export function unlessFollowedBy<T>(parser: Parser<T>, refused: Parser<unknown>): Parser<T> {
  return (input, at) => parser(input, at).filter((match) => refused(input, match.end).length === 0);
}

/** Only with no space before it: the "p" of "3p", the "h" of "14h30". */
export function tight<T>(parser: Parser<T>): Parser<T> {
  return (input, at) => (input.words.text.charAt(at) === ' ' ? NOTHING : parser(input, at));
}

/** Reads each place of one text only once, however many rules ask: what keeps nested rules cheap. */
export function remember<T>(parser: Parser<T>): Parser<T> {
  const memory = new WeakMap<Input, Map<number, readonly Parsed<T>[]>>();
  return (input, at) => {
    let places = memory.get(input);
    if (!places) {
      places = new Map();
      memory.set(input, places);
    }
    const known = places.get(at);
    if (known) return known;
    const found = parser(input, at);
    places.set(at, found);
    return found;
  };
}
