import { z } from 'zod';
import type { JsonObject } from '../../../core/json.ts';
import { instantOf } from '../../../domain/zoned.ts';
import type { Bookings } from '../../../ports/bookings.ts';
import type { CalendarEntry } from '../../../ports/calendar.ts';
import type { Till } from '../../../ports/payments.ts';
import type { Tool } from '../../../ports/tool.ts';
import type { Deposit } from '../catalogue.ts';

/** Where deposits are asked for, and what became of what was held for them. */
export interface Cashier {
  readonly bookings: Pick<Bookings, 'get'>;
  readonly till: Pick<Till, 'ask' | 'giveUp'>;
}

const whichBooking = z.strictObject({ booking_id: z.string().min(1) });
const RESTING = ['idle', 'offered', 'pending', 'booked'];

/** Where the deposit is paid, and until when: the same appointment always has the same payment. */
export async function depositAsked(
  { id: booking, heldUntil }: Pick<CalendarEntry, 'id' | 'heldUntil'>,
  { cents, currency }: Deposit,
  { till }: Pick<Cashier, 'till'>,
  { business, conversation, now }: { readonly business: string; readonly conversation: string; readonly now: string },
): Promise<JsonObject> {
  if (heldUntil === null) throw new Error(`${booking} is not held`);
  const whose = { booking, extra: null, business, conversation };
  const amount = { cents, currency };
  const { url } = await till.ask({ key: `deposit/${booking}`, ...whose, amount, expiresAt: heldUntil, now });
  return { cents, currency, url, held_until: heldUntil };
}

/** The appointment that a deposit was paid for, from the ledger: only that can be told as booked (X5). */
export function findBooking({ bookings }: Cashier): Tool {
  return {
    name: 'find_booking',
    states: RESTING,
    consequence: null,
    input: whichBooking,
    async run(input) {
      const booking = await bookings.get(whichBooking.parse(input).booking_id);
      if (booking?.status !== 'confirmed') return { kind: 'refused', reason: 'not booked' };
      return { kind: 'done', output: { booking_id: booking.id, slot: booking.start } };
    },
  };
}

/** Whether the time for the deposit is over and nothing came. Money that comes all the same may still take it again. */
export function checkHold({ bookings }: Cashier): Tool {
  return {
    name: 'check_hold',
    states: RESTING,
    consequence: null,
    input: whichBooking,
    async run(input, { now }) {
      const booking = await bookings.get(whichBooking.parse(input).booking_id);
      if (booking === null) return { kind: 'refused', reason: 'unknown booking' };
      const { status, heldUntil, start: slot } = booking;
      const isOver = heldUntil !== null && instantOf(heldUntil) <= instantOf(now);
      return { kind: 'done', output: { slot, lapsed: status === 'expired' || (status === 'held' && isOver) } };
    },
  };
}
