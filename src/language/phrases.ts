import { fold } from './fold.ts';

/**
 * Phrases are how language data says what people say. A phrase is a small regular expression written without accents
 * or capitals, in which
 *   a space  stands for white space or a comma (followed by ? it may be missing),
 *   '        for an apostrophe, a space or nothing ("don't", "dont", "don t"),
 *   <        at its beginning for the beginning of a clause, > at an end in it for the end of one,
 *   {name}   for a slot that the recogniser fills in and reads back (a number, an ordinal).
 */
export type Phrases = readonly string[];

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Match extends Span {
  /** What stood in the slots, in order. */
  readonly slots: readonly string[];
}

export interface Matcher {
  /** Every place where one of the phrases stands, in order; none overlaps another. */
  find(folded: string, clauses: readonly number[]): Match[];
}

export type Slots = { readonly [name: string]: string };

/**
 * A Latin word begins and ends at its letters; Chinese words have no such edge; a Khmer word may not be cut inside a
 * cluster, between a consonant and what is written around it.
 */
const EDGE_BEFORE = '(?:(?<![a-z0-9])|(?![a-z0-9]))(?<!\\u17d2)(?![\\u17b6-\\u17d3])';
const EDGE_AFTER = '(?:(?![a-z0-9])|(?<![a-z0-9]))(?![\\u17b6-\\u17d3])';
const CLAUSE_END = '(?=[\\s\'"]*(?:$|[.,;:!?…。，！？、；：()—–\\p{So}\\p{Sk}-]))';

export function compile(phrases: Phrases, slots: Slots = {}): Matcher {
  const sorted = [...phrases].sort((left, right) => right.length - left.length);
  const anywhere = sorted.filter((phrase) => !phrase.startsWith('<')).map((phrase) => source(phrase, slots));
  const anchored = sorted.filter((phrase) => phrase.startsWith('<')).map((phrase) => source(phrase.slice(1), slots));
  const free = anywhere.length === 0 ? null : new RegExp(anywhere.join('|'), 'gu');
  const opening = anchored.length === 0 ? null : new RegExp(anchored.join('|'), 'uy');
  return {
    find(folded, clauses) {
      const found = free === null ? [] : [...folded.matchAll(free)].map(asMatch);
      if (opening !== null) found.push(...clauses.flatMap((start) => matchAt(opening, folded, start)));
      return withoutOverlaps(found);
    },
  };
}

/** One phrase list as a plain pattern, for the places that need only a yes or no. */
export function pattern(phrases: Phrases, flags = 'u'): RegExp {
  if (phrases.length === 0) return /(?!)/u;
  const sorted = [...phrases].sort((left, right) => right.length - left.length);
  return new RegExp(sorted.map((phrase) => source(phrase, {})).join('|'), flags);
}

function source(phrase: string, slots: Slots): string {
  const body = phrase
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replace(/\((\?[:=!]|\?<[=!])?([^()]*\|[^()]*)\)/gu, longestFirst)
    .replace(/\((?!\?)/gu, '(?:')
    .replaceAll(' ?', '[\\s,]*')
    .replaceAll(' ', '[\\s,]+')
    .replaceAll("'", "[' ]?")
    .replace(/>(?=[|)]|$)/gu, CLAUSE_END)
    .replace(/\{([a-z]+)\}/gu, (whole, name: string) => (slots[name] === undefined ? whole : `(${slots[name]})`));
  return `${EDGE_BEFORE}(?:${body})${EDGE_AFTER}`;
}

/** Where words have no edges a shorter alternative would hide a longer one: 我 before 我自己. */
function longestFirst(_: string, opening: string | undefined, inner: string): string {
  const alternatives = inner.split('|').sort((left, right) => right.length - left.length);
  return `(${opening ?? ''}${alternatives.join('|')})`;
}

function asMatch(match: RegExpMatchArray): Match {
  const lead = /^[\s,]*/u.exec(match[0])?.[0].length ?? 0;
  const start = (match.index ?? 0) + lead;
  const slots = match.slice(1).filter((slot): slot is string => slot !== undefined);
  return { start, end: start + match[0].slice(lead).trimEnd().length, slots };
}

function matchAt(opening: RegExp, folded: string, start: number): Match[] {
  opening.lastIndex = start;
  const match = opening.exec(folded);
  return match === null ? [] : [asMatch(match)];
}

/** The longer of two that overlap is the one that was meant; empty matches say nothing. */
function withoutOverlaps(found: Match[]): Match[] {
  const kept: Match[] = [];
  const byLength = found.filter((match) => match.end > match.start).sort((a, b) => b.end - b.start - (a.end - a.start));
  for (const match of byLength) {
    if (!kept.some((other) => overlaps(other, match))) kept.push(match);
  }
  return kept.sort((left, right) => left.start - right.start);
}

export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

export function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** Data may be written with its accents; what is compared with folded words must be folded itself. */
export function foldAll(words: readonly string[]): string[] {
  return words.map((word) => fold(word));
}
