import { type Say, say } from '../../core/effect.ts';
import { instantOf, isoInstant } from '../../domain/zoned.ts';
import { isAgreed } from './booking.ts';
import type { TripCatalogue } from './catalogue.ts';
import { PAYMENT_ATTEMPTS_MAX, type TripContext } from './context.ts';
import { type Entities, outputOf, stringIn, type TripEvent } from './events.ts';
import { moneyFacts } from './money-told.ts';
import { quoteOf } from './quote.ts';
import { questionSay, tripName } from './sayings.ts';
import { answeredBy, calling, informed, saying, type Working } from './working.ts';

/** Stage six: a code to pay with, and nothing believed but what the ledger says (D8, D9). */
export function requestCode(working: Working, catalogue: TripCatalogue): Working {
  const { booking_id, payment_attempts } = working.data;
  const amount_cents = quoteOf(working.data, catalogue)?.cents ?? 0;
  return calling(working, 'generatePaymentQR', { booking_id, amount_cents, attempt: payment_attempts });
}

export function codeMade(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = answeredBy(working, event);
  if (!event.type.endsWith('.done')) return saying(asked(next), say('payment.no_code'));
  const output = outputOf(event);
  const data: TripContext = {
    ...next.data,
    payment_intent_id: stringIn(output, 'payment_intent_id'),
    payment_status: 'PENDING',
  };
  const put = asked({ ...next, data });
  const reference = say('payment.reserved', { ref: data.booking_ref ?? '', trip: tripName(data.selected_trip_id) });
  const code = withCode(questionSay(put.data, catalogue, put.now), output);
  return saying(put, ...(data.payment_attempts === 0 ? [reference] : []), ...code);
}

/** A picture of the code with how long it is good for, and the page beside it where there is one. */
export function withCode(put: Say, output: Entities): readonly Say[] {
  const [image, url, until] = ['image', 'url', 'expires_at'].map((name) => stringIn(output, name));
  const payment = stringIn(output, 'payment') ?? stringIn(output, 'payment_intent_id');
  const asked = payment === null ? {} : { payment };
  const shown = { ...put, ...(image && { image }), ...(image && until && { until }), ...asked };
  return url ? [shown, { ...say('payment.link', { url }), ...asked }] : [shown];
}

function asked(working: Working): Working {
  return { ...working, data: { ...working.data, asked: { ...working.data.asked, question: 'payment' } } };
}

/** The code that stands, shown again: no new one is made (D8, D11). */
export function requestSameCode(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  return calling(next, 'showPaymentQR', { payment_intent_id: next.data.payment_intent_id, extra: null });
}

export function codeShown(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = answeredBy(working, event);
  if (!event.type.endsWith('.done')) return saying(next, say('payment.no_code'));
  const output = outputOf(event);
  const put = questionSay(next.data, catalogue, next.now);
  return saying(next, ...withCode(put, output));
}

/** A failure counts once, whether the provider or the traveller tells of it first (D8). */
export function countFailure(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const byProvider = event.type === 'payment.failed';
  const toldAlready = !byProvider && working.data.asked.about === TOLD_BY_PROVIDER;
  // Where no code could be made, none has failed.
  const counts = !toldAlready && next.data.payment_intent_id !== null;
  const attempts = next.data.payment_attempts + (counts ? 1 : 0);
  const about = byProvider ? TOLD_BY_PROVIDER : null;
  const data = { ...next.data, payment_attempts: attempts, asked: { ...next.data.asked, about } };
  return next.data.payment_intent_id === null ? { ...next, data } : saying({ ...next, data }, say('payment.failed'));
}

const TOLD_BY_PROVIDER = 'failed';

export function maySendCode({ data }: Working): boolean {
  return data.payment_attempts < PAYMENT_ATTEMPTS_MAX;
}

export function offerSupport(working: Working, catalogue: TripCatalogue): Working {
  const data: TripContext = { ...working.data, asked: { ...working.data.asked, question: 'support' } };
  return saying({ ...working, data }, questionSay(data, catalogue, working.now));
}

/** Thinking it over needs no hurry, and paying later is no failure: how long the places are kept is said, and what becomes of the rest (D8). */
export function noHurry(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const { reserved_until, state } = next.data;
  if (reserved_until !== null) {
    return saying(next, say('payment.no_hurry', { until: { at: reserved_until, as: 'time' } }));
  }
  if (state !== 'BOOKING') return saying(next, say('no_hurry'));
  // A yes that was given is withdrawn; the details are kept (D7).
  const question = isAgreed(next.data) ? ('summary' as const) : next.data.asked.question;
  const data: TripContext = { ...next.data, asked: { ...next.data.asked, question } };
  return saying({ ...next, data }, say('booking.no_hurry', { minutes: catalogue.holdMinutes }));
}

/** "Did it go through?" asks the provider, never guesses (D8). */
export function checkStatus(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  return calling(next, 'checkPaymentStatus', { payment_intent_id: next.data.payment_intent_id });
}

export function statusKnown(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = answeredBy(working, event);
  if (!event.type.endsWith('.done')) return saying(next, say('trouble'));
  const status = stringIn(outputOf(event), 'status');
  if (status === 'paid') return saying(next, say('payment.arrived'));
  const key = status === 'failed' ? 'payment.not_through' : 'payment.open';
  return saying(next, say(key), questionSay(next.data, catalogue, next.now));
}

/** Given back because the traveller said so (D1). */
export function release(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  return calling(next, 'releaseBooking', { booking_id: next.data.booking_id });
}

/** The time to pay has run out, whether a timer, the provider or the next message brings it up (D8, D11). */
export function expire(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  return calling(next, 'expireBooking', { booking_id: next.data.booking_id });
}

/** The places are free again; the person's details stay, and the next reservation starts afresh (D8). */
export function withoutReservation(working: Working): Working {
  const data: TripContext = {
    ...working.data,
    booking_id: null,
    booking_ref: null,
    payment_intent_id: null,
    reserved_until: null,
    payment_status: null,
    payment_attempts: 0,
    asked: { ...working.data.asked, about: null },
  };
  return { ...working, data };
}

/**
 * The ledger has the money and the booking (D9). A late payment brings its booking with it; what was reserved meanwhile
 * is then not needed and makes way.
 */
export function paid(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const booking_id = stringIn(moneyFacts(event), 'booking') ?? next.data.booking_id;
  const instead_of = next.data.booking_id === booking_id ? null : next.data.booking_id;
  const payment_intent_id = 'payment' in event ? event.payment : next.data.payment_intent_id;
  const data: TripContext = { ...next.data, payment_status: 'CONFIRMED', booking_id, payment_intent_id };
  return calling({ ...next, data }, 'confirmBooking', { booking_id, payment_intent_id, instead_of });
}

/** Nobody knows whether every place of the party is confirmed: the money is here, so it is tried again in a while. */
export function confirmAgain(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const { booking_id, payment_intent_id } = working.data;
  const input = { booking_id, payment_intent_id, instead_of: null };
  return calling(informed(working, event, catalogue), 'confirmBooking', input);
}

const AGAIN_MS = 30_000;

export function confirmsAgainAt({ now }: Working, { timeZone }: TripCatalogue): string {
  return isoInstant(instantOf(now) + AGAIN_MS, timeZone);
}
