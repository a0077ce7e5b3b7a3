import { z } from 'zod';
import type { Fact } from '../../core/effect.ts';

/**
 * What is being settled about something that stands. It is kept in the header beside the journey's own context (X2), and
 * only while a question of the desk's is open.
 */
const instant = z.iso.datetime({ offset: true });

export const PURPOSES = ['tell', 'call_off', 'move', 'undo', 'instead', 'late'] as const;
export type Purpose = (typeof PURPOSES)[number];

const QUESTIONS = [
  'which',
  'call_off',
  'when',
  'move',
  'undo',
  'name',
  'reference',
  'code',
  'coming',
  'instead',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** Nobody is read more than this on a telephone. */
export const LISTED_MAX = 3;

const fact: z.ZodType<Fact> = z.json() as never;

const money = z.strictObject({ cents: z.int(), currency: z.string() });
const kept = z.strictObject({
  id: z.string(),
  start: instant,
  what: fact,
  /** It is not paid for, and kept until it is. */
  held: z.literal(true).exactOptional(),
  /** The policy as it was told, and what goes back by it: a yes is a yes to exactly that (X11). */
  terms: fact.exactOptional(),
  refund: money.exactOptional(),
});
const time = z.strictObject({ start: instant, resource: z.string(), what: fact });
const wish = z.strictObject({
  day: z.string().nullable(),
  time_window: z.string().nullable(),
  explicit_time: z.string().nullable(),
  /** Ids of what they named: another stylist, another room. */
  items: z.array(z.string()).max(LISTED_MAX),
  /** So many minutes later than it is, until the booking is known. */
  shift: z.int().nullable(),
});

export const standingContext = z.strictObject({
  purpose: z.enum(PURPOSES).exactOptional(),
  question: z.enum(QUESTIONS).exactOptional(),
  /** What of somebody's own is asked for: who they are, or only how they are reached (X15). */
  lacks: z.enum(['name', 'phone']).exactOptional(),
  /** By what somebody says that a booking is theirs; `opened` once that was believed (X14). */
  ticket: z
    .strictObject({ reference: z.string().nullable(), name: z.string().nullable(), opened: z.boolean() })
    .exactOptional(),
  /** What was found, in the order listed; one once it is settled which. */
  bookings: z.array(kept).max(LISTED_MAX).exactOptional(),
  /** The times listed; one once it was chosen. */
  times: z.array(time).max(LISTED_MAX).exactOptional(),
  wish: wish.exactOptional(),
  /** What they were last reminded of, until it begins (F8). */
  reminded: kept.exactOptional(),
  /** They only asked about it: "what would I get back?" (X11). */
  asks: z.literal(true).exactOptional(),
});

export type Standing = z.infer<typeof standingContext>;
export type Kept = z.infer<typeof kept>;
export type Time = z.infer<typeof time>;
export type Ticket = NonNullable<Standing['ticket']>;
