import { z } from 'zod';
import { instantOf, isoInstant, MINUTE_MS } from './zoned.ts';

/**
 * What is asked before a booking counts, as its owner writes it: a share of the price (`percent: 30`) or a sum
 * (`cents: 1000`). It is kept for `payMinutes`, and given back to whoever calls it off `refundHours` before or earlier.
 */
export const depositTerms = z
  .strictObject({
    percent: z.number().positive().max(100).optional(),
    cents: z.int().positive().optional(),
    payMinutes: z.int().positive().max(10_080).default(60),
    refundHours: z.number().nonnegative().max(8_760).default(24),
  })
  .refine(
    ({ percent, cents }) => (percent === undefined) !== (cents === undefined),
    'A deposit is either a share, like percent: 30, or a sum, like cents: 1000',
  );

export type DepositTerms = z.output<typeof depositTerms>;

/** What is to be paid first, never more than the price; null where that is nothing. */
export function depositCents({ percent, cents }: DepositTerms, priceCents: number): number | null {
  const asked = percent === undefined ? (cents ?? 0) : Math.ceil((priceCents * percent) / 100);
  const due = Math.min(asked, priceCents);
  return due > 0 ? due : null;
}

/** Until when it is kept unpaid: never beyond its own beginning. */
export function keptUntil({ payMinutes }: DepositTerms, start: string, now: string, timeZone: string): string {
  return isoInstant(Math.min(instantOf(now) + payMinutes * MINUTE_MS, instantOf(start)), timeZone);
}

/** How much of what was paid goes back to whoever calls it off now. */
export function refundCents({ refundHours }: DepositTerms, paidCents: number, start: string, now: string): number {
  return instantOf(start) - instantOf(now) >= refundHours * 60 * MINUTE_MS ? paidCents : 0;
}
