import type { Standing } from './context.ts';
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
  timesIn,
} from './events.ts';
import { type Terms, wayOf } from './says.ts';
import { hasReference, isWhole, ticketIn } from './ticket.ts';
import { chosen, hasWish, isExactly, timeChosen, wishedIn } from './wish.ts';

/** What the machine decides by. */
export function guardsOf(terms: Terms) {
  const { timeZone } = terms;
  return {
    nothing: ({ event }: Given) => foundIn(event).length === 0,
    // Somebody from elsewhere says what it goes by: then it may be theirs after all (X14).
    hasTicket: ({ context, event }: Given) => nothingIsHere(event) && isWhole(context.ticket),
    hasHalfTicket: ({ context, event }: Given) => nothingIsHere(event) && hasReference(context.ticket),
    mayShowTicket: ({ context, event }: Given) =>
      nothingIsHere(event) && context.purpose !== 'undo' && context.around?.resting === true,
    isWhole: ({ context, event }: Given) => isWhole(ticketIn(context, event)),
    isOpened: ({ event }: Given) => openedIn(event).answer === 'opened',
    needsCode: ({ event }: Given) => openedIn(event).answer === 'code',
    triedTooOften: ({ event }: Given) => 'reason' in event && event.reason === 'too many',
    isToAsk: ({ event }: Given) =>
      metIn(event).asks !== null && event.type === 'meet_customer.done' && event.input['ask'] === true,
    isUnread: ({ event }: Given) => {
      const { name, phone, email, unread } = entitiesOf(event);
      return unread !== undefined && name === undefined && phone === undefined && email === undefined;
    },
    several: ({ context, event }: Given) => foundIn(event).length > 1 && context.purpose !== 'tell',
    isToTell: ({ context }: Given) => context.purpose === 'tell',
    isUndo: ({ context, event }: Given) =>
      context.purpose === 'undo' && foundIn(event).every((found) => canUndo(found, context)),
    isProtest: ({ context }: Given) => context.purpose === 'undo',
    isElsewhere: ({ context, event }: Given) => wayOf(context, event, terms) !== 'here',
    isForPerson: ({ context, event }: Given) => wayOf(context, event, terms) === 'person',
    isMove: ({ context }: Given) => context.purpose === 'move',
    isOne: ({ context, event }: Given) => chosen(context, event, timeZone).length === 1,
    knowsWhen: ({ context, event }: Given) => hasWish(wishedIn(context, event, timeZone)),
    noTimes: ({ event }: Given) => timesIn(event).length === 0,
    isWished: ({ context, event }: Given) => isExactly(context.wish, timesIn(event), timeZone),
    timeIsChosen: ({ context, event }: Given) => timeChosen(context, event).length === 1,
    wasCalledOff: ({ context }: Given) => context.around?.done?.act === 'call_off',
    wasMoved: ({ context }: Given) => context.around?.done?.act === 'move',
    isRefunded: ({ event }: Given) => refundIn(event) !== null,
    wasTaken: ({ event }: Given) => 'reason' in event && event.reason === 'taken',
    termsChanged: ({ event }: Given) => 'reason' in event && event.reason === 'changed',
    hasWish: ({ context }: Given) => hasWish(context.wish),
  };
}

/** Neither does anything of theirs stand, nor was anything called off that they could mean. */
function nothingIsHere(event: StandingEvent): boolean {
  return foundIn(event).length === 0 && offIn(event) === null;
}

/** A move is taken back by another, to where it was (X13). */
function canUndo({ undoable, before }: Found, { around }: Standing): boolean {
  return around?.done?.act === 'move' ? before !== undefined : undoable;
}
