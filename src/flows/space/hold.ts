import { instantOf, isoInstant, MINUTE_MS } from '../../domain/zoned.ts';
import { HOLD, type HoldEnds, type HoldUnseen, type ReservationMade, type SpaceEvent } from './events.ts';
import type { Memory } from './memory.ts';

/** When an unpaid reservation is looked at: once its time is over, or a little later if that could not be done (E8). */

/** The reservation that a wake-up is for. */
export function woken(_memory: Memory, { type }: HoldEnds) {
  return { reservation_id: type.slice(`timer.${HOLD}`.length) };
}

export function ends(_memory: Memory, event: SpaceEvent): string {
  return madeBy(event).held_until ?? event.turn.now;
}

export function made(_memory: Memory, event: SpaceEvent): string {
  return madeBy(event).reservation_id;
}

export function shortly(_memory: Memory, { turn }: HoldUnseen): string {
  return isoInstant(instantOf(turn.now) + AGAIN_MINUTES * MINUTE_MS, 'UTC');
}

export function unseen(_memory: Memory, { input }: HoldUnseen): string {
  return input.reservation_id;
}

const AGAIN_MINUTES = 5;

function madeBy(event: SpaceEvent): ReservationMade {
  if (event.type !== 'create_reservation.done') throw new Error(`Nothing was reserved by ${event.type}`);
  return event.output;
}
