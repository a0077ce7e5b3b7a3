import { z } from 'zod';
import { bookingViewSchema } from './contract.ts';

/**
 * The calendar of the console (G4). Whatever is done goes through the ledger, which refuses two at one time whoever asks, and
 * the customer is told in their own conversation. Every POST takes `?preview=true`.
 */

const instant = z.string().describe('ISO 8601 with offset');

/** `GET …/calendar?from&to`, six weeks at most. */
export const calendarQuery = z.object({ from: instant, to: instant });

export const BLOCK_REASONS = ['holiday', 'sickness', 'other'] as const;

export const blockSchema = z.object({
  id: z.string(),
  resource: z.string(),
  start: instant,
  end: instant,
  reason: z.enum(BLOCK_REASONS),
  note: z.string().nullable(),
  by: z.string().describe('Who blocked it'),
});

/** Taken in an outside calendar: nothing of ours, so that it is moved there and not here. */
export const outsideSchema = z.object({
  resource: z.string(),
  start: instant,
  end: instant,
  title: z.string().nullable().describe('Null where it is private or has none'),
});

export const calendarSchema = z.object({
  timeZone: z.string(),
  resources: z.array(
    z.object({ id: z.string(), name: z.string(), units: z.number().describe('How many at one time') }),
  ),
  services: z
    .array(z.object({ id: z.string(), name: z.string(), minutes: z.number(), resources: z.array(z.string()) }))
    .describe('What may be booked by hand; empty where anything may'),
  hours: z
    .array(z.object({ date: z.string(), ranges: z.array(z.object({ from: instant, to: instant })) }))
    .describe('When the business is open, by day'),
  bookings: z.array(bookingViewSchema).describe('What stands or is held'),
  blocks: z.array(blockSchema),
  outside: z.array(outsideSchema).describe('What is taken in outside calendars, as it was last read'),
});

/** What would come of it, said before it is done. */
export const consequenceSchema = z.object({
  allowed: z.boolean(),
  why: z.string().nullable().describe('Why it is refused'),
  refusal: z.string().nullable().describe('The same as a code'),
  collides: z.array(bookingViewSchema).describe('What stands in the way; for a block, what stays booked in that time'),
  told: z.string().nullable().describe('What the customer is told, in their language; null where nobody is'),
  channel: z.string().nullable().describe('How they are told; webchat: they read it when they open the page'),
});

/** The answer of every action: `done` is false for a preview. Refused for good: 409 `taken`, `closed`, `changed`, `not_standing`. */
export const actedSchema = z.object({
  done: z.boolean(),
  consequence: consequenceSchema,
  booking: bookingViewSchema.nullable(),
});

export const previewQuery = z.object({ preview: z.enum(['true', 'false']).optional() });

/** `POST …/bookings`: 201 with `actedSchema`, or 200 for a preview. */
export const byHandBody = z.object({
  resource: z.string().max(100),
  start: instant,
  minutes: z
    .number()
    .int()
    .min(5)
    .max(24 * 60),
  what: z.string().trim().min(1).max(200).describe('What it is for, in words or by the name of a service'),
  name: z.string().trim().min(1).max(100),
  phone: z.string().trim().max(40).optional().describe('With its country code, or as one writes it in the country'),
  note: z.string().trim().max(500).optional(),
  key: z.string().min(8).max(100).describe('Drawn by the page: the same again is booked once'),
});

/** `POST …/bookings/:booking/move` and `/call-off`. The customer is told, unless `silent`. */
export const moveBody = z.object({ start: instant, resource: z.string().max(100), silent: z.boolean().optional() });
export const callOffBody = z
  .object({ reason: z.string().trim().max(200).optional(), silent: z.boolean().optional() })
  .nullish();

/** `POST …/blocks`: 201 with `blockedSchema`. `DELETE …/blocks/:block`: 204, the time is free again. */
export const blockBody = z.object({
  resources: z.array(z.string().max(100)).min(1).max(50),
  start: instant,
  end: instant,
  reason: z.enum(BLOCK_REASONS),
  note: z.string().trim().max(200).optional(),
});
export const blockedSchema = z.object({
  done: z.boolean(),
  consequence: consequenceSchema,
  blocks: z.array(blockSchema),
});

export type Calendar = z.infer<typeof calendarSchema>;
export type BlockView = z.infer<typeof blockSchema>;
export type OutsideView = z.infer<typeof outsideSchema>;
export type Consequence = z.infer<typeof consequenceSchema>;
export type Acted = z.infer<typeof actedSchema>;
