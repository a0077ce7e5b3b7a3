import type { ClockRange, Opening } from '../../domain/hours.ts';
import type { AppointmentContext, Constraints } from './context.ts';

/** The machine's context: what is stored, the clock, and what only lives within a turn. */
export interface Talk {
  readonly data: AppointmentContext;
  readonly now: string;
  /** The calendar check under way; null at rest. */
  readonly check: Check | null;
}

export interface Check {
  readonly wish: Constraints;
  readonly leaveOut: readonly string[];
  readonly except: readonly string[];
  /** Days that would do as well as the one wished for. */
  readonly also: readonly string[];
  readonly offered: readonly string[];
  readonly why: Why;
  /** The slot that `why` is about: declined, taken or gone by. */
  readonly about: string | null;
}

/** What led to the check: it decides how the offer is introduced. */
export type Why = 'asked' | 'changed' | 'declined' | 'taken' | 'passed';

/** What the machine knows of the business it books for. */
export interface Practice {
  readonly name: string;
  readonly phone: string;
  readonly timeZone: string;
  /** The calendar that is checked (A12). */
  readonly calendar: string;
  /** When one can be seen: the practice's hours, and the calendar's own if it has any. */
  readonly openings: readonly Opening[];
  /** An ordinary day from opening to closing: settles an hour without am or pm (X9). */
  readonly hours: ClockRange;
  readonly slotMinutes: number;
  readonly lookAheadDays: number;
}
