import { ignores, kit } from '../../core/kit/kit.ts';
import { HOLD, paidFor, shortly, unseen, woken } from '../../domain/hold.ts';
import type { Catalogue } from './catalogue.ts';
import type { Booked, HoldSeen } from './events.ts';
import type { Types } from './kit.ts';
import type { Memory } from './memory.ts';
import * as deposit from './says-deposit.ts';

/** What comes of an appointment that is held for its deposit, whatever is talked about by then. */
export function happening(catalogue: Catalogue) {
  const { tell, call, schedule, when } = kit<Types>(catalogue);
  const hasLapsed = when('it was not paid in time', (_memory, { output }: HoldSeen) => output.lapsed);
  return {
    // Told as booked only from the ledger (X5).
    'payment.confirmed': { actions: call('find_booking', paidFor) },
    'payment.failed': { actions: tell(deposit.failed) },
    'payment.expired': ignores('the customer hears of it when the time for the deposit is over'),
    'payment.refunded': { actions: tell(deposit.refunded) },
    'payment.owed': { actions: tell(deposit.owed) },
    'payment.mismatched': { actions: tell(deposit.mismatched) },
    'timer.hold.*': { actions: call('check_hold', woken) },
    'check_hold.done': { guard: hasLapsed, actions: tell(deposit.lapsed) },
    'check_hold.failed': { actions: schedule(HOLD, shortly, unseen) },
  } as const;
}

/** When an unpaid appointment is looked at. */
export function holdEnds(_memory: Memory, { output, turn }: Booked): string {
  return output.deposit?.held_until ?? turn.now;
}

export function held(_memory: Memory, { output }: Booked): string {
  return output.booking_id;
}
