import { z } from 'zod';
import type { IntentEvent, ToolEvent } from '../../core/flow.ts';
import type { Miss } from '../../domain/miss.ts';
import type { CustomerData, ListedSlot } from './context.ts';

/** The document's thirteen intents (B2): eight that move a booking along, five that leave it where it is. */
export const BOOKING_INTENTS = [
  'start_booking',
  'select_service',
  'confirm_services',
  'select_stylist',
  'select_slot',
  'provide_customer_data',
  'confirm_booking',
  'cancel_booking',
] as const;

export const GENERAL_INTENTS = ['greeting', 'faq', 'check_availability', 'escalate', 'unknown'] as const;

export const SALON_INTENTS = [...BOOKING_INTENTS, ...GENERAL_INTENTS] as const;

export type SalonIntent = (typeof SALON_INTENTS)[number];

/**
 * What any of them may carry: people say several things at once, in any order (B3). A `choice` counts in the list that
 * was shown last, so that "1" means what the state makes it mean (B2).
 */
export const salonEntities = z.strictObject({
  services: z.array(z.string()).exactOptional(),
  /** Services that the same words may mean: they are listed to choose from. */
  among: z.array(z.string()).exactOptional(),
  /** Whether the services named join those noted, stand for them, or go. */
  change: z.enum(['add', 'replace', 'remove']).exactOptional(),
  /** A stylist's id, or `any`. */
  stylist: z.string().exactOptional(),
  /** Stylists who were ruled out. */
  without: z.array(z.string()).exactOptional(),
  /** An ISO date, or an interval of dates `from/to`. */
  date: z.string().exactOptional(),
  /** Days that would do as well as this one. */
  also: z.array(z.string()).exactOptional(),
  /** Days that were ruled out. */
  except: z.array(z.string()).exactOptional(),
  time: z.iso.time({ precision: -1 }).exactOptional(),
  /** `morning`, `afternoon`, `evening` or `HH:mm-HH:mm`. */
  window: z.string().exactOptional(),
  soonest: z.literal(true).exactOptional(),
  /** Other times than those listed. */
  others: z.literal(true).exactOptional(),
  /** They ask for a moment. */
  pause: z.literal(true).exactOptional(),
  /** They want it different, and do not say how. */
  different: z.literal(true).exactOptional(),
  choice: z.int().exactOptional(),
  name: z.string().exactOptional(),
});

export type SalonEntities = z.infer<typeof salonEntities>;

/** What the tools answer with, as the machine reads it. */
export interface SlotsFound {
  readonly slots: readonly ListedSlot[];
  /** How many free slots fit what was wished; if none does, those given are the nearest instead. */
  readonly matching: number;
  /** Why none does. */
  readonly miss?: Miss | null;
}

export interface CustomerFound {
  readonly customer: (Required<Pick<CustomerData, 'customer_id'>> & CustomerData) | null;
}

export interface CustomerEnsured {
  readonly customer_id: string;
}

export interface Booked {
  readonly booking_id: string;
  readonly start: string;
  readonly stylist: string;
  readonly services: readonly string[];
  /** Where the customer finds the appointment as an .ics file, if this house has an address of its own. */
  readonly calendar_link: string | null;
}

export type SalonEvent =
  | IntentEvent<SalonIntent, SalonEntities>
  | ToolEvent<'search_services'>
  | ToolEvent<'find_next_available', SlotsFound>
  | ToolEvent<'find_customer', CustomerFound>
  | ToolEvent<'ensure_customer', CustomerEnsured>
  | ToolEvent<'book', Booked>;

export function entitiesOf(event: SalonEvent): SalonEntities {
  return 'entities' in event ? event.entities : {};
}

export function slotsOf(event: SalonEvent): SlotsFound {
  return event.type === 'find_next_available.done' ? event.output : { slots: [], matching: 0 };
}

export function customerIn(event: SalonEvent): CustomerData | null {
  return event.type === 'find_customer.done' ? event.output.customer : null;
}

export function customerIdIn(event: SalonEvent): string {
  return event.type === 'ensure_customer.done' ? event.output.customer_id : '';
}
