import { onlyIf } from '../../../core/kit/kit.ts';
import type { Acts } from '../acts.ts';
import type { Conditions } from '../conditions.ts';
import type { TripKit } from '../kit.ts';
import type { Memory } from '../memory.ts';
import { suggested } from '../notes/wishes.ts';
import * as says from '../says/discovery.ts';
import { trouble, why } from '../says/everywhere.ts';
import { nextWish } from '../says/questions.ts';
import type { Passing } from './passing.ts';

/** Stage one: the six things to know before anything is suggested (D3). */
export function discovery({ tell, call, note }: TripKit, is: Conditions, acts: Acts, { codeAnswers }: Passing) {
  const { hears, discovers, askNext } = acts;
  /** Trips are looked at once there are some; the question that stands is put again. */
  const looksLater = { actions: [...hears, tell(says.lookLater), ...askNext] } as const;
  const notSuggested = { target: 'resting', actions: tell(trouble) } as const;
  return {
    id: 'DISCOVERY',
    entry: acts.enters('DISCOVERY'),
    initial: 'resting',
    on: {
      inform: { target: '.weighing', actions: [...discovers, onlyIf(is.tripsAreNamed, tell(says.lookLater))] },
      customise: { target: '.weighing', actions: discovers },
      recount: { target: '.weighing', actions: acts.recounts },
      discount: { target: '.checking', actions: [...discovers, acts.checksCode] },
      use_points: looksLater,
      explore: [
        { guard: is.placeIsAsked, actions: [...acts.looks, acts.awaits, ...askNext] },
        { target: '.weighing', actions: [...discovers, tell(says.lookLater)] },
      ],
      book: looksLater,
      ask_why: { actions: [...hears, tell(why), tell(nextWish)] },
      put_off: acts.noHurry,
      start_over: acts.beginsAgain,
      cancel: acts.givesUp,
    },
    states: {
      resting: {},
      checking: { description: 'A code is checked. Left within the turn.', on: codeAnswers('weighing') },
      weighing: {
        always: [
          { guard: is.wishesAreKnown, target: 'suggesting' },
          { target: 'resting', actions: askNext },
        ],
      },
      suggesting: {
        description: 'Three trips are looked for. Left within the turn.',
        entry: call('getTripSuggestions', wishes),
        on: {
          'getTripSuggestions.done': { target: '#SUGGESTION', actions: note('the three trips', suggested) },
          // Everything said stays, and the traveller may try again (X8).
          'getTripSuggestions.refused': notSuggested,
          'getTripSuggestions.failed': notSuggested,
        },
      },
    },
  } as const;
}

function wishes({ data }: Memory) {
  const { mood, environment, duration_days, people_count, budget_min_usd, budget_max_usd, departure_city, asked } =
    data;
  const wish = { mood, environment, duration_days, people_count, budget_min_usd, budget_max_usd, departure_city };
  return { ...wish, declined: asked.declined };
}
