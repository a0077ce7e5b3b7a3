import type { TripCatalogue } from '../catalogue.ts';
import type { ExploringTool, Shown } from '../events.ts';
import type { TripKit } from '../kit.ts';
import { contactChanged, pickupChanged } from '../notes/afterwards.ts';
import { codeApplied, pointsTaken } from '../notes/customising.ts';
import { asking } from '../notes/told.ts';
import * as after from '../says/afterwards.ts';
import { invalid } from '../says/booking.ts';
import * as customising from '../says/customising.ts';
import { trouble } from '../says/everywhere.ts';
import { COMPARED, comparison, SHOWN, shown } from '../says/looking.ts';
import { asked } from '../says/questions.ts';

export type Passing = ReturnType<typeof passing>;

/** What tools answer in states that several stages have: each leads on to where the stage says (X8). */
export function passing({ tell, tellAny, note, noteInTurn }: TripKit, catalogue: TripCatalogue) {
  const answered = noteInTurn('that an answer has come', ({ awaiting }) => ({ awaiting: Math.max(0, awaiting - 1) }));
  const notShown = { actions: [tell(trouble), answered] } as const;

  /** What one of the things looked up side by side has come to (D5). */
  const answersOf = <Tool extends ExploringTool>(tool: Tool, tells: ReturnType<typeof tellAny<Shown>>) => ({
    [`${tool}.done`]: { actions: [tells, answered] },
    [`${tool}.refused`]: notShown,
    [`${tool}.failed`]: notShown,
  });
  const showing = <Tool extends keyof typeof SHOWN>(tool: Tool) =>
    answersOf(
      tool,
      tellAny<Shown>(SHOWN[tool].keys, (memory, event) => shown(tool, memory, event, catalogue)),
    );

  return {
    showing: {
      ...showing('getTripItinerary'),
      ...showing('getHotelDetails'),
      ...showing('getTripImages'),
      ...showing('getWeatherForecast'),
      ...answersOf(
        'compareTrips',
        tellAny<Shown>(COMPARED, (memory, event) => comparison(memory, event, catalogue)),
      ),
      ...showing('calculateCustomTrip'),
    },

    codeAnswers: <Target extends string>(target: Target) =>
      ({
        'validateDiscountCode.done': {
          target,
          actions: [note('the code', codeApplied), tell(customising.codeApplied)],
        },
        'validateDiscountCode.refused': { target, actions: tell(customising.codeRefused) },
        'validateDiscountCode.failed': { target, actions: tell(trouble) },
      }) as const,

    pointsAnswers: <Target extends string>(target: Target) =>
      ({
        'getLoyaltyPoints.done': { target, actions: [tell(customising.points), note('the points used', pointsTaken)] },
        'getLoyaltyPoints.refused': { target, actions: tell(customising.pointsNeedAccount) },
        'getLoyaltyPoints.failed': { target, actions: tell(trouble) },
      }) as const,

    repicking: {
      description: 'Where to pick them up is changed in the ledger. Left within the turn.',
      on: {
        'changePickup.done': {
          target: 'resting',
          actions: [note('where they are picked up', pickupChanged), tell(after.pickupChanged)],
        },
        'changePickup.refused': {
          target: 'resting',
          actions: [
            tell(after.badPickup),
            note('that `new_pickup` is asked', (data) => asking(data, 'new_pickup')),
            tell(asked('new_pickup')),
          ],
        },
        'changePickup.failed': { target: 'resting', actions: tell(trouble) },
      },
    } as const,

    /** While places are held the question is put again. */
    renaming: (stage: 'PAYMENT' | 'POST_BOOKING') => {
      const again = stage === 'PAYMENT' ? ([tell(asked('payment', 'support', 'new_pickup'))] as const) : ([] as const);
      return {
        description: 'A name or number is changed in the ledger. Left within the turn.',
        on: {
          'changeContact.done': {
            target: 'resting',
            actions: [note('the name or number', contactChanged), tell(after.contactChanged), ...again],
          },
          'changeContact.refused': { target: 'resting', actions: [tell(invalid), ...again] },
          'changeContact.failed': { target: 'resting', actions: [tell(trouble), ...again] },
        },
      } as const;
    },
  };
}
