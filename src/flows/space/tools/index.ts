import type { Booking } from '../../../domain/booking.ts';
import type { Business } from '../../../domain/business.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../../domain/zoned.ts';
import type { Definite, Tool } from '../../../ports/tool.ts';
import { catalogueOf, spaceWithId } from '../catalogue.ts';
import { centsFor } from '../price.ts';
import { checkAvailability, findFreeDays } from './agenda.ts';
import { type House, ordered, type SpaceParts } from './house.ts';
import { checkHold, checkPayment, generatePaymentLink } from './payments.ts';
import { isFree, slotIn } from './room.ts';

/** What the house can have done in the world; no interpreter names any of it. */
export function spaceTools(business: Business, parts: SpaceParts): readonly Tool[] {
  const house: House = { business, catalogue: catalogueOf(business), parts };
  return [
    checkAvailability(house),
    findFreeDays(house),
    createReservation(house),
    generatePaymentLink(house),
    checkPayment(house),
    checkHold(house),
  ];
}

/** Makes the reservation once (E8): a paid space is kept for its payment, a free one is settled at once. */
function createReservation({ business, catalogue, parts }: House): Tool {
  const outcomeOf = ({ id, status, details, heldUntil }: Booking): Definite => {
    if (status !== 'held' && status !== 'confirmed') return { kind: 'refused', reason: status };
    const cents = typeof details['cents'] === 'number' ? details['cents'] : null;
    return { kind: 'done', output: { reservation_id: id, cents, held_until: heldUntil } };
  };
  return {
    name: 'create_reservation',
    states: ['CONFIRM_RESERVATION_SUMMARY'],
    consequence: {
      async lookup({ key }) {
        const booking = await parts.bookings.findByKey(key);
        return booking && outcomeOf(booking);
      },
      async undo({ key, now }) {
        const booking = await parts.bookings.findByKey(key);
        if (booking) await parts.bookings.move({ id: booking.id, from: ['held', 'confirmed'], to: 'cancelled', now });
      },
    },
    input: ordered,
    async run(input, { key, id, conversation, now }) {
      const { spaceId, period, cents: told } = ordered.parse(input);
      const space = spaceWithId(catalogue, spaceId);
      const slot = space && isFree(space, period, [], catalogue) ? slotIn(space, period, catalogue) : null;
      if (space === undefined || slot === null || instantOf(slot.start) <= instantOf(now)) {
        return { kind: 'refused', reason: 'taken' };
      }
      const cents = told === undefined ? centsFor(space, period, catalogue) : told;
      const held = instantOf(now) + catalogue.paymentHours * 60 * MINUTE_MS;
      const answer = await parts.bookings.book({
        key,
        id,
        business: business.id,
        ...slot,
        heldUntil: cents === null ? null : isoInstant(held, business.timeZone),
        conversation,
        customer: null,
        details: { spaceId, period, cents, ...(cents !== null && { awaiting: 'payment' }) },
        now,
      });
      return answer.kind === 'taken' ? { kind: 'refused', reason: 'taken' } : outcomeOf(answer.booking);
    },
  };
}
