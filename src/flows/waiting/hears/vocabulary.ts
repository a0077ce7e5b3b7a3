import type { Reading } from '../../../core/reading.ts';
import type { Vocabulary } from '../../../core/vocabulary.ts';
import heard from './phrases.json' with { type: 'json' };

/** What people say of waiting for something. */
type Phrase = keyof typeof heard;

const PHRASES = Object.keys(heard) as readonly Phrase[];
const LIST = 'waiting:';
/** Words that do something are not guessed at. */
const LIKENESS_MIN = 0.9;

/** Every phrase in every language, for people mix them; each a list of its own, so that none hides another. */
export const waitingLists: Vocabulary['lists'] = Object.fromEntries(
  PHRASES.map((phrase) => [
    `${LIST}${phrase}`,
    [{ id: phrase, names: Object.values(heard[phrase]).flat(), phrases: true as const }],
  ]),
);

/** Whether it is said, and of the list whether it is not wanted: "no waiting list please". */
export function says(reading: Reading, phrase: Phrase, negated = false): boolean {
  return reading.mentions.some(
    (one) =>
      one.kind === 'item' &&
      PHRASE_OF.get(one.list) === phrase &&
      one.likeness >= LIKENESS_MIN &&
      (one.negated === true) === negated,
  );
}

/** Whether any of these phrases stands in the words, which most messages have none of. */
export function speaksOfWaiting({ mentions }: Reading): boolean {
  return mentions.some((one) => one.kind === 'item' && PHRASE_OF.has(one.list));
}

/** By the name of its list. */
const PHRASE_OF: ReadonlyMap<string, Phrase> = new Map(PHRASES.map((phrase) => [`${LIST}${phrase}`, phrase]));
