import { ignores, onlyIf } from '../../core/kit/kit.ts';
import { HOLD, paidFor, shortly, unseen, woken } from '../../domain/hold.ts';
import type { Acts } from './acts.ts';
import type { Conditions } from './conditions.ts';
import type { Booked, SalonEvent, TookFreed } from './events.ts';
import type { SalonKit } from './kit.ts';
import type { Memory } from './memory.ts';
import * as deposit from './says-deposit.ts';

/** What comes of an appointment that is held for its deposit, whatever is talked about by then. */
export function happening({ tell, call, schedule }: SalonKit, is: Conditions, acts: Pick<Acts, 'forget'>) {
  const holds = schedule(HOLD, takenUntil, takenBooking);
  return {
    // Told as booked only from the ledger (X5).
    'payment.confirmed': { actions: call('find_booking', paidFor) },
    'find_booking.done': { actions: tell(deposit.paid) },
    'payment.failed': { actions: tell(deposit.failed) },
    'payment.expired': ignores('the customer hears of it when the time for the deposit is over'),
    'payment.refunded': { actions: tell(deposit.refunded) },
    'payment.owed': { actions: tell(deposit.owed) },
    'payment.mismatched': { actions: tell(deposit.mismatched) },
    'timer.hold.*': { actions: call('check_hold', woken) },
    'check_hold.done': { guard: is.holdHasLapsed, actions: tell(deposit.lapsed) },
    'check_hold.failed': { actions: schedule(HOLD, shortly, unseen) },
    // They have what they were looking for; whatever else was under way goes on.
    'desk.take_freed': [
      { guard: is.takenIsThis, target: '#idle', actions: [onlyIf(is.takenIsHeld, holds), acts.forget] },
      { actions: onlyIf(is.takenIsHeld, holds) },
    ],
  } as const;
}

/** When an unpaid appointment is looked at. */
export function holdEnds(_memory: Memory, event: SalonEvent): string {
  return storedBy(event).deposit?.held_until ?? event.turn.now;
}

export function held(_memory: Memory, event: SalonEvent): string {
  return storedBy(event).booking_id;
}

function takenUntil(_memory: Memory, { output, turn }: TookFreed): string {
  return output.pay?.until ?? turn.now;
}

function takenBooking(_memory: Memory, { output }: TookFreed): string {
  return output.booking_id;
}

function storedBy(event: SalonEvent): Booked['output'] {
  if (event.type !== 'book.done') throw new Error(`Nothing was booked by ${event.type}`);
  return event.output;
}
