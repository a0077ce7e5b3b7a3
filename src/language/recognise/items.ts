import type { ItemMention } from '../../core/reading.ts';
import { remembered } from '../../core/remembered.ts';
import { contains, overlaps, type Span } from '../../core/span.ts';
import type { LanguageData } from '../data/language-data.ts';
import type { Heard } from '../heard.ts';
import { ownWordsOf } from '../language.ts';
import { denialsIn, isRuledOut } from './negation.ts';
import { withRoles } from './roles.ts';
import { type IndexedName, indexOf } from './vocabulary-index.ts';
import { hitsIn, type WordHit } from './word-hits.ts';
import { titlesIn } from './written-name.ts';

/** A part of a name stands for it when it is about half of it: "vegas", "corte", but not "san" or "city". */
const PARTIAL_SHARE_MIN = 0.45;
const PARTIAL_LETTERS_MIN = 4;
/** Words that may stand between the words of one name: "corte de pelo largo". */
const GAP_MAX = 2;
/** Nobody names one thing more often than this in one message. */
const HITS_MAX = 20;

interface Candidate {
  readonly name: IndexedName;
  readonly start: number;
  readonly end: number;
  /** How much of the name was said, in letters, weighed by how well they were spelt. */
  readonly weight: number;
  readonly likeness: number;
}

/** Things from the business's lists. A name that fits several of them equally yields each, so that a flow can ask which. */
export function recogniseItems(heard: Heard): readonly ItemMention[] {
  const [inWords, inLetters] = [spaced(heard), unspaced(heard)];
  const named = inLetters.length === 0 ? inWords : [...inWords, ...inLetters];
  if (named.length === 0) return [];
  const who = heard.language.lists.attendants.in(heard.found);
  const titles = titlesIn(heard);
  const candidates = named.filter(
    (one) =>
      !who.some((other) => contains(other, one)) &&
      !titles.some((other) => overlaps(other, one)) &&
      !isDeniedWithin(heard, one),
  );
  if (candidates.length === 0) return [];
  const found = strongest(candidates);
  return withRoles(
    heard,
    found.map((candidate) => mentionOf(heard, candidate)),
  );
}

function mentionOf(heard: Heard, candidate: Candidate): ItemMention {
  const { name, likeness, start, end } = candidate;
  const { list, id } = name;
  const item: ItemMention = name.phrase
    ? { kind: 'item', list, id, likeness, role: null, phrase: true, start, end }
    : { kind: 'item', list, id, likeness, role: null, start, end };
  return isRuledOut(heard, candidate) ? { ...item, negated: true } : item;
}

/** The "c'est cher" of "c'est pas trop cher" is none: a no stands between its words. */
function isDeniedWithin(heard: Heard, { likeness, start, end }: Candidate): boolean {
  return likeness < 1 && denialsIn(heard).some((denial) => denial.start >= start && denial.end < end);
}

function spaced(heard: Heard): readonly Candidate[] {
  const hitsByName = new Map<IndexedName, WordHit[]>();
  for (const one of hitsIn(heard)) {
    if (!isMeant(heard, one)) continue;
    const hits = hitsByName.get(one.hit.name) ?? [];
    if (hits.length < HITS_MAX) hits.push(one);
    hitsByName.set(one.hit.name, hits);
  }
  if (hitsByName.size === 0) return NOTHING;
  const isSmall = (word: string) => heard.language.functionWords.has(word);
  return [...hitsByName].flatMap(([name, hits]) => runs(name, hits, isSmall));
}

const NOTHING: readonly never[] = [];

/** From here on words differ by how many there are, and below by a slip. */
const PLURAL = 0.97;

/**
 * Small words of the language are not misspelt names, and "la" is Los Angeles only in capitals where it is an article.
 * An accent tells a name from the small word that it would be without: "uñas" from "unas".
 */
function isMeant(heard: Heard, { word, hit }: WordHit): boolean {
  // "Un señor" is not "señora" misspelt.
  if (hit.likeness < 1 && heard.language.lists.titles.in(heard.found).some((one) => contains(one, word))) return false;
  // "As soon as" is no "sound", and "la garder" no garden.
  if (hit.likeness < PLURAL && ownWordsOf(heard.language.data).has(word.text)) return false;
  if (!heard.language.functionWords.has(word.text)) return true;
  const written = heard.text.slice(word.start, word.end);
  if (hit.likeness === 1 && written.toLowerCase() !== word.text) return true;
  if (!hit.name.abbreviation) return hit.likeness === 1 && hit.name.tokens.length > 1;
  return written === written.toUpperCase() && heard.text !== heard.text.toUpperCase();
}

/** The places where enough of the name's words stand close together. */
function runs(name: IndexedName, hits: readonly WordHit[], isSmall: (word: string) => boolean): Candidate[] {
  // What is said has to be said whole: most of the many that share a small word with a message end here.
  if (name.phrase && hits.length < name.tokens.length) return [];
  if (!isEnough(name, new Set(hits.map(({ hit }) => hit.token)), isSmall)) return [];
  return hits.flatMap((first, index): Candidate[] => {
    // It is said from its first word on.
    if (name.phrase && first.hit.token > 0) return [];
    const seen = new Map([[first.hit.token, first.hit.likeness]]);
    let last = first.word;
    let lastTelling = first.word;
    let { token } = first.hit;
    let highest = token;
    let inOrder = true;
    let gaps = 0;
    for (const { word, hit } of hits.slice(index + 1)) {
      if (word.position - last.position > GAP_MAX + 1) break;
      if (seen.has(hit.token) || word.position === last.position) continue;
      // The "de" of "un corte el 3 de marzo" is no part of "corte de pelo", nor the "le"
      // of "grand studio le 3" of "Le Grand Studio".
      if (isSmall(word.text) && (word.position > last.position + 1 || hit.token !== token + 1)) continue;
      inOrder &&= hit.token > highest && word.position === last.position + 1;
      highest = Math.max(highest, hit.token);
      gaps += word.position - last.position - 1;
      seen.set(hit.token, hit.likeness);
      last = word;
      if (!isSmall(word.text)) lastTelling = word;
      token = hit.token;
    }
    // The "el" of "cortarme el viernes" is no part of half of "cortarme el pelo".
    const { end } = seen.size === name.tokens.length ? last : lastTelling;
    return candidate(name, seen, { start: first.word.start, end }, { inOrder, gaps, isSmall });
  });
}

/** Whether so much of a name may stand for it. Its small words tell nothing: "salt" is more than half of "Salt and Sun". */
function isEnough(
  name: IndexedName,
  said: { has(token: number): boolean; size: number },
  isSmall: Run['isSmall'],
): boolean {
  if (said.size === name.tokens.length) return true;
  let [all, heard] = [0, 0];
  name.tokens.forEach((word, token) => {
    if (isSmall(word)) return;
    all += word.length;
    if (said.has(token)) heard += word.length;
  });
  return heard >= PARTIAL_LETTERS_MIN && heard / all >= PARTIAL_SHARE_MIN;
}

interface Run {
  readonly inOrder: boolean;
  readonly gaps: number;
  readonly isSmall: (word: string) => boolean;
}

/** Of a part, the small words weigh nothing: "the sea" is the sea before it is a part of "by the sea". */
function candidate(
  name: IndexedName,
  seen: ReadonlyMap<number, number>,
  { start, end }: Span,
  { inOrder, gaps, isSmall }: Run,
): Candidate[] {
  const whole = seen.size === name.tokens.length;
  // What is said stands together and in its order: in "a beach trip" nobody says "a trip", in "like I said" nobody "I like".
  if (name.phrase && (gaps > 0 || (!inOrder && seen.size > 1))) return [];
  if (!whole && (name.phrase || !isEnough(name, seen, isSmall))) return [];
  let [all, weight] = [0, 0];
  name.tokens.forEach((word, token) => {
    if (!whole && isSmall(word)) return;
    all += word.length;
    weight += word.length * (seen.get(token) ?? 0);
  });
  const likeness = (weight / all) * (whole ? (inOrder ? 1 : 0.95) : 0.9);
  // Words in between count against it: in "New York from Mexico City" the city is Mexico's.
  return [{ name, start, end, weight: weight - gaps, likeness: Math.round(likeness * 100) / 100 }];
}

/** A name is never a word inside another: កែវ is nobody in កែវភ្នែក, the eye. */
function unspaced(heard: Heard): readonly Candidate[] {
  const found = indexOf(heard.listening.vocabulary).unspacedIn(heard.folded);
  if (found.length === 0) return NOTHING;
  const words = wordsIn(heard);
  const apart = found.filter(({ start, text }) => {
    const end = start + text.length;
    return !words.some((word) => contains(word, { start, end }) && word.end - word.start > text.length);
  });
  return apart.map(({ name, text, start }) => {
    const likeness = text.length === name.folded.length ? 1 : 0.7;
    return { name, start, end: start + text.length, weight: text.length, likeness };
  });
}

/**
 * The words of a message in a script without spaces, as the language's own dictionary parts them. A figure is no part of the
 * word it leans on: ឆ្នេរ៣ថ្ងៃ is the beach and three days.
 */
function wordsIn({ text, language }: Heard): Span[] {
  const segments = segmenterOf(language.data).segment(text.replace(FIGURE, (figure) => ' '.repeat(figure.length)));
  return [...segments].map(({ segment, index }) => ({ start: index, end: index + segment.length }));
}

const FIGURE = /\p{Nd}/gu;

const segmenterOf = remembered(({ locale }: LanguageData) => new Intl.Segmenter(locale, { granularity: 'word' }));

/** Of candidates from one list for the same words, the one of which more was said wins; equals stay side by side. */
function strongest(found: readonly Candidate[]): readonly Candidate[] {
  if (found.length < 2) return found;
  const kept: Candidate[] = [];
  for (const one of [...found].sort((left, right) => right.weight - left.weight || right.likeness - left.likeness)) {
    if (!kept.some((other) => beats(other, one) || repeats(other, one))) kept.push(one);
  }
  return kept.sort((left, right) => left.start - right.start);
}

function repeats(one: Candidate, other: Candidate): boolean {
  return one.name.list === other.name.list && one.name.id === other.name.id && overlaps(one, other);
}

function beats(one: Candidate, other: Candidate): boolean {
  if (one.name.list !== other.name.list || !overlaps(one, other)) return false;
  const heavier = one.weight - other.weight;
  return heavier > 0.01 || (heavier > -0.01 && one.likeness > other.likeness + 0.04);
}
