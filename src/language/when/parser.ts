import type { Moment } from './moment.ts';
import type { Glue, SenseKind, SenseOf } from './sense.ts';
import {
  beginning,
  isWithinReach,
  orNothing,
  type Starts,
  startsOfEither,
  startsOfSequence,
  startsWithGlue,
  startsWithKind,
} from './starts.ts';
import type { Words } from './words.ts';

/** What a rule reads: the words with their senses, and the moment they were said. */
export interface Input {
  readonly words: Words;
  readonly moment: Moment;
  /** What rules have already read, by rule and place. It lives as long as the reading of one text. */
  readonly memory: (readonly Parsed<unknown>[])[][];
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
export interface Parser<T> {
  (input: Input, at: number): readonly Parsed<T>[];
  /** What it can begin with; it is never asked to read where none of that stands. */
  readonly starts: Starts;
}

type Read<T> = (input: Input, at: number) => readonly Parsed<T>[];

function starting<T>(starts: Starts, read: Read<T>): Parser<T> {
  return Object.assign(read, { starts });
}

const NOTHING: readonly never[] = [];

export function sense<Kind extends SenseKind>(kind: Kind): Parser<SenseOf<Kind>> {
  return starting(startsWithKind(kind), (input, at) => input.words.senses(kind, at));
}

export function glue(...wanted: readonly Glue[]): Parser<Glue> {
  return starting(startsWithGlue(wanted), (input, at) => {
    const there = input.words.senses('glue', at);
    if (there.length === 0) return NOTHING;
    let found: Parsed<Glue>[] | null = null;
    for (const { value, end } of there) {
      if (!wanted.includes(value.glue)) continue;
      found ??= [];
      found.push({ value: value.glue, end });
    }
    return found ?? NOTHING;
  });
}

const SKIPPED_MAX = 4;
const stays: (readonly Parsed<null>[])[] = [];

/** Nothing skipped: the commonest outcome of all, made once for each place. */
function stay(at: number): readonly Parsed<null>[] {
  const known = stays[at];
  if (known) return known;
  const made = [{ value: null, end: at }];
  stays[at] = made;
  return made;
}

/** Any number of small words from the list, at most four: "on the", "around about the". The longest way comes first. */
export function skip(...wanted: readonly Glue[]): Parser<null> {
  const one = glue(...wanted);
  return starting(orNothing(one.starts), (input, at) => {
    if (!input.words.canStart(one.starts, at)) return stay(at);
    const first = one(input, at);
    if (first.length === 0) return stay(at);
    const ends = new Set([at]);
    let frontier = first.map((match) => match.end);
    for (let step = 1; frontier.length > 0; step += 1) {
      for (const end of frontier) ends.add(end);
      if (step === SKIPPED_MAX) break;
      frontier = frontier
        .flatMap((place) => one(input, place).map((match) => match.end))
        .filter((end) => !ends.has(end));
    }
    return [...ends].sort((left, right) => right - left).map((end) => ({ value: null, end }));
  });
}

export function optional<T>(parser: Parser<T>): Parser<T | null> {
  return starting(orNothing(parser.starts), (input, at) => {
    const found = input.words.canStart(parser.starts, at) ? parser(input, at) : NOTHING;
    return found.length === 0 ? stay(at) : [...found, { value: null, end: at }];
  });
}

export function either<T>(...parsers: readonly Parser<T>[]): Parser<T> {
  const starts = startsOfEither(parsers.map((parser) => parser.starts));
  const beginningAt = beginning(parsers);
  return starting(starts, (input, at) => {
    let found: readonly Parsed<T>[] = NOTHING;
    const standing = input.words.standing(at);
    for (const parser of beginningAt(standing)) {
      if (!isWithinReach(parser.starts, standing)) continue;
      const more = parser(input, at);
      if (more.length > 0) found = found.length === 0 ? more : [...found, ...more];
    }
    return found;
  });
}

type Values<Parsers extends readonly Parser<unknown>[]> = {
  -readonly [Index in keyof Parsers]: Parsers[Index] extends Parser<infer T> ? T : never;
};

export function sequence<Parsers extends readonly Parser<unknown>[]>(...parsers: Parsers): Parser<Values<Parsers>> {
  const starts = startsOfSequence(parsers.map((parser) => parser.starts));
  return starting(starts, (input, at) => {
    const first = parsers[0]?.(input, at) ?? NOTHING;
    if (first.length === 0) return NOTHING;
    const found: Parsed<unknown[]>[] = [];
    const values: unknown[] = [];
    for (const match of first) {
      values[0] = match.value;
      follow(parsers, 1, input, match.end, values, found);
    }
    return found as Parsed<Values<Parsers>>[];
  });
}

/** Every way on from here through the rest of a sequence. Most sequences end with their first word. */
function follow(
  parsers: readonly Parser<unknown>[],
  index: number,
  input: Input,
  at: number,
  values: unknown[],
  found: Parsed<unknown[]>[],
): void {
  const parser = parsers[index];
  if (parser === undefined) {
    found.push({ value: [...values], end: at });
    return;
  }
  if (!input.words.canStart(parser.starts, at)) return;
  for (const match of parser(input, at)) {
    values[index] = match.value;
    follow(parsers, index + 1, input, match.end, values, found);
  }
}

/** Turns what was read into what it means; null refuses it. */
export function meaning<From, To>(
  parser: Parser<From>,
  mean: (value: From, input: Input, at: number, end: number) => To | null,
): Parser<To> {
  return starting(parser.starts, (input, at) => {
    const matches = parser(input, at);
    if (matches.length === 0) return NOTHING;
    const found: Parsed<To>[] = [];
    for (const match of matches) {
      const value = mean(match.value, input, at, match.end);
      if (value !== null) found.push({ value, end: match.end });
    }
    return found;
  });
}

/** Keeps of what was read only what fits the text around it. */
export function where<T>(parser: Parser<T>, fits: (match: Parsed<T>, input: Input, at: number) => boolean): Parser<T> {
  return starting(parser.starts, (input, at) => parser(input, at).filter((match) => fits(match, input, at)));
}

/** Refuses a reading that is followed by something it must not be followed by. */
export function unlessFollowedBy<T>(parser: Parser<T>, refused: Parser<unknown>): Parser<T> {
  return where(parser, ({ end }, input) => refused(input, end).length === 0);
}

/** Only with no space before it: the "p" of "3p", the "h" of "14h30". */
export function tight<T>(parser: Parser<T>): Parser<T> {
  return where(parser, (_, input, at) => input.words.text.charAt(at) !== ' ');
}

/** A hyphen between two words, before one of that kind: the "to" of "Monday-Friday". */
export function hyphenBefore(kind: SenseKind): Parser<null> {
  return starting(startsWithKind(kind), (input, at) =>
    input.words.hyphens.has(at) ? [{ value: null, end: at + 1 }] : NOTHING,
  );
}

let remembered = 0;

/** Reads each place of one text only once, however many rules ask: what keeps nested rules cheap. */
export function remember<T>(parser: Parser<T>): Parser<T> {
  const slot = remembered;
  remembered += 1;
  return starting(parser.starts, (input, at) => {
    let places = input.memory[slot];
    if (!places) {
      places = [];
      input.memory[slot] = places;
    }
    const known = places[at];
    if (known) return known as readonly Parsed<T>[];
    const found = parser(input, at);
    places[at] = found;
    return found;
  });
}
