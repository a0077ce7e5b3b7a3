import { z } from 'zod';
import type { IntentExpectation } from '../../core/expectation.ts';
import { leadsElsewhere } from './hears/grounding.ts';
import type { Place } from './hears/place.ts';
import { type Protocol, protocol } from './protocol.ts';

const NOTHING = z.strictObject({});

/** What can be meant beside the protocol. `unclear` is what stands when nothing was heard. */
const ASIDE = {
  payment_status: { meaning: 'whether their payment has arrived, or that they have paid', entities: NOTHING },
  noted: { meaning: 'nothing that this step could use', entities: NOTHING },
  pause: { meaning: 'asks for a moment to think', entities: NOTHING },
};

/** `asks_about` is for the rules alone: a model answers by the protocol (E2). */
export type IntentName = 'protocol' | keyof typeof ASIDE | 'asks_about' | 'unclear';

type How = Pick<IntentExpectation, 'grounded' | 'fromText'>;

/** The protocol is the one intent of the steps (E2); at the summary it may reserve. */
export function intentsOf(place: Place, aside: readonly (keyof typeof ASIDE)[], how: How) {
  const spoken: IntentExpectation = {
    meaning: 'what the message comes to at this step of the reservation',
    entities: protocol,
    ...how,
    ...(place.state === 'CONFIRM_RESERVATION_SUMMARY' && {
      commits: (entities) => reserves(entities as Protocol, place),
    }),
  };
  return { protocol: spoken, ...Object.fromEntries(aside.map((name) => [name, ASIDE[name]])) };
}

/** At the summary COMPLETED reserves (E3), unless it brings another space or day, which is summed up first (E4). */
function reserves(claim: Protocol, { memory }: Place): boolean {
  return claim.status === 'COMPLETED' && !leadsElsewhere(claim, memory);
}
