import type { Catalogue } from './catalogue.ts';
import type { AppointmentEvent } from './events.ts';
import type { Memory } from './memory.ts';

/** What the machine is written with: `kit<Types>(catalogue)`. */
export interface Types {
  readonly memory: Memory;
  readonly event: AppointmentEvent;
  readonly place: Catalogue;
  readonly tool: 'check_calendar' | 'book' | 'find_booking' | 'check_hold';
}
