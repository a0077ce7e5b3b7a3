import { z } from 'zod';
import type { JsonObject } from '../../../core/json.ts';
import { type Booking, toldReference } from '../../../domain/booking.ts';
import { opensAt } from '../../../domain/hours.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../../domain/zoned.ts';
import type { CallFacts, Definite, Tool } from '../../../ports/tool.ts';
import { STAGES } from '../context.ts';
import type { Agency } from './agency.ts';
import { confirmPlaces, givePlacesBack, keepPlaces, releasePlaces } from './places.ts';

const released = z.strictObject({ booking_id: z.string().nullable() });

/** Lets places go that their traveller gives back. What has been paid for meanwhile stays: the payment is told of next (D9). */
export function releaseBooking(agency: Agency): Tool {
  async function letGo(booking: Booking | null, now: string): Promise<Definite> {
    const left = booking && (await releasePlaces(agency, booking, 'cancelled', now));
    // Who has given up is not to pay by an old link; who was only late still may, if the places are there (D8).
    if (left === 'free' && booking) await agency.parts.till.giveUp(booking.id, now);
    return left === 'paid' ? PAID : { kind: 'done', output: { booking_id: booking?.id ?? null } };
  }

  return {
    name: 'releaseBooking',
    states: ['PAYMENT'],
    consequence: {
      async lookup({ now }, input) {
        const booking = await bookingWith(agency, released.parse(input).booking_id);
        return booking?.status === 'held' ? null : letGo(booking, now);
      },
      // What was let go may be somebody else's by now.
      async undo() {},
    },
    input: released,
    run: async (input, { now }) => letGo(await bookingWith(agency, released.parse(input).booking_id), now),
  };
}

/** Keeps the places for a person to finish the payment with, counted from when somebody is there to do it (D8). */
export function keepForSupport(agency: Agency): Tool {
  async function keep(input: JsonObject, { now }: CallFacts): Promise<Definite> {
    const { business, catalogue } = agency;
    const opens = opensAt(instantOf(now), business.opening, catalogue.timeZone) ?? instantOf(now);
    const until = isoInstant(opens + catalogue.supportMinutes * MINUTE_MS, catalogue.timeZone);
    const booking = await bookingWith(agency, released.parse(input).booking_id);
    const kept = booking && (await keepPlaces(agency, booking, until, now));
    if (!kept) return { kind: 'refused', reason: 'not held' };
    await agency.parts.bookings.amend(kept.id, { [FOR_SUPPORT]: true });
    const open = opens > instantOf(now) ? isoInstant(opens, catalogue.timeZone) : null;
    return { kind: 'done', output: { reserved_until: kept.heldUntil, opens_at: open } };
  }

  return {
    name: 'keepForSupport',
    states: ['PAYMENT'],
    consequence: {
      unasked: 'places that are held are held for longer, at no cost',
      // Doing it again changes nothing.
      lookup: (call, input) => keep(input, call),
      // A hold runs out by itself.
      async undo() {},
    },
    input: released,
    run: keep,
  };
}

/** Marks places that are kept for a person: only the clock ends them, whatever becomes of the codes. */
const FOR_SUPPORT = 'for_support';

const PAID: Definite = { kind: 'refused', reason: 'paid' };

function bookingWith({ parts }: Agency, id: string | null): Promise<Booking | null> {
  return id === null ? Promise.resolve(null) : parts.bookings.get(id);
}

/** Ends a hold whose time is up, and no other: the clock and the ledger of payments are asked, not the talk (D8, X11). */
export function expireBooking(agency: Agency): Tool {
  async function isOver({ id, heldUntil, details }: Booking, { now, conversation }: CallFacts): Promise<boolean> {
    if (heldUntil === null || instantOf(heldUntil) <= instantOf(now)) return true;
    if (details[FOR_SUPPORT] === true) return false;
    // The provider may end a code before we do.
    const codes = (await agency.parts.till.ofConversation(conversation)).filter(({ booking }) => booking === id);
    return codes.some(({ status }) => status === 'expired') && codes.every(({ status }) => status !== 'open');
  }

  async function end(input: JsonObject, call: CallFacts): Promise<Definite> {
    const booking = await bookingWith(agency, released.parse(input).booking_id);
    if (booking?.status === 'held' && !(await isOver(booking, call))) return { kind: 'refused', reason: 'still held' };
    const left = booking && (await releasePlaces(agency, booking, 'expired', call.now));
    return left === 'paid' ? PAID : { kind: 'done', output: { booking_id: booking?.id ?? null } };
  }

  return {
    name: 'expireBooking',
    states: ['PAYMENT'],
    consequence: {
      unasked: 'its time is up, which was said when the places were held',
      // Doing it again changes nothing.
      lookup: (call, input) => end(input, call),
      async undo() {},
    },
    input: released,
    run: end,
  };
}

const paidFor = z.strictObject({
  booking_id: z.string().nullable(),
  payment_intent_id: z.string().nullable(),
  /** A reservation that is not needed any more, because an earlier one was paid for after all. */
  instead_of: z.string().nullable(),
});
type PaidFor = z.output<typeof paidFor>;

/**
 * The first place was confirmed with the payment; the others of the party follow it, taken again if need be. Where not
 * all can be had, none is kept and the money goes back (D9).
 */
export function confirmBooking(agency: Agency): Tool {
  const { bookings, till } = agency.parts;

  async function confirm({ booking_id, payment_intent_id, instead_of }: PaidFor, call: CallFacts): Promise<Definite> {
    const booking = booking_id === null ? null : await bookings.get(booking_id);
    if (booking === null || booking.status === 'held' || booking.status === 'expired') {
      return { kind: 'refused', reason: 'not confirmed' };
    }
    const isWhole = booking.status === 'confirmed' && (await confirmPlaces(agency, booking, call.now));
    if (!isWhole) {
      await givePlacesBack(agency, booking, call.now);
      const cents = Number(booking.details['amount_cents'] ?? 0);
      if (payment_intent_id !== null) await till.refund(payment_intent_id, cents, call.now);
      return { kind: 'refused', reason: 'places lost', output: { refund_cents: cents } };
    }
    const other = instead_of === null ? null : await bookings.get(instead_of);
    if (other !== null) await releasePlaces(agency, other, 'cancelled', call.now);
    const { amount_cents = null, ordered = null } = booking.details;
    const output = { booking_id, booking_ref: toldReference(booking), amount_cents, ordered };
    return { kind: 'done', output };
  }

  return {
    name: 'confirmBooking',
    states: STAGES,
    consequence: {
      // Every step of it finds what is done already and goes on from there.
      lookup: (call, input) => confirm(paidFor.parse(input), call),
      // Nobody takes back what is paid for.
      async undo() {},
    },
    input: paidFor,
    run: async (input, call) => confirm(paidFor.parse(input), call),
  };
}
