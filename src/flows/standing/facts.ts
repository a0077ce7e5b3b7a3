import type { Fact, Facts } from '../../core/effect.ts';
import { canonical, type Json } from '../../core/json.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../domain/zoned.ts';
import type { Kept, Time } from './context.ts';
import type { FoundBooking } from './events.ts';
import type { Memory } from './memory.ts';

/** How bookings and times are put: all of it from the ledger (X5). */

export function bookingFacts(booking: Kept | undefined): Facts {
  if (booking === undefined) return { what: '', when: '' };
  return { what: booking.what, when: momentFact(booking.start, booking.what) };
}

/** With what a yes comes to by the policy, where there is one. */
export function termedFacts(booking: Kept | undefined): Facts {
  const terms = booking?.terms;
  return { ...bookingFacts(booking), priced: terms === undefined ? 'no' : 'yes', terms: terms ?? '' };
}

/** What a protest is against; of what is not paid for nobody says that it was booked (X5). */
export function doneOf({ around }: Memory, booking: Kept | undefined): string {
  const act = around.done?.act ?? 'book';
  return act === 'book' && booking?.held ? 'hold' : act;
}

/** With what it goes by, for whoever asks from elsewhere another time (X14). */
export function toldFact({ reference, ...booking }: FoundBooking): Fact {
  if (reference === '') return oneFact(booking);
  return { say: 'standing.one_told', facts: { ...bookingFacts(booking), reference } };
}

export function oneFact(booking: Kept): Fact {
  return { say: 'standing.one', facts: bookingFacts(booking) };
}

/** A time, and what it would be where that is another: with another stylist. */
export function timeFact(time: Time | undefined, booking: Kept | undefined): Fact {
  if (time === undefined || canonical(time.what as Json) === canonical((booking?.what ?? '') as Json)) {
    return momentFact(time?.start, lastingOf(time?.what));
  }
  return oneFact({ ...time, id: '' });
}

/** Of what it is, only how long it lasts: its zone is told once. */
export function lastingOf(what: Fact = ''): Fact {
  const minutes = factIn(what, 'minutes');
  return minutes === undefined ? '' : { say: '', facts: { minutes } };
}

/**
 * By the clock of where it is, which what it is tells where that is another: `zone` beside its other facts (X9). What lasts as
 * long as they wished is told with its end: `minutes`.
 */
export function momentFact(start: string | undefined, what: Fact = ''): Fact {
  if (start === undefined || start === '') return '';
  const [zone, minutes] = [factIn(what, 'zone'), factIn(what, 'minutes')];
  const when: Fact = { at: start, as: 'slot', ...(typeof zone === 'string' && { zone }) };
  if (typeof minutes !== 'number') return when;
  const until = isoInstant(instantOf(start) + minutes * MINUTE_MS, 'UTC');
  return { say: 'standing.until', facts: { when, until: { at: until, as: 'time' } } };
}

function factIn(what: Fact, name: string): Fact | undefined {
  return what !== null && typeof what === 'object' && 'say' in what ? what.facts[name] : undefined;
}
