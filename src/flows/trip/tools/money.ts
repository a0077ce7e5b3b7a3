import { z } from 'zod';
import { type Booking, occupies } from '../../../domain/booking.ts';
import { money } from '../../../domain/money.ts';
import type { CallFacts, Definite, Tool } from '../../../ports/tool.ts';
import type { Agency } from './agency.ts';

/** Tools that ask for money (D8). Amounts are checked against the ledger's booking, never taken from a talk alone. */
export function payingTools(agency: Agency): readonly Tool[] {
  return [generatePaymentQR(agency), checkPaymentStatus(agency)];
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
    if (booking?.status !== 'held' || !occupies(booking, now) || typeof cents !== 'number') {
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
