import type { AppointmentContext, Constraints } from './context.ts';

/** What the machine knows: what is stored, the clock, and what only lives within a turn. */
export interface Memory {
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
