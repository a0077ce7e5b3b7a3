import { onlyIf } from '../../../core/kit/kit.ts';
import type { Acts } from '../acts.ts';
import type { Conditions } from '../conditions.ts';
import type { TripKit } from '../kit.ts';
import { cheaperListed, reconsidered, spokenOf } from '../notes/choosing.ts';
import { turnedDown } from '../notes/wishes.ts';
import { haggleOver } from '../says/customising.ts';
import { cheaper, extrasNoted, three } from '../says/discovery.ts';
import { asked } from '../says/questions.ts';
import type { Passing } from './passing.ts';

/** What is wanted of the trips on the table, whether one was looked at or not (D4). */
export function onTheTable({ tell, note }: TripKit, is: Conditions, { greets, hears, ask, ...acts }: Acts) {
  return {
    /** A wish to pay less brings what is really cheaper (D6). */
    negotiate: [
      // Of the one that is named it is told what would make it cheaper; nobody has chosen it by that.
      {
        guard: is.tripIsNamed,
        target: '#EXPLORATION.inviting',
        actions: [greets, note('the trip spoken of', spokenOf), tell(haggleOver)],
      },
      {
        guard: is.tripsAreShown,
        // What is listed now was not shown before.
        actions: [greets, tell(cheaper), note('what costs less', cheaperListed), tell(asked('cheaper'))],
      },
    ],
    change_selection: {
      actions: [
        greets,
        note('what there is to choose from', reconsidered),
        tell(asked('which_trip', 'which_hotel', 'which_guide')),
      ],
    },
    /** Back for one clarifying question, everything else kept (D4). */
    reject_all: {
      target: '#DISCOVERY.resting',
      actions: [greets, note('that these did not fit', turnedDown), tell(asked('what_did_not_fit'))],
    },
    change_preferences: { target: '#DISCOVERY.weighing', actions: acts.discovers },
    recount: { target: '#DISCOVERY.weighing', actions: acts.recounts },
    inform: { actions: [greets, onlyIf(is.extraIsNew, tell(extrasNoted.message)), acts.takes, ...ask('explore')] },
    put_off: acts.noHurry,
    start_over: acts.beginsAgain,
    cancel: acts.givesUp,
  } as const;
}

/** Stage two: three trips of different price tiers are on the table, with an invitation and never a push (D4). */
export function suggestion(words: TripKit, is: Conditions, acts: Acts, { codeAnswers, pointsAnswers }: Passing) {
  const { tell } = words;
  const { hears, ask } = acts;
  const takes = [
    { guard: is.tripIsMeant, target: '#EXPLORATION.choosing', actions: acts.selects },
    { actions: [...hears, ...ask('which_trip')] },
  ] as const;
  return {
    id: 'SUGGESTION',
    entry: acts.enters('SUGGESTION'),
    initial: 'presenting',
    states: {
      presenting: { always: { target: 'resting', actions: [tell(three), ...ask('explore')] } },
      resting: {},
      inviting: { always: { target: 'resting', actions: ask('explore') } },
      checking: { description: 'A code is checked. Left within the turn.', on: codeAnswers('inviting') },
      counting: { description: 'The points are counted. Left within the turn.', on: pointsAnswers('inviting') },
    },
    on: {
      ...onTheTable(words, is, acts),
      // Add-ons and a student's card before a trip is chosen: kept in mind, and said back.
      customise: {
        target: '.inviting',
        actions: acts.keepsExtras,
      },
      discount: { target: '.checking', actions: [...hears, acts.checksCode] },
      use_points: { target: '.counting', actions: [...hears, acts.countsPoints] },
      explore: { guard: is.tripIsKnown, target: '#EXPLORATION.looking', actions: acts.explores },
      select: takes,
      book: takes,
    },
  } as const;
}
