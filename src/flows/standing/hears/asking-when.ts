import { picksByPlace } from './asking-which.ts';
import { isNamed, keeps, type StandingRule } from './heard.ts';
import { anything, protests } from './openings.ts';
import { wanted } from './wanted.ts';

/** A time is being found: any day or time is a wish. */
export const askingWhenRules: readonly StandingRule[] = [
  picksByPlace(({ data }) => data.times?.length ?? 0, 'times listed'),
  keeps,
  protests,
  {
    rule: 'says when they would rather',
    means: 'move',
    when: ({ reading }) => isNamed(wanted(reading)),
    gives: ({ reading }) => wanted(reading),
    examples: ['Monday at 5', 'an hour later', { said: 'el lunes por la tarde', in: 'es' }],
  },
  ...anything,
];
