import { instantOf } from '../../domain/zoned.ts';
import { detailMissing, isAgreed } from './booking.ts';
import { type TripCatalogue, tripWithId } from './catalogue.ts';
import { isOff } from './context.ts';
import { isReady } from './discovery.ts';
import { entitiesOf, stringIn, type TripEvent } from './events.ts';
import { currentTrip } from './exploring.ts';
import { extraIn, isThisBooking } from './money-told.ts';
import { isOverBudget } from './over-budget.ts';
import { maySendCode } from './paying.ts';
import type { Working } from './working.ts';

interface Given {
  readonly context: Working;
  readonly event: TripEvent;
}

/** The conditions of the transitions, by the names the machine gives them. */
export function createGuards(catalogue: TripCatalogue) {
  return {
    isReady: ({ context }: Given) => isReady(context),
    isQuiet: ({ context }: Given) => context.awaiting === 0,
    isQuietAndAgreed: ({ context }: Given) => context.awaiting === 0 && isAgreed(context.data),
    knowsTrip: ({ context, event }: Given) =>
      tripWithId(catalogue, stringIn(entitiesOf(event), 'trip') ?? currentTrip(context.data)) !== null,
    namesTrip: ({ context: { data }, event }: Given) =>
      stringIn(entitiesOf(event), 'trip') !== null ||
      [...data.suggested_trip_ids, ...data.asked.options].includes(data.asked.about ?? ''),
    showsPlace: ({ event }: Given) => stringIn(entitiesOf(event), 'place') !== null,
    isOverBudget: ({ context }: Given) => isOverBudget(context.data),
    isSummary: ({ context }: Given) => context.data.asked.question === 'summary' && context.data.travel_dates !== null,
    isAgreed: ({ context }: Given) => isAgreed(context.data),
    needsDetail: ({ context }: Given) => detailMissing(context.data) !== null,
    hasRunOut: ({ context: { data }, event }: Given) =>
      data.reserved_until !== null && instantOf(event.turn.now) >= instantOf(data.reserved_until),
    isPaid: ({ event }: Given) => 'reason' in event && event.reason === 'paid',
    maySendCode: ({ context }: Given) => maySendCode(context),
    isThisPayment: ({ context, event }: Given) =>
      'payment' in event && event.payment === context.data.payment_intent_id,
    // Places that are kept for a person outlast the code (D8).
    endsPlaces: ({ context: { data }, event }: Given) =>
      'payment' in event && event.payment === data.payment_intent_id && data.asked.question !== 'support',
    isThisBooking: ({ context, event }: Given) => isThisBooking(context.data, event),
    isThisReservation: ({ context, event }: Given) => isThisBooking(context.data, event) && extraIn(event) === null,
    isOwnDeed: ({ context: { data }, event }: Given) =>
      'input' in event && data.booking_id !== null && event.input['booking_id'] === data.booking_id,
    isForExtra: ({ event }: Given) => extraIn(event) !== null,
    awaitsPlaces: ({ context }: Given) => context.data.payment_status === 'CONFIRMED',
    asksAddon: ({ context }: Given) => context.data.asked.question === 'addon_later' && !isOff(context.data),
    isOff: ({ context }: Given) => isOff(context.data),
  };
}
