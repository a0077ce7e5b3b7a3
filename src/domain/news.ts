import { z } from 'zod';
import type { JsonObject } from '../core/json.ts';
import { type Booking, earlierOf, referenceOf } from './booking.ts';

/** What those outside may be told of, by the names that a business's file and the messages use. */
export const NEWS_KINDS = [
  'booking.created',
  'booking.moved',
  'booking.called_off',
  'handover',
  'payment.paid',
  'payment.failed',
  'payment.expired',
  'payment.mismatched',
  'payment.refunded',
  'payment.refund_due',
] as const;

export type NewsKind = (typeof NEWS_KINDS)[number];

/** Something that happened in a business, as it stood when it did. */
export interface News {
  /** The `webhook-id` of its messages: the same news is never another message. */
  readonly id: string;
  readonly business: string;
  readonly kind: NewsKind;
  /** What it is told in order about: the first booking of those had in each other's place, or a conversation. */
  readonly about: string;
  readonly at: string;
  readonly facts: JsonObject;
  /** Whose it is and what they said; null once they are erased (G5). */
  readonly personal: JsonObject | null;
}

/** A listener as the owner writes it: where it is, what it wants to hear, and the name of the secret it knows us by. */
export const webhook = z.strictObject({
  url: z.url({ protocol: /^https?$/, error: 'An address is written like https://example.com/holdfast' }).max(500),
  events: z
    .array(z.enum(NEWS_KINDS, { error: `An event is one of ${NEWS_KINDS.join(', ')}` }))
    .min(1, 'A webhook names at least one event')
    .default([...NEWS_KINDS]),
  /** The name of an environment variable, never the secret itself. */
  secret: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]*$/, 'The name of an environment variable with the secret, like CRM_WEBHOOK_SECRET'),
});

/** Raised when a field is taken away or means something else; new fields may come at any time. */
const PAYLOAD_VERSION = 1;

/** What a listener is sent. The same news is the same text however often it is sent, until somebody is erased. */
export function payloadOf({ business, kind, at, facts, personal }: News): JsonObject {
  const whose = personal ?? {};
  const told = Object.entries(facts).map(([name, fact]) => {
    if (name === 'booking') return [name, { ...Object(fact), ...bookingsOwner(whose) }];
    if (name === 'payment') return [name, { ...Object(fact), conversation: whose['conversation'] ?? null }];
    return [name, fact];
  });
  return { type: kind, timestamp: at, version: PAYLOAD_VERSION, business, data: Object.fromEntries(told) };
}

function bookingsOwner({ customer = null, conversation = null, details = {} }: JsonObject): JsonObject {
  return { customer, conversation, details };
}

/** Which bookings were had in each other's place: they go by the first one's id. */
export function placeOf({ id, details }: Pick<Booking, 'id' | 'details'>): string {
  const [first = id] = earlierOf({ details });
  return first;
}

/** What is told of a booking, and of the one that it is instead of. */
export function bookingFacts(booking: Booking, before: Booking | null): Pick<News, 'facts' | 'personal'> {
  const { id, resource, unit, status, customer, conversation, details } = booking;
  const own = { id, reference: referenceOf(booking), resource, unit, ...spanOf(booking), status };
  const previous = before && { id: before.id, resource: before.resource, ...spanOf(before) };
  return {
    facts: { booking: own, ...(previous && { previous }) },
    personal: { customer, conversation, details },
  };
}

function spanOf({ start, end }: Booking): JsonObject {
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
}
