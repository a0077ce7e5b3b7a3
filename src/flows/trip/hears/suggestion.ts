import { FIRST, saysNo, THEN } from './choosing.ts';
import type { TripRule } from './everywhere.ts';

/** Stage two: the three have just been shown, and a yes wants to hear more of them (D4). */
export const suggestionRules: readonly TripRule[] = [
  ...FIRST,
  ...THEN,
  {
    rule: 'wants to hear more',
    means: 'explore',
    when: ({ said, has }) => said.answer === 'yes' || has('more'),
    gives: () => ({ topics: ['getTripItinerary'] }),
    examples: ['yes please', 'more please'],
  },
  saysNo,
];
