import { z } from 'zod';
import type { Booking } from '../../../domain/booking.ts';
import { money } from '../../../domain/money.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../../domain/zoned.ts';
import type { Payment } from '../../../ports/payments.ts';
import type { CallFacts, Definite, Tool } from '../../../ports/tool.ts';
import { addonWithId } from '../catalogue.ts';
import type { Agency } from './agency.ts';

/** Codes to pay with beside the first one: for an extra after the booking, and the one that stands, shown again. */
export function addingTools(agency: Agency): readonly Tool[] {
  return [addExtra(agency), showPaymentQR(agency)];
}

const wanted = z.strictObject({ booking_id: z.string(), addon: z.string(), amount_cents: z.int().positive() });
type Wanted = z.output<typeof wanted>;

/** A code for an add-on of a trip that is paid for; one that ran out or failed makes way for a new one (D10). */
function addExtra(agency: Agency): Tool {
  const { business, catalogue, parts } = agency;

  async function keyOf({ addon }: Wanted, booking: Booking, { conversation, now }: CallFacts): Promise<string> {
    const payments = await parts.till.ofConversation(conversation);
    const over = payments.filter((payment) => payment.extra === addon && !stands(payment, now)).length;
    return `${booking.key}:extra-${addon}-${over}`;
  }

  async function ask(order: Wanted, call: CallFacts): Promise<Definite> {
    const { now, conversation } = call;
    const booking = await parts.bookings.get(order.booking_id);
    const addon = addonWithId(catalogue, order.addon);
    if (booking?.status !== 'confirmed' || addon === null) return { kind: 'refused', reason: 'nothing to add to' };
    const people = Number(booking.details['people'] ?? 1);
    // Discounts take something off, and nothing ever puts anything on.
    const most = addon.per === 'person' ? addon.cents * people : addon.cents;
    const cents = Math.min(order.amount_cents, most);
    const { payment, url, image } = await parts.till.ask({
      key: await keyOf(order, booking, call),
      booking: booking.id,
      extra: addon.id,
      business: business.id,
      conversation,
      amount: money(cents, catalogue.currency),
      expiresAt: isoInstant(instantOf(now) + catalogue.holdMinutes * MINUTE_MS, catalogue.timeZone),
      now,
    });
    return {
      kind: 'done',
      output: { addon: addon.id, amount_cents: cents, payment: payment.id, url, image, expires_at: payment.expiresAt },
    };
  }

  return {
    name: 'addExtra',
    states: ['POST_BOOKING'],
    consequence: {
      async lookup(call, input) {
        const order = wanted.parse(input);
        const payments = await parts.till.ofConversation(call.conversation);
        return payments.some((payment) => payment.extra === order.addon && stands(payment, call.now))
          ? ask(order, call)
          : null;
      },
      // A code that nobody saw is paid by nobody, and runs out by itself.
      async undo() {},
    },
    input: wanted,
    run: async (input, call) => ask(wanted.parse(input), call),
  };
}

/** A code that can still be paid with; whether or not anybody has written down that it ran out. */
function stands({ status, expiresAt }: Payment, now: string): boolean {
  return status === 'open' && instantOf(expiresAt) > instantOf(now);
}

/** A code by its own name, or the one for an extra. */
const shown = z.strictObject({ payment_intent_id: z.string().nullable(), extra: z.string().nullable() });

/** The code that stands, once more. Asking under its own key makes no new one (D8). */
function showPaymentQR({ parts }: Agency): Tool {
  return {
    name: 'showPaymentQR',
    states: ['PAYMENT', 'POST_BOOKING'],
    consequence: null,
    input: shown,
    async run(input, { now, conversation }) {
      const wish = shown.parse(input);
      const payments = (await parts.till.ofConversation(conversation)).filter((payment) => stands(payment, now));
      const isMeant = ({ id, extra }: Payment) =>
        wish.extra === null ? id === wish.payment_intent_id : extra === wish.extra;
      const standing = payments.find(isMeant);
      if (standing === undefined) return { kind: 'refused', reason: 'no code stands' };
      const { id: payment, key, booking, extra, business, amount, expiresAt } = standing;
      const { url, image } = await parts.till.ask({
        ...{ key, booking, extra, business, amount, expiresAt },
        conversation,
        now,
      });
      const output = { payment, addon: extra, amount_cents: amount.cents, url, image, expires_at: expiresAt };
      return { kind: 'done', output };
    },
  };
}
