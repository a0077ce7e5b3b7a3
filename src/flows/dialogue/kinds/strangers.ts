import type { Reading } from '../../../core/reading.ts';
import { overlaps } from '../../../core/span.ts';
import { phraseAt, type Word, wordsOf } from '../hears/words.ts';
import type { Slot } from '../task/schema.ts';
import directions from './directions.json' with { type: 'json' };
import type { Found } from './kind.ts';

/** How many words a name may have that nobody knows. */
const WORDS_MAX = 3;
/** Sure enough to be answered, never enough to begin something by itself. */
const LIKENESS = 0.7;

/**
 * "From Atlantis": a place that is on no list stands where one would. It is taken as it was said, so that it can be
 * refused with the reason instead of passed over (C5).
 */
export function strangersIn(reading: Reading, { role }: Slot, known: readonly Found[]): readonly Found[] {
  if (role === undefined || known.some((one) => one.role === role)) return [];
  const data: Directions = directions[reading.locale];
  const words = wordsOf(reading.text);
  const leads = ROLES.flatMap((one) => [...data[one], ...data[`${one}_name`]]).map((lead) => wordsOf(lead)[0]?.plain);
  const ends = (word: Word): boolean =>
    [...data.not, ...leads].includes(word.plain) || /\d/.test(word.plain) || isExplained(reading, word);
  const isKnown = (word: Word): boolean => known.some((one) => overlaps(one, word));
  // The "to" of "I want to surprise my mother" and, where a place is named, of "I'm going to propose" leads to a deed.
  const isPlaced = known.some((one) => one.role === null);
  const isDeed = (lead: Word): boolean => {
    const before = words[words.findIndex(({ start }) => start === lead.start) - 1]?.plain ?? '';
    return data.wishes.includes(before) || (isPlaced && data.going.includes(before));
  };
  const after = (lead: string): Span | null => strangerAfter(reading, words, lead, { ends, isKnown, isDeed });
  const plain = data[role].map(after);
  const capital = data[`${role}_name`].map(after).filter((name) => name && isCapital(reading.text.slice(name.start)));
  const [name] = [...plain, ...capital].filter((one) => one !== null);
  if (name === undefined) return [];
  return [{ value: reading.text.slice(name.start, name.end), ...name, role, likeness: LIKENESS, stranger: true }];
}

const ROLES = ['from', 'to'] as const;

/** The words of a language around a place. */
interface Directions extends Readonly<Record<'from' | 'to' | 'from_name' | 'to_name', readonly string[]>> {
  /** What ends a name. */
  readonly not: readonly string[];
  /** A deed follows their "to". */
  readonly wishes: readonly string[];
  /** A place or a deed does. */
  readonly going: readonly string[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

type Judge = (word: Word) => boolean;

interface Judges {
  readonly ends: Judge;
  readonly isKnown: Judge;
  /** Of the word that would lead to the place. */
  readonly isDeed: Judge;
}

function strangerAfter({ text }: Reading, words: readonly Word[], lead: string, judges: Judges): Span | null {
  const phrase = wordsOf(lead).map(({ plain }) => plain);
  for (let rest = words; rest.length > 0; ) {
    const place = phraseAt(rest, phrase, 0);
    if (place === null) return null;
    const leading = rest.find(({ start }) => start >= place.start);
    rest = rest.filter(({ start }) => start >= place.end);
    const isDeed = leading !== undefined && judges.isDeed(leading);
    const name = isDeed ? null : nameAt(text, rest, place.end, judges);
    if (name !== null) return name;
  }
  return null;
}

/**
 * Words one after another that mean nothing else here, the first of them right behind what leads to it. Those that lead
 * on to a place that is known are none: "flying out of, say, Boston".
 */
function nameAt(text: string, words: readonly Word[], from: number, { ends, isKnown }: Judges): Span | null {
  let end = from;
  let start: number | null = null;
  for (const word of words.slice(0, WORDS_MAX + 1)) {
    if (!/^[\s'’.-]*$/u.test(text.slice(end, word.start)) || ends(word)) break;
    if (isKnown(word)) return null;
    start ??= word.start;
    end = word.end;
  }
  return start === null ? null : { start, end };
}

/**
 * A guess that something might be a name explains nothing, nor does what is only a little like one that is known. "For Robert King,
 * king@corp.example" is somebody all the same.
 */
function isExplained({ mentions }: Reading, word: Word): boolean {
  const isReached = mentions.some(({ kind }) => kind === 'email' || kind === 'phone');
  return mentions.some(
    (mention) => (mention.kind !== 'name' || isReached) && mention.kind !== 'item' && overlaps(mention, word),
  );
}

function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}
