import type { DeskDid, DoneEvent, FailedEvent, IntentEvent, NextWanted, ToolEvent } from '../../core/flow.ts';
import type { HoldEnds, PaymentNews } from '../../domain/hold.ts';
import type { Period } from './context.ts';
import type { Protocol } from './protocol.ts';

/** What the calendar says to a space and a period. */
export interface Availability {
  readonly free: boolean;
  /** The nearest free periods of the same length, if this one is taken. */
  readonly periods: readonly Period[];
  /** Other spaces that would do for the period, by id. */
  readonly spaces: readonly string[];
}

/** The first days, of those to look in, on which the space is free. */
export interface FreeDays {
  readonly periods: readonly Period[];
}

export interface ReservationMade {
  readonly reservation_id: string;
  /** What is to be paid; null for a free space. */
  readonly cents: number | null;
  readonly held_until: string | null;
}

/** What became of a reservation that was kept for its payment, once the time for it is over. */
export interface HoldChecked {
  readonly lapsed: boolean;
  readonly spaceId: string;
  readonly period: Period;
}

export interface PaymentLink {
  readonly url: string;
  /** Not told by what was recorded before. */
  readonly payment?: string;
}

/** How a payment stands; `arriving` is money that has come and is being booked. */
export type PaymentStanding = 'confirmed' | 'refunded' | 'arriving' | 'expired' | 'failed' | 'open';

export interface PaymentChecked {
  readonly standing: PaymentStanding;
  readonly cents: number;
  readonly currency: string;
  readonly url: string | null;
}

interface HoldInput {
  readonly reservation_id: string;
}

/** The protocol is the one intent of the steps; `unclear` is what stands when nothing was heard. */
export type SpaceEvent =
  | Spoken
  | AskedAbout
  | IntentEvent<'unclear' | 'noted' | 'pause' | 'other_workflow' | 'payment_status', object>
  | ToolEvent<'check_availability', Availability>
  | ToolEvent<'find_free_days', FreeDays>
  | ToolEvent<'create_reservation', ReservationMade>
  | ToolEvent<'generate_payment_link', PaymentLink>
  | ToolEvent<'check_payment', PaymentChecked>
  | ToolEvent<'check_hold', HoldChecked, HoldInput>
  | HoldEnds
  | PaymentNews
  | NextWanted
  | Moved
  | TookFreed;

export type Spoken = IntentEvent<'protocol', Protocol>;
export type AskedAbout = IntentEvent<
  'asks_about',
  { readonly spaces: readonly string[]; readonly equipment?: readonly string[] }
>;
export type Checked = DoneEvent<'check_availability', Availability>;
export type DaysFound = DoneEvent<'find_free_days', FreeDays>;
export type Made = DoneEvent<'create_reservation', ReservationMade>;
export type Linked = DoneEvent<'generate_payment_link', PaymentLink>;
export type PaymentSeen = DoneEvent<'check_payment', PaymentChecked>;
export type HoldSeen = DoneEvent<'check_hold', HoldChecked, HoldInput>;
export type HoldUnseen = FailedEvent<'check_hold', HoldInput>;

/** The desk moved a reservation; one that is still to be paid is kept until then (X14). */
export type Moved = DeskDid<'move_booking'> & {
  readonly output: { readonly id: string; readonly held_until?: string };
};

/** What they waited for came free and they took it; it is kept until it is paid (decision 18). */
export type TookFreed = DeskDid<'take_freed'> & {
  readonly output: {
    readonly booking_id: string;
    readonly spaceId: string | null;
    readonly pay: { readonly until: string } | null;
  };
};

/** What happened, in words. */
export const EVENTS: { readonly [Type in SpaceEvent['type']]: string } = {
  protocol: 'they speak of the reservation',
  unclear: 'they say something else',
  noted: 'they say nothing new',
  pause: 'they ask for a moment',
  asks_about: 'they ask how a space is',
  other_workflow: 'they turn to something else',
  payment_status: 'they ask about their payment',
  'check_availability.done': 'the agenda answers',
  'check_availability.refused': 'the agenda refuses',
  'check_availability.failed': 'the agenda cannot be reached',
  'find_free_days.done': 'the agenda has free days',
  'find_free_days.refused': 'the agenda refuses to look',
  'find_free_days.failed': 'the agenda cannot be looked into',
  'create_reservation.done': 'the reservation is stored',
  'create_reservation.refused': 'the time is taken',
  'create_reservation.failed': 'nobody knows whether it is stored',
  'generate_payment_link.done': 'the payment link is made',
  'generate_payment_link.refused': 'there is no page to pay on',
  'generate_payment_link.failed': 'the payment link cannot be made',
  'check_payment.done': 'the till answers',
  'check_payment.refused': 'nothing was to be paid',
  'check_payment.failed': 'the till cannot be reached',
  'check_hold.done': 'the ledger tells how the reservation stands',
  'check_hold.refused': 'the ledger has no such reservation',
  'check_hold.failed': 'the ledger cannot be reached',
  'timer.hold.*': 'the time for paying is over',
  'payment.confirmed': 'their payment is booked',
  'payment.failed': 'their payment fails',
  'payment.expired': 'their payment comes to nothing in time',
  'payment.refunded': 'their payment is given back',
  'payment.owed': 'their payment is to be given back by hand',
  'desk.move_booking': 'the desk moved a reservation',
  'desk.take_freed': 'they take what they waited for',
  'payment.mismatched': 'another amount arrives than was asked for',
  next: 'it is settled, and there was something else besides',
};
