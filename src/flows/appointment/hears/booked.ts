import type { Rule } from '../../../core/rules.ts';
import type { IntentName } from '../intents.ts';
import type { Heard } from './heard.ts';
import { fits, isLoneNumber, isSpecific, rulesOut, wishEntitiesOf } from './wish.ts';

/** Booked (A6): talk about the booking, a wish to move or cancel it, or something else altogether. */
export const bookedRules: readonly Rule<Heard, IntentName>[] = [
  { rule: 'calls it off', means: 'cancel', when: ({ has }) => has('cancel'), examples: ['please cancel it'] },
  {
    rule: 'asks what was agreed',
    means: 'confirm',
    when: ({ has }) => has('recall'),
    examples: ['when was it again?'],
  },
  {
    rule: 'wants another time',
    means: 'change_request',
    when: (heard) => namesAnother(heard) || heard.has('change') || rulesOut(heard.wish, slotOf(heard), heard.timeZone),
    gives: ({ wish }) => wishEntitiesOf(wish),
    examples: ['can we make it Monday instead', 'I need to change the time', 'not Friday after all'],
  },
  {
    rule: 'speaks of the booked time',
    means: 'confirm',
    when: ({ wish, answer }) => isSpecific(wish) || answer === 'yes',
    examples: ['great', 'see you on Friday'],
  },
];

function namesAnother(heard: Heard): boolean {
  const { wish, reading, timeZone } = heard;
  return isSpecific(wish) && !isLoneNumber(reading) && !fits(slotOf(heard), wish, timeZone);
}

function slotOf({ data }: Heard): string {
  return data.booked_booking?.slot ?? '';
}
