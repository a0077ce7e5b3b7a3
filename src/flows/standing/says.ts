import { message, oneOf } from '../../core/kit/message.ts';
import type { Catalogue } from './catalogue.ts';
import { mayAsk, wayOf } from './conditions.ts';
import type { Kept } from './context.ts';
import {
  type CalledOff,
  type ChangedEvent,
  type Found,
  foundIn,
  isReached,
  type Meant,
  type Met,
  type Moved,
  type Opened,
  type PersonKept,
  type Recalled,
  refundIn,
  type StandingEvent,
} from './events.ts';
import { bookingFacts, doneOf, lastingOf, momentFact, oneFact, termedFacts, timeFact, toldFact } from './facts.ts';
import type { Memory } from './memory.ts';

/** What is said of what stands: message keys and their facts, all of them from the ledger (X5). The words are in `words/`. */

export const help = message('standing.help');
export const kept = message('standing.kept');
export const taken = message('standing.taken');
export const noTimes = message('standing.no_times');
export const trouble = message('standing.trouble', contactOf);
/** A deed was asked for, and its answer was lost: it may have been done (X5). */
export const unsure = message('standing.unsure', contactOf);

/** Before the yes, "is it booked?" is answered with "not yet"; who means another booking is told who knows of it. */
export const nothing = oneOf(
  ['standing.already_off', 'standing.not_yet', 'standing.none'],
  ({ data, around }: Memory, { output: { off } }: Found, { contact }: Catalogue) => {
    if (off !== null) return ['standing.already_off', bookingFacts(off)];
    const isNotYet = data.purpose === 'tell' && !around.resting;
    return [isNotYet ? 'standing.not_yet' : 'standing.none', { contact }];
  },
);

/** What may have been booked from elsewhere can be opened from here (X14). */
export const noneHere = message('standing.none_here', contactOf);

export const told = message('standing.told', (_memory: Memory, { output: { bookings } }: Found) => {
  const held = bookings.some((booking) => booking.held) ? 'yes' : 'no';
  return { count: bookings.length, held, bookings: { all: bookings.map(toldFact) } };
});

/** It stays as it is, and they are told how to say so once they know. */
export const mayNotCome = message('standing.may_not_come', (_memory: Memory, { output: { bookings } }: Found) => ({
  count: bookings.length,
  bookings: { all: bookings.map(oneFact) },
}));

/** What they are late for is told, so that everybody means the same one (X14). */
export const late = message('standing.late', (memory: Memory, event: StandingEvent, { contact }: Catalogue) => ({
  ...bookingFacts(meant(memory, event)),
  contact,
}));

export const elsewhere = message(
  'standing.elsewhere',
  (memory: Memory, event: StandingEvent, catalogue: Catalogue) => ({
    ...bookingFacts(meant(memory, event)),
    purpose: memory.data.purpose ?? 'tell',
    way: wayOf(memory, event, catalogue),
    contact: catalogue.contact,
  }),
);

/** A protest against something that cannot be taken back here: what was done, and who sees to it (X13). */
export const notUndone = message(
  'standing.not_undone',
  (memory: Memory, event: StandingEvent, { contact }: Catalogue) => {
    const booking = meant(memory, event);
    return { ...bookingFacts(booking), done: doneOf(memory, booking), contact };
  },
);

export const calledOff = message('standing.called_off', ({ data }: Memory) => bookingFacts(data.bookings?.[0]));

export const refunded = message('standing.refunded', (_memory: Memory, event: CalledOff) => ({
  refund: { ...(refundIn(event) ?? NO_MONEY) },
}));

const NO_MONEY = { cents: 0, currency: 'USD' };

/** The business itself did it: owned up to, with a way to go on (H2). */
export const changed = oneOf(
  ['standing.moved_by_us', 'standing.called_off_by_us'],
  (_memory: Memory, { what, when, to }: ChangedEvent, { contact }: Catalogue) => {
    const facts = { what, when: momentFact(when, what), contact };
    return to === null
      ? ['standing.called_off_by_us', facts]
      : ['standing.moved_by_us', { ...facts, to: momentFact(to, what) }];
  },
);

/** The same where its people did it in this very turn (G4). */
export const calledOffByUs = message(
  'standing.called_off_by_us',
  ({ data }: Memory, _event: CalledOff, { contact }: Catalogue) => ({ ...bookingFacts(data.bookings?.[0]), contact }),
);

export const movedByUs = message(
  'standing.moved_by_us',
  ({ data }: Memory, { output: { start } }: Moved, { contact }: Catalogue) => {
    const { bookings: [booking] = [], times: [time] = [] } = data;
    return {
      what: time?.what ?? '',
      when: momentFact(booking?.start),
      to: momentFact(start, lastingOf(time?.what)),
      contact,
    };
  },
);

export const restored = message('standing.restored', ({ data }: Memory) => bookingFacts(data.bookings?.[0]));

export const movedTo = message('standing.moved', ({ data }: Memory, { output: { start } }: Moved) => ({
  what: data.times?.[0]?.what ?? '',
  when: momentFact(start, lastingOf(data.times?.[0]?.what)),
}));

/** The booking stands; who comes is asked once, and what it goes by is told (X15). */
export const askWho = message('standing.ask_who', (_memory: Memory, { output }: Met) => {
  const { asks, reference, reached, told: isTold } = output;
  // Whoever has told how they are reached is asked for their name alone.
  return { asks: reached === true ? 'only_name' : (asks ?? 'name'), told: isTold ? 'yes' : 'no', reference };
});

export const reference = message('standing.reference', (_memory: Memory, { output }: Met) => ({
  reference: output.reference,
}));

export const introduced = message('standing.introduced', ({ data }: Memory, kept: PersonKept) => {
  const { name, unread } = kept.input;
  // Whoever was asked for both and told one is told what the other is good for, and is not asked again (X15).
  const reach = isReached(kept) ? 'yes' : data.lacks === 'name' ? 'open' : 'no';
  return { named: name === null ? 'no' : 'yes', name: name ?? '', reach, unread: unread ?? 'none' };
});

export const unread = message('standing.unread', (_memory: Memory, { entities }: Meant) => ({
  unread: entities.unread ?? 'name',
}));

export const withheld = message('standing.withheld');

/** Whoever has lost it is told who finds the booking without (X14). */
export const withoutReference = message('standing.without_reference', contactOf);
/** No booking of that reference and that name is known (X14). */
export const noMatch = message('standing.no_match', contactOf);
export const askCode = message('standing.ask_code', (_memory: Memory, { output: { hint } }: Opened) => ({ hint }));
export const wrongCode = message('standing.wrong_code', contactOf);
export const tooMany = message('standing.too_many', contactOf);

/** What begins soon. Whether they come is asked where nothing else is (F8). */
export const reminder = message('standing.reminder', (memory: Memory, { input }: Recalled) => {
  const { what, start, beside } = input;
  const told = beside === '' ? 'no' : 'yes';
  return { what, when: momentFact(start, what), beside, told, asks: mayAsk(memory, input) ? 'yes' : 'no' };
});

export const seeYou = message('standing.see_you', ({ data }: Memory) => bookingFacts(data.reminded));

/** The questions, as they are put and put again. */

/** "Cancela las dos": the first now, and the next when they say so. */
export const oneByOne = message('standing.one_by_one');

export const which = message('standing.which', ({ data: { bookings = [] } }: Memory) => ({
  bookings: { numbered: bookings.map(oneFact) },
}));

export const askCallOff = message('standing.ask_call_off', ({ data }: Memory) => termedFacts(data.bookings?.[0]));

export const askUndo = message('standing.ask_undo', (memory: Memory) => {
  const { bookings: [booking] = [], times: [time] = [] } = memory.data;
  return { ...termedFacts(booking), done: doneOf(memory, booking), to: timeFact(time, booking) };
});

export const askWhen = oneOf(['standing.ask_when', 'standing.ask_which_time'], ({ data }: Memory) => {
  const { bookings: [booking] = [], times = [] } = data;
  if (times.length === 0) return ['standing.ask_when', bookingFacts(booking)];
  return ['standing.ask_which_time', { times: { numbered: times.map((time) => timeFact(time, booking)) } }];
});

export const askMove = message('standing.ask_move', ({ data }: Memory) => {
  const { bookings: [booking] = [], times: [time] = [] } = data;
  return { ...termedFacts(booking), to: timeFact(time, booking) };
});

export const askComing = message('standing.ask_coming', ({ data }: Memory) => bookingFacts(data.reminded));

export const askInstead = message('standing.ask_instead', ({ data }: Memory) => bookingFacts(data.bookings?.[0]));

export const askTicket = message('standing.ask_ticket', ({ data }: Memory) => ({
  missing: data.ticket?.reference === null ? 'reference' : 'name',
}));

export const askCodeAgain = message('standing.ask_code_again');

/** The booking that was just found, or that was settled on before. */
function meant({ data }: Memory, event: StandingEvent): Kept | undefined {
  return foundIn(event)[0] ?? data.bookings?.[0];
}

function contactOf(_memory: Memory, _event: unknown, { contact }: Catalogue) {
  return { contact };
}
