import type { Listening } from '../core/vocabulary.ts';
import type { Language } from './language.ts';
import { isWordCode, type Span } from './phrases.ts';

/** What every recogniser is given: the words, their folded form with the same places, and the language they are in. */
export interface Heard {
  readonly text: string;
  readonly folded: string;
  /** Its words in Latin letters and figures. */
  readonly words: readonly Word[];
  /** Where clauses begin: at the start, after punctuation, after "and", "but", "well". */
  readonly clauses: readonly number[];
  readonly language: Language;
  readonly listening: Listening;
}

export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The how manieth it is. */
  readonly position: number;
}

const SENTENCE = /[^.!?。！？\n]+[.!?。！？\n]*/gu;
const PUNCTUATION = /[.,;:!?¿¡…。，！？、；：()"«»\n—–]+\s*|\s-\s/gu;
/** Enough for any sentence, and a bound on the work. */
const CLAUSES_MAX = 200;
const OPENERS_IN_A_ROW_MAX = 6;

export function wordsOf(folded: string): Word[] {
  const words: Word[] = [];
  let start = 0;
  for (let place = 0; place <= folded.length; place += 1) {
    if (isWordCode(folded.charCodeAt(place))) continue;
    if (place > start) words.push({ text: folded.slice(start, place), start, end: place, position: words.length });
    start = place + 1;
  }
  return words;
}

/** Where sentences stand, each with the signs that end it. */
export function sentencesIn(folded: string): Span[] {
  return [...folded.matchAll(SENTENCE)].map(({ 0: text, index }) => ({ start: index, end: index + text.length }));
}

export function clausesOf(folded: string, language: Language): number[] {
  const starts = new Set([0]);
  for (const match of folded.matchAll(PUNCTUATION)) starts.add(match.index + match[0].length);
  for (const joint of language.joints.find(folded, [])) starts.add(skipSpace(folded, joint.end));
  for (const start of [...starts].slice(0, CLAUSES_MAX)) addOpeners(folded, start, language, starts);
  return [...starts].filter((start) => start < folded.length).sort((left, right) => left - right);
}

/** "Well, um, yes": the clause may begin at each of the three words. */
function addOpeners(folded: string, start: number, language: Language, starts: Set<number>): void {
  let place = start;
  for (let round = 0; round < OPENERS_IN_A_ROW_MAX; round += 1) {
    language.opening.lastIndex = place;
    const match = language.opening.exec(folded);
    if (match === null || match[0].length === 0) return;
    place = skipSpace(folded, place + match[0].length);
    starts.add(place);
  }
}

function skipSpace(folded: string, place: number): number {
  let next = place;
  while (folded[next] === ' ' || folded[next] === ',') next += 1;
  return next;
}
