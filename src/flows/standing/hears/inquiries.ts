import { hasCue, type Mention, mentions, type Reading } from '../../../core/reading.ts';
import { mentionsOf, says } from '../vocabulary.ts';
import { asked } from './asked.ts';
import type { StandingRule } from './heard.ts';

/** What people ask of what they have, or believe to have, with no wish about it. */

export const asksWhether: StandingRule = {
  rule: 'asks whether it is booked',
  means: 'tell',
  when: ({ bare, mine }) => isWhether(bare, mine),
  gives: asked,
  examples: [
    'is it booked?',
    'why did you cancel it?',
    { said: '¿me la habéis anulado?', in: 'es' },
    { said: 'vous avez bien noté ma réservation ?', in: 'fr' },
    { said: '订好了吗', in: 'zh' },
  ],
};

export const asksWhen: StandingRule = {
  rule: 'asks when it is, and nothing else is under way',
  means: 'tell',
  when: ({ bare, around }) =>
    around.resting && around.done !== undefined && says(bare, 'when') && hasCue(bare, 'question'),
  gives: asked,
  answers: ({ bare }) => mentionsOf(bare, 'when'),
  examples: [
    { said: 'when does it leave?', given: 'something was just booked' },
    { said: 'c’est quel jour déjà ?', in: 'fr', given: 'something was just booked' },
  ],
};

export const asksAbout: StandingRule = {
  rule: 'asks about what they have',
  means: 'tell',
  // "When are my appointments?" asks for no free time.
  when: ({ bare, mine }) => mine && (hasCue(bare, 'recall') || says(bare, 'asks')),
  gives: asked,
  examples: ['when is my appointment?', 'when are my appointments?', { said: '¿a qué hora tengo la cita?', in: 'es' }],
};

/** Whether something was done, or what it was, and no wish beside it. */
function isWhether(reading: Reading, mine: boolean): boolean {
  if (hasCue(reading, 'done', 'forgotten')) return !hasCue(reading, 'book', 'cancel', 'change', 'more', 'availability');
  const isWithin = (found: Mention) =>
    mentionsOf(reading, 'asks').some(({ start, end }) => start <= found.start && found.end <= end);
  // "C'était à quelle heure ?" asks for no free hour.
  const asksFree = mentions(reading, 'cue').some((one) => one.cue === 'availability' && (mine || !isWithin(one)));
  return says(reading, 'asks') && !asksFree;
}
