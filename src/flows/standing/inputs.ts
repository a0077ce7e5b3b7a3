import type { Standing } from './context.ts';
import { entitiesOf, type StandingEvent } from './events.ts';

/** What the tools are told. */

/** The one that was picked; of a protest, the one that something was just done to. */
export function soughtIn({ purpose, bookings = [], around }: Standing): string | null {
  if (purpose === 'undo') return around?.done?.booking ?? null;
  return bookings.length === 1 ? (bookings[0]?.id ?? null) : null;
}

export function meetingInput(event: StandingEvent): { booking_id: string; name: string | null; ask: boolean } {
  if (event.type !== 'booked') return { booking_id: '', name: null, ask: false };
  return { booking_id: event.booking, name: event.name, ask: event.ask };
}

export function personInput(event: StandingEvent): { [name: string]: string | null } {
  const { name = null, phone = null, email = null, unread = null } = entitiesOf(event);
  return { name, phone, email, unread };
}

export function refundOf({ bookings = [] }: Standing): { cents: number; currency: string } | null {
  return bookings[0]?.refund ?? null;
}

export function placeOf({ times = [] }: Standing): { start: string; resource: string } {
  const { start = '', resource = '' } = times[0] ?? {};
  return { start, resource };
}

export function idOf({ bookings = [] }: Standing): string {
  return bookings[0]?.id ?? '';
}
