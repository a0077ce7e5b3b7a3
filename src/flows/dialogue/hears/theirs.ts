import { mentions, type Reading } from '../../../core/reading.ts';
import { overlaps } from '../../../core/span.ts';
import { phraseIn } from '../kinds/phrase.ts';
import theirs from './theirs.json' with { type: 'json' };

/**
 * "My flight tomorrow got delayed", "we fly to Boston on Saturday, do I need a boarding pass?": it is about what they have, and
 * wishes for nothing new, though it names what could be booked (X20).
 */
export function isOfWhatTheyHave(reading: Reading): boolean {
  const { clauses = [], locale, text } = reading;
  if (clauses.some(({ act, anew }) => act === 'book' || anew === true)) return false;
  const says = (phrases: readonly string[]) =>
    phrases.some((phrase) => {
      const place = phraseIn(text, phrase);
      return place !== null && !clauses.some((clause) => clause.mood === 'wants' && overlaps(clause, place));
    });
  const { has, goes, befell } = theirs[locale];
  const isAsked = mentions(reading, 'topic').length > 0;
  if (says(has)) return isAsked || says(befell);
  return isAsked && says(goes);
}
