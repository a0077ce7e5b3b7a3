import type { Locale } from '../../core/locale.ts';
import type { MentionKind } from '../../core/reading.ts';
import { overlaps, type Span } from '../../core/span.ts';
import type { Listening } from '../../core/vocabulary.ts';
import { fold } from '../fold.ts';
import { dataOf } from '../language.ts';
import { read } from '../read.ts';

/** Where words are said: whose ear finds facts in them. */
export interface Ear {
  readonly language: Locale;
  readonly listening: Listening;
}

/** What the ear finds that states something: whoever reads it could rely on it. */
const STATES: readonly MentionKind[] = [
  ...(['date', 'dates', 'time', 'window', 'count', 'duration', 'money', 'phone', 'email', 'item'] as const),
];
/** Digits of any script with what joins them, signs of money, addresses of any kind. */
const MARKED =
  /[\p{Sc}%]*\p{N}+(?:[.,:/-]?\p{N}+)*[\p{Sc}%]*|\p{Sc}|\S*(?:\/\/|www\.|@)\S*|[\p{L}\p{N}-]+\.\p{Ll}{2,}(?:\/\S*)?/gu;
const SENTENCE = /[^.!?。！？។\n]+(?:[.!?。！？។]+|$)/gu;
const QUESTION = /[?？]/u;

/** Everything in a text that looks like a fact: a number, a day, a time, a price, a thing on a list, a link. */
export function factsIn(text: string, { language, listening }: Ear): readonly string[] {
  const reading = read(text, language, listening);
  const heard = reading.mentions.filter(({ kind }) => STATES.includes(kind));
  const marked = [...text.matchAll(MARKED)].map(([found]) => found);
  return [...marked, ...heard.map(({ start, end }) => reading.text.slice(start, end))];
}

/** The first words that say that something was done; null where none do. */
export function doneIn(text: string, language: Locale): string | null {
  const folded = fold(text.replaceAll('’', "'"));
  return dataOf(language).said.done.find((word) => beginsIn(folded, word)) ?? null;
}

function beginsIn(folded: string, word: string): boolean {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (at === 0 || !/[a-z]/.test(folded.charAt(at - 1)) || !/[a-z]/.test(word.charAt(0))) return true;
  }
  return false;
}

export function questionsIn(text: string): number {
  return text.split(QUESTION).length - 1;
}

export interface Draft {
  readonly template: string;
  /** What was put into the template: days, names, prices, lists. */
  readonly facts: readonly string[];
  /** Its question is one that a plain yes answers with consequences (X11). */
  readonly proposes: boolean;
}

/**
 * What has to stand in any wording of a template, word for word and in this order: the facts that were put into it, whatever in
 * its own words looks like one, each sentence that says that something was done or not (X5), and the question whose yes does
 * something: a yes is to exactly what was asked (X11).
 */
export function fixedIn({ template, facts, proposes }: Draft, ear: Ear): readonly string[] {
  const sentences = [...template.matchAll(SENTENCE)].map(([sentence]) => sentence.trim());
  const whole = sentences.filter((one) => doneIn(one, ear.language) !== null || (proposes && QUESTION.test(one)));
  const wanted = [...facts, ...whole, ...factsIn(template, ear)].filter((one) => one.trim() !== '');
  const spans = merged(wanted.flatMap((one) => placesOf(one, template)));
  return spans.map(({ start, end }) => template.slice(start, end).trim()).filter((one) => one !== '');
}

/** Everywhere that it stands, as a whole and not as a part of a longer word or number. */
export function placesOf(words: string, text: string): readonly Span[] {
  const places: Span[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    if (!isCut(text, at) && !isCut(text, end)) places.push({ start: at, end });
  }
  return places;
}

/** Whether a cut here would fall into a number or a word of Latin letters. */
function isCut(text: string, at: number): boolean {
  const around = text.slice(Math.max(at - 1, 0), at + 1);

  return (
    /^(?:\p{N}\p{N}|\p{Script=Latin}\p{Script=Latin})$/u.test(around) ||
    (/\p{N}[.,:]$/u.test(text.slice(0, at)) && /^\p{N}/u.test(text.slice(at))) ||
    (/\p{N}$/u.test(text.slice(0, at)) && /^[.,:]\p{N}/u.test(text.slice(at)))
  );
}

function merged(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = joined.at(-1);
    if (last !== undefined && overlaps(last, span))
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else joined.push(span);
  }
  return joined;
}
