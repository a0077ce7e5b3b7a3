import type { Fact, Facts } from '../../core/effect.ts';
import { canonical, type Json } from '../../core/json.ts';
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
    return momentFact(time?.start);
  }
  return oneFact({ ...time, id: '' });
}

/** By the clock of where it is, which what it is tells where that is another: `zone` beside its other facts (X9). */
export function momentFact(start: string | undefined, what: Fact = ''): Fact {
  if (start === undefined || start === '') return '';
  const zone = what !== null && typeof what === 'object' && 'say' in what ? what.facts['zone'] : undefined;
  return { at: start, as: 'slot', ...(typeof zone === 'string' && { zone }) };
}
