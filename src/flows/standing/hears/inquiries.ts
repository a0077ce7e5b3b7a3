import { type CueMention, hasCue, isMoment, type Mention, mentions, type Reading } from '../../../core/reading.ts';
import type { Span } from '../../../core/span.ts';
import { isOfStanding, mentionsOf, says } from '../vocabulary.ts';
import { asked } from './asked.ts';
import type { Heard, StandingRule } from './heard.ts';
import { speaksOf } from './speaks.ts';

/** What people ask of what they have, or believe to have, with no wish about it. */

export const asksWhether: StandingRule = {
  rule: 'asks whether it is booked',
  means: 'tell',
  when: ({ bare, mine }) => isWhether(bare, mine),
  gives: asked,
  answers: wordsAsking,
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
    around.resting &&
    around.done !== undefined &&
    ((says(bare, 'when') && hasCue(bare, 'question')) ||
      (hasCue(bare, 'recall') && isBare(bare) && !speaksOf(bare, 'reference'))),
  gives: asked,
  answers: ({ bare }) => mentionsOf(bare, 'when'),
  examples: [
    { said: 'when does it leave?', given: 'something was just booked' },
    { said: 'what day was that?', given: 'something was just booked' },
    { said: 'c’est quel jour déjà ?', in: 'fr', given: 'something was just booked' },
  ],
};

/** "What day?", "¿a qué hora?", and nothing else. */
function isBare({ rest, mentions: said }: Reading): boolean {
  return rest === '' && said.every(({ kind }) => kind === 'cue');
}

export const asksAbout: StandingRule = {
  rule: 'asks about what they have',
  means: 'tell',
  // "When are my appointments?" asks for no free time.
  when: ({ bare, mine }) => mine && (hasCue(bare, 'recall') || says(bare, 'asks')),
  gives: asked,
  answers: wordsAsking,
  examples: ['when is my appointment?', 'when are my appointments?', { said: '¿a qué hora tengo la cita?', in: 'es' }],
};

/** "The appointment tomorrow", "my booking on Friday": it is spoken of, and nothing is said of what to do with it. */
export const namesIt: StandingRule = {
  rule: 'names what they have by when it is',
  means: 'tell',
  when: ({ bare, mine, around }) => mine && around.resting && !around.answered && isOnlyNamed(bare),
  gives: asked,
  examples: [
    'my appointment on Friday',
    'the appointment tomorrow',
    { said: 'mi cita del viernes', in: 'es' },
    { said: 'mon rendez-vous de vendredi', in: 'fr' },
  ],
};

function isOnlyNamed({ rest, mentions: said }: Reading): boolean {
  const isOf = (one: Mention) => isMoment(one) || (one.kind === 'item' && isOfStanding(one)) || isCourtesy(one);
  return rest === '' && said.some(isMoment) && said.every(isOf);
}

function isCourtesy(one: Mention): boolean {
  return one.kind === 'cue' && (one.cue === 'greeting' || one.cue === 'thanks');
}

function wordsAsking({ bare }: Heard): readonly Span[] {
  const cues = mentions(bare, 'cue').filter(({ cue }) => ASKING.has(cue));
  return [...mentionsOf(bare, 'asks'), ...cues];
}

const ASKING: ReadonlySet<CueMention['cue']> = new Set(['recall', 'done', 'forgotten']);

/** Whether something was done, or what it was, and no wish beside it. */
function isWhether(reading: Reading, mine: boolean): boolean {
  if (hasCue(reading, 'done', 'forgotten')) return !hasCue(reading, 'book', 'cancel', 'change', 'more', 'availability');
  const isWithin = (found: Mention) =>
    mentionsOf(reading, 'asks').some(({ start, end }) => start <= found.start && found.end <= end);
  // "C'était à quelle heure ?" asks for no free hour.
  const asksFree = mentions(reading, 'cue').some((one) => one.cue === 'availability' && (mine || !isWithin(one)));
  return says(reading, 'asks') && !asksFree;
}
