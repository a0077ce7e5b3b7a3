import type { FailedEvent, PaymentArrived, TimerFired, TurnFacts } from '../core/flow.ts';
import { instantOf, isoInstant, MINUTE_MS } from './zoned.ts';

/**
 * Whatever is held until it is paid for lapses at a wake-up of its own, one for each, named by what is held: the same in every
 * flow that holds anything (decision 18, E8).
 */
export const HOLD = 'hold.';

export type HoldEnds = TimerFired<`${typeof HOLD}${string}`>;

/** What becomes of the money. */
export type PaymentNews = PaymentArrived<'confirmed' | 'failed' | 'expired' | 'refunded' | 'owed' | 'mismatched'>;

/** What a wake-up is about. */
export function heldBy({ type }: Pick<HoldEnds, 'type'>): string {
  return type.slice(`timer.${HOLD}`.length);
}

/** The booking that a wake-up is for, as the tool that looks at it is asked. */
export function woken(_memory: unknown, event: HoldEnds) {
  return { booking_id: heldBy(event) };
}

/** The booking that could not be looked at. */
export function unseen(_memory: unknown, { input }: FailedEvent<'check_hold', { booking_id: string }>): string {
  return input.booking_id;
}

/** The booking that was paid for. */
export function paidFor(_memory: unknown, { facts }: PaymentNews) {
  return { booking_id: String(facts['booking'] ?? '') };
}

const AGAIN_MINUTES = 5;

/** How it stands could not be looked up: it is, a little later. */
export function shortly(_memory: unknown, { turn }: { readonly turn: TurnFacts }): string {
  return isoInstant(instantOf(turn.now) + AGAIN_MINUTES * MINUTE_MS, 'UTC');
}
