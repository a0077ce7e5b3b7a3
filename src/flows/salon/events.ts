import type { DeskDid, DoneEvent, IntentEvent, NextWanted, ToolEvent } from '../../core/flow.ts';
import type { HoldEnds, PaymentNews } from '../../domain/hold.ts';
import type { Miss } from '../../domain/miss.ts';
import type { CustomerData, ListedSlot } from './context.ts';
import type { IntentName, SalonEntities } from './intents.ts';

/** What the tools answer with, as the machine reads it. */
export interface SlotsFound {
  readonly slots: readonly ListedSlot[];
  /** How many free slots fit what was wished; if none does, those given are the nearest instead. */
  readonly matching: number;
  /** Why none does. */
  readonly miss?: Miss | null;
}

interface CustomerFound {
  readonly customer: (Required<Pick<CustomerData, 'customer_id'>> & CustomerData) | null;
}

interface CustomerEnsured {
  readonly customer_id: string;
}

interface BookingStored {
  readonly booking_id: string;
  readonly start: string;
  readonly stylist: string;
  readonly services: readonly string[];
  /** Where the customer finds the appointment as an .ics file, if this house has an address of its own. */
  readonly calendar_link: string | null;
  /** What is to be paid before it counts; null or absent where it is booked. */
  readonly deposit?: DepositAsked | null;
}

interface DepositAsked {
  readonly cents: number;
  readonly url: string | null;
  readonly held_until: string;
}

/** An appointment as the ledger has it, for somebody whose talk has gone on. */
interface Appointment {
  readonly start: string;
  readonly stylist: string;
  readonly services: readonly string[];
  readonly name: string;
}

interface BookingFound extends Appointment {
  readonly calendar_link: string | null;
}

interface HoldChecked extends Appointment {
  readonly lapsed: boolean;
}

interface WhichBooking {
  readonly booking_id: string;
}

/** What was heard: any of the intents may carry any of the entities. */
export type Meant = IntentEvent<IntentName, SalonEntities>;
export type Found = DoneEvent<'find_next_available', SlotsFound>;
export type Recognised = DoneEvent<'find_customer', CustomerFound>;
export type Registered = DoneEvent<'ensure_customer', CustomerEnsured>;
export type Booked = DoneEvent<'book', BookingStored>;
export type DepositPaid = DoneEvent<'find_booking', BookingFound, WhichBooking>;
export type HoldSeen = DoneEvent<'check_hold', HoldChecked, WhichBooking>;

/** What they waited for came free and they took it; a deposit may be due first (decision 18). */
export type TookFreed = DeskDid<'take_freed'> & {
  readonly output: {
    readonly booking_id: string;
    readonly services: readonly string[];
    readonly pay: { readonly until: string } | null;
  };
};

/** Everything that can happen to a conversation at the salon. */
export type SalonEvent =
  | Meant
  | ToolEvent<'search_services'>
  | ToolEvent<'find_next_available', SlotsFound>
  | ToolEvent<'find_customer', CustomerFound>
  | ToolEvent<'ensure_customer', CustomerEnsured>
  | ToolEvent<'book', BookingStored>
  | ToolEvent<'find_booking', BookingFound, WhichBooking>
  | ToolEvent<'check_hold', HoldChecked, WhichBooking>
  | HoldEnds
  | PaymentNews
  | NextWanted
  | TookFreed;

/** What happened, in words. */
export const EVENTS: { readonly [Type in SalonEvent['type']]: string } = {
  start_booking: 'they want an appointment',
  select_service: 'they name services',
  confirm_services: 'they say that is all',
  select_stylist: 'they name a stylist',
  select_slot: 'they pick or name a time',
  provide_customer_data: 'they give their name',
  confirm_booking: 'they say yes',
  cancel_booking: 'they call it off',
  greeting: 'they greet or thank',
  faq: 'they ask about the salon',
  check_availability: 'they ask what is free',
  escalate: 'they want a person',
  unknown: 'they say something else',
  'search_services.done': 'the services are found',
  'search_services.refused': 'the services are refused',
  'search_services.failed': 'the services cannot be read',
  'find_next_available.done': 'the agenda answers',
  'find_next_available.refused': 'the agenda refuses',
  'find_next_available.failed': 'the agenda cannot be reached',
  'find_customer.done': 'the customers are searched',
  'find_customer.refused': 'the search for the customer is refused',
  'find_customer.failed': 'the customers cannot be reached',
  'ensure_customer.done': 'the customer is stored',
  'ensure_customer.refused': 'the customer is refused',
  'ensure_customer.failed': 'nobody knows whether the customer is stored',
  'book.done': 'the booking is stored',
  'book.refused': 'the time is taken',
  'book.failed': 'nobody knows whether it is booked',
  'find_booking.done': 'the ledger has the appointment',
  'find_booking.refused': 'the ledger has no such appointment',
  'find_booking.failed': 'the ledger cannot be read',
  'check_hold.done': 'the ledger tells how the appointment stands',
  'check_hold.refused': 'the ledger knows nothing of it',
  'check_hold.failed': 'the ledger cannot be reached',
  'timer.hold.*': 'the time for the deposit is over',
  'payment.confirmed': 'their deposit is booked',
  'payment.failed': 'their payment fails',
  'payment.expired': 'their payment comes to nothing in time',
  'payment.refunded': 'their deposit is given back',
  'payment.owed': 'their deposit is to be given back by hand',
  'payment.mismatched': 'another amount arrives than was asked for',
  next: 'it is settled, and there was something else besides',
  'desk.take_freed': 'they take what they waited for',
};

/** What was said in this turn, also while a tool's answer or nothing at all moves the machine on. */
export function entitiesOf(event: SalonEvent): SalonEntities {
  return 'entities' in event ? event.entities : {};
}
