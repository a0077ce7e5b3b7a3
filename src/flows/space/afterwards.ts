import { kit, onlyIf } from '../../core/kit/kit.ts';
import { HOLD, type HoldEnds, heldBy, shortly } from '../../domain/hold.ts';
import type { Catalogue } from './catalogue.ts';
import { conditionsOf, type Types } from './conditions.ts';
import type { HoldUnseen, Moved, ReservationMade, SpaceEvent, TookFreed } from './events.ts';
import { blank, type Memory } from './memory.ts';
import * as says from './says.ts';

/** What comes after a reservation was made, whatever is talked about by then (E8). */
export function happening(catalogue: Catalogue) {
  const { tell, call, note, schedule } = kit<Types>(catalogue);
  const holds = schedule(HOLD, takenUntil, takenBooking);
  const clear = note('that nothing is under way', () => blank);
  const is = conditionsOf(catalogue);
  return {
    // A reservation that was not paid for in time is no longer kept, and the user is told (E8).
    'timer.hold.*': { actions: call('check_hold', woken) },
    'check_hold.done': { guard: is.holdHasLapsed, actions: tell(says.holdLapsed) },
    'check_hold.failed': { actions: schedule(HOLD, shortly, unseen) },
    // A reservation that was moved before it was paid for is looked at under its new name (X14).
    'desk.move_booking': { guard: is.movedIsHeld, actions: schedule(HOLD, movedUntil, moved) },
    // They have what they were looking for; whatever else was under way goes on.
    'desk.take_freed': [
      { guard: is.takenIsThis, target: '#GENERAL', actions: [onlyIf(is.takenIsHeld, holds), clear] },
      { actions: onlyIf(is.takenIsHeld, holds) },
    ],
    // What became of a payment, whenever it comes: the reservation it is for stands in the ledger, not here (E8).
    'payment.confirmed': { actions: tell(says.paid) },
    'payment.failed': { actions: tell(says.paymentFailed) },
    'payment.expired': { actions: tell(says.paymentExpired) },
    'payment.refunded': { actions: tell(says.paymentRefunded) },
    'payment.owed': { actions: tell(says.paymentOwed) },
    'payment.mismatched': { actions: tell(says.paymentMismatched) },
  } as const;
}

/** The reservation that a wake-up is for. */
function woken(_memory: Memory, event: HoldEnds) {
  return { reservation_id: heldBy(event) };
}

/** When an unpaid reservation is looked at: once its time is over, or a little later if that could not be done. */
export function holdEnds(_memory: Memory, event: SpaceEvent): string {
  return madeBy(event).held_until ?? event.turn.now;
}

export function held(_memory: Memory, event: SpaceEvent): string {
  return madeBy(event).reservation_id;
}

function movedUntil(_memory: Memory, { output, turn }: Moved): string {
  return output.held_until ?? turn.now;
}

function moved(_memory: Memory, { output }: Moved): string {
  return output.id;
}

function takenUntil(_memory: Memory, { output, turn }: TookFreed): string {
  return output.pay?.until ?? turn.now;
}

function takenBooking(_memory: Memory, { output }: TookFreed): string {
  return output.booking_id;
}

function unseen(_memory: Memory, { input }: HoldUnseen): string {
  return input.reservation_id;
}

function madeBy(event: SpaceEvent): ReservationMade {
  if (event.type !== 'create_reservation.done') throw new Error(`Nothing was reserved by ${event.type}`);
  return event.output;
}
