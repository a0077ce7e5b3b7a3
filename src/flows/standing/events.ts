import type { Fact } from '../../core/effect.ts';
import type { ChangeTold } from '../../core/event.ts';
import type { DoneEvent, FailedEvent, IntentEvent, RefusedEvent, TurnFacts } from '../../core/flow.ts';
import type { Money } from '../../domain/money.ts';
import type { Kept, Time } from './context.ts';
import type { Entities, IntentName } from './intents.ts';

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

/** The business itself moved it or called it off, in a calendar of its own (H2). */
export interface ChangedEvent extends ChangeTold {
  readonly type: 'changed';
  readonly turn: TurnFacts;
}

/** Something was to be done about what they have, and nobody can tell whether it was (X5). */
interface UnsureEvent {
  readonly type: 'unsure';
  readonly turn: TurnFacts;
}

/** They go on with something else: what was asked is not put again. */
interface LeftEvent {
  readonly type: 'left';
  readonly turn: TurnFacts;
}

/** What they have booked begins soon (F8). */
export interface RemindedEvent {
  readonly type: 'reminded';
  readonly turn: TurnFacts;
  readonly booking: string;
  readonly start: string;
  readonly what: Fact;
  /** What is told along with it: where one is picked up. */
  readonly beside: Fact;
  /** Whether they may be asked now whether they come: nothing else is being asked (X6). */
  readonly ask: boolean;
}

/** The same, as the ledger is asked whether it still stands. */
type ReminderInput = {
  readonly booking_id: string;
  readonly start: string;
  readonly what: Fact;
  readonly beside: Fact;
  readonly ask: boolean;
};

/** What the desk knows of whoever booked: what is still to be asked, and what the booking goes by. */
interface MetCustomer {
  readonly asks: 'name' | 'phone' | null;
  readonly reference: string;
  /** The journey has told the reference itself. */
  readonly told: boolean;
  /** They have told how they are reached already; absent where that was not looked at. */
  readonly reached?: boolean;
  /** They will be known by what they write from; absent where it was not looked at. */
  readonly known?: boolean;
}

/** What somebody told of themselves. */
type Person = {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly unread: 'name' | 'phone' | null;
};

/** What came of saying that a booking is theirs: it is, or it is not, or a code was sent where they are known. */
interface OpenedBooking {
  readonly answer: 'opened' | 'unknown' | 'code';
  /** The end of where the code went. */
  readonly hint: string;
}

/** A booking as the ledger tells of it, with what may be done about it now. */
export type FoundBooking = Kept & {
  /** Ids of what it is made of; absent in what was found before it was told. */
  readonly made?: readonly string[];
  readonly late: boolean;
  readonly undoable: boolean;
  /** Where it was before it was moved. */
  readonly before?: Time;
  /** What it goes by; empty where the journey's own words say so. */
  readonly reference: string;
};

interface FoundBookings {
  readonly bookings: readonly FoundBooking[];
  /** One of theirs that was called off, where none stands. */
  readonly off: Kept | null;
}

/** The people of the business call one off, or move it (G4): what of it, and whether the customer hears of it. */
interface StaffEvent<Name extends string> {
  readonly type: Name;
  readonly turn: TurnFacts;
  readonly booking: { readonly id: string; readonly start: string; readonly what: Fact };
  readonly silent?: true;
}

type StaffCallsOff = StaffEvent<'staff.call_off'> & { readonly refund: Money | null };
type StaffMoves = StaffEvent<'staff.move'> & {
  readonly start: string;
  readonly resource: string;
  readonly what: Fact;
};

type Intent<Name> = Name extends IntentName ? IntentEvent<Name, Entities> : never;
type Answer<Tool extends string, Output> = DoneEvent<Tool, Output> | RefusedEvent<Tool> | FailedEvent<Tool>;

/** Everything that can happen to what stands. */
export type StandingEvent =
  | Intent<IntentName>
  | BookedEvent
  | ChangedEvent
  | UnsureEvent
  | RemindedEvent
  | LeftEvent
  | DoneEvent<'recall_booking', { readonly id: string }, ReminderInput>
  | RefusedEvent<'recall_booking'>
  | (FailedEvent<'recall_booking'> & { readonly input: ReminderInput })
  | Answer<'mark_coming', { readonly id: string }>
  | StaffCallsOff
  | StaffMoves
  | Answer<'meet_customer', MetCustomer>
  | DoneEvent<'keep_customer', { readonly customer_id: string; readonly reached?: boolean }, Person>
  | RefusedEvent<'keep_customer'>
  | FailedEvent<'keep_customer'>
  | Answer<'open_booking', OpenedBooking>
  | Answer<'check_code', OpenedBooking>
  | Answer<'find_bookings', FoundBookings>
  | Answer<'find_times', { readonly times: readonly Time[] }>
  | Answer<'call_off', { readonly id: string; readonly refund?: Money | null }>
  | Answer<'restore_booking', { readonly id: string }>
  | Answer<'move_booking', { readonly id: string; readonly start: string }>;

/** What happened, in words. */
export const EVENTS: { readonly [Type in StandingEvent['type']]: string } = {
  decline: 'they leave it',
  pick: 'they pick one',
  confirm: 'they say yes',
  protest: 'they protest',
  move: 'they want another time',
  call_off: 'they want it called off',
  tell: 'they ask what they have',
  introduce: 'they say who they are',
  identify: 'they give a reference or a name',
  lacks: 'they do not have the reference',
  prove: 'they give the code',
  booked: 'a journey has booked',
  changed: 'the business has moved it or called it off',
  unsure: 'nobody can tell whether something was done',
  come: 'they are coming',
  cannot: 'they cannot come',
  late: 'they will be late',
  reminded: 'what they have booked begins soon',
  left: 'they go on with something else',
  'recall_booking.done': 'it still stands',
  'recall_booking.refused': 'it stands no longer',
  'recall_booking.failed': 'nobody knows whether it still stands',
  'mark_coming.done': 'it is marked that they come',
  'mark_coming.refused': 'there is nothing to come to any more',
  'mark_coming.failed': 'the ledger cannot be written',
  'staff.call_off': 'the people of the business call it off',
  'staff.move': 'the people of the business move it',
  'meet_customer.done': 'the booking has its customer',
  'meet_customer.refused': 'there is no such booking',
  'meet_customer.failed': 'the customers cannot be reached',
  'keep_customer.done': 'it is kept with the customer',
  'keep_customer.refused': 'it cannot be kept',
  'keep_customer.failed': 'nobody knows whether it is kept',
  'open_booking.done': 'reference and name were compared',
  'open_booking.refused': 'they may not be compared',
  'open_booking.failed': 'they cannot be compared',
  'check_code.done': 'the code was compared',
  'check_code.refused': 'it may not be compared',
  'check_code.failed': 'it cannot be compared',
  'find_bookings.done': 'the ledger answers',
  'find_bookings.refused': 'the ledger refuses',
  'find_bookings.failed': 'the ledger cannot be reached',
  'find_times.done': 'the agenda answers',
  'find_times.refused': 'times are for a person to find',
  'find_times.failed': 'the agenda cannot be reached',
  'call_off.done': 'it is called off',
  'call_off.refused': 'it is not called off',
  'call_off.failed': 'nobody knows whether it is called off',
  'restore_booking.done': 'it stands again',
  'restore_booking.refused': 'it cannot stand again',
  'restore_booking.failed': 'nobody knows whether it stands again',
  'move_booking.done': 'it is moved',
  'move_booking.refused': 'it is not moved',
  'move_booking.failed': 'nobody knows whether it is moved',
};

type EventOf<Type extends StandingEvent['type']> = Extract<StandingEvent, { type: Type }>;

export type Recalled = EventOf<'recall_booking.done' | 'recall_booking.failed'>;
export type ByStaff = EventOf<'staff.call_off' | 'staff.move'>;
export type Meant = EventOf<IntentName>;
export type Met = EventOf<'meet_customer.done'>;
export type PersonKept = EventOf<'keep_customer.done'>;
/** Whether they told how they are reached, now or before. */
export function isReached({ input: { phone, email }, output }: PersonKept): boolean {
  return phone !== null || email !== null || output.reached === true;
}
export type Opened = EventOf<'open_booking.done' | 'check_code.done'>;
export type Found = EventOf<'find_bookings.done'>;
export type TimesFound = EventOf<'find_times.done'>;
export type CalledOff = EventOf<'call_off.done'>;
export type Moved = EventOf<'move_booking.done'>;
export type Refused = Extract<StandingEvent, { readonly reason: string; readonly output: unknown }>;

/** What a message says; nothing where something else than a message happened. */
export function entitiesOf(event: StandingEvent): Entities {
  return 'entities' in event ? event.entities : {};
}

export function foundIn(event: StandingEvent): readonly FoundBooking[] {
  return event.type === 'find_bookings.done' ? event.output.bookings : [];
}

/** What goes back of what was paid, as the ledger says that it does (D10). */
export function refundIn({ output: { refund } }: CalledOff): Money | null {
  return refund != null && refund.cents > 0 ? refund : null;
}
