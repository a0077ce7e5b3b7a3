import type { IntentEvent, PaymentArrived, TimerFired, ToolEvent } from '../../core/flow.ts';
import type { Period } from './context.ts';
import { type Protocol, pending } from './protocol.ts';

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
}

/** How a payment stands; `arriving` is money that has come and is being booked. */
export type PaymentStanding = 'confirmed' | 'refunded' | 'arriving' | 'expired' | 'failed' | 'open';

export interface PaymentChecked {
  readonly standing: PaymentStanding;
  readonly cents: number;
  readonly currency: string;
  readonly url: string | null;
}

/** The protocol is the one intent of the steps; `unclear` is what stands when nothing was heard. */
export type SpaceEvent =
  | IntentEvent<'protocol', Protocol>
  | IntentEvent<'unclear' | 'noted' | 'pause' | 'other_workflow' | 'payment_status', object>
  | ToolEvent<'check_availability', Availability>
  | ToolEvent<'find_free_days', FreeDays>
  | ToolEvent<'create_reservation', ReservationMade>
  | ToolEvent<'generate_payment_link', PaymentLink>
  | ToolEvent<'check_payment', PaymentChecked>
  | ToolEvent<'check_hold', HoldChecked, { readonly reservation_id: string }>
  | TimerFired<`${typeof HOLD}${string}`>
  | PaymentArrived<'confirmed' | 'failed' | 'expired' | 'refunded' | 'owed' | 'mismatched'>;

/** The wake-up at which a reservation that is not paid for lapses, one for each (E8). */
export const HOLD = 'hold.';

export function protocolOf(event: SpaceEvent): Protocol {
  return event.type === 'protocol' ? event.entities : pending;
}

export function availabilityOf(event: SpaceEvent): Availability {
  return event.type === 'check_availability.done' ? event.output : { free: false, periods: [], spaces: [] };
}

export function freeDaysOf(event: SpaceEvent): readonly Period[] {
  return event.type === 'find_free_days.done' ? event.output.periods : [];
}
