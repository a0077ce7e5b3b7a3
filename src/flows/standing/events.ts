import type { DoneEvent, FailedEvent, IntentEvent, RefusedEvent, TurnFacts } from '../../core/flow.ts';
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
  /** What a booking goes by, the name it is under, and the code that was sent for it. */
  readonly reference?: string;
  readonly name?: string;
  readonly code?: string;
  readonly phone?: string;
  readonly email?: string;
  /** Something was told that could not be read (X20). */
  readonly unread?: Unread;
};

export type Unread = 'name' | 'phone';

export type Intents =
  | 'tell'
  | 'call_off'
  | 'move'
  | 'protest'
  | 'pick'
  | 'confirm'
  | 'decline'
  | 'introduce'
  | 'identify'
  | 'prove'
  | 'unclear';

/** The journey has just booked something on a yes; whose it is, is the desk's to know (X15). */
export interface BookedEvent {
  readonly type: 'booked';
  readonly turn: TurnFacts;
  readonly booking: string;
  /** What the channel calls whoever wrote; null where it does not say. */
  readonly name: string | null;
  /** Whether they may be asked now: they were not before, and the reply asks nothing else (X6). */
  readonly ask: boolean;
}

/** What the desk knows of whoever booked: what is still to be asked, and what the booking goes by. */
export interface Met {
  readonly asks: 'name' | 'phone' | null;
  readonly reference: string;
  /** The journey has told the reference itself. */
  readonly told: boolean;
}

/** What came of saying that a booking is theirs: it is, or it is not, or a code was sent where they are known. */
export interface Opened {
  readonly answer: 'opened' | 'unknown' | 'code';
  /** The end of where the code went. */
  readonly hint: string;
}

/** A booking as the ledger tells of it, with what may be done about it now. */
export type Found = Kept & {
  readonly late: boolean;
  readonly undoable: boolean;
  /** Where it was before it was moved. */
  readonly before?: Time;
  /** What it goes by; empty where the journey's own words say so. */
  readonly reference: string;
};

type Answer<Tool extends string, Output> = DoneEvent<Tool, Output> | RefusedEvent<Tool> | FailedEvent<Tool>;

export type StandingEvent =
  | IntentEvent<Intents, Entities>
  | BookedEvent
  | Answer<'meet_customer', Met>
  | Answer<'keep_customer', { readonly customer_id: string }>
  | Answer<'open_booking' | 'check_code', Opened>
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

export function metIn(event: StandingEvent): Met {
  return event.type === 'meet_customer.done' ? event.output : { asks: null, reference: '', told: true };
}

export function openedIn(event: StandingEvent): Opened {
  const isAnswer = event.type === 'open_booking.done' || event.type === 'check_code.done';
  return isAnswer ? event.output : { answer: 'unknown', hint: '' };
}

export function foundIn(event: StandingEvent): readonly Found[] {
  return event.type === 'find_bookings.done' ? event.output.bookings : [];
}

/** One of theirs that was called off, where none stands. */
export function offIn(event: StandingEvent): Kept | null {
  return event.type === 'find_bookings.done' ? event.output.off : null;
}

export function timesIn(event: StandingEvent): Time[] {
  return event.type === 'find_times.done' ? [...event.output.times] : [];
}

/** What goes back of what was paid, as the ledger says that it does (D10). */
export function refundIn(event: StandingEvent): Money | null {
  const refund = event.type === 'call_off.done' ? event.output.refund : null;
  return refund != null && refund.cents > 0 ? refund : null;
}
