import { z } from 'zod';
import type { Booking } from '../../../domain/booking.ts';
import { instantOf } from '../../../domain/zoned.ts';
import type { Asked, Payment } from '../../../ports/payments.ts';
import type { CallFacts, Tool } from '../../../ports/tool.ts';
import { GENERAL, STEPS } from '../context.ts';
import type { PaymentStanding } from '../events.ts';
import { type House, wanted } from './house.ts';

const payable = z.strictObject({ reservation_id: z.uuid() });

/** Where a reservation is paid for (E8). The same reservation always gives the same address. */
export function generatePaymentLink(house: House): Tool {
  return {
    name: 'generate_payment_link',
    states: ['PAYMENT_INSTRUCTIONS'],
    consequence: null,
    input: payable,
    async run(input, { business, conversation, now }) {
      const booking = await house.parts.bookings.get(payable.parse(input).reservation_id);
      const asked = booking && (await askFor(booking, house, { business, conversation, now }));
      if (asked === null) return { kind: 'refused', reason: 'nothing to pay' };
      if (asked.url === null) return { kind: 'refused', reason: 'no page to pay on' };
      return { kind: 'done', output: { url: asked.url, payment: asked.payment.id } };
    },
  };
}

/** Asks for what a reservation costs; null where nothing is to be paid for it. */
export async function askFor(
  { id: booking, details, heldUntil }: Booking,
  { catalogue, parts }: House,
  { business, conversation, now }: Pick<CallFacts, 'business' | 'conversation' | 'now'>,
): Promise<Asked | null> {
  const cents = details['cents'];
  if (typeof cents !== 'number' || heldUntil === null) return null;
  const amount = { cents, currency: catalogue.currency };
  const whose = { booking, extra: null, business, conversation };
  return parts.till.ask({ key: `link/${booking}`, ...whose, amount, expiresAt: heldUntil, now });
}

/** How the newest payment of this conversation stands, asked of the provider and read from the ledger, never guessed. */
export function checkPayment({ parts }: House): Tool {
  return {
    name: 'check_payment',
    states: [GENERAL, ...STEPS.slice(0, 4)],
    consequence: null,
    input: z.strictObject({}),
    async run(_, { conversation, now }) {
      const newest = (await parts.till.ofConversation(conversation)).at(-1);
      const payment = newest && (await parts.till.check(newest.id, now));
      if (!payment) return { kind: 'refused', reason: 'nothing was to be paid' };
      const { amount, opening } = payment;
      const output = { standing: standingOf(payment, now), ...amount, url: opening?.url ?? null };
      return { kind: 'done', output };
    },
  };
}

/** Whether the time for paying is over and nothing came. Money that comes all the same may still take the space again. */
export function checkHold({ parts }: House): Tool {
  return {
    name: 'check_hold',
    states: [GENERAL, ...STEPS],
    consequence: null,
    input: payable,
    async run(input, { now }) {
      const booking = await parts.bookings.get(payable.parse(input).reservation_id);
      if (booking === null) return { kind: 'refused', reason: 'unknown reservation' };
      const { status, heldUntil, details } = booking;
      const lapsed = status === 'held' && heldUntil !== null && instantOf(heldUntil) <= instantOf(now);
      const { spaceId, period } = wanted.parse({ spaceId: details['spaceId'], period: details['period'] });
      return { kind: 'done', output: { lapsed, spaceId, period } };
    },
  };
}

/** X5: said to be confirmed only if the ledger has it so. */
function standingOf({ status, outcome, expiresAt }: Payment, now: string): PaymentStanding {
  if (outcome === 'confirmed') return 'confirmed';
  if (outcome === 'refunding' || outcome === 'refunded' || outcome === 'owed') return 'refunded';
  if (status === 'paid') return 'arriving';
  if (status === 'expired' || instantOf(expiresAt) <= instantOf(now)) return 'expired';
  return status === 'failed' ? 'failed' : 'open';
}
