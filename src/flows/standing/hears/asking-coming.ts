import { isNamed, keeps, type StandingRule } from './heard.ts';
import { anything, protests } from './openings.ts';
import { cannotCome, comes, mayNotCome } from './reminded.ts';
import { wanted } from './wanted.ts';

/** Whether they come was asked; a yes and a no are the judge's to hear (F8, X11). */
export const askingComingRules: readonly StandingRule[] = [mayNotCome, cannotCome, protests, comes, ...anything];

/** They cannot come: another time, or none. A bare yes is neither. */
export const askingInsteadRules: readonly StandingRule[] = [
  comes,
  keeps,
  protests,
  ...anything,
  {
    rule: 'says when they would rather',
    means: 'move',
    when: ({ reading }) => isNamed(wanted(reading)),
    gives: ({ reading }) => wanted(reading),
    examples: ['Monday at 5', { said: 'el lunes por la tarde', in: 'es' }],
  },
];
