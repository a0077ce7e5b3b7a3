import { z } from 'zod';
import type { JsonObject } from '../../../core/json.ts';
import type { Booking } from '../../../domain/booking.ts';
import type { Business } from '../../../domain/business.ts';
import { contactOf } from '../../../domain/customer.ts';
import { addDays, instantOf, localTime } from '../../../domain/zoned.ts';
import type { Bookings } from '../../../ports/bookings.ts';
import type { Customers } from '../../../ports/customers.ts';
import type { CallFacts, Definite, Tool } from '../../../ports/tool.ts';
import type { SalonSettings } from '../catalogue.ts';
import { APPOINTMENTS_MAX } from '../context.ts';
import { appointmentsMeant } from './meant.ts';

interface Salon {
  readonly business: Business;
  readonly settings: SalonSettings;
  readonly parts: { readonly bookings: Bookings; readonly customers: Customers };
}

/** What can be done with appointments that stand: whoever writes is told of their own and can call off their own. */
export function standingTools(salon: Salon): readonly Tool[] {
  return [findAppointments(salon), cancelAppointment(salon)];
}

const question = z.strictObject({
  purpose: z.enum(['tell', 'cancel', 'call_off', 'move']),
  /** The one that was picked from those listed before. */
  booking_id: z.string().nullable(),
  days: z.array(z.string()),
  times: z.array(z.string()),
  except: z.array(z.string()),
  window: z.string().nullable(),
  direction: z.enum(['earlier', 'later']).nullable(),
  minutes: z.number().nullable(),
  /** Whom they would rather have. */
  stylist: z.string().nullable(),
});

/** The appointments that whoever writes has before them, in this conversation or another; those that were pointed at. */
function findAppointments(salon: Salon): Tool {
  const { timeZone } = salon.business;
  return {
    name: 'find_appointments',
    states: ['idle'],
    consequence: null,
    input: question,
    async run(input, call) {
      const { booking_id, ...named } = question.parse(input);
      const all = await ownedBy(call, salon);
      const standing = all
        .filter(({ status, start }) => status === 'confirmed' && instantOf(start) > instantOf(call.now))
        .filter(({ id }) => booking_id === null || id === booking_id)
        .toSorted((one, other) => instantOf(one.start) - instantOf(other.start));
      const { appointments, day, time } = appointmentsMeant(standing, named, timeZone);
      const told = appointments.slice(0, APPOINTMENTS_MAX).map((one) => appointmentOf(one, call.now, salon));
      return { kind: 'done', output: { appointments: told, day, time } };
    },
  };
}

function appointmentOf({ id, start, resource, details }: Booking, now: string, salon: Salon): JsonObject {
  const { timeZone } = salon.business;
  const [on, today] = [start, now].map((instant) => localTime(instantOf(instant), timeZone).date);
  const late = addDays(today ?? '', salon.settings.changesUntilDays) > (on ?? '');
  return { id, start, stylist: resource, services: details['services'] ?? [], late };
}

/** Everything that whoever writes has booked here: known by their address again, else by the conversation alone (B9). */
async function ownedBy({ channel, address, conversation }: CallFacts, salon: Salon): Promise<readonly Booking[]> {
  const { business, parts } = salon;
  const customer = await parts.customers.find(business.id, contactOf(channel, address, business.country));
  if (customer !== null) return parts.bookings.ofCustomer(customer.id);
  return parts.bookings.ofConversation(conversation);
}

const one = z.strictObject({ booking_id: z.string().min(1) });

/**
 * Calls off an appointment of whoever writes, and nobody else's. Cancelled twice it is cancelled once; an answer that was
 * lost and is no longer wanted is taken back, as long as nobody else has the time.
 */
function cancelAppointment(salon: Salon): Tool {
  const { bookings } = salon.parts;
  const theirs = async (input: JsonObject, call: CallFacts): Promise<Booking | null> => {
    const { booking_id } = one.parse(input);
    return (await ownedBy(call, salon)).find(({ id }) => id === booking_id) ?? null;
  };
  return {
    name: 'cancel_appointment',
    states: ['idle'],
    consequence: {
      async lookup(call, input) {
        const booking = await theirs(input, call);
        return booking?.status === 'cancelled' ? calledOff(booking) : null;
      },
      async undo(call, input) {
        const booking = await theirs(input, call);
        if (booking) await bookings.move({ id: booking.id, from: ['cancelled'], to: 'confirmed', now: call.now });
      },
    },
    input: one,
    async run(input, call): Promise<Definite> {
      const booking = await theirs(input, call);
      if (booking === null) return { kind: 'refused', reason: 'not theirs' };
      if (instantOf(booking.start) <= instantOf(call.now)) return { kind: 'refused', reason: 'passed' };
      const after = await bookings.move({ id: booking.id, from: ['confirmed'], to: 'cancelled', now: call.now });
      return after?.booking.status === 'cancelled' ? calledOff(booking) : { kind: 'refused', reason: 'not standing' };
    },
  };
}

function calledOff({ id, start, resource }: Booking): Definite {
  return { kind: 'done', output: { id, start, stylist: resource } };
}
