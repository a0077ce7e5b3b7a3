import { isNamed, keeps, type StandingRule } from './heard.ts';
import { moves, putsElsewhere } from './moves.ts';
import { butPutElsewhere, protests } from './openings.ts';
import { wanted } from './wanted.ts';

/** One is to be called off after a yes, which the judge of consent hears (X11). */
export const askingCallOffRules: readonly StandingRule[] = [
  keeps,
  protests,
  {
    rule: 'would rather have it at another time',
    means: 'move',
    when: ({ reading }) => putsElsewhere(reading) || (moves(reading) && isNamed(wanted(reading))),
    gives: ({ reading }) => wanted(reading),
    examples: ['move it to Monday instead', { said: 'mejor cámbiala al lunes', in: 'es' }],
  },
  ...butPutElsewhere,
];
