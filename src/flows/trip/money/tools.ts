import { z } from 'zod';
import { money } from '../../../domain/money.ts';
import type { Tool } from '../../../ports/tool.ts';
import type { Agency } from '../agency/tools.ts';
import { givePlacesBack } from '../places/tools.ts';

/** Tools that touch money (D8, D10). Amounts are checked against the ledger's booking, never taken from a talk alone. */
export function payingTools(agency: Agency): readonly Tool[] {
  return [generatePaymentQR(agency), checkPaymentStatus(agency), cancelBooking(agency)];
}

const wanted = z.strictObject({
  booking_id: z.string(),
  amount_cents: z.int().positive(),
  attempt: z.int().nonnegative(),
});

/** A code for the booking; the till voids the one before (D8). The same attempt gives the same payment. */
function generatePaymentQR({ business, catalogue, parts }: Agency): Tool {
  return {
    name: 'generatePaymentQR',
    states: ['BOOKING', 'PAYMENT'],
    consequence: null,
    input: wanted,
    async run(input, { now, conversation }) {
      const { booking_id, attempt } = wanted.parse(input);
      const booking = await parts.bookings.get(booking_id);
      const cents = booking?.details['amount_cents'];
      if (booking === null || booking.status !== 'held' || typeof cents !== 'number') {
        return { kind: 'refused', reason: 'nothing to pay' };
      }
      const { payment, url, image } = await parts.till.ask({
        key: `${booking.key}:payment-${attempt}`,
        booking: booking.id,
        extra: null,
        business: business.id,
        conversation,
        amount: money(cents, catalogue.currency),
        expiresAt: booking.heldUntil ?? now,
        now,
      });
      return { kind: 'done', output: { payment_intent_id: payment.id, url, image } };
    },
  };
}

const asked = z.strictObject({ payment_intent_id: z.string().nullable() });

function checkPaymentStatus({ parts }: Agency): Tool {
  return {
    name: 'checkPaymentStatus',
    states: ['PAYMENT', 'POST_BOOKING'],
    consequence: null,
    input: asked,
    async run(input, { now }) {
      const { payment_intent_id } = asked.parse(input);
      const payment = payment_intent_id === null ? null : await parts.till.check(payment_intent_id, now);
      return { kind: 'done', output: { status: payment?.status ?? 'unknown' } };
    },
  };
}

const called_off = z.strictObject({
  booking_id: z.string(),
  payment_intent_id: z.string().nullable(),
  refund_cents: z.int().nonnegative(),
});

/** Frees the places and gives back what the policy says; both may be done twice and happen once. */
function cancelBooking(agency: Agency): Tool {
  const { parts } = agency;
  return {
    name: 'cancelBooking',
    states: ['POST_BOOKING'],
    consequence: null,
    input: called_off,
    async run(input, { now }) {
      const { booking_id, payment_intent_id, refund_cents } = called_off.parse(input);
      const booking = await parts.bookings.get(booking_id);
      if (booking === null) return { kind: 'refused', reason: 'there is no such booking' };
      const paidCents = Number(booking.details['amount_cents'] ?? 0);
      const cents = Math.min(refund_cents, paidCents);
      await givePlacesBack(agency, booking, 'cancelled', now);
      if (cents > 0 && payment_intent_id !== null) await parts.till.refund(payment_intent_id, cents, now);
      return { kind: 'done', output: { booking_id, refund_cents: cents } };
    },
  };
}
