import { type Say, say } from '../../core/effect.ts';
import { addonWithId, namedIn, type TripCatalogue } from './catalogue.ts';
import { orderedTrip, type TripContext } from './context.ts';
import { outputOf, stringIn, type TripEvent } from './events.ts';
import type { Entities } from './intents.ts';
import { amount, tripName } from './sayings.ts';
import { answeredBy, calling, informed, saying, type Working } from './working.ts';

/**
 * What became of money, told in whatever stage it is heard (D8–D10). What is said rests on what the ledgers wrote into
 * the event, because the talk may have been cancelled, begun again or forgotten since the code was shown.
 */
export function moneyFacts(event: TripEvent): Entities {
  return 'facts' in event ? event.facts : {};
}

/** What it paid for beside the booking itself; null for the booking. */
export function extraIn(event: TripEvent): string | null {
  return stringIn(moneyFacts(event), 'extra');
}

/** Whether the money was for the booking this talk is about. */
export function isThisBooking({ booking_id }: TripContext, event: TripEvent): boolean {
  return booking_id !== null && stringIn(moneyFacts(event), 'booking') === booking_id;
}

function cents(event: TripEvent, name: 'cents' | 'refund_cents'): number {
  const facts = moneyFacts(event);
  return Number(facts[name] ?? facts['cents'] ?? 0);
}

/** Money that went back: how much, and why it could not be kept. */
export function tellRefunded(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const refund = amount(cents(event, 'refund_cents'), catalogue);
  const { data } = next;
  const isOwn = ('payment' in event && event.payment === data.payment_intent_id) || isThisBooking(data, event);
  const byHand = moneyFacts(event)['sent_by_hand'] === true;
  const isCancelled = stringIn(moneyFacts(event), 'booking_status') === 'cancelled';
  // It was said to be done in the turn that did it.
  if (isOwn && data.payment_status === 'REFUNDED' && !byHand) return next;
  const refunded: Working = { ...next, data: { ...data, payment_status: 'REFUNDED' } };
  if (isOwn && data.payment_status === 'REFUNDING') return saying(refunded, say('post.refund_sent', { refund }));
  // A cancellation whose answer was lost: the ledgers have it, so it is told now.
  if (isOwn && isCancelled && data.payment_status === 'CONFIRMED') {
    return saying(refunded, say('post.cancelled', { refund }));
  }
  // That it was owed has been told, and why: now it is on its way.
  if (byHand) return saying(next, say('post.refund_sent', { refund }));
  const extra = extraIn(event);
  if (extra !== null) return saying(next, say('extra.refunded', { refund, addon: nameOf(extra, catalogue) }));
  if (data.payment_status === 'CONFIRMED') return saying(next, say('payment.refunded_twice', { refund }));
  return saying(next, say(isCancelled ? 'payment.refunded_let_go' : 'payment.refunded', { refund }));
}

/** Money that has to go back and that only a person can send. */
export function tellOwed(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const refund = amount(cents(event, 'refund_cents'), catalogue);
  const owed = say('payment.owed', { refund, contact: catalogue.contact });
  return saying(informed(working, event, catalogue), owed);
}

/** Another amount or currency than was asked for settles nothing; a person takes over (D9). */
export function tellMismatched(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const mismatched = say('payment.mismatched', { contact: catalogue.contact });
  return saying(informed(working, event, catalogue), mismatched);
}

/** An extra is paid for: from now on it is part of the trip it was bought for (D10). */
export function extraPaid(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const extra = extraIn(event) ?? '';
  const { customizations } = next.data;
  const isStanding = isThisBooking(next.data, event) && next.data.payment_status === 'CONFIRMED';
  const isNew = isStanding && addonWithId(catalogue, extra) !== null && !customizations.includes(extra);
  const data = isNew ? { ...next.data, customizations: [...customizations, extra] } : next.data;
  const paid = { addon: nameOf(extra, catalogue), amount: amount(cents(event, 'cents'), catalogue) };
  return saying({ ...next, data }, say('extra.paid', paid));
}

export function extraUnpaid(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const key = event.type === 'payment.failed' ? 'extra.failed' : 'extra.expired';
  return saying(informed(working, event, catalogue), say(key, { addon: nameOf(extraIn(event) ?? '', catalogue) }));
}

function nameOf(extra: string, catalogue: TripCatalogue) {
  return addonWithId(catalogue, extra) === null ? extra : namedIn('addon', extra);
}

/** A trip stands already, and money for an earlier reservation found its places still free: that one is booked too. */
export function payToo(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const payment_intent_id = 'payment' in event ? event.payment : null;
  const booking_id = stringIn(moneyFacts(event), 'booking');
  const input = { booking_id, payment_intent_id, instead_of: null };
  return calling(informed(working, event, catalogue), 'confirmBooking', input);
}

export function confirmedToo(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = answeredBy(working, event);
  if (event.type.endsWith('.failed')) return saying(next, say('payment.arrived'));
  if (!event.type.endsWith('.done')) return saying(next, placesLost(event, catalogue));
  const output = outputOf(event);
  const ordered = orderedTrip.safeParse(output['ordered']).data;
  const facts = {
    trip: tripName(ordered?.selected_trip_id ?? null),
    ref: stringIn(output, 'booking_ref') ?? '',
    start: { date: ordered?.travel_dates?.start ?? '' },
    contact: catalogue.contact,
  };
  return saying(next, say('post.also_confirmed', facts));
}

/** Part of a party's places is gone for good: nothing of it is booked, and the money goes back. */
export function placesLost(event: TripEvent, catalogue: TripCatalogue): Say {
  return say('payment.places_lost', { refund: amount(Number(outputOf(event)['refund_cents'] ?? 0), catalogue) });
}

export function loseReservation(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = answeredBy(working, event);
  const data: TripContext = {
    ...next.data,
    ...{ booking_id: null, booking_ref: null, reserved_until: null, travel_dates: null, payment_attempts: 0 },
    // Kept, so that the refund is known for this one's when it has been sent.
    payment_status: 'REFUNDING',
  };
  return saying({ ...next, data }, placesLost(event, catalogue));
}
