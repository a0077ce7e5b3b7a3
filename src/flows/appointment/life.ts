import { instantOf, isoInstant, MINUTE_MS } from '../../domain/zoned.ts';
import type { AppointmentContext } from './context.ts';

/** An offer and a pending booking live this long; at two hours exactly they are gone (A3). */
export const LIFE_MINUTES = 120;

/** The four states people have names for, each worked out from the context alone (A1). */
export type RestingState = 'idle' | 'offered' | 'pending' | 'booked';

/** What stands: booked before pending before offered, which is the strict order of A5. An empty offer is none (A10). */
export function standing(data: AppointmentContext): RestingState {
  if (data.booked_booking) return 'booked';
  if (data.pending_booking) return 'pending';
  return data.last_offer && data.last_offer.slots.length > 0 ? 'offered' : 'idle';
}

/** The context with what has expired by `now` left out (A3). Nobody is told: expiry itself says nothing. */
export function withoutExpired(data: AppointmentContext, now: string): AppointmentContext {
  const { last_offer, pending_booking, ...rest } = data;
  return {
    ...rest,
    ...(last_offer && isLive(last_offer.offered_at, now) ? { last_offer } : {}),
    ...(pending_booking && isLive(pending_booking.created_at, now) ? { pending_booking } : {}),
  };
}

/** A slot whose hour has struck is neither offered nor proposed again (A14). */
export function hasPassed(slot: string, now: string): boolean {
  return instantOf(slot) <= instantOf(now);
}

/** When something that has stood since then is gone. */
export function expiryOf(since: string, timeZone: string): string {
  return isoInstant(instantOf(since) + LIFE_MINUTES * MINUTE_MS, timeZone);
}

function isLive(since: string, now: string): boolean {
  return instantOf(now) - instantOf(since) < LIFE_MINUTES * MINUTE_MS;
}
