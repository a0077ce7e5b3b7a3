import type { Standing, Ticket } from './context.ts';
import { entitiesOf, type StandingEvent } from './events.ts';

/** By what somebody says that a booking is theirs (X14). */
export const NO_TICKET: Ticket = { reference: null, name: null, opened: false };

/** What has been said of it so far: the reference in one message, the name in the next. */
export function ticketIn({ ticket = NO_TICKET }: Standing, event: StandingEvent): Ticket {
  const { reference, name } = entitiesOf(event);
  return { reference: reference ?? ticket.reference, name: name ?? ticket.name, opened: false };
}

export function hasReference(ticket: Ticket | undefined): boolean {
  return ticket !== undefined && ticket.reference !== null && !ticket.opened;
}

export function isWhole(ticket: Ticket | undefined): boolean {
  return hasReference(ticket) && ticket?.name !== null;
}

export function ticketInput({ ticket = NO_TICKET }: Standing): { reference: string; name: string } {
  return { reference: ticket.reference ?? '', name: ticket.name ?? '' };
}
