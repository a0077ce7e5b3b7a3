import { z } from 'zod';
import { comingMark } from '../../../domain/booking.ts';
import type { Tool } from '../../../ports/tool.ts';
import { RESTING_STATES } from '../memory.ts';
import { type House, stands, theirs } from './house.ts';

/** What reminders need (F8): whether a booking still stands, and that its customer comes. */
export function comingTools(house: House): readonly Tool[] {
  return [recallBooking(house), markComing(house)];
}

const recalled = z.strictObject({
  booking_id: z.string().min(1),
  start: z.string(),
  what: z.json(),
  beside: z.json(),
  ask: z.boolean(),
});

/** A reminder may have waited behind other things: nobody is reminded of what was called off meanwhile. */
function recallBooking(house: House): Tool {
  return {
    name: 'recall_booking',
    states: RESTING_STATES,
    consequence: null,
    input: recalled,
    async run(input, { now }) {
      const { booking_id: id } = recalled.parse(input);
      const booking = await house.parts.bookings.get(id);
      const isStanding = booking?.status === 'confirmed' && stands(booking, now, house);
      return isStanding ? { kind: 'done', output: { id } } : { kind: 'refused', reason: 'not standing' };
    },
  };
}

const one = z.strictObject({ booking_id: z.string().min(1) });

/** Marked twice it is marked once: there is nothing to undo. */
function markComing(house: House): Tool {
  return {
    name: 'mark_coming',
    states: ['marking'],
    consequence: null,
    input: one,
    async run(input, call) {
      const found = await theirs(one.parse(input).booking_id, call, house);
      if (found === null || !stands(found.booking, call.now, house)) return { kind: 'refused', reason: 'not standing' };
      await house.parts.bookings.amend(found.booking.id, comingMark(found.booking));
      return { kind: 'done', output: { id: found.booking.id } };
    },
  };
}
