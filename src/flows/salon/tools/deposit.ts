import { z } from 'zod';
import type { Booking } from '../../../domain/booking.ts';
import { instantOf } from '../../../domain/zoned.ts';
import type { Tool } from '../../../ports/tool.ts';
import { SALON_STATES } from '../context.ts';
import type { BookParts } from './book.ts';

const whichBooking = z.strictObject({ booking_id: z.string().min(1) });
/** Whoever took what they waited for may not have said their name yet. */
const made = z.object({ services: z.array(z.string()), first_name: z.string().default('') });

interface Salon {
  readonly parts: BookParts;
}

/** The appointment that a deposit was paid for, from the ledger: only that can be told as booked (X5). */
export function findBooking({ parts }: Salon): Tool {
  return {
    name: 'find_booking',
    states: SALON_STATES,
    consequence: null,
    input: whichBooking,
    async run(input) {
      const booking = await parts.bookings.get(whichBooking.parse(input).booking_id);
      const told = booking && toldOf(booking);
      if (booking?.status !== 'confirmed' || told === null) return { kind: 'refused', reason: 'not booked' };
      return { kind: 'done', output: { ...told, calendar_link: parts.calendarLink?.(booking.id) ?? null } };
    },
  };
}

/** Whether the time for the deposit is over and nothing came. Money that comes all the same may still take it again. */
export function checkHold({ parts }: Salon): Tool {
  return {
    name: 'check_hold',
    states: SALON_STATES,
    consequence: null,
    input: whichBooking,
    async run(input, { now }) {
      const booking = await parts.bookings.get(whichBooking.parse(input).booking_id);
      const told = booking && toldOf(booking);
      if (booking === null || told === null) return { kind: 'refused', reason: 'unknown booking' };
      const { status, heldUntil } = booking;
      const isOver = heldUntil !== null && instantOf(heldUntil) <= instantOf(now);
      return { kind: 'done', output: { ...told, lapsed: status === 'expired' || (status === 'held' && isOver) } };
    },
  };
}

function toldOf({ start, resource, details }: Booking) {
  const { data } = made.safeParse(details);
  return data === undefined ? null : { start, stylist: resource, services: data.services, name: data.first_name };
}
