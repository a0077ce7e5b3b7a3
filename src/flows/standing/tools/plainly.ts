import type { Business } from '../../../domain/business.ts';
import { minutesOf, placeOf } from '../../../domain/place.ts';
import type { Bookings } from '../../../ports/bookings.ts';
import type { Keeper } from '../../../ports/keeper.ts';

/** Calls off and moves what has no keeper that does, as the people of the business do by hand: in the ledger alone (G4). */

export type Ledger = { readonly business: Business; readonly parts: { readonly bookings: Bookings } };

export function plainCallOff({ parts: { bookings } }: Ledger): NonNullable<Keeper['callOff']> {
  return async ({ id, start }, { now }) => {
    const after = await bookings.move({ id, from: ['held', 'confirmed'], to: 'cancelled', now });
    return after?.booking.status === 'cancelled'
      ? { kind: 'done', output: { id, start } }
      : { kind: 'refused', reason: 'not standing' };
  };
}

/** At the same length, on one of the resource's units, under the same constraint as everything. */
export function plainMove({ business, parts: { bookings } }: Ledger): NonNullable<Keeper['move']> {
  return async (booking, { start, resource }, { key, id, now }) => {
    const place = placeOf(business, resource, start, minutesOf(booking));
    if (place === null) return { kind: 'refused', reason: 'unknown resource' };
    const { customer, conversation } = booking;
    const earlier = Array.isArray(booking.details['was']) ? booking.details['was'] : [];
    const details = { ...booking.details, was: [...earlier, booking.id] };
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
    return { kind: 'done', output: { id: answer.booking.id, start: answer.booking.start } };
  };
}
