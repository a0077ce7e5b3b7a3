import { instantOf, isoInstant } from '../../../domain/zoned.ts';
import { addonWithId, type TripCatalogue } from '../catalogue.ts';
import type { TripContext } from '../context.ts';
import type { CodeMade, MoneyNews, SupportKept, TripEvent } from '../events.ts';
import type { Memory } from '../memory.ts';
import { quoteOf } from '../quote.ts';
import { asking, askingAbout, told } from './told.ts';

/** Stage six: a code to pay with, and nothing believed but what the ledger says (D8, D9). */
export function codeWanted({ data }: Memory, _event: unknown, catalogue: TripCatalogue) {
  const { booking_id, payment_attempts } = data;
  return { booking_id, amount_cents: quoteOf(data, catalogue)?.cents ?? 0, attempt: payment_attempts };
}

export function codeMade(data: TripContext, { output }: CodeMade): TripContext {
  const payment_intent_id = output.payment_intent_id ?? null;
  const about = data.asked.about === NO_CODE ? null : data.asked.about;
  return asking({ ...data, payment_intent_id, payment_status: 'PENDING', asked: { ...data.asked, about } }, 'payment');
}

/** None could be made: nobody is told to scan one until there is (X5). */
export function codeMissing(data: TripContext): TripContext {
  return asking({ ...data, asked: { ...data.asked, about: NO_CODE } }, 'payment');
}

const NO_CODE = 'no_code';

/** Whether there is a code to pay with, good or not. */
export function hasCode({ payment_intent_id, asked }: TripContext): boolean {
  return payment_intent_id !== null && asked.about !== NO_CODE;
}

/** A failure counts once, whether the provider or the traveller tells of it first (D8). */
export function failureCounted(before: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  const data = told(before, event, catalogue);
  const byProvider = event.type === 'payment.failed';
  const toldAlready = !byProvider && before.asked.about === TOLD_BY_PROVIDER;
  // Where no code could be made, none has failed.
  const counts = !toldAlready && hasCode(before);
  const about = byProvider ? TOLD_BY_PROVIDER : null;
  return { ...data, payment_attempts: data.payment_attempts + (counts ? 1 : 0), asked: { ...data.asked, about } };
}

const TOLD_BY_PROVIDER = 'failed';

/** Until when they are kept for a person who helps, as the ledger has it. */
export function keptForSupport(data: TripContext, { output }: SupportKept): TripContext {
  return { ...data, reserved_until: output.reserved_until ?? data.reserved_until };
}

export function bookingOf({ data }: Memory) {
  return { booking_id: data.booking_id };
}

export function paymentOf({ data }: Memory) {
  return { payment_intent_id: data.payment_intent_id };
}

/** The places are free again; the person's details stay, and the next reservation starts afresh (D8). */
export function withoutReservation(data: TripContext): TripContext {
  return {
    ...data,
    booking_id: null,
    booking_ref: null,
    payment_intent_id: null,
    reserved_until: null,
    payment_status: null,
    payment_attempts: 0,
    asked: { ...data.asked, about: null },
  };
}

/** Part of a party's places is gone for good; the status is kept, so that the refund is known for this one's when it has been sent. */
export function reservationLost(data: TripContext): TripContext {
  return {
    ...data,
    ...{ booking_id: null, booking_ref: null, reserved_until: null, travel_dates: null, payment_attempts: 0 },
    payment_status: 'REFUNDING',
  };
}

/** Which booking money was for, as the ledgers wrote it into the event; the talk's own where they did not. */
function bookingPaid({ booking_id }: TripContext, { facts }: MoneyNews): string | null {
  return typeof facts['booking'] === 'string' ? facts['booking'] : booking_id;
}

/** A late payment brings its booking with it; what was reserved meanwhile is then not needed and makes way (D9). */
export function paidFor({ data }: Memory, event: MoneyNews) {
  const booking_id = bookingPaid(data, event);
  const instead_of = data.booking_id === booking_id ? null : data.booking_id;
  return { booking_id, payment_intent_id: event.payment, instead_of };
}

export function paid(before: TripContext, event: MoneyNews, catalogue: TripCatalogue): TripContext {
  const booking_id = bookingPaid(before, event);
  const data = told(before, event, catalogue);
  return { ...data, payment_status: 'CONFIRMED', booking_id, payment_intent_id: event.payment };
}

/** A trip stands already, and money for an earlier reservation found its places still free: that one is booked too. */
export function paidForToo(_memory: Memory, { payment, facts }: MoneyNews) {
  const booking_id = typeof facts['booking'] === 'string' ? facts['booking'] : null;
  return { booking_id, payment_intent_id: payment, instead_of: null };
}

/** Nobody knows whether every place of the party is confirmed: the money is here, so it is tried again in a while. */
export function paidForStill({ data }: Memory) {
  const { booking_id, payment_intent_id } = data;
  return { booking_id, payment_intent_id, instead_of: null };
}

const AGAIN_MS = 30_000;

export function confirmsAgainAt(_memory: Memory, { turn }: TripEvent, { timeZone }: TripCatalogue): string {
  return isoInstant(instantOf(turn.now) + AGAIN_MS, timeZone);
}

/** What the money paid for beside the booking itself; null for the booking. */
export function extraIn(event: TripEvent): string | null {
  return 'facts' in event && typeof event.facts['extra'] === 'string' ? event.facts['extra'] : null;
}

/** Whether the money was for the booking this talk is about. */
export function isForThis({ booking_id }: TripContext, event: TripEvent): boolean {
  return booking_id !== null && 'facts' in event && event.facts['booking'] === booking_id;
}

/** Money that is the talk's own went back: the payment is over. */
export function refunded(before: TripContext, event: MoneyNews, catalogue: TripCatalogue): TripContext {
  const data = told(before, event, catalogue);
  const isCancelled = event.facts['booking_status'] === 'cancelled';
  const settles = data.payment_status === 'REFUNDING' || (isCancelled && data.payment_status === 'CONFIRMED');
  return isOwnMoney(data, event) && settles ? { ...data, payment_status: 'REFUNDED' } : data;
}

export function isOwnMoney(data: TripContext, event: MoneyNews): boolean {
  return event.payment === data.payment_intent_id || isForThis(data, event);
}

/** An extra is paid for: from now on it is part of the trip it was bought for (D10). */
export function extraPaid(before: TripContext, event: MoneyNews, catalogue: TripCatalogue): TripContext {
  const data = told(before, event, catalogue);
  const extra = extraIn(event) ?? '';
  const isStanding = isForThis(data, event) && data.payment_status === 'CONFIRMED';
  const isNew = isStanding && addonWithId(catalogue, extra) !== null && !data.customizations.includes(extra);
  const isAwaited = data.asked.question === 'extra_payment' && data.asked.about === extra;
  const next = isAwaited ? askingAbout(data, null, null) : data;
  return isNew ? { ...next, customizations: [...next.customizations, extra] } : next;
}
