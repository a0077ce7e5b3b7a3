import type { SpaceCatalogue } from './catalogue.ts';
import { availabilityOf, protocolOf, type SpaceEvent } from './events.ts';
import { asksTooMuch, changes, judge, type SpaceMemory, taken } from './memory.ts';

interface Given {
  readonly context: SpaceMemory;
  readonly event: SpaceEvent;
}

/** The conditions of the document's transitions and of its table of edge cases, by name. */
export function createGuards(catalogue: SpaceCatalogue) {
  const after = ({ context, event }: Given) => taken(context, event, catalogue);
  const completed = ({ event }: Given) => protocolOf(event).status === 'COMPLETED';

  return {
    canceled: ({ event }: Given) => protocolOf(event).status === 'CANCELED',
    refused: ({ event }: Given) => protocolOf(event).refused === true,
    completed,
    completedWithSpace: (given: Given) => completed(given) && after(given).spaceId !== null,
    completedWithPeriod: (given: Given) => completed(given) && after(given).period !== null,

    /** Another space or period than the one that stands, and now both are known (E4). */
    changesAndIsWhole: (given: Given) =>
      changes(given.context, given.event, catalogue) && after(given).spaceId !== null && after(given).period !== null,

    spaceIsUnknown: ({ event }: Given) => judge(event, catalogue).space === 'unknown',
    /** A date that is none, or has passed, or a day on which the doors stay closed; worth saying once there is a space. */
    periodIsBad: (given: Given) => judge(given.event, catalogue).period.kind === 'bad' && after(given).spaceId !== null,

    /** PENDING, and nothing in it: what was said could not be understood (E2). */
    saysNothing: ({ event }: Given) => Object.values(protocolOf(event)).every((value) => isNothing(value)),

    asksTooMuch: ({ event }: Given) => asksTooMuch(event, catalogue),

    wantsChange: ({ event }: Given) => protocolOf(event).change !== undefined,
    wantsOtherSpace: ({ event }: Given) => protocolOf(event).change === 'space',
    wantsOtherPeriod: (given: Given) => protocolOf(given.event).change === 'period' && after(given).spaceId !== null,

    /** None of the periods offered, and there are spaces to be had for the one they wanted. */
    refusesPeriods: ({ context, event }: Given) =>
      protocolOf(event).change === 'period' &&
      context.asked.periods !== undefined &&
      context.asked.spaces !== undefined,

    spaceIsKnown: ({ context }: Given) => context.spaceId !== null,
    periodIsKnown: ({ context }: Given) => context.period !== null,

    /** Days to look in are known, and none of them yet. */
    daysAreKnown: ({ context }: Given) => context.asked.within !== undefined,
    /** Days to look in were named for the space that is known. */
    namesDays: (given: Given) => protocolOf(given.event).within !== undefined && after(given).spaceId !== null,

    isFree: ({ event }: Given) => availabilityOf(event).free,
    holdHasLapsed: ({ event }: Given) => event.type === 'check_hold.done' && event.output.lapsed,
    isToBePaid: ({ event }: Given) => event.type === 'create_reservation.done' && event.output.cents !== null,
  };
}

function isNothing(value: unknown): boolean {
  return value === 'PENDING' || value === '' || value === null || value === undefined;
}
