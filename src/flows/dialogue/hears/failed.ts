import { heardAnswer } from '../../../core/hearing.ts';
import type { Rule } from '../../../core/rules.ts';
import { failedToAct } from '../agreement.ts';
import type { IntentName } from '../events.ts';
import type { HeardInTask } from './heard.ts';

/** Something failed, and a new try was offered: beside what is heard under way, any words lead on (C2, C8). */
export const failedRules: readonly Rule<HeardInTask, IntentName>[] = [
  {
    rule: 'agrees to a new look',
    means: 'retry',
    when: (heard) => answersOnly(heard, 'yes'),
    examples: ['yes', 'yes please'],
  },
  {
    rule: 'wants no new try',
    means: 'deny',
    when: (heard) => answersOnly(heard, 'no'),
    examples: ['no', 'no thanks'],
  },
  {
    rule: 'says anything else after a failure',
    means: 'unclear',
    when: () => true,
    certainty: 'guess',
    examples: ['hmm', 'what is this'],
  },
];

/** Where a booking failed, the judge of consent hears yes and no (X11). */
function answersOnly({ reading, standing, task }: HeardInTask, answer: 'yes' | 'no'): boolean {
  const isBrief = reading.text.split(/\s+/).length <= BRIEF_WORDS_MAX;
  return isBrief && heardAnswer(reading) === answer && !failedToAct(standing.data, task);
}

const BRIEF_WORDS_MAX = 3;
