import { clockTime, instantOf, localTime } from '../../domain/zoned.ts';
import type { Catalogue, Way } from './catalogue.ts';
import {
  type CalledOff,
  type Found,
  type FoundBooking,
  foundIn,
  isReached,
  type Meant,
  type Met,
  type Opened,
  type PersonKept,
  type Recalled,
  type Refused,
  refundIn,
  type StandingEvent,
  type TimesFound,
} from './events.ts';
import type { StandingKit } from './kit.ts';
import type { Memory } from './memory.ts';
import { hasReference, isWhole, ticketIn } from './ticket.ts';
import { chosen, hasWish, isExactly, named, timeChosen } from './wish.ts';

export type Conditions = ReturnType<typeof conditionsOf>;

/** What the machine decides by, in words. */
export function conditionsOf({ when }: StandingKit) {
  return {
    nothingIsFound: when('nothing of theirs stands', (_memory, { output }: Found) => output.bookings.length === 0),

    // Somebody from elsewhere says what it goes by: then it may be theirs after all (X14).
    ticketIsWhole: when(
      'nothing of theirs is here, and they gave a reference and a name',
      ({ data }, event: Found) => nothingIsHere(event) && isWhole(data.ticket),
    ),
    ticketHasReference: when(
      'nothing of theirs is here, and they gave a reference',
      ({ data }, event: Found) => nothingIsHere(event) && hasReference(data.ticket),
    ),
    mayShowTicket: when(
      'nothing of theirs is here, and no journey is under way',
      ({ data, around }, event: Found) => nothingIsHere(event) && data.purpose !== 'undo' && around.resting,
    ),
    bothAreGiven: when('reference and name are given', ({ data }, event: Meant) => isWhole(ticketIn(data, event))),
    isOpened: when('it is theirs', (_memory, { output }: Opened) => output.answer === 'opened'),
    codeIsSent: when('a code was sent to them', (_memory, { output }: Opened) => output.answer === 'code'),
    triedTooOften: when('they tried too often', (_memory, { reason }: Refused) => reason === 'too many'),

    isToAsk: when(
      'something is still to be asked of them, and may be now',
      (_memory, { input, output }: Met) => output.asks !== null && input['ask'] === true,
    ),
    referenceIsOwed: when(
      'only the reference will open it for them elsewhere, and it was not told',
      (_memory, { output }: Met) => output.asks === null && output.known === false && !output.told,
    ),
    isUnread: when('nothing of it could be read', (_memory, { entities }: Meant) => {
      const { name, phone, email, unread } = entities;
      return unread !== undefined && name === undefined && phone === undefined && email === undefined;
    }),

    reachIsOpen: when(
      'they were asked for both, and told only who they are',
      ({ data }, kept: PersonKept) => data.lacks === 'name' && !isReached(kept),
    ),

    several: when(
      'several stand, and one is meant',
      ({ data }, { output }: Found) => output.bookings.length > 1 && data.purpose !== 'tell',
    ),
    oneIsNamed: when(
      'several stand, and one is named by what it is',
      ({ data }, { output }: Found) => output.bookings.length > 1 && named(data, output.bookings).length === 1,
    ),
    isToTell: when('they only want to know', ({ data }) => data.purpose === 'tell'),
    isToTellAndAsked: when(
      'they only want to know, and were asked who they are',
      ({ data }) => data.purpose === 'tell' && data.lacks !== undefined,
    ),
    isLate: when('they will be late', ({ data }) => data.purpose === 'late'),
    canBeUndone: when(
      'it was protested against, and can be taken back',
      (memory, { output }: Found) =>
        memory.data.purpose === 'undo' && output.bookings.every((found) => canUndo(found, memory)),
    ),
    saysWhenInstead: when(
      'it was protested against, and they said when it is to be instead',
      (memory, event: Found, { timeZone, move }) =>
        memory.data.purpose === 'undo' && move === 'here' && isPutElsewhere(memory, event, timeZone),
    ),
    isProtest: when('it was protested against', ({ data }) => data.purpose === 'undo'),
    isElsewhere: when(
      'it is not done in the chat',
      (memory, event: Found, catalogue) => wayOf(memory, event, catalogue) !== 'here',
    ),
    isForPerson: when(
      'a person does it',
      (memory, event: Found, catalogue) => wayOf(memory, event, catalogue) === 'person',
    ),
    isMove: when('it is to be moved', ({ data }) => data.purpose === 'move'),
    isOne: when(
      'one of those listed is meant',
      ({ data }, event: Meant, { timeZone }) => chosen(data, event, timeZone).length === 1,
    ),

    wantsSeveral: when('they want several of them called off', ({ data }, { type, entities }: Meant, { callOff }) => {
      const isOff = type === 'call_off' || data.purpose === 'call_off';
      return entities.several === true && isOff && callOff === 'here';
    }),

    isNamed: when('they say what it is', (_memory, { entities }: Meant) => entities.items !== undefined),

    timeIsKnown: when('they said when', ({ data }) => hasWish(data.wish)),
    noTimes: when('nothing is free then', (_memory, { output }: TimesFound) => output.times.length === 0),
    isWished: when('the very time they asked for is free', ({ data }, { output }: TimesFound, { timeZone }) =>
      isExactly(data.wish, output.times, timeZone),
    ),
    timeIsChosen: when(
      'it is one of the times listed',
      ({ data }, event: Meant) => timeChosen(data, event).length === 1,
    ),

    mayAskNow: when('nothing else is being asked', (memory, { input }: Recalled) => mayAsk(memory, input)),
    onlyLooksAgain: when(
      'they only ask what they were reminded of',
      (_memory, { entities }: Meant) => entities.asks === true,
    ),
    mayNotCome: when('they may not be able to come', ({ data }) => data.purpose === 'instead' && data.asks === true),
    isInstead: when('they cannot come', ({ data }) => data.purpose === 'instead'),
    mayMove: when('it can be moved in the chat', (_memory, _event, { move }) => move === 'here'),

    wasCalledOff: when('it was called off', ({ around }) => around.done?.act === 'call_off'),
    wasMoved: when('it was moved', ({ around }) => around.done?.act === 'move'),
    isSilent: when('nobody is to be told', ({ silent }) => silent === true),
    isRefunded: when('money goes back', (_memory, event: CalledOff) => refundIn(event) !== null),
    wasTaken: when('somebody else has that time', (_memory, { reason }: Refused) => reason === 'taken'),
    termsChanged: when('the terms are others by now', (_memory, { reason }: Refused) => reason === 'changed'),
  };
}

/** What was only invited to (X15) gives way; a question of the desk's does not (X6). */
export function mayAsk({ data: { question } }: Memory, { ask }: Recalled['input']): boolean {
  return ask && (question === undefined || question === 'coming' || question === 'name');
}

/** Who does what they want: what cannot be taken back in the chat, or is too late for it, is a person's (X13). */
export function wayOf({ data }: Memory, event: StandingEvent, { move, callOff }: Catalogue): Way {
  const way = data.purpose === 'undo' ? 'person' : data.purpose === 'move' ? move : callOff;
  return way === 'here' && foundIn(event)[0]?.late === true ? 'person' : way;
}

/** Neither does anything of theirs stand, nor was anything called off that they could mean. */
function nothingIsHere({ output }: Found): boolean {
  return output.bookings.length === 0 && output.off === null;
}

/** "Wrong day, I meant Sunday": another day, or another hour, than what was booked a moment ago is on. */
function isPutElsewhere({ data: { wish }, around: { done } }: Memory, event: Found, timeZone: string): boolean {
  const [booking] = foundIn(event);
  if (booking === undefined || booking.late === true || !(done?.act === 'book' || done?.act === 'move')) return false;
  const { date, minute } = localTime(instantOf(booking.start), timeZone);
  const { day = null, explicit_time: time = null, time_window: window = null } = wish ?? {};
  return day === null ? window !== null || (time !== null && time !== clockTime(minute)) : day !== date;
}

/** A move is taken back by another, to where it was (X13). */
function canUndo({ undoable, before }: FoundBooking, { around }: Memory): boolean {
  return around.done?.act === 'move' ? before !== undefined : undoable;
}
