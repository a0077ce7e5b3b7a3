import { FIRST, saysNo, THEN } from './choosing.ts';
import { chosen } from './chosen.ts';
import { isOfExtra, type TripRule } from './everywhere.ts';

/** Stage three: one of the trips has been looked at, and a yes takes it (D5). */
export const explorationRules: readonly TripRule[] = [
  ...FIRST,
  {
    rule: 'wants to make the trip their own',
    means: 'select',
    when: ({ said }) => said.acts.has('make_own'),
    gives: chosen,
    examples: ['what can I add?'],
  },
  ...THEN,
  {
    rule: 'does without the extra that was priced',
    means: 'explore',
    when: isOfExtra,
    gives: () => ({ topics: [] }),
    examples: [
      { said: 'no thanks', given: 'an extra priced' },
      { said: '不用了', in: 'zh', given: 'an extra priced' },
      { said: 'មិនយកទេ', in: 'km', given: 'an extra priced' },
    ],
  },
  {
    // What can be added is listed (X20).
    rule: 'wants something added that we do not have',
    means: 'select',
    when: ({ reading }) =>
      reading.clauses?.some(({ act, rest, mood }) => act === 'add' && rest !== '' && mood !== 'asks') === true,
    gives: chosen,
    examples: ['add a cooking class', { said: '加一个烹饪课', in: 'zh' }],
  },
  {
    rule: 'agrees to the trip just spoken of',
    means: 'select',
    when: ({ said }) => said.answer === 'yes',
    examples: ['yes'],
  },
  {
    rule: 'wants to hear more',
    means: 'explore',
    when: ({ reading, has }) => has('more') && reading.rest === '',
    gives: () => ({ topics: ['getTripItinerary'] }),
    examples: ['more please'],
  },
  saysNo,
];
