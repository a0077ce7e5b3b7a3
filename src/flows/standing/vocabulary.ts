import { hasCue, type ItemMention, mentions, type Reading } from '../../core/reading.ts';
import type { Vocabulary } from '../../core/vocabulary.ts';
import heard from './words/listening.json' with { type: 'json' };

/** What people do when they speak of something they have booked. */
type Phrase = keyof typeof heard;

const PHRASES = Object.keys(heard) as readonly Phrase[];
const LIST = 'standing:';
/** Words that do something are not guessed at. */
const LIKENESS_MIN = 0.9;

/** Every phrase in every language, for people mix them; each a list of its own, so that none hides another. */
export const standingLists: Vocabulary['lists'] = Object.fromEntries(
  PHRASES.map((phrase) => [
    `${LIST}${phrase}`,
    [{ id: phrase, names: Object.values(heard[phrase]).flat(), phrases: true as const }],
  ]),
);

export function says(reading: Reading, ...phrases: readonly Phrase[]): boolean {
  return found(reading, phrases).some(({ negated }) => !negated);
}

/** A no within a question rules nothing out: "can't we postpone it?", "能不能推迟". */
export function wishesFor(reading: Reading, ...phrases: readonly Phrase[]): boolean {
  return found(reading, phrases).some(({ negated }) => !negated || hasCue(reading, 'question'));
}

function found(reading: Reading, phrases: readonly Phrase[]): readonly ItemMention[] {
  return mentions(reading, 'item').filter(
    ({ list, likeness }) => likeness >= LIKENESS_MIN && phrases.some((phrase) => list === `${LIST}${phrase}`),
  );
}
