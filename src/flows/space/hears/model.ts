import type { JsonObject } from '../../../core/json.ts';
import { hasCue, mentions, type Reading } from '../../../core/reading.ts';
import { GENERAL, type SpaceState } from '../context.ts';
import { pending } from '../protocol.ts';
import type { SpaceRule } from './everywhere.ts';
import { changesMind, changeWithoutValue, heardIn } from './heard.ts';
import { wantsReservation } from './opening.ts';
import type { Place } from './place.ts';
import { saidIn } from './said.ts';

/** E6, E9: the router and the keywords decide by themselves; a question for the front desk is not the model's either. */
export function asksModel(reading: Reading, state: SpaceState): boolean {
  const said = saidIn(reading, null);
  const paid = hasCue(reading, 'paid') && (state === GENERAL || hasCue(reading, 'question'));
  if (changesMind(reading, said) || changeWithoutValue(said) !== null || paid) return false;
  if (state === GENERAL) return wantsReservation(reading, said);
  const forDesk = mentions(reading, 'topic').length > 0 || hasCue(reading, 'person', 'help', 'capabilities');
  return !forDesk || said.space !== null || said.period !== null;
}

/**
 * E5: a model that would not give the object, asked twice. Where the rules are sure, they know better; otherwise its
 * words are what it would have said, and they settle nothing. What merely looks like a broken object is no words.
 */
export function readAsText(text: string, words: Reading, place: Place, rules: readonly SpaceRule[]): JsonObject | null {
  const heard = heardIn(words, place);
  const ruled = rules.find(({ means, when }) => means === 'protocol' && when(heard));
  if (ruled !== undefined && ruled.certainty !== 'guess') return null;
  const response = /[{}[\]`]|"\s*:/u.test(text) ? '' : text.trim();
  return response === '' ? null : { ...pending, response };
}
