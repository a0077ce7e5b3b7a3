import { kit } from '../../core/kit/kit.ts';
import type { Catalogue } from './catalogue.ts';
import type { SalonEvent } from './events.ts';
import type { Memory } from './memory.ts';

interface Types {
  readonly memory: Memory;
  readonly event: SalonEvent;
  readonly place: Catalogue;
  /** The tools of the document (B9), and two for deposits. */
  readonly tool:
    | 'search_services'
    | 'find_next_available'
    | 'find_customer'
    | 'ensure_customer'
    | 'book'
    | 'find_booking'
    | 'check_hold';
}

export type SalonKit = ReturnType<typeof salonKit>;

/** The words that the salon's machine, its conditions and its searches are written in. */
export function salonKit(catalogue: Catalogue) {
  return kit<Types>(catalogue);
}
