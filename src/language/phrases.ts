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
  find(folded: string, clauses: readonly number[]): readonly Match[];
}

export type Slots = { readonly [name: string]: string };

const NO_SLOTS: readonly string[] = [];

/**
 * A Latin word begins and ends at its letters; Chinese words have no such edge; a Khmer word may not be cut inside a
 * cluster, between a consonant and what is written around it, nor before the consonant that closes its syllable.
 */
const EDGE_BEFORE = '(?:(?<![a-z0-9])|(?![a-z0-9]))(?<!\\u17d2)(?![\\u17b6-\\u17d3])';
const EDGE_AFTER = '(?:(?![a-z0-9])|(?<![a-z0-9]))(?![\\u17b6-\\u17d3])(?![\\u1780-\\u17a2]\\u17cb)';
const CLAUSE_END = '(?=[\\s\'"]*(?:$|[.,;:!?…。，！？、；：()—–\\p{So}\\p{Sk}-]))';

/** Whether a phrase may begin at this place: what EDGE_BEFORE says, and never inside one character. */
export function isEdge(folded: string, place: number): boolean {
  const before = folded.charCodeAt(place - 1);
  const here = folded.charCodeAt(place);
  if (isWordCode(before) && isWordCode(here)) return false;
  if (here < 0x17b6) return before !== 0x17d2;
  return before !== 0x17d2 && here > 0x17d3 && !(here >= 0xdc00 && here <= 0xdfff);
}

/** Whether a phrase may end at this place: what EDGE_AFTER says. */
export function isEndEdge(folded: string, place: number): boolean {
  const here = folded.charCodeAt(place);
  if (here >= 0x17b6 && here <= 0x17d3) return false;
  // A consonant with a bantoc closes the syllable before it: ចា is no word in ចាន់.
  if (folded.charCodeAt(place + 1) === 0x17cb) return false;
  return !isWordCode(here) || !isWordCode(folded.charCodeAt(place - 1));
}

/** A Latin letter or a figure. */
export function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** Of two phrases that begin alike the longer is tried first. */
export function longestFirst(phrases: Phrases): string[] {
  return [...phrases].sort((left, right) => right.length - left.length);
}

/** One phrase list as a plain pattern, for the places that need only a yes or no. */
export function pattern(phrases: Phrases, flags = 'u'): RegExp {
  if (phrases.length === 0) return /(?!)/u;
  const bodies = longestFirst(phrases).map((phrase) => body(phrase, {}));
  return new RegExp(`${EDGE_BEFORE}(?:${bodies.join('|')})${EDGE_AFTER}`, flags);
}

/** The pattern of one phrase without its beginning's edge, which whoever looks for it has checked. */
export function phraseSource(phrase: string, slots: Slots): string {
  return `(?:${body(phrase, slots)})${EDGE_AFTER}`;
}

export function withoutAccents(phrase: string): string {
  return phrase.normalize('NFD').replace(/[\u0300-\u036f]/gu, '');
}

function body(phrase: string, slots: Slots): string {
  return withoutAccents(phrase)
    .replace(/\((\?[:=!]|\?<[=!])?([^()]*\|[^()]*)\)/gu, longestAlternativeFirst)
    .replace(/\((?!\?)/gu, '(?:')
    .replaceAll(' ?', '[\\s,]{0,4}')
    .replaceAll(' ', '[\\s,]{1,4}')
    .replaceAll("'", "[' ]?")
    .replace(/>(?=[|)]|$)/gu, CLAUSE_END)
    .replace(/\{([a-z]+)\}/gu, (whole, name: string) => (slots[name] === undefined ? whole : `(${slots[name]})`));
}

/** Where words have no edges a shorter alternative would hide a longer one: 我 before 我自己. */
function longestAlternativeFirst(_: string, opening: string | undefined, inner: string): string {
  const alternatives = inner.split('|').sort((left, right) => right.length - left.length);
  return `(${opening ?? ''}${alternatives.join('|')})`;
}

/** Where a match stands, white space around it left out, and what filled its slots. */
export function asMatch(match: RegExpExecArray): Match {
  const [text] = match;
  let lead = 0;
  while (text[lead] === ' ' || text[lead] === ',') lead += 1;
  const start = match.index + lead;
  const slots = match.length === 1 ? NO_SLOTS : match.slice(1).filter((slot): slot is string => slot !== undefined);
  return { start, end: start + text.slice(lead).trimEnd().length, slots };
}

/** The longer of two that overlap is the one that was meant; empty matches say nothing. */
export function withoutOverlaps(found: Match[]): Match[] {
  const kept: Match[] = [];
  const byLength = found.filter((match) => match.end > match.start);
  if (byLength.length < 2) return byLength;
  byLength.sort((a, b) => b.end - b.start - (a.end - a.start));
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
