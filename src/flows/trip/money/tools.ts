import { z } from 'zod';
import type { Booking } from '../../../domain/booking.ts';
import { money } from '../../../domain/money.ts';
import type { Payment, PaymentOutcome } from '../../../ports/payments.ts';
import type { CallFacts, Definite, Tool } from '../../../ports/tool.ts';
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
type Wanted = z.output<typeof wanted>;

/** A code for the booking; the till voids the one before (D8). The same attempt gives the same payment. */
function generatePaymentQR({ business, catalogue, parts }: Agency): Tool {
  const keyOf = (booking: Booking, attempt: number): string => `${booking.key}:payment-${attempt}`;

  async function ask({ booking_id, attempt }: Wanted, { now, conversation }: CallFacts): Promise<Definite> {
    const booking = await parts.bookings.get(booking_id);
    const cents = booking?.details['amount_cents'];
    if (booking === null || booking.status !== 'held' || typeof cents !== 'number') {
      return { kind: 'refused', reason: 'nothing to pay' };
    }
    const { payment, url, image } = await parts.till.ask({
      key: keyOf(booking, attempt),
      booking: booking.id,
      extra: null,
      business: business.id,
      conversation,
      amount: money(cents, catalogue.currency),
      expiresAt: booking.heldUntil ?? now,
      now,
    });
    return { kind: 'done', output: { payment_intent_id: payment.id, url, image, expires_at: payment.expiresAt } };
  }

  return {
    name: 'generatePaymentQR',
    states: ['BOOKING', 'PAYMENT'],
    consequence: {
      unasked: 'a code takes no money by itself, and is for what was agreed to before (D8)',
      // The payment is in the ledger before the provider hears of it: asked for again, it is the same one.
      async lookup(call, input) {
        const order = wanted.parse(input);
        const booking = await parts.bookings.get(order.booking_id);
        const payments = await parts.till.ofConversation(call.conversation);
        const isAsked = booking !== null && payments.some(({ key }) => key === keyOf(booking, order.attempt));
        return isAsked ? ask(order, call) : null;
      },
      // A code that nobody saw is paid by nobody, and the next one voids it.
      async undo() {},
    },
    input: wanted,
    run: async (input, call) => ask(wanted.parse(input), call),
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
type CalledOff = z.output<typeof called_off>;

/** Frees the places and gives back what the policy says; both may be done twice and happen once. */
function cancelBooking(agency: Agency): Tool {
  const { parts } = agency;

  async function callOff(
    { booking_id, payment_intent_id, refund_cents }: CalledOff,
    call: CallFacts,
  ): Promise<Definite> {
    const booking = await parts.bookings.get(booking_id);
    if (booking === null) return { kind: 'refused', reason: 'there is no such booking' };
    await givePlacesBack(agency, booking, call.now);
    const payments = await parts.till.ofConversation(call.conversation);
    const refunds = shares(keptOf(payments, booking, payment_intent_id), refund_cents);
    const refunded: (Payment | null)[] = [];
    for (const { id, cents } of refunds) refunded.push(await parts.till.refund(id, cents, call.now));
    const refund_sent = refunded.every((payment) => payment?.status === 'refunded');
    const total = refunds.reduce((sum, { cents }) => sum + cents, 0);
    return { kind: 'done', output: { booking_id, refund_cents: total, refund_sent } };
  }

  return {
    name: 'cancelBooking',
    states: ['POST_BOOKING'],
    consequence: {
      // Once the places are given up the rest is only finished, however often.
      async lookup(call, input) {
        const order = called_off.parse(input);
        const booking = await parts.bookings.get(order.booking_id);
        return booking?.status === 'cancelled' ? callOff(order, call) : null;
      },
      // Money on its way back is not called in again; that it goes back is told by an event of its own.
      async undo() {},
    },
    input: called_off,
    run: async (input, call) => callOff(called_off.parse(input), call),
  };
}

/** A booking that was moved to another day is still paid for under its earlier names. */
function isFor({ id, details }: Booking, paidFor: string): boolean {
  const earlier = details['was'];
  return paidFor === id || (Array.isArray(earlier) && earlier.includes(paidFor));
}

const SETTLED: readonly PaymentOutcome[] = ['confirmed', 'refunding', 'refunded', 'owed'];

/**
 * The payments that paid for the trip and for each of its extras. What came twice has long gone back, and counts no more.
 */
function keptOf(payments: readonly Payment[], booking: Booking, main: string | null): readonly Payment[] {
  const settled = payments.filter(({ outcome }) => outcome !== null && SETTLED.includes(outcome));
  const first = settled.filter(({ id }) => id === main);
  const extras = new Map<string, Payment>();
  for (const payment of settled) {
    const { extra, outcome } = payment;
    if (extra === null || !isFor(booking, payment.booking)) continue;
    if (outcome === 'confirmed' || !extras.has(extra)) extras.set(extra, payment);
  }
  return [...first, ...extras.values()];
}

/** What goes back of which payment: never more than each of them was, the first ones first. */
function shares(payments: readonly Payment[], refundCents: number): readonly { id: string; cents: number }[] {
  let left = refundCents;
  return payments.flatMap(({ id, amount, refundCents: decided }) => {
    const cents = decided ?? Math.min(left, amount.cents);
    left -= cents;
    return cents > 0 ? [{ id, cents }] : [];
  });
}
