import { hasCue, type ItemMention, type Mention, mentions, type Reading } from '../../core/reading.ts';
import { overlaps, type Span } from '../../core/span.ts';
import { spelledOut } from '../../core/spelled-out.ts';
import type { Vocabulary } from '../../core/vocabulary.ts';
import { HEARD, PHRASES, type Phrase } from './words/heard.ts';

const LIST = 'standing:';
/** Words that do something are not guessed at. */
const LIKENESS_MIN = 0.9;

/** Every phrase in every language, for people mix them; each a list of its own, so that none hides another. */
export const standingLists: Vocabulary['lists'] = Object.fromEntries(
  PHRASES.map((phrase) => [`${LIST}${phrase}`, [{ id: phrase, names: waysTo(phrase), phrases: true as const }]]),
);

export function says(reading: Reading, ...phrases: readonly Phrase[]): boolean {
  return reading.mentions.some((one) => isSaid(one, phrases) && !one.negated);
}

/** Whether it is said, where the no is part of the phrase: "can't make it". */
export function denies(reading: Reading, phrase: Phrase): boolean {
  return reading.mentions.some((one) => isSaid(one, [phrase]));
}

/** Where it is said, with the no that is part of it. */
export function denialsOf(reading: Reading, phrase: Phrase): readonly ItemMention[] {
  return found(reading, [phrase]);
}

/** A no within a question rules nothing out: "can't we postpone it?", "能不能推迟". */
export function wishesFor(reading: Reading, ...phrases: readonly Phrase[]): boolean {
  return reading.mentions.some((one) => isSaid(one, phrases) && (!one.negated || hasCue(reading, 'question')));
}

/** The same, but for what these words are part of. */
export function wishesBeside(reading: Reading, others: readonly Span[], phrase: Phrase): boolean {
  const apart = reading.mentions.filter((one) => !others.some((other) => overlaps(other, one)));
  return wishesFor(others.length === 0 ? reading : { ...reading, mentions: apart }, phrase);
}

/** Where it is said, in order. */
export function mentionsOf(reading: Reading, phrase: Phrase): readonly ItemMention[] {
  return found(reading, [phrase]).filter(({ negated }) => !negated);
}

/** Whether it is any of these phrases, however likely. */
export function isOfStanding({ list }: ItemMention): boolean {
  return PHRASE_OF.has(list);
}

/** Whether it is one of those phrases to the letter, accents and all. */
export function isWrittenSo(words: string, phrase: Phrase): boolean {
  return waysTo(phrase).includes(words.toLowerCase());
}

function waysTo(phrase: Phrase): readonly string[] {
  return HEARD.flatMap(({ standing }) => standing[phrase]).flatMap(spelledOut);
}

function found(reading: Reading, phrases: readonly Phrase[]): readonly ItemMention[] {
  return mentions(reading, 'item').filter((one) => isSaid(one, phrases));
}

function isSaid(mention: Mention, phrases: readonly Phrase[]): boolean {
  if (mention.kind !== 'item' || mention.likeness < LIKENESS_MIN) return false;
  const phrase = PHRASE_OF.get(mention.list);
  return phrase !== undefined && phrases.includes(phrase);
}

/** By the name of its list. */
const PHRASE_OF: ReadonlyMap<string, Phrase> = new Map(PHRASES.map((phrase) => [`${LIST}${phrase}`, phrase]));
