import { type SalonCatalogue, serviceNamed } from '../catalogue.ts';
import { appointmentsIn, entitiesOf, type SalonEvent } from '../events.ts';
import type { SalonMemory } from '../memory.ts';
import { purposeOf, theirsPicked } from './memory.ts';

interface Given {
  readonly context: SalonMemory;
  readonly event: SalonEvent;
}

/** What decides about an appointment that stands already. */
export function createStandingGuards(catalogue: SalonCatalogue) {
  return {
    speaksOfTheirs: ({ event }: Given) => entitiesOf(event).existing === true,

    nothingIsTheirs: ({ event }: Given) => appointmentsIn(event).length === 0,
    severalAreTheirs: ({ event }: Given) => appointmentsIn(event).length > 1,

    isToBeTold: ({ event }: Given) => purposeOf(event) === 'tell',
    isIdleCancel: ({ event }: Given) => purposeOf(event) === 'cancel',
    isToBeMoved: ({ event }: Given) => purposeOf(event) === 'move',

    /** Too near to be changed here, or for something the salon no longer does. */
    isForAPerson: ({ event }: Given) =>
      appointmentsIn(event).some(
        ({ late, services }) => late || services.some((name) => serviceNamed(catalogue, name) === undefined),
      ),

    /** They were asked whether this one is to be called off: only a plain answer to that does it. */
    callingOffIsAsked: ({ context }: Given) => context.question === 'call_off' && context.theirs.length === 1,
    somethingOfTheirsIsAsked: ({ context }: Given) => context.theirs.length > 0,
    oneOfTheirsIsPicked: ({ context, event }: Given) =>
      theirsPicked(context, entitiesOf(event), catalogue.timeZone) !== null,
  };
}
