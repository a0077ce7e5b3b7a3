import { mentions } from '../../../core/reading.ts';
import type { Rule } from '../../../core/rules.ts';
import { clockTime, instantOf, localTime } from '../../../domain/zoned.ts';
import type { Made } from '../context.ts';
import type { IntentName, SalonEntities } from '../intents.ts';
import type { Heard } from './heard.ts';
import { saysWhen } from './when.ts';

/** "Y también el sábado a la misma hora": like what was booked last, on another day; "then Friday", like what was called off. */
export const wantsTheSameAgain: Rule<Heard, IntentName> = {
  rule: 'wants the same as was booked last, on another day',
  means: 'start_booking',
  when: (heard) => heard.memory.made !== null && isLikeLast(heard),
  gives: (heard) => (heard.memory.made === null ? {} : likeIt(heard, heard.memory.made)),
  examples: [
    { said: 'y también el sábado a la misma hora', given: 'an appointment made' },
    { said: 'the same on Saturday', in: 'en', given: 'an appointment made' },
  ],
};

function isLikeLast({ reading, said, memory, has }: Heard): boolean {
  // What somebody else would like is theirs to say.
  if (said.services.length + said.among.length > 0 || reading.clauses?.some(({ forWhom }) => forWhom)) return false;
  const isAnother = reading.clauses?.some(({ alongside, another, anew }) => alongside || another || anew) === true;
  const isBesides = has('more') || said.pick === 'other' || isAnother;
  // Instead of what was called off, and no answer to a question about the house.
  if (memory.made?.off) return saysWhen(said.when) && mentions(reading, 'topic').length === 0;
  return saysWhen(said.when) && !has('question') && (said.same || said.sameTime || isBesides);
}

function likeIt({ said, catalogue }: Heard, { services, stylist, start }: Made): SalonEntities {
  const { time, window } = said.when;
  const isOpen = time === undefined && window === undefined;
  const { minute } = localTime(instantOf(start), catalogue.timeZone);
  return {
    ...said.when,
    services: [...services],
    stylist: said.stylist ?? stylist,
    ...(isOpen && (said.same || said.sameTime) && { time: clockTime(minute) }),
  };
}
