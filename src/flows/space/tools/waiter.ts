import { z } from 'zod';
import type { JsonObject } from '../../../core/json.ts';
import type { Booking } from '../../../domain/booking.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../../domain/zoned.ts';
import type { Waiter } from '../../../ports/waiter.ts';
import { inHoursOf, spaceWithId } from '../catalogue.ts';
import { instantsOf } from '../period.ts';
import { centsFor } from '../price.ts';
import { type House, wanted } from './house.ts';
import { askFor } from './payments.ts';
import { isFree, slotIn } from './room.ts';

const needed = wanted.extend({ wish: z.json() });
const found = z.object({ free: z.boolean() });

/** Waiting for a space and a period (E4, decision 18). */
export function spaceWaiter(house: House): Waiter {
  const { business, catalogue, parts } = house;
  const { timeZone } = business;
  return {
    wantIn({ tool, input, outcome }) {
      if (tool !== 'check_availability' || outcome.kind !== 'done') return null;
      const asked = wanted.safeParse(input).data;
      const space = spaceWithId(catalogue, asked?.spaceId ?? null);
      const answer = found.safeParse(outcome.output).data;
      if (asked === undefined || space === undefined || answer?.free !== false) return null;
      // Where the doors are closed then, nothing comes free.
      if (!isFree(space, asked.period, [], catalogue)) return null;
      const { startDate, endDate, startTime, endTime } = asked.period;
      const { start } = instantsOf(asked.period, inHoursOf(space, catalogue));
      const isTimed = startTime !== null && endTime !== null && startDate === endDate;
      const day = startDate === endDate ? startDate : `${startDate}/${endDate}`;
      return {
        needs: asked,
        wish: { day, time_window: isTimed ? `${startTime}-${endTime}` : null, explicit_time: null },
        what: space.name,
        until: isoInstant(start, timeZone),
      };
    },

    placeFor(needs, busy, now) {
      const { spaceId, period } = needed.parse(needs);
      const space = spaceWithId(catalogue, spaceId);
      if (space === undefined || !isFree(space, period, busy, catalogue)) return null;
      const slot = slotIn(space, period, catalogue);
      if (instantOf(slot.start) <= instantOf(now)) return null;
      return { ...slot, details: { spaceId, period, cents: centsFor(space, period, catalogue) } };
    },

    isServedBy(needs, { details }) {
      const { spaceId, period } = needed.parse(needs);
      return details['spaceId'] === spaceId && JSON.stringify(details['period']) === JSON.stringify(period);
    },

    /** A free space is settled at once; any other is kept for its payment, as long as one that was reserved is (E8). */
    async take(held, { now }) {
      const { id, start, details, status } = held;
      if (typeof details['cents'] !== 'number' || status !== 'held') {
        const after = await parts.bookings.move({ id, from: ['held'], to: 'confirmed', now });
        if (after?.booking.status !== 'confirmed') return { kind: 'refused', reason: 'taken' };
        return { kind: 'done', output: { booking_id: id, start, spaceId: details['spaceId'] ?? null, pay: null } };
      }
      const until = isoInstant(instantOf(now) + catalogue.paymentHours * 60 * MINUTE_MS, timeZone);
      const kept = await parts.bookings.prolong({ id, until, now });
      const amended = kept && (await parts.bookings.amend(id, { awaiting: 'payment', taken: true }));
      if (!amended) return { kind: 'refused', reason: 'taken' };
      return { kind: 'done', output: await toPay(amended, now) };
    },
  };

  async function toPay(booking: Booking, now: string): Promise<JsonObject> {
    const { id, start, conversation } = booking;
    const asked = await askFor(booking, house, { business: business.id, conversation: conversation ?? '', now });
    if (asked === null) throw new Error(`${id} is not to be paid`);
    const { amount, expiresAt } = asked.payment;
    const pay = { ...amount, url: asked.url, until: expiresAt };
    return { booking_id: id, start, spaceId: booking.details['spaceId'] ?? null, pay };
  }
}
