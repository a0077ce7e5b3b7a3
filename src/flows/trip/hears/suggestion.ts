import type { Entities } from '../intents.ts';
import { FIRST, saysNo, THEN } from './choosing.ts';
import type { TripRule } from './everywhere.ts';
import { tripsShown } from './picks.ts';

/** Stage two: the three have just been shown, and a yes wants to hear more of them (D4). */
export const suggestionRules: readonly TripRule[] = [
  ...FIRST,
  ...THEN,
  {
    // "If you like it, say I'll take it": it was looked at before other wishes brought it again.
    rule: 'agrees to the trip spoken of last',
    means: 'select',
    when: ({ said, data }) => said.answer === 'yes' && data.suggested_trip_ids.includes(data.asked.about ?? ''),
    examples: [{ said: "I'll take it", given: 'one looked at before' }],
  },
  {
    // Asked which of several, a yes names none: it is asked again.
    rule: 'agrees where one of several is asked for',
    means: 'select',
    when: ({ said, data }) => said.answer === 'yes' && data.asked.question === 'which_trip',
    gives: ({ data }) => onlyOne(tripsShown(data)),
    examples: [{ said: 'yes', given: 'which trip asked' }],
  },
  {
    rule: 'wants to hear more',
    means: 'explore',
    when: ({ said, has }) => said.answer === 'yes' || has('more'),
    gives: () => ({ topics: ['getTripItinerary'] }),
    examples: ['yes please', 'more please'],
  },
  saysNo,
];

function onlyOne(shown: readonly string[]): Entities {
  const [trip] = shown;
  return shown.length === 1 && trip !== undefined ? { trip } : {};
}
