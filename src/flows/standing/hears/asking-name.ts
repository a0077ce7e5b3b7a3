import type { JsonObject } from '../../../core/json.ts';
import type { Heard, StandingRule } from './heard.ts';
import { agreesAgain, anything, protests, thinksBetterOfIt } from './openings.ts';
import { heardPerson, isOnlyLikely, withholds } from './person.ts';
import { mayNotCome } from './reminded.ts';

/** Who they are and how they are reached was asked, once (X15). */
export const askingNameRules: readonly StandingRule[] = [
  {
    rule: 'says who they are or how they are reached',
    means: 'introduce',
    when: (heard) => told(heard) !== null && !isOnlyLikely(told(heard), heard.reading),
    gives: (heard) => told(heard) ?? {},
    examples: [
      'My name is Tom Baker',
      'Tom Baker please',
      { said: 'Rosa Pérez porfa', in: 'es' },
      { said: 'Marie Petit svp', in: 'fr' },
      '600 111 222',
      { said: '我叫王小明', in: 'zh' },
    ],
  },
  protests,
  thinksBetterOfIt,
  mayNotCome,
  {
    rule: 'would rather not say',
    means: 'decline',
    when: ({ reading }) => withholds(reading),
    examples: ["I'd rather not say", 'no thanks', { said: 'prefiero no decirlo', in: 'es' }],
  },
  ...anything,
  agreesAgain,
  {
    // What merely looks like an answer waits for whether the journey knows better.
    rule: 'says what may be a name',
    means: 'introduce',
    when: (heard) => told(heard) !== null,
    gives: (heard) => told(heard) ?? {},
    certainty: 'guess',
    examples: ['tom'],
  },
];

/** Where only a way to reach them was asked for, a name by itself is about something else. */
function told({ reading, data }: Heard): JsonObject | null {
  const heard = heardPerson(reading);
  const isReach = heard !== null && ('phone' in heard || 'email' in heard || heard['unread'] === 'phone');
  return data.lacks === 'name' || isReach ? heard : null;
}
