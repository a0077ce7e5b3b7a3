import type { Json, JsonObject } from '../../core/json.ts';
import { type BookedEvent, entitiesOf, type Meant, type RemindedEvent, type StandingEvent } from './events.ts';
import type { Memory } from './memory.ts';
import { NO_TICKET } from './ticket.ts';
import { wishInput } from './wish.ts';

/** What the tools are told. */

export function search(memory: Memory, event: StandingEvent): JsonObject {
  const { purpose = 'tell', ticket } = memory.data;
  return {
    purpose,
    booking_id: soughtIn(memory),
    reference: ticket?.reference ?? null,
    days: [...(entitiesOf(event).days ?? [])],
  };
}

/** The one that was picked; of a protest, the one that something was just done to. */
function soughtIn({ data: { purpose, bookings = [] }, around }: Memory): string | null {
  if (purpose === 'undo') return around.done?.booking ?? null;
  return bookings.length === 1 ? (bookings[0]?.id ?? null) : null;
}

export function meeting(_memory: Memory, { booking, name, ask }: BookedEvent): JsonObject {
  return { booking_id: booking, name, ask };
}

export function reminder(_memory: Memory, { booking, start, what, beside, ask }: RemindedEvent): JsonObject {
  return { booking_id: booking, start, what: what as Json, beside: beside as Json, ask };
}

export function coming({ data: { reminded } }: Memory): JsonObject {
  return { booking_id: reminded?.id ?? '' };
}

export function person(_memory: Memory, { entities }: Meant): JsonObject {
  const { name = null, phone = null, email = null, unread = null } = entities;
  return { name, phone, email, unread };
}

export function ticket({ data: { ticket: shown = NO_TICKET } }: Memory): JsonObject {
  return { reference: shown.reference ?? '', name: shown.name ?? '' };
}

export function proof(memory: Memory, { entities }: Meant): JsonObject {
  return { ...ticket(memory), code: entities.code ?? '' };
}

export function booking({ data: { bookings: [one] = [] } }: Memory): JsonObject {
  return { booking_id: one?.id ?? '' };
}

/** With what goes back, as it was told before the yes (X11). */
export function callingOff(memory: Memory): JsonObject {
  return { ...booking(memory), refund: memory.data.bookings?.[0]?.refund ?? null };
}

export function times(memory: Memory): JsonObject {
  return { ...booking(memory), wish: wishInput(memory.data.wish) };
}

export function place(memory: Memory): JsonObject {
  const { start = '', resource = '' } = memory.data.times?.[0] ?? {};
  return { ...booking(memory), start, resource };
}

/** What is for a person to do, a person does (G4). */
export function callingOffByStaff(memory: Memory): JsonObject {
  return { ...callingOff(memory), by_staff: true };
}

export function placeByStaff(memory: Memory): JsonObject {
  return { ...place(memory), by_staff: true };
}
