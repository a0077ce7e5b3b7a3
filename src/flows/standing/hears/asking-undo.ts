import { asWanted, differsFrom, heardWish, isWish } from '../../../core/hearing.ts';
import { hasCue } from '../../../core/reading.ts';
import { aboutOf, isStanding, keeps, type StandingRule } from './heard.ts';
import { anything, protests } from './openings.ts';
import { wanted } from './wanted.ts';

/** Something was protested against; a yes takes it back, and the judge of consent hears it (X13). */
export const askingUndoRules: readonly StandingRule[] = [
  {
    rule: 'says when it is to be instead',
    means: 'move',
    when: ({ bare, data, around, catalogue }) => {
      const isAsked = bare.clauses?.some(({ asked }) => asked) === true;
      if (!isStanding(around) || around.answered || isAsked || hasCue(bare, 'cancel')) return false;
      const wish = heardWish(bare);
      const [date = '', time = ''] = aboutOf(data, catalogue)?.split('T') ?? [];
      return isWish(wish) && differsFrom(wish, { date, time });
    },
    gives: ({ bare }) => wanted(asWanted(bare)),
    examples: [
      { said: 'it is on Sunday', given: 'something was just booked' },
      { said: 'non, c’est dimanche', in: 'fr', given: 'something was just booked' },
      { said: 'es el domingo', in: 'es', given: 'something was just booked' },
    ],
  },
  keeps,
  protests,
  ...anything,
];
