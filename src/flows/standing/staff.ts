import { onlyIf, unless } from '../../core/kit/kit.ts';
import type { Acts } from './acts.ts';
import type { Conditions } from './conditions.ts';
import * as inputs from './inputs.ts';
import type { StandingKit } from './kit.ts';
import * as says from './says.ts';

/**
 * What the people of the business do about a booking (G4). It is done by the same tools as for the customer, so nothing goes
 * around the ledger; the customer is told unless somebody has done that already. Refused, it is for whoever did it to know:
 * nothing was changed, and the customer hears nothing.
 */
export function staffStates({ tell, call }: StandingKit, is: Conditions, { forget }: Acts) {
  const isTold = unless(is.isSilent);
  const ends = { target: 'idle', actions: forget } as const;
  return {
    calling_off_by_staff: {
      entry: call('call_off', inputs.callingOffByStaff),
      on: {
        'call_off.done': [
          {
            guard: is.isRefunded,
            target: 'idle',
            actions: [onlyIf(isTold, tell(says.calledOffByUs)), onlyIf(isTold, tell(says.refunded)), forget],
          },
          { target: 'idle', actions: [onlyIf(isTold, tell(says.calledOffByUs)), forget] },
        ],
        'call_off.refused': ends,
        'call_off.failed': ends,
      },
    },
    moving_by_staff: {
      entry: call('move_booking', inputs.placeByStaff),
      on: {
        'move_booking.done': { target: 'idle', actions: [onlyIf(isTold, tell(says.movedByUs)), forget] },
        'move_booking.refused': ends,
        'move_booking.failed': ends,
      },
    },
  } as const;
}
