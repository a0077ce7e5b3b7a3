import type { Standing, Ticket } from './context.ts';
import type { Meant } from './events.ts';

/** By what somebody says that a booking is theirs (X14). */
export const NO_TICKET: Ticket = { reference: null, name: null, opened: false };

/** What has been said of it so far: the reference in one message, the name in the next. */
export function ticketIn({ ticket = NO_TICKET }: Standing, { entities }: Meant): Ticket {
  const { reference, name } = entities;
  return { reference: reference ?? ticket.reference, name: name ?? ticket.name, opened: false };
}

export function hasReference(ticket: Ticket | undefined): boolean {
  return ticket !== undefined && ticket.reference !== null && !ticket.opened;
}

export function isWhole(ticket: Ticket | undefined): boolean {
  return hasReference(ticket) && ticket?.name !== null;
}

/** Neither was given: they were only told that they may (X15). */
export function isBlank(ticket: Ticket | undefined): boolean {
  return ticket?.reference === null && ticket.name === null;
}
