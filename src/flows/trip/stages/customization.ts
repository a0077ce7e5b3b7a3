import { onlyIf, unless } from '../../../core/kit/kit.ts';
import type { Acts } from '../acts.ts';
import type { TripCatalogue } from '../catalogue.ts';
import type { Conditions } from '../conditions.ts';
import type { TripKit } from '../kit.ts';
import { reconsidered } from '../notes/choosing.ts';
import { addonsAgreed, asBefore, decided, LISTED } from '../notes/customising.ts';
import { askingAbout } from '../notes/told.ts';
import { notBooked } from '../says/booking.ts';
import * as says from '../says/customising.ts';
import { noted } from '../says/everywhere.ts';
import { asked } from '../says/questions.ts';
import type { Passing } from './passing.ts';

/** Stage four: the chosen trip is made one's own, and every change recalculates the whole (D6). */
export function customization(
  { tell, tellAny, note, noteInTurn }: TripKit,
  is: Conditions,
  acts: Acts,
  { showing, codeAnswers, pointsAnswers }: Passing,
  catalogue: TripCatalogue,
) {
  const { greets, hears, ask } = acts;
  const changes = { target: '.summing', actions: [greets, ...acts.customises] } as const;
  return {
    id: 'CUSTOMIZATION',
    entry: acts.enters('CUSTOMIZATION'),
    initial: 'summing',
    states: {
      resting: {},
      // The price as it stands, line by line, and what could be added; or the doubt that stands.
      summing: {
        always: [
          {
            guard: is.overBudgetIsAsked,
            target: 'resting',
            actions: tell(asked('over_budget', 'over_budget_change')),
          },
          { guard: unless(is.tripIsPriced), target: 'resting', actions: ask('which_trip') },
          {
            target: 'resting',
            actions: [
              tell(says.summary),
              onlyIf(is.totalIsAbove, tell(says.above)),
              // What could be added is listed once, when the trip has just been chosen.
              noteInTurn('that `customise` is asked', ({ data, isNew }) => {
                const lists = isNew || data.asked.about === LISTED;
                return { data: askingAbout(data, 'customise', lists ? data.selected_trip_id : null) };
              }),
              tell(asked('customise')),
            ],
          },
        ],
      },
      looking: {
        description: 'What was asked for is looked up. Left within the turn.',
        on: showing,
        always: { guard: is.nothingIsAwaited, target: 'summing' },
      },
      checking: { description: 'A code is checked. Left within the turn.', on: codeAnswers('summing') },
      counting: { description: 'The points are counted. Left within the turn.', on: pointsAnswers('summing') },
    },
    on: {
      use_points: { target: '.counting', actions: [...hears, acts.countsPoints] },
      customise: changes,
      inform: changes,
      discount: { target: '.checking', actions: [...hears, acts.checksCode] },
      negotiate: { target: '.summing', actions: [...hears, tell(says.haggle)] },
      // What goes over the budget was asked about with both amounts.
      confirm: [
        {
          guard: is.changeIsOver,
          target: '.summing',
          actions: [greets, tell(noted), note('that the change stays', decided)],
        },
        {
          guard: is.addonsAreOver,
          target: '.summing',
          actions: [
            greets,
            tellAny(['added'], (memory, event) => says.agreed(memory, event, catalogue)),
            note('the add-ons', addonsAgreed),
          ],
        },
      ],
      decline: [
        {
          guard: is.changeIsOver,
          target: '.summing',
          actions: [greets, tell(says.asBefore), note('what was before the change', asBefore)],
        },
        {
          guard: is.addonsAreOver,
          target: '.summing',
          actions: [
            greets,
            tellAny(['left_out'], (memory, event) => says.refused(memory, event, catalogue)),
            note('that the add-ons are left out', decided),
          ],
        },
        // Nothing is booked, and what should be different is asked (X12): the trip stays as it is until they say.
        { target: '.resting', actions: [...hears, tell(notBooked), ...ask('change')] },
      ],
      explore: { target: '.looking', actions: acts.explores },
      select: { guard: is.tripIsKnown, target: '.summing', actions: acts.selects },
      book: [
        // Whether with it or without it has to be known first.
        { guard: is.overBudgetIsAsked, target: '.summing', actions: hears },
        { target: '#BOOKING', actions: hears },
      ],
      put_off: acts.noHurry,
      start_over: acts.beginsAgain,
      recount: { actions: [...hears, ...ask('people_count')] },
      change_selection: {
        target: '#EXPLORATION.resting',
        actions: [
          greets,
          note('what there is to choose from', reconsidered),
          tell(asked('which_trip', 'which_hotel', 'which_guide')),
        ],
      },
      cancel: acts.givesUp,
    },
  } as const;
}
