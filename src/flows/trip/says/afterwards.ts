import type { Facts } from '../../../core/effect.ts';
import { message, oneOf } from '../../../core/kit/message.ts';
import { namedIn, type TripCatalogue } from '../catalogue.ts';
import { isOff, type TripContext } from '../context.ts';
import { pickupOn } from '../dates.ts';
import type { CodeShown, Confirmed, ContactChanged, TripEvent } from '../events.ts';
import { amount, tripName } from '../facts.ts';
import type { Memory } from '../memory.ts';
import { addonNamed, wantsNothing } from '../notes/afterwards.ts';
import { quoteOf } from '../quote.ts';
import { withCode } from './paying.ts';

/** What is said once a trip is booked (D10). */

/** Told only from the ledger's answer, which stands for a confirmed booking (X5). */
export const confirmed = message(
  'post.confirmed',
  ({ data }: Memory, { output }: Confirmed, catalogue: TripCatalogue) => {
    const { amount_cents: cents } = output;
    return { ...standing(data, catalogue), ...(typeof cents === 'number' && { total: amount(cents, catalogue) }) };
  },
);

function standing(data: TripContext, catalogue: TripCatalogue): Facts {
  return {
    trip: tripName(data.selected_trip_id),
    ref: data.booking_ref ?? '',
    start: { date: data.travel_dates?.start ?? '' },
    people: data.people_count ?? 1,
    total: amount(quoteOf(data, catalogue)?.cents ?? 0, catalogue),
  };
}

export const reminder = message('post.reminder', reminded);

function reminded({ data }: Memory, _event: unknown, catalogue: TripCatalogue): Facts {
  return { trip: tripName(data.selected_trip_id), ...pickup(data, catalogue) };
}

function pickup({ travel_dates, pickup_location }: TripContext, catalogue: TripCatalogue): Facts {
  const at = travel_dates === null ? '' : pickupOn(travel_dates.start, catalogue);
  return { pickup: { at, as: 'slot' }, place: pickup_location ?? '' };
}

export const whenPickedUp = oneOf(
  ['post.reminder', 'post.already_cancelled'],
  (memory: Memory, event: unknown, catalogue: TripCatalogue) =>
    isOff(memory.data) ? ['post.already_cancelled', {}] : ['post.reminder', reminded(memory, event, catalogue)],
);

export const stands = oneOf(
  ['post.stands', 'post.already_cancelled'],
  ({ data }: Memory, _event: unknown, catalogue: TripCatalogue) =>
    isOff(data) ? ['post.already_cancelled', {}] : ['post.stands', standing(data, catalogue)],
);

export const alreadyCancelled = message('post.already_cancelled');

export const refund = oneOf(
  ['post.refund_under_way', 'post.cancelled_unpaid', 'post.refund_on_its_way', 'post.no_refund'],
  ({ data }: Memory) => {
    if (data.payment_status === 'REFUNDING') return ['post.refund_under_way', {}];
    if (data.payment_status === 'CANCELLED') return ['post.cancelled_unpaid', {}];
    return [data.payment_status === 'REFUNDED' ? 'post.refund_on_its_way' : 'post.no_refund', {}];
  },
);

/** Whoever wants no tips is left in peace; whoever decided against a change is told that it stays. */
export const kept = oneOf(['post.fine', 'post.kept'], ({ data }: Memory) => [
  wantsNothing(data) ? 'post.fine' : 'post.kept',
  {},
]);

/** More places would have to be free on the day: a person sees to that. */
export const morePeople = message('post.more_people', contactOf);
export const team = message('post.team', contactOf);

function contactOf(_memory: Memory, _event: unknown, { contact }: TripCatalogue): Facts {
  return { contact };
}

/** One trip at a time: the one that is booked stands. */
export const another = message('post.another', ({ data }: Memory) => ({ trip: tripName(data.selected_trip_id) }));

export const pickupChanged = message('pickup.changed', ({ data }: Memory, _event: unknown, catalogue: TripCatalogue) =>
  pickup(data, catalogue),
);
export const badPickup = message('invalid.pickup_location');
export const contactChanged = message('contact.changed', (_memory: Memory, { output }: ContactChanged) => ({
  value: output.value ?? '',
}));

export const inItAlready = message(
  'extra.in_it_already',
  (_memory: Memory, event: TripEvent, catalogue: TripCatalogue) => ({
    addon: namedIn('addon', addonNamed(event, catalogue) ?? ''),
  }),
);

export const payExtra = withCode(
  message('extra.pay', (_memory: Memory, { output }: CodeShown, catalogue: TripCatalogue) => ({
    addon: namedIn('addon', output.addon ?? ''),
    difference: amount(output.amount_cents ?? 0, catalogue),
  })),
);
