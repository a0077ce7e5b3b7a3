import type { Opening } from '../../../core/flow.ts';
import { hasCue, mentions, type Reading } from '../../../core/reading.ts';
import { requirements, type Said, saidIn } from './said.ts';

/**
 * E9: a request for a reservation, told from general ones by the words alone; the model is never asked. A question that
 * the front desk answers is none.
 */
export function wantsReservation(reading: Reading, said: Said): boolean {
  // "Book me a hotel" asks for nothing that is done here (X20).
  if (hasCue(reading, 'elsewhere') && said.space === null) return false;
  if (hasCue(reading, 'book')) return true;
  if (mentions(reading, 'topic').length > 0) return false;
  // "Quel jour ?", of what was made.
  if (hasCue(reading, 'recall') && said.space === null && said.period === null && said.aspect !== 'space') return false;
  const bySize = said.acts.includes('largest') || said.acts.includes('smallest');
  const names = said.space !== null || bySize || said.wavers || Object.keys(requirements(said)).length > 0;
  const asks = hasCue(reading, 'availability') || said.aspect === 'space';
  // A day by itself is a wish; within other words it may be about anything.
  const alone = (said.period !== null || said.within !== null) && (reading.rest === '' || hasCue(reading, 'question'));
  return names || asks || (alone && !hasCue(reading, 'goodbye'));
}

/** E9: a wish to reserve, from within another journey: the word for it, or a space named with a time. */
export function openingOf(reading: Reading): Opening | null {
  const said = saidIn(reading, null);
  const books = mentions(reading, 'cue').find(({ cue, negated }) => cue === 'book' && negated !== true);
  const named =
    said.space !== null ||
    said.people !== null ||
    said.equipment.length + said.traits.length > 0 ||
    said.aspect === 'space';
  // What is to be reserved counts, not the word for it: "book a tour of the room" is about a tour.
  const thing = reading.mentions.find(({ kind, negated }) => (kind === 'item' || kind === 'count') && negated !== true);
  const at = thing?.start ?? books?.start ?? 0;
  if (books !== undefined) return named ? { confidence: NAMED, at, named } : { confidence: HINTED, at };
  return said.space !== null && said.period !== null ? { confidence: HINTED, at } : null;
}

const NAMED = 0.9;
const HINTED = 0.75;
