import { z } from 'zod';
import type { Json } from '../../../core/json.ts';
import type { Booking } from '../../../domain/booking.ts';
import type { Business } from '../../../domain/business.ts';
import { keptUntil } from '../../../domain/deposit.ts';
import type { Bookings } from '../../../ports/bookings.ts';
import type { Till } from '../../../ports/payments.ts';
import type { CallFacts, Definite, Tool } from '../../../ports/tool.ts';
import { depositOf, type SalonSettings, serviceNamed, stylistsFor } from '../catalogue.ts';
import { SERVICES_MAX } from '../context.ts';
import { agendaOf } from './agenda.ts';

export interface BookParts {
  readonly bookings: Bookings;
  /** Who is asked for deposits; a salon that wants none needs nobody. */
  readonly till?: Till;
  /** Where a customer finds a booking as an .ics file; without one, none is offered. */
  readonly calendarLink?: (booking: string) => string;
}

interface Salon {
  readonly business: Business;
  readonly settings: SalonSettings;
  readonly parts: BookParts;
}

const appointment = z.strictObject({
  services: z.array(z.string()).min(1).max(SERVICES_MAX),
  stylist: z.string().min(1),
  start: z.iso.datetime({ offset: true }),
  customer_id: z.string().min(1),
  first_name: z.string().min(1),
  /** What was told to be paid first, where that is not what the salon asks for by now; 0 for nothing. */
  deposit: z.int().nonnegative().exactOptional(),
});

/**
 * Books once: the key finds it again, and takes it back if nobody wants it any more (X5). Only in confirmation (B8). Where a
 * deposit is asked the appointment is held for it, and the page to pay on is part of the same deed: one without the other
 * would be of no use.
 */
export function book(salon: Salon): Tool {
  const { business, settings, parts } = salon;
  return {
    name: 'book',
    states: ['confirmation'],
    consequence: {
      async lookup({ key, now }) {
        const booking = await parts.bookings.findByKey(key);
        return booking && outcomeOf(booking, salon, now);
      },
      async undo({ key, now }) {
        const booking = await parts.bookings.findByKey(key);
        if (booking === null) return;
        await parts.bookings.move({ id: booking.id, from: ['held', 'confirmed'], to: 'cancelled', now });
        await parts.till?.giveUp(booking.id, now);
      },
    },
    input: appointment,
    async run(input, call: CallFacts): Promise<Definite> {
      const { services, stylist, start, customer_id, first_name, deposit: told } = appointment.parse(input);
      const able = stylistsFor(settings, services).some(({ id }) => id === stylist);
      if (!able || services.some((name) => serviceNamed(settings, name) === undefined)) {
        return { kind: 'refused', reason: `${stylist} does not do all of ${services.join(', ')}` };
      }
      const slot = agendaOf(business, settings, services, call.now).slotAt(stylist, start);
      if (slot === null) return { kind: 'refused', reason: 'taken' };
      const { deposit: terms } = settings;
      const deposit = told ?? depositOf(settings, services) ?? 0;
      const isHeld = terms !== undefined && deposit > 0;
      const answer = await parts.bookings.book({
        key: call.key,
        id: call.id,
        business: business.id,
        resource: stylist,
        ...slot,
        heldUntil: isHeld ? keptUntil(terms, start, call.now, business.timeZone) : null,
        conversation: call.conversation,
        customer: customer_id,
        details: { services, first_name, ...(isHeld && { deposit }) },
        now: call.now,
      });
      return answer.kind === 'taken'
        ? { kind: 'refused', reason: 'taken' }
        : outcomeOf(answer.booking, salon, call.now);
    },
  };
}

/** What is told comes from the ledger, not from what was asked for (X5). A booking taken back is none. */
async function outcomeOf(booking: Booking, salon: Salon, now: string): Promise<Definite> {
  const { id, start, resource, status, details } = booking;
  const deposit = status === 'held' ? await depositAsked(booking, salon, now) : null;
  if (status !== 'confirmed' && deposit === null) return { kind: 'refused', reason: status };
  const services: Json = details['services'] ?? [];
  const calendar_link = deposit === null ? (salon.parts.calendarLink?.(id) ?? null) : null;
  return { kind: 'done', output: { booking_id: id, start, stylist: resource, services, calendar_link, deposit } };
}

/** Where the deposit is paid, and until when: the same booking always has the same payment. */
async function depositAsked(
  { id: booking, details, heldUntil, conversation }: Booking,
  { business, settings, parts }: Salon,
  now: string,
): Promise<{ cents: number; url: string | null; held_until: string } | null> {
  const cents = details['deposit'];
  if (typeof cents !== 'number' || heldUntil === null || conversation === null) return null;
  if (parts.till === undefined) throw new Error(`${business.id} asks for deposits, and nobody takes them`);
  const amount = { cents, currency: settings.currency };
  const whose = { booking, extra: null, business: business.id, conversation };
  const { url } = await parts.till.ask({ key: `deposit/${booking}`, ...whose, amount, expiresAt: heldUntil, now });
  return { cents, url, held_until: heldUntil };
}
