import { z } from 'zod';
import type { JsonObject } from '../../../core/json.ts';
import { type Booking, toldReference } from '../../../domain/booking.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../../domain/zoned.ts';
import type { CallFacts, Definite, Tool } from '../../../ports/tool.ts';
import { tripWithId } from '../catalogue.ts';
import { DETAILS, orderedTrip } from '../context.ts';
import { today } from '../dates.ts';
import { isGoodDetail } from '../details.ts';
import type { Agency } from './agency.ts';
import { changeContact, changePickup } from './contact.ts';
import { confirmBooking, expireBooking, keepForSupport, releaseBooking } from './keeping.ts';
import { balanceOf, ensureTraveller } from './loyalty.ts';
import { freePlaces, givePlacesBack, takePlaces } from './places.ts';

/** Tools that hold, confirm and free places in the ledger (D7–D9). */
export function bookingTools(agency: Agency): readonly Tool[] {
  return [
    validateUserDetails(),
    createBooking(agency),
    releaseBooking(agency),
    expireBooking(agency),
    keepForSupport(agency),
    confirmBooking(agency),
    changePickup(agency),
    changeContact(agency),
  ];
}

const detail = z.strictObject({ field: z.enum(DETAILS), value: z.string().max(500) });

function validateUserDetails(): Tool {
  return {
    name: 'validateUserDetails',
    states: ['BOOKING'],
    consequence: null,
    input: detail,
    async run(input) {
      const { field, value } = detail.parse(input);
      const text = value.trim().replaceAll(/\s+/g, ' ');
      return isGoodDetail(field, text)
        ? { kind: 'done', output: { field, value: text } }
        : { kind: 'refused', reason: field };
    },
  };
}

const dates = z.strictObject({ start: z.iso.date(), end: z.iso.date() });
const order = z.strictObject({
  trip: z.string(),
  dates,
  people_count: z.int().positive(),
  amount_cents: z.int().positive(),
  customizations: z.array(z.string()),
  customer_name: z.string().min(1),
  customer_phone: z.string().min(1),
  pickup_location: z.string().min(1),
  special_requests: z.string(),
  ordered: orderedTrip,
  points: z.int().nonnegative(),
});

/** Holds a place for each traveller for fifteen minutes, all of them or none (D7). */
function createBooking(agency: Agency): Tool {
  const { catalogue, parts } = agency;
  const hold = async (input: JsonObject, call: CallFacts): Promise<Definite> => {
    const { trip: id, dates: when, people_count, ...details } = order.parse(input);
    const trip = tripWithId(catalogue, id);
    if (trip === null || when.start <= today(call.now, catalogue)) {
      return { kind: 'refused', reason: 'no such departure' };
    }
    const heldUntil = isoInstant(instantOf(call.now) + catalogue.holdMinutes * MINUTE_MS, catalogue.timeZone);
    const { customer_name: name, customer_phone: phone } = details;
    const { customer, account } = await ensureTraveller(agency, call, { name, phone });
    const balance = details.points === 0 || account === null ? 0 : await balanceOf(agency, account, call.now);
    const made = await parts.bookings.findByKey(call.key);
    if (made === null && details.points > balance) return { kind: 'refused', reason: 'too few points' };
    const booking = await takePlaces(agency, {
      call,
      customer,
      trip,
      date: when.start,
      people: people_count,
      heldUntil,
      details: { ...details, trip: id, dates: when, people: people_count },
    });
    if (booking !== null) return reservationOf(booking);
    const places_left = await freePlaces(agency, trip, when.start, call.now);
    return { kind: 'refused', reason: 'full', output: { places_left } };
  };
  return {
    name: 'createBooking',
    states: ['BOOKING'],
    consequence: {
      // A crash may have come between two places of a party: the same keys find those there are and take the rest.
      async lookup(call, input) {
        const booking = await parts.bookings.findByKey(call.key);
        return booking && hold(input, call);
      },
      async undo({ key, now }) {
        const booking = await parts.bookings.findByKey(key);
        if (booking) await givePlacesBack(agency, booking, now);
      },
    },
    input: order,
    run: hold,
  };
}

function reservationOf(booking: Booking): Definite {
  const { id, status, heldUntil, customer } = booking;
  if (status !== 'held' && status !== 'confirmed') return { kind: 'refused', reason: status };
  const booking_ref = toldReference(booking);
  return { kind: 'done', output: { booking_id: id, booking_ref, reserved_until: heldUntil, user_id: customer } };
}
