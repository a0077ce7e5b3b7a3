import { keeps, type StandingRule } from './heard.ts';
import { anything, protests } from './openings.ts';
import { codeIn } from './reference.ts';

/** A code was sent to where the customer is known (X14). */
export const askingCodeRules: readonly StandingRule[] = [
  {
    rule: 'gives the code',
    means: 'prove',
    when: ({ reading }) => codeIn(reading) !== null,
    gives: ({ reading }) => ({ code: codeIn(reading) ?? '' }),
    examples: ['123 456', 'it says 123456', { said: '១២៣៤៥៦', in: 'km' }],
  },
  keeps,
  protests,
  ...anything,
];
