import { z } from 'zod';
import { PAYMENT_OUTCOMES, PAYMENT_STATUSES } from '../../ports/payments.ts';
import { bookingViewSchema } from './contract.ts';

/** A booking's own page (G4): what it is, what was paid, when its customer is reminded, and what became of it. */

const instant = z.string().describe('ISO 8601 with offset');

/** `GET …/bookings/:booking`. */
export const bookingPageSchema = z.object({
  booking: bookingViewSchema,
  talk: z
    .object({ id: z.string(), channel: z.string() })
    .nullable()
    .describe('Where it was booked; null where that was not in a conversation, or it was erased'),
  mayAttend: z.boolean().describe('Whether it can be said that they came: it stands, and has begun'),
  payments: z.array(
    z.object({
      id: z.string(),
      what: z.string().nullable(),
      cents: z.number(),
      currency: z.string(),
      status: z.enum(PAYMENT_STATUSES),
      outcome: z.enum(PAYMENT_OUTCOMES).nullable(),
      refundedCents: z.number().nullable(),
      at: instant,
    }),
  ),
  reminders: z.array(
    z.object({
      at: instant.describe('When it was given; until then, when it is to be'),
      minutes: z.number().describe('How long before it begins'),
      given: z.boolean(),
      delivery: z.string().nullable().describe('What became of the message, where its channel tells that'),
      answer: z.enum(['coming']).nullable().describe('What they answered to it'),
    }),
  ),
  history: z
    .array(
      z.object({
        at: instant,
        what: z.string().describe('book, move, call_off, coming, reminder, payment.paid, booking.came, …'),
        by: z.string().nullable().describe('Who of the business; null where the customer or nobody did'),
      }),
    )
    .describe('Oldest first'),
});

/** `POST …/bookings/:booking/attendance`: answered with `bookingViewSchema`. Null takes it back. */
export const attendanceBody = z.object({ attendance: z.enum(['came', 'no_show']).nullable() });

export type BookingPage = z.infer<typeof bookingPageSchema>;
