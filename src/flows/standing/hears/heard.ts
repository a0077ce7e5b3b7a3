import { heardAnswer } from '../../../core/hearing.ts';
import type { JsonObject } from '../../../core/json.ts';
import { looksOn } from '../../../core/looks-on.ts';
import { mentions, type Reading } from '../../../core/reading.ts';
import type { Rule } from '../../../core/rules.ts';
import { overlaps } from '../../../core/span.ts';
import { instantOf, localText } from '../../../domain/zoned.ts';
import type { Catalogue } from '../catalogue.ts';
import type { IntentName } from '../intents.ts';
import type { Memory } from '../memory.ts';
import { denialsOf, says } from '../vocabulary.ts';
import { ownsThing } from './owned.ts';
import { type Reference, referenceIn, withoutReference } from './reference.ts';
import { speaksOf } from './speaks.ts';
import { wanted } from './wanted.ts';

/** What a state's rules go by: the words, what is being settled, and what the business allows. */
export interface Heard extends Pick<Memory, 'data' | 'around' | 'now'> {
  /** The words as they were read. */
  readonly reading: Reading;
  /** The same without the reference of a booking: its digits are no hour and no day. */
  readonly bare: Reading;
  readonly reference: Reference | null;
  /** They speak of something that is theirs. */
  readonly mine: boolean;
  readonly catalogue: Catalogue;
}

export type StandingRule = Rule<Heard, IntentName>;

export function heardIn(reading: Reading, { data, around, now }: Memory, catalogue: Catalogue): Heard {
  const reference = referenceIn(reading, false);
  const bare = reference === null ? reading : withoutReference(reading, reference);
  // A reference names what they have, as "my appointment" does; while a task is under way it is that task's to hear.
  // "The appointment" and "my haircut" are the one under way, where one is; else they are theirs too.
  const named = says(bare, 'named') || (reference !== null && speaksOf(bare, 'reference'));
  const isNamed = around.resting && (named || ownsThing(bare));
  return { reading, bare, reference, mine: says(bare, 'mine') || isNamed, data, around, now, catalogue };
}

/** Something was booked in this talk, and not called off since. */
export function isStanding({ done }: Heard['around']): boolean {
  return done?.act === 'book' || done?.act === 'move';
}

/** The same, while nothing else is under way and the desk answers for it: then words that name nothing may be of it. */
export function isOpenToChange(around: Heard['around']): boolean {
  return around.resting && !around.answered && isStanding(around);
}

/** When the booking is that is being settled, on the business's own clock. */
export function aboutOf(
  { question, reminded, bookings = question === 'coming' && reminded ? [reminded] : [] }: Memory['data'],
  { timeZone }: Catalogue,
): string | null {
  const [booking] = bookings;
  return booking === undefined ? null : localText(instantOf(booking.start), timeZone);
}

/** What they wish for, where they wish for anything. */
export function isNamed(entities: JsonObject): boolean {
  return Object.keys(entities).length > 0;
}

/** It is told to be left, or not to be called off; the no of "can't make it" and "no longer need it" is of another kind. */
export function isKept(reading: Reading): boolean {
  const hindered = [...denialsOf(reading, 'cannot'), ...denialsOf(reading, 'needless')];
  const denied = mentions(reading, 'cue').some(
    (one) => one.cue === 'cancel' && one.negated === true && !hindered.some((other) => overlaps(one, other)),
  );
  return denied || says(reading, 'keeps');
}

/** Everything is to stay as it is. Tried before what else may be asked for: "no, don't cancel it" calls nothing off. */
export const keeps: StandingRule = {
  rule: 'leaves it as it is',
  means: 'decline',
  when: ({ reading }) => isKept(reading) || (heardAnswer(reading) === 'no' && !looksOn(reading)),
  gives: ({ reading }) => wanted(reading),
  examples: ['no', 'leave it as it is', { said: 'déjala como está', in: 'es' }, { said: 'gardez-la', in: 'fr' }],
};
