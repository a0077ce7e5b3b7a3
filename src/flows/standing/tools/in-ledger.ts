import { earlierOf } from '../../../domain/booking.ts';
import type { Business } from '../../../domain/business.ts';
import { minutesOf, placeOf } from '../../../domain/place.ts';
import type { Bookings } from '../../../ports/bookings.ts';
import type { Keeper } from '../../../ports/keeper.ts';
import { paidFor, sumOf } from '../../../ports/paid.ts';
import type { Till } from '../../../ports/payments.ts';

/** Calls off and moves what has no keeper that does, as the people of the business do by hand: in the ledger alone (G4). */

export interface Ledger {
  readonly business: Business;
  readonly parts: { readonly bookings: Bookings; readonly till?: Till };
}

/** Whatever was paid for it goes back (D9). */
export function callOffInLedger({ parts: { bookings, till } }: Ledger): NonNullable<Keeper['callOff']> {
  return async (booking, { now }) => {
    const { id, start } = booking;
    const after = await bookings.move({ id, from: ['held', 'confirmed'], to: 'cancelled', now });
    if (after?.booking.status !== 'cancelled') return { kind: 'refused', reason: 'not standing' };
    await till?.giveUp(id, now);
    const paid = till === undefined ? [] : await paidFor(till, booking);
    for (const payment of paid) await till?.refund(payment.id, payment.amount.cents, now);
    const refund = sumOf(paid);
    return { kind: 'done', output: { id, start, ...(refund && { refund: { ...refund } }) } };
  };
}

/** At the same length, on one of the resource's units, under the same constraint as everything. Its payments follow it. */
export function moveInLedger({ business, parts: { bookings, till } }: Ledger): NonNullable<Keeper['move']> {
  return async (booking, { start, resource }, { key, id, now }) => {
    const place = placeOf(business, resource, start, minutesOf(booking));
    if (place === null) return { kind: 'refused', reason: 'unknown resource' };
    const { customer, conversation } = booking;
    const details = { ...booking.details, was: [...earlierOf(booking), booking.id] };
    const whose = { customer, conversation, details, heldUntil: null };
    const answer = await bookings.book({
      key,
      id,
      business: business.id,
      ...place,
      ...whose,
      replaces: booking.id,
      now,
    });
    if (answer.kind === 'taken') return { kind: 'refused', reason: 'taken' };
    await till?.reassign(booking.id, answer.booking.id);
    return { kind: 'done', output: { id: answer.booking.id, start: answer.booking.start } };
  };
}
