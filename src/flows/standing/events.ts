import type { DoneEvent, FailedEvent, IntentEvent, RefusedEvent } from '../../core/flow.ts';
import type { Money } from '../../domain/money.ts';
import type { Kept, Standing, Time } from './context.ts';

/** What a message may say of when and what: days, a time, other things of the business's, so many minutes later. */
export type Entities = {
  readonly days?: readonly string[];
  readonly time?: string;
  readonly window?: string;
  readonly choice?: number;
  readonly items?: readonly string[];
  readonly shift?: number;
  /** Only asks about it. */
  readonly asks?: boolean;
};

export type Intents = 'tell' | 'call_off' | 'move' | 'protest' | 'pick' | 'confirm' | 'decline' | 'unclear';

/** A booking as the ledger tells of it, with what may be done about it now. */
export type Found = Kept & {
  readonly late: boolean;
  readonly undoable: boolean;
  /** Where it was before it was moved. */
  readonly before?: Time;
};

type Answer<Tool extends string, Output> = DoneEvent<Tool, Output> | RefusedEvent<Tool> | FailedEvent<Tool>;

export type StandingEvent =
  | IntentEvent<Intents, Entities>
  | Answer<'find_bookings', { readonly bookings: readonly Found[]; readonly off: Kept | null }>
  | Answer<'find_times', { readonly times: readonly Time[] }>
  | Answer<'call_off', { readonly id: string; readonly refund?: Money | null }>
  | Answer<'restore_booking', { readonly id: string }>
  | Answer<'move_booking', { readonly id: string; readonly start: string }>;

/** What is being settled, and the clock it is settled by. */
export type Matter = Standing & { readonly now: string };

export interface Given {
  readonly context: Matter;
  readonly event: StandingEvent;
}

export function entitiesOf(event: StandingEvent): Entities {
  return 'entities' in event ? event.entities : {};
}

export function foundIn(event: StandingEvent): readonly Found[] {
  return event.type === 'find_bookings.done' ? event.output.bookings : [];
}

export function timesIn(event: StandingEvent): Time[] {
  return event.type === 'find_times.done' ? [...event.output.times] : [];
}

/** What goes back of what was paid, as the ledger says that it does (D10). */
export function refundIn(event: StandingEvent): Money | null {
  const refund = event.type === 'call_off.done' ? event.output.refund : null;
  return refund != null && refund.cents > 0 ? refund : null;
}
