import { contains, overlaps, type Span } from '../core/span.ts';
import type { Listening } from '../core/vocabulary.ts';
import type { Language } from './language.ts';
import type { Found, List, Match } from './lexicon/lexicon.ts';
import { isWordCode, type Token, tokensIn } from './lexicon/tokens.ts';
import { matchesIn } from './matches.ts';
import { slotsIn } from './slots.ts';

/** What every recogniser is given: the words, their folded form with the same places, and the language they are in. */
export interface Heard {
  readonly text: string;
  readonly folded: string;
  /** Its words in Latin letters and figures. */
  readonly words: readonly Word[];
  readonly tokens: readonly Token[];
  /** Where its sentences stand, each with the signs that end it. */
  readonly sentences: readonly Span[];
  /** Where clauses begin: at the start, after punctuation, after "and", "but", "well", at "no wait". */
  readonly clauses: ReadonlySet<number>;
  /** Where it turns to a question behind what was told, with no mark between. */
  readonly turns: readonly number[];
  /** What was found of each list of the language. */
  readonly found: Found;
  readonly language: Language;
  readonly listening: Listening;
}

export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Its number among the words. */
  readonly position: number;
}

const SENTENCE = /[^.!?。！？\n]+[.!?。！？\n]*/gu;
/** A mark that ends a sentence before the message ends, or with which it begins. */
const SENTENCES_END = /^[.!?。！？\n]|[.!?。！？\n][^.!?。！？\n]/u;
const PUNCTUATION = /[.,;:!?¿¡…。，！？、；：()"«»\n—–]+\s*|\s-\s/gu;
/** Nothing but words. */
const UNMARKED = /^[a-z0-9 ']*$/;
/** Enough for any sentence, and a bound on the work. */
const CLAUSES_MAX = 200;
const OPENERS_IN_A_ROW_MAX = 6;

/** Goes through a message once for everything that a language listens for. */
export function listen(text: string, folded: string, language: Language, listening: Listening): Heard {
  const tokens = tokensIn(folded);
  const said = language.lexicon.said({ tokens, slots: slotsIn(folded, tokens, language.slots) });
  const found = language.lexicon.scan(said);
  const begun = clausesOf(folded, language, found);
  const turns = turnsIn(tokens, language, found, begun);
  const clauses = turns.length === 0 ? begun : new Set([...begun, ...turns]);
  language.lexicon.scanClauses(said, clauses, found);
  const [words, sentences] = [wordsIn(folded, tokens), sentencesIn(folded)];
  return { text, folded, words, tokens, sentences, clauses, turns, found, language, listening };
}

/** A token may have the sign of an ordinal behind its word, and is spelt as words are. */
function wordsIn(folded: string, tokens: readonly Token[]): readonly Word[] {
  const words: Word[] = [];
  for (const { text, start, end: last } of tokens) {
    if (!isWordCode(folded.charCodeAt(start))) continue;
    const end = isWordCode(folded.charCodeAt(last - 1)) ? last : last - 1;
    const isPlain = end - start === text.length;
    words.push({ text: isPlain ? text : folded.slice(start, end), start, end, position: words.length });
  }
  return words;
}

function sentencesIn(folded: string): Span[] {
  // Most messages are one, with or without a mark at its end.
  if (!SENTENCES_END.test(folded)) return folded === '' ? [] : [{ start: 0, end: folded.length }];
  return matchesIn(folded, SENTENCE).map(({ 0: text, index }) => ({ start: index, end: index + text.length }));
}

/** Whether a phrase of a list stands in a stretch of a message. */
export function stands({ found }: Heard, list: List, stretch: Span): boolean {
  for (const one of list.all(found)) if (contains(stretch, one)) return true;
  return false;
}

/** The same where it is no part of a phrase of the other list: "can we come back on the 5th" wishes, "we come back on the 5th" tells. */
export function standsApart({ found }: Heard, list: List, other: List, stretch: Span): boolean {
  for (const one of list.all(found)) {
    if (contains(stretch, one) && !other.all(found).some((apart) => overlaps(apart, one))) return true;
  }
  return false;
}

/** The longest phrase of a list that ends right before a place, but for what may stand between. */
export function justBefore({ folded, found }: Heard, list: List, place: number, between: RegExp): Match | null {
  const all = list.all(found);
  if (all.length === 0) return null;
  return longest(all.filter(({ end }) => end <= place && between.test(folded.slice(end, place))));
}

/** The longest phrase of a list that begins right after a place. */
export function justAfter({ folded, found }: Heard, list: List, place: number, between: RegExp): Match | null {
  const all = list.all(found);
  if (all.length === 0) return null;
  return longest(all.filter(({ start }) => start >= place && between.test(folded.slice(place, start))));
}

function longest(matches: readonly Match[]): Match | null {
  return matches.reduce<Match | null>(
    (best, one) => (best === null || one.end - one.start > best.end - best.start ? one : best),
    null,
  );
}

function clausesOf(folded: string, { lists }: Language, found: Found): ReadonlySet<number> {
  const starts = new Set<number>().add(0);
  if (!UNMARKED.test(folded))
    for (const match of matchesIn(folded, PUNCTUATION)) {
      if (!isInitial(folded, match.index)) starts.add(match.index + match[0].length);
    }
  for (const joint of lists.joints.in(found)) starts.add(skipSpace(folded, joint.end));
  for (const { start } of lists.breaks.in(found)) starts.add(start);
  const openers = lists.opening.all(found);
  if (openers.length === 0) return starts;
  const opening = new Map<number, number>();
  for (const { start, end } of openers) opening.set(start, Math.max(end, opening.get(start) ?? 0));
  for (const start of [...starts].slice(0, CLAUSES_MAX)) addOpeners(folded, start, opening, starts);
  return starts;
}

/** "I'm a new patient do you take cards": behind what was told of oneself, a question is a clause of its own. */
function turnsIn(
  tokens: readonly Token[],
  { lists }: Language,
  found: Found,
  begun: ReadonlySet<number>,
): readonly number[] {
  const asking = lists.moods.turnsToAsk.all(found);
  if (asking.length === 0) return NONE;
  const told = lists.moods.tells.all(found).filter(({ start }) => begun.has(start));
  if (told.length === 0) return NONE;
  return asking.flatMap(({ start }) => {
    const from = told.findLast((one) => one.start < start)?.start ?? start;
    const said = tokens.filter((token) => token.start >= from && token.end <= start);
    return said.length >= TOLD_WORDS_MIN && said.every(({ kind }) => kind === 'word') ? [start] : [];
  });
}

const NONE: readonly never[] = [];

/** "I'm new" tells something; "I will" only leads in. */
const TOLD_WORDS_MIN = 2;

/** The points of "a.m." end nothing: "a las 8 a.m. esta tarde" asks no "está". */
function isInitial(folded: string, place: number): boolean {
  return folded[place] === '.' && /(?<!\p{L})\p{L}$/u.test(folded.slice(Math.max(0, place - 2), place));
}

/** "Well, um, yes": the clause may begin at each of the three words. */
function addOpeners(folded: string, start: number, opening: ReadonlyMap<number, number>, starts: Set<number>): void {
  let place = start;
  for (let round = 0; round < OPENERS_IN_A_ROW_MAX; round += 1) {
    const end = opening.get(place);
    if (end === undefined) return;
    place = skipSpace(folded, end);
    starts.add(place);
  }
}

function skipSpace(folded: string, place: number): number {
  let next = place;
  while (folded[next] === ' ' || folded[next] === ',') next += 1;
  return next;
}
