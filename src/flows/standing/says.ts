import { type Fact, type Say, say } from '../../core/effect.ts';
import { canonical, type Json } from '../../core/json.ts';
import type { Kept, Standing, Time } from './context.ts';
import {
  entitiesOf,
  type Found,
  foundIn,
  type Given,
  metIn,
  offIn,
  openedIn,
  refundIn,
  type StandingEvent,
} from './events.ts';

/** What the desk may do in the chat about what stands, as the business writes it down. */
export interface Terms {
  readonly timeZone: string;
  readonly callOff: Way;
  readonly move: Way;
  readonly contact: string;
}

const NOTHING = { cents: 0, currency: 'USD' };

/** Here in the chat, or by a person, by telephone, or by a task of the business's own. */
export type Way = 'here' | 'person' | 'phone' | 'task';

export function wayOf({ purpose, bookings = [] }: Standing, event: StandingEvent, terms: Terms): Way {
  // What cannot be taken back in the chat is a person's (X13).
  const way = purpose === 'undo' ? 'person' : purpose === 'move' ? terms.move : terms.callOff;
  const [found = bookings[0]] = foundIn(event);
  return way === 'here' && found !== undefined && 'late' in found && found.late === true ? 'person' : way;
}

/** What is said of what stands: message keys and their facts, all of them from the ledger (X5). */
export function createSays(terms: Terms) {
  const { contact } = terms;
  return {
    kept: () => say('standing.kept'),
    taken: () => say('standing.taken'),
    noTimes: () => say('standing.no_times'),
    trouble: () => say('standing.trouble', { contact }),

    /** Before the yes, "is it booked?" is answered with "not yet"; who means another booking is told who knows of it. */
    nothing: ({ context, event }: Given): Say => {
      const off = offIn(event);
      if (off !== null) return say('standing.already_off', bookingFacts(off));
      const asks = context.purpose === 'tell';
      return say(asks && context.around?.resting === false ? 'standing.not_yet' : 'standing.none', { contact });
    },

    /** The booking stands; who comes is asked once, and what it goes by is told (X15). */
    askWho: ({ event }: Given): Say => {
      const { asks, reference, told } = metIn(event);
      return say('standing.ask_who', { asks: asks ?? 'name', told: told ? 'yes' : 'no', reference });
    },

    introduced: ({ event }: Given): Say => {
      const { name, phone, email, unread } = inputOf(event);
      const reach = phone !== null || email !== null ? 'yes' : 'no';
      return say('standing.introduced', { named: name === null ? 'no' : 'yes', name: name ?? '', reach, unread });
    },
    unread: ({ event }: Given): Say => say('standing.unread', { unread: entitiesOf(event).unread ?? 'name' }),
    withheld: () => say('standing.withheld'),

    unknown: () => say('standing.no_match', { contact }),
    wrongCode: () => say('standing.wrong_code', { contact }),
    tooMany: () => say('standing.too_many', { contact }),
    askCode: ({ event }: Given): Say => say('standing.ask_code', { hint: openedIn(event).hint }),

    /** What may have been booked from elsewhere can be opened from here (X14). */
    noneHere: () => say('standing.none_here', { contact }),

    told: ({ event }: Given): Say => {
      const found = foundIn(event);
      const held = found.some((booking) => booking.held) ? 'yes' : 'no';
      return say('standing.told', { count: found.length, held, bookings: { all: found.map(toldFact) } });
    },

    elsewhere: ({ context, event }: Given): Say => {
      const [booking = context.bookings?.[0]] = foundIn(event);
      const way = wayOf(context, event, terms);
      return say('standing.elsewhere', { ...bookingFacts(booking), purpose: context.purpose ?? 'tell', way, contact });
    },

    /** A protest against something that cannot be taken back here: what was done, and who sees to it (X13). */
    notUndone: ({ context, event }: Given): Say => {
      const [booking = context.bookings?.[0]] = foundIn(event);
      return say('standing.not_undone', { ...bookingFacts(booking), done: doneOf(context, booking), contact });
    },

    calledOff: ({ context }: Given): Say => say('standing.called_off', bookingFacts(context.bookings?.[0])),

    refunded: ({ event }: Given): Say => say('standing.refunded', { refund: { ...(refundIn(event) ?? NOTHING) } }),
    restored: ({ context }: Given): Say => say('standing.restored', bookingFacts(context.bookings?.[0])),

    movedTo: ({ context, event }: Given): Say => {
      const start = event.type === 'move_booking.done' ? event.output.start : '';
      return say('standing.moved', { what: context.times?.[0]?.what ?? '', when: momentFact(start) });
    },
  };
}

export function questionOf({ context }: { readonly context: Standing }): Say {
  const { question, bookings = [], times = [] } = context;
  const [booking] = bookings;
  switch (question) {
    case 'which':
      return say('standing.which', { bookings: { numbered: bookings.map(oneFact) } });
    case 'call_off':
      return say('standing.ask_call_off', termedFacts(booking));
    case 'undo': {
      const facts = { done: doneOf(context, booking), to: timeFact(times[0], booking) };
      return say('standing.ask_undo', { ...termedFacts(booking), ...facts });
    }
    case 'reference':
      return say('standing.ask_ticket', { missing: context.ticket?.reference === null ? 'reference' : 'name' });
    case 'code':
      return say('standing.ask_code_again');
    case 'move':
      return say('standing.ask_move', { ...termedFacts(booking), to: timeFact(times[0], booking) });
    default:
      return times.length === 0
        ? say('standing.ask_when', bookingFacts(booking))
        : say('standing.ask_which_time', { times: { numbered: times.map((time) => timeFact(time, booking)) } });
  }
}

interface Told {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly unread: string;
}

/** What was kept of somebody, from the call that kept it. */
function inputOf(event: StandingEvent): Told {
  const { name = null, phone = null, email = null, unread = null } = 'input' in event ? event.input : {};
  return { name, phone, email, unread: unread ?? 'none' } as Told;
}

function bookingFacts(booking: Kept | undefined): { readonly [name: string]: Fact } {
  if (booking === undefined) return { what: '', when: '' };
  return { what: booking.what, when: momentFact(booking.start) };
}

/** With what a yes comes to by the policy, where there is one. */
function termedFacts(booking: Kept | undefined): { readonly [name: string]: Fact } {
  const terms = booking?.terms;
  return { ...bookingFacts(booking), priced: terms === undefined ? 'no' : 'yes', terms: terms ?? '' };
}

/** What a protest is against; of what is not paid for nobody says that it was booked (X5). */
function doneOf({ around }: Standing, booking: Kept | undefined): string {
  const act = around?.done?.act ?? 'book';
  return act === 'book' && booking?.held ? 'hold' : act;
}

/** With what it goes by, for whoever asks from elsewhere another time (X14). */
function toldFact({ reference, ...booking }: Found): Fact {
  if (reference === '') return oneFact(booking);
  return { say: 'standing.one_told', facts: { ...bookingFacts(booking), reference } };
}

function oneFact(booking: Kept): Fact {
  return { say: 'standing.one', facts: bookingFacts(booking) };
}

/** A time, and what it would be where that is another: with another stylist. */
function timeFact(time: Time | undefined, booking: Kept | undefined): Fact {
  if (time === undefined || canonical(time.what as Json) === canonical((booking?.what ?? '') as Json)) {
    return momentFact(time?.start);
  }
  return oneFact({ ...time, id: '' });
}

function momentFact(start: string | undefined): Fact {
  return start === undefined || start === '' ? '' : { at: start, as: 'slot' };
}
