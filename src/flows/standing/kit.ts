import { kit } from '../../core/kit/kit.ts';
import type { Catalogue } from './catalogue.ts';
import type { StandingEvent } from './events.ts';
import type { Memory } from './memory.ts';

interface Types {
  readonly memory: Memory;
  readonly event: StandingEvent;
  readonly place: Catalogue;
  readonly tool:
    | 'find_bookings'
    | 'find_times'
    | 'call_off'
    | 'restore_booking'
    | 'move_booking'
    | 'meet_customer'
    | 'keep_customer'
    | 'open_booking'
    | 'check_code'
    | 'recall_booking'
    | 'mark_coming';
}

export type StandingKit = ReturnType<typeof standingKit>;

/** The words that the desk's machine and its conditions are written in. */
export function standingKit(catalogue: Catalogue) {
  return kit<Types>(catalogue);
}
