import { mentions } from '../../../core/reading.ts';
import type { Rule } from '../../../core/rules.ts';
import type { IntentName } from '../intents.ts';
import { type Heard, isForSeveral } from './heard.ts';
import { fits, isLoneNumber, isSpecific, rulesOut, wishEntitiesOf } from './wish.ts';

/**
 * Booked (A6): talk about the booking, a wish to move or cancel it, a wish for another one besides, or something else
 * altogether. What may be either of the two wishes is asked about, and nobody is troubled with it.
 */
export const bookedRules: readonly Rule<Heard, IntentName>[] = [
  { rule: 'calls it off', means: 'cancel', when: ({ has }) => has('cancel'), examples: ['please cancel it'] },
  {
    rule: 'asks what was agreed',
    means: 'confirm',
    when: ({ has }) => has('recall', 'done'),
    examples: ['when was it again?', 'did you book it?'],
  },
  {
    rule: 'wants another one besides',
    means: 'another',
    when: (heard) => heard.reading.clauses?.some(({ anew }) => anew) === true || isAlso(heard),
    gives: when,
    examples: [
      'can I book another appointment',
      'another one for my daughter on Tuesday',
      'and also Monday at the same time',
    ],
  },
  {
    rule: 'speaks of another time and of somebody else',
    means: 'unclear',
    when: (heard) => isForOthers(heard) && heard.has('change', 'correction'),
    gives: () => ({ doubt: true }),
    examples: ['Monday instead for my wife'],
  },
  {
    rule: 'wants another time',
    means: 'change_request',
    when: (heard) =>
      heard.has('change') || corrects(heard) || shifts(heard) || rulesOut(heard.wish, slotOf(heard), heard.timeZone),
    gives: ({ wish }) => wishEntitiesOf(wish),
    examples: [
      'can we make it Monday instead',
      'actually, Monday',
      'I need to change the time',
      'not Friday after all',
      'could we do an hour later',
    ],
  },
  {
    rule: 'wants one for somebody else',
    means: 'another',
    when: isForOthers,
    gives: when,
    examples: ['and Friday for my son', 'and my wife?', 'my daughter needs one too'],
  },
  {
    rule: 'names another day or time, and no word of moving it',
    means: 'unclear',
    when: namesAnother,
    gives: () => ({ doubt: true }),
    examples: ['Monday then', 'is Tuesday free?'],
  },
  {
    rule: 'speaks of the booked time',
    means: 'confirm',
    when: ({ wish, answer }) => isSpecific(wish) || answer === 'yes',
    examples: ['great', 'see you on Friday'],
  },
];

/** "And also Monday": one more beside what stands, and no word of moving it. */
function isAlso(heard: Heard): boolean {
  return heard.has('more') && namesAnother(heard) && !heard.has('change', 'correction', 'question');
}

/** Whoever else is spoken of wants one of their own: what was booked is for whoever booked it. */
function isForOthers({ reading, wish, has }: Heard): boolean {
  const wants = isSpecific(wish) || has('book', 'more', 'availability');
  const { clauses = [] } = reading;
  return clauses.some(({ another, forWhom }) => forWhom !== undefined || (another && wants)) || isForSeveral(reading);
}

/** "An hour later": later than what is booked. */
function shifts(heard: Heard): boolean {
  const { reading } = heard;
  return !isForOthers(heard) && mentions(reading, 'time').some(({ shift, negated }) => shift !== undefined && !negated);
}

/** "I mean Monday." */
function corrects(heard: Heard): boolean {
  return heard.has('correction') && namesAnother(heard);
}

function when({ wish }: Heard): { readonly named?: true } {
  return isSpecific(wish) ? { named: true } : {};
}

function namesAnother(heard: Heard): boolean {
  const { wish, reading, timeZone } = heard;
  return isSpecific(wish) && !isLoneNumber(reading) && !fits(slotOf(heard), wish, timeZone);
}

function slotOf({ data }: Heard): string {
  return data.booked_booking?.slot ?? '';
}
