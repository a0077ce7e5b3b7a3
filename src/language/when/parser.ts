import { bitOf, type Kind, meet } from './bits.ts';
import type { Candidate } from './candidate.ts';
import { Choice, first, following } from './choice.ts';
import { READ_AT_MOST } from './fold.ts';
import type { About, Moment, Within } from './moment.ts';
import type { Glue, SenseOf, Unit } from './sense.ts';
import {
  orNothing,
  type Starts,
  startsOfEither,
  startsOfSequence,
  startsWithGlue,
  startsWithKind,
  startsWithUnits,
} from './starts.ts';
import type { Words } from './words.ts';

/** What a rule reads: the words with their senses, and the moment they were said. */
export interface Input {
  readonly words: Words;
  readonly moment: Moment;
  /** From here on the words are about this day, and within these. */
  speakOf(about: About | null, within: Within | null): void;
  /** What rules have already read, by rule and place. It lives as long as the reading of one text. */
  readonly memory: Map<number, readonly Parsed<unknown>[]>;
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
/** Folding makes two letters of one at most, and a rule may stand behind the last. */
const PLACES_MAX = 4 * READ_AT_MOST;

export function sense<One extends Kind>(kind: One): Parser<SenseOf<One>> {
  const bits = bitOf(kind);
  return starting(
    startsWithKind(kind),
    (input, at) => input.words.candidatesOf(bits, at) as readonly (Candidate & Parsed<SenseOf<One>>)[],
  );
}

/** These units of time and no others. */
export function unitOf(...wanted: readonly Unit[]): Parser<SenseOf<'unit'>> {
  const starts = startsWithUnits(wanted);
  return starting(
    starts,
    (input, at) => input.words.candidatesOf(starts.bits, at) as readonly (Candidate & Parsed<SenseOf<'unit'>>)[],
  );
}

export function glue(...wanted: readonly Glue[]): Parser<Glue> {
  const starts = startsWithGlue(wanted);
  return starting(starts, (input, at) => {
    let found: Parsed<Glue>[] | null = null;
    for (const { value, end, bits } of input.words.candidates(at)) {
      if (!meet(bits, starts.bits) || value.kind !== 'glue') continue;
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
  const { bits } = one.starts;
  return starting(orNothing(one.starts), (input, at) => {
    if (!meet(bits, input.words.bits(at))) return stay(at);
    const ends = [at];
    let next = 0;
    for (let step = 0; step < SKIPPED_MAX && next < ends.length; step += 1) {
      for (const known = ends.length; next < known; next += 1) {
        const from = ends[next] ?? at;
        if (!meet(bits, input.words.bits(from))) continue;
        for (const { end } of one(input, from)) if (!ends.includes(end)) ends.push(end);
      }
    }
    return ends.sort((left, right) => right - left).map((end) => ({ value: null, end }));
  });
}

export function optional<T>(parser: Parser<T>): Parser<T | null> {
  const choice = new Choice([parser.starts]);
  return starting(orNothing(parser.starts), (input, at) => {
    const found = choice.isOpen(input.words.standing(at)) ? parser(input, at) : NOTHING;
    return found.length === 0 ? stay(at) : [...found, { value: null, end: at }];
  });
}

export function either<T>(...parsers: readonly Parser<T>[]): Parser<T> {
  const all = parsers.map((parser) => parser.starts);
  const choice = new Choice(all);
  return starting(startsOfEither(all), (input, at) => {
    let found: readonly Parsed<T>[] = NOTHING;
    const { bits, behind } = input.words.standing(at);
    const possible = choice.at(bits);
    for (let place = first(possible, behind); place >= 0; place = following(possible, place, behind)) {
      const more = parsers[possible[place] ?? 0]?.(input, at) ?? NOTHING;
      if (more.length > 0) found = found.length === 0 ? more : [...found, ...more];
    }
    return found;
  });
}

type Values<Parsers extends readonly Parser<unknown>[]> = {
  -readonly [Index in keyof Parsers]: Parsers[Index] extends Parser<infer T> ? T : never;
};

export function sequence<Parsers extends readonly Parser<unknown>[]>(...parsers: Parsers): Parser<Values<Parsers>> {
  const all = parsers.map((parser) => parser.starts);
  const rests = all.map((_, index) => restOf(all.slice(index)));
  return starting(startsOfSequence(all), (input, at) => {
    const found: Parsed<unknown[]>[] = [];
    follow(parsers, rests, 0, input, at, [], found);
    return found as readonly Parsed<unknown[]>[] as readonly Parsed<Values<Parsers>>[];
  });
}

/** What is left of a sequence, to be asked whether all of it may still be read; null where nothing of it has to be. */
function restOf(starts: readonly Starts[]): Choice | null {
  return starts.every(({ empty }) => empty) ? null : new Choice([startsOfSequence(starts)]);
}

/** Every way on from here through the rest of a sequence. */
function follow(
  parsers: readonly Parser<unknown>[],
  rests: readonly (Choice | null)[],
  index: number,
  input: Input,
  at: number,
  values: unknown[],
  found: Parsed<unknown[]>[],
): void {
  const parser = parsers[index];
  if (parser === undefined) {
    found.push({ value: values.slice(), end: at });
    return;
  }
  for (const match of parser(input, at)) {
    const rest = rests[index + 1];
    // Most sequences end with their first word.
    if (rest && !rest.isOpen(input.words.standing(match.end))) continue;
    values[index] = match.value;
    follow(parsers, rests, index + 1, input, match.end, values, found);
  }
}

/** Turns what was read into what it means; null refuses it. */
export function meaning<From, To>(
  parser: Parser<From>,
  mean: (value: From, input: Input, at: number, end: number) => To | null,
): Parser<To> {
  return starting(parser.starts, (input, at) => {
    let found: Parsed<To>[] | null = null;
    for (const { value: read, end } of parser(input, at)) {
      const value = mean(read, input, at, end);
      if (value === null) continue;
      found ??= [];
      found.push({ value, end });
    }
    return found ?? NOTHING;
  });
}

/** Keeps of what was read only what fits the text around it. */
export function where<T>(parser: Parser<T>, fits: (match: Parsed<T>, input: Input, at: number) => boolean): Parser<T> {
  return starting(parser.starts, (input, at) => {
    const matches = parser(input, at);
    return matches.length === 0 ? NOTHING : matches.filter((match) => fits(match, input, at));
  });
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
export function hyphenBefore(kind: Kind): Parser<null> {
  return starting(orNothing(startsWithKind(kind)), (input, at) =>
    input.words.hyphens.has(at) ? [{ value: null, end: at + 1 }] : NOTHING,
  );
}

/** All the ways to read it, where it can begin at all: what is asked at every place stands at few of them. */
export function waysOf<T>(parser: Parser<T>, input: Input, at: number): readonly Parsed<T>[] {
  return meet(parser.starts.bits, input.words.bits(at)) ? parser(input, at) : NOTHING;
}

export function preferred<T>(parser: Parser<T>, input: Input, at: number): Parsed<T> | undefined {
  return waysOf(parser, input, at)[0];
}

let remembered = 0;

/** Reads each place of one text only once, however many rules ask: what keeps nested rules cheap. */
export function remember<T>(parser: Parser<T>): Parser<T> {
  const slot = remembered * PLACES_MAX;
  remembered += 1;
  return starting(parser.starts, (input, at) => {
    const known = input.memory.get(slot + at);
    if (known) return known as readonly Parsed<T>[];
    const found = parser(input, at);
    input.memory.set(slot + at, found);
    return found;
  });
}
