import type { Catalogue } from './catalogue.ts';
import { type Kept, LISTED_MAX, type Purpose, type Question, type Standing } from './context.ts';
import type { ByStaff, Found, FoundBooking, Meant, Met, Recalled, TimesFound } from './events.ts';
import type { IntentName } from './intents.ts';
import type { Memory } from './memory.ts';
import { NO_TICKET, ticketIn } from './ticket.ts';
import { chosen, named as namedIn, timeChosen, wishedIn, wishOf } from './wish.ts';

/** What is written down when something has happened: each function gives the memory as it stands afterwards. */

/** Nothing is left of the matter, but what they were reminded of. */
export function forget({ data: { reminded } }: Memory): Partial<Memory> {
  return { data: { ...(reminded && { reminded }) } };
}

/** Nothing but who they are, which was asked before (X15). */
export function whoOpen({ data: { reminded, lacks } }: Memory): Partial<Memory> {
  return { data: { ...(reminded && { reminded }), question: 'name', ...(lacks && { lacks }) } };
}

/** They have answered what they were reminded of. */
export function answered(): Partial<Memory> {
  return { data: {} };
}

/** It stands no longer: what does is told. */
export function gone(): Partial<Memory> {
  return { data: { purpose: 'tell' } };
}

/** What they are reminded of: from now on it is what "it" means. */
export function reminder({ data }: Memory, { input }: Recalled): Partial<Memory> {
  const { booking_id: id, start, what } = input;
  return { data: { ...data, reminded: { id, start, what } } };
}

/** They want something else to be done about what they were reminded of than to come. */
export function aboutReminded(purpose: Purpose) {
  return ({ data: { reminded } }: Memory, { entities }: Meant): Partial<Memory> => {
    const about = reminded && { reminded, bookings: [reminded] };
    return { data: { purpose, wish: wishOf(entities, undefined), ...(entities.asks && { asks: true }), ...about } };
  };
}

const PURPOSE_OF: { readonly [Type in IntentName]?: Purpose } = {
  tell: 'tell',
  call_off: 'call_off',
  move: 'move',
  protest: 'undo',
  late: 'late',
};

/** A matter begins, whatever was being settled before; of that, only when they would rather come is still good. */
export function begin({ data }: Memory, { type, entities }: Meant): Partial<Memory> {
  const { reference = null, name = null, asks } = entities;
  const { reminded, question, lacks } = data;
  const purpose = PURPOSE_OF[type] ?? 'tell';
  const begun: Standing = {
    ...(reminded && { reminded }),
    // Who they are was asked, and is still open once they have been told what they have (X15).
    ...(question === 'name' && purpose === 'tell' && lacks && { lacks }),
    purpose,
    wish: wishOf(entities, data.wish),
    ...(reference !== null && { ticket: { reference, name, opened: false } }),
    ...(asks && { asks: true }),
  };
  return { data: begun };
}

export function toCallOff({ data }: Memory): Partial<Memory> {
  return { data: { ...data, purpose: 'call_off' } };
}

/** That this was put to them. */
export function asked(question: Question) {
  return ({ data }: Memory): Partial<Memory> => ({ data: { ...data, question } });
}

/** What the people of the business want done, in place of whatever was being settled (G4). */
export function byStaff(_memory: Memory, event: ByStaff): Partial<Memory> {
  const { booking, silent = false } = event;
  if (event.type === 'staff.move') {
    const { start, resource, what } = event;
    return { silent, data: { bookings: [{ ...booking }], times: [{ start, resource, what }] } };
  }
  const { refund } = event;
  return { silent, data: { bookings: [{ ...booking, ...(refund !== null && { refund }) }] } };
}

export function bookings({ data }: Memory, { output }: Found): Partial<Memory> {
  return { data: { ...data, bookings: output.bookings.map(keptIn) } };
}

function keptIn({ made, late, undoable, before, reference, ...kept }: FoundBooking): Kept {
  return kept;
}

/** Where each was before it was moved (X13). */
export function placesBefore({ data }: Memory, { output }: Found): Partial<Memory> {
  return { data: { ...data, times: output.bookings.flatMap(({ before }) => before ?? []) } };
}

export function choice({ data }: Memory, event: Meant, { timeZone }: Catalogue): Partial<Memory> {
  return { data: { ...data, bookings: chosen(data, event, timeZone) } };
}

/** The one of those found that they named by what it is. */
export function named({ data }: Memory, { output }: Found): Partial<Memory> {
  return { data: { ...data, bookings: namedIn(data, output.bookings).map(keptIn) } };
}

/** Beside what they would rather have. */
export function what({ data }: Memory, { entities }: Meant): Partial<Memory> {
  const items = [...new Set([...(entities.items ?? []), ...(data.wish?.items ?? [])])].slice(0, LISTED_MAX);
  return { data: { ...data, wish: wishOf({ items }, data.wish) } };
}

export function times({ data }: Memory, { output }: TimesFound): Partial<Memory> {
  return { data: { ...data, times: [...output.times] } };
}

export function timeChoice({ data }: Memory, event: Meant): Partial<Memory> {
  return { data: { ...data, times: timeChosen(data, event) } };
}

/** When they would rather have it, on the day it is on unless another was named. */
export function wishOnDay({ data }: Memory, event: Found, { timeZone }: Catalogue): Partial<Memory> {
  const [{ made = [] } = {}] = event.output.bookings;
  return { data: { ...data, wish: wishedIn(withoutOwn(data, made), event, timeZone) } };
}

/** When it is to be instead, of what was protested against. */
export function instead(memory: Memory, event: Found, catalogue: Catalogue): Partial<Memory> {
  const { data = memory.data } = wishOnDay(memory, event, catalogue);
  return { data: { ...data, purpose: 'move' } };
}

/** The same, once it was asked whether to take it back. */
export function placedInstead({ data }: Memory, event: Meant, { timeZone }: Catalogue): Partial<Memory> {
  return { data: { ...data, purpose: 'move', wish: wishedIn(data, event, timeZone), times: [] } };
}

/** "Move the manicure": what it is made of says which one is meant, and wishes for nothing. */
function withoutOwn({ wish, ...data }: Standing, made: readonly string[]): Standing {
  return wish === undefined
    ? data
    : { ...data, wish: { ...wish, items: wish.items.filter((id) => !made.includes(id)) } };
}

/** Another wish than the one that times were listed for. */
export function wish({ data }: Memory, event: Meant, { timeZone }: Catalogue): Partial<Memory> {
  return { data: { ...data, wish: wishedIn(data, event, timeZone), times: [] } };
}

/** What of their own they were asked for (X15). */
export function askedWho({ data }: Memory, { output }: Met): Partial<Memory> {
  return { data: { ...data, question: 'name', lacks: output.asks ?? 'name' } };
}

/** Half of the question is answered: the other half is not put again, but it is heard (X15). */
export function reachOpen({ data }: Memory): Partial<Memory> {
  return { data: { ...data, question: 'name', lacks: 'phone' } };
}

export function ticket({ data }: Memory, event: Meant): Partial<Memory> {
  return { data: { ...data, ticket: ticketIn(data, event) } };
}

export function noTicket({ data }: Memory): Partial<Memory> {
  return { data: { ...data, ticket: NO_TICKET } };
}

/** It was believed that the booking is theirs (X14). */
export function openTicket({ data }: Memory): Partial<Memory> {
  return { data: { ...data, ticket: { ...(data.ticket ?? NO_TICKET), opened: true } } };
}
