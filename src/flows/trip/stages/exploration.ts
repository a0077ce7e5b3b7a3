import type { Acts } from '../acts.ts';
import type { Conditions } from '../conditions.ts';
import type { TripKit } from '../kit.ts';
import type { Passing } from './passing.ts';
import { onTheTable } from './suggestion.ts';

/** Stage three: whatever is asked about the trips is looked up (D5). */
export function exploration(words: TripKit, is: Conditions, acts: Acts, { showing }: Passing) {
  const { tripIsKnown: guard } = is;
  // Of several side by side none is "it".
  const whichTrip = { actions: [...acts.hears, ...acts.ask('which_trip')] } as const;
  return {
    id: 'EXPLORATION',
    entry: acts.enters('EXPLORATION'),
    initial: 'resting',
    states: {
      resting: {},
      inviting: { always: { target: 'resting', actions: acts.ask('explore') } },
      // Whoever chooses straight from the three passes through.
      choosing: { always: '#CUSTOMIZATION' },
      looking: {
        description: 'What was asked for is looked up. Left within the turn.',
        on: showing,
        always: { guard: is.nothingIsAwaited, target: 'inviting' },
      },
    },
    on: {
      ...onTheTable(words, is, acts),
      explore: { target: '.looking', actions: acts.explores },
      select: [{ guard: is.tripIsMeant, target: '#CUSTOMIZATION', actions: acts.selects }, whichTrip],
      customise: [
        { guard: is.noneIsMeant, target: '.inviting', actions: acts.keepsExtras },
        { guard, target: '#CUSTOMIZATION', actions: [...acts.choosesToo, ...acts.customises] },
      ],
      use_points: { guard, target: '#CUSTOMIZATION.counting', actions: [...acts.choosesToo, acts.countsPoints] },
      discount: { guard, target: '#CUSTOMIZATION.checking', actions: [...acts.choosesToo, acts.checksCode] },
      book: [{ guard: is.tripIsMeant, target: '#BOOKING', actions: acts.selects }, whichTrip],
    },
  } as const;
}
