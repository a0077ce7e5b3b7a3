import { setup } from 'xstate';
import type { TurnFacts } from '../../core/flow.ts';
import { ignores, kit, kitActions, onlyIf } from '../../core/kit/kit.ts';
import { HOLD } from '../../domain/hold.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../domain/zoned.ts';
import { happening, held, holdEnds } from './afterwards.ts';
import type { Catalogue } from './catalogue.ts';
import { conditionsOf } from './conditions.ts';
import type { AppointmentEvent, Booked, TookFreed } from './events.ts';
import type { Types } from './kit.ts';
import type { Memory } from './memory.ts';
import * as noting from './notes.ts';
import * as plan from './plan.ts';
import * as says from './says.ts';
import * as deposit from './says-deposit.ts';

/**
 * The appointment desk. In four states it waits for the user, in two for the calendar. A message finds it in the first
 * of booked, pending, offered, idle that the context allows, which is the strict order of A5. Nothing is offered that
 * was not just looked up (A10), and nothing is booked without a yes to that very slot (A7).
 */
export function appointmentMachine(catalogue: Catalogue) {
  const words = kit<Types>(catalogue);
  const { tell, propose, call, note, handOver, close, schedule, another } = words;
  const is = conditionsOf(words);

  const lookForWish = note('the wish, to be looked for', plan.lookForWish);
  const lookForOthers = note('that others are to be looked for', plan.lookForOthers);
  const letGo = note('that offer and choice are let go', noting.cancel);
  // They are told so, and the next is asked for once this one is booked (X20).
  const oneByOne = [tell(says.oneAtATime), another(true)];
  const forMore = oneByOne.map((action) => onlyIf(is.isForMore, action));
  const nothingIsLeft = [letGo, another(false)];
  // Once the booked slot has passed, the next message at this address opens a new conversation (A6).
  const isBooked = [note('the booking', noting.booking), tell(says.booked), close(endOf)];
  // What is booked here stays so (A4): whoever comes next is booked for in a talk of their own, which the next message opens.
  const opensNext = [another(false), close(atOnce)];
  const offer = [tell(says.offer), note('the offer', noting.offer)];
  const greetsLead = { guard: is.isFirstTouch, actions: tell(says.firstTouch) };
  /** Whatever was said meanwhile: it left when it left. */
  // It comes once: a lead that was written to, or is being written to, is written to no more.
  const notesTouch = { actions: note('the first touch', noting.touch) };

  /** After a failed check, the state is the one that was there before it, with the failure noted (X8, A12). */
  const noCheck = [tell(says.checkFailed), note('that the check failed', noting.brokenCheck)];
  const whereItStood = [
    { guard: is.pendingStands, target: 'pending', actions: noCheck },
    { guard: is.offerStands, target: 'offered', actions: noCheck },
    { target: 'idle', actions: noCheck },
  ] as const;

  return setup({
    types: { context: {} as Memory, events: {} as AppointmentEvent },
    actions: kitActions,
  }).createMachine({
    id: 'appointment',
    context: { data: {}, now: '1970-01-01T00:00:00Z', check: null },
    initial: 'idle',
    on: {
      'desk.take_freed': [
        { guard: is.freedIsHeld, actions: schedule(HOLD, freedUntil, freedBooking) },
        { target: '.booked', actions: [note('the booking', noting.takenFreed), close(endOfFreed)] },
      ],
      ...happening(catalogue),
      // The deposit has come: from here on it is as any other (A4).
      'find_booking.done': { target: '.booked', actions: isBooked },
    },
    states: {
      // Nothing is on the table: a wish is looked up, anything else gets one question (A9).
      idle: {
        on: {
          constraint: { target: 'checking', actions: [...forMore, lookForWish] },
          unclear: [
            { guard: is.asksSomething, actions: [tell(says.beyondMe), tell(says.askWhen)] },
            { guard: is.isForMore, actions: [...oneByOne, tell(says.askWhen)] },
            { actions: tell(says.askWhen) },
          ],
          confirm: { actions: tell(says.welcomeYes) },
          select: { actions: tell(says.nothingOpen) },
          decline: { actions: tell(says.noProblem) },
          cancel: { actions: [...nothingIsLeft, tell(says.nothingToCancel)] },
          lead: greetsLead,
          touched: notesTouch,
        },
      },

      // Two slots, or the one there was, are on the table (A8).
      offered: {
        on: {
          select: [
            {
              guard: is.hasGoneBy,
              target: 'checking',
              actions: note('that slots near it are to be looked for', plan.lookPastChoice),
            },
            {
              guard: is.isOffered,
              target: 'pending',
              actions: [...forMore, note('the slot chosen', noting.choice), propose(says.askConfirm)],
            },
            { actions: tell(says.offerAgain) },
          ],
          constraint: { target: 'checking', actions: [...forMore, lookForWish] },
          decline: { target: 'checking', actions: lookForOthers },
          unclear: [
            {
              guard: is.offerHasGoneBy,
              target: 'checking',
              actions: [
                onlyIf(is.asksSomething, tell(says.beyondMe)),
                ...forMore,
                note('that what is on offer is to be looked for anew', plan.lookAnew),
              ],
            },
            { guard: is.wantsToThink, actions: tell(says.takeYourTime) },
            { guard: is.asksSomething, actions: [tell(says.beyondMe), tell(says.offerAgain)] },
            { guard: is.isForMore, actions: [...oneByOne, tell(says.offerAgain)] },
            { guard: is.agreesToTwo, actions: tell(says.whichOfTwo) },
            { actions: tell(says.offerAgain) },
          ],
          cancel: { target: 'idle', actions: [...nothingIsLeft, tell(says.letGo)] },
          lead: greetsLead,
          touched: notesTouch,
        },
      },

      // One slot was chosen and waits for a yes (A7). A lead that arrives now is not written to (A13).
      pending: {
        on: {
          confirm: [
            {
              guard: is.pendingHasGoneBy,
              target: 'checking',
              actions: note('that slots near it are to be looked for', plan.lookPastPending),
            },
            { target: 'booking' },
          ],
          decline: { target: 'checking', actions: lookForOthers },
          change_request: { target: 'checking', actions: [...forMore, lookForWish] },
          unclear: [
            { guard: is.asksSomething, actions: [tell(says.beyondMe), propose(says.askConfirmAgain)] },
            { guard: is.isForMore, actions: [...oneByOne, propose(says.askConfirmAgain)] },
            { actions: propose(says.askConfirmAgain) },
          ],
          cancel: { target: 'idle', actions: [...nothingIsLeft, tell(says.letGo)] },
          touched: notesTouch,
        },
      },

      // The calendar is being asked. What stood before still stands until it has answered (X8).
      checking: {
        entry: call('check_calendar', plan.checkInput),
        on: {
          'check_calendar.done': [
            { guard: is.somethingIsFree, target: 'offered', actions: offer },
            { target: 'idle', actions: offer },
          ],
          'check_calendar.failed': whereItStood,
          'check_calendar.refused': whereItStood,
        },
      },

      // The slot is being booked: the only way into `booked`, and only a stored booking leads there (X5).
      booking: {
        entry: call('book', (memory) => ({ slot: pendingSlot(memory) })),
        on: {
          'book.done': [
            // Held until the deposit is paid, and not booked before (X5).
            {
              guard: is.depositIsAsked,
              target: 'idle',
              actions: [
                tell(deposit.asked),
                schedule(HOLD, holdEnds, held),
                onlyIf(is.moreAreWanted, tell(says.nextOne)),
                ...nothingIsLeft,
              ],
            },
            { target: 'booked', actions: isBooked },
          ],
          'book.refused': {
            target: 'checking',
            actions: note('that slots near it are to be looked for', plan.lookInstead),
          },
          'book.failed': { target: 'pending', actions: propose(says.bookFailed) },
        },
      },

      // Booked, for good (A4): talk about it gets the confirmation again, a wish to move it goes to a person (A6).
      booked: {
        on: {
          'desk.take_freed': ignores('what was booked first never changes'),
          // The note stays as it is (A4); from here on the appointment is told from the ledger, in a new talk (X14).
          'desk.move_booking': { guard: is.isThisOne, actions: close(atOnce) },
          'desk.call_off': { guard: is.isThisOne, actions: close(atOnce) },
          'find_booking.done': { actions: tell(says.bookedToo) },
          confirm: { actions: tell(says.bookedAgain) },
          unclear: [
            { guard: is.isOfNext, actions: [tell(says.anotherThen), ...opensNext] },
            { guard: is.isDoubtful, actions: tell(says.moveOrAnother) },
            { actions: tell(says.bookedOther) },
          ],
          another: { actions: [tell(says.another), ...opensNext] },
          next: { actions: [tell(says.nextOne), ...opensNext] },
          change_request: { actions: [tell(says.bookedHandoff), handOver('wishes to move the appointment')] },
          cancel: { actions: [tell(says.bookedHandoff), handOver('wishes to cancel the appointment')] },
          touched: notesTouch,
        },
      },
    },
  });
}

function pendingSlot({ data }: Memory): string {
  if (!data.pending_booking) throw new Error('nothing is pending');
  return data.pending_booking.slot;
}

function freedUntil(_memory: Memory, { output, turn }: TookFreed): string {
  return output.pay?.until ?? turn.now;
}

function freedBooking(_memory: Memory, { output }: TookFreed): string {
  return output.booking_id;
}

function endOfFreed(_memory: Memory, { output }: TookFreed, catalogue: Catalogue): string {
  return endOfSlot(output.start, catalogue);
}

function atOnce(_memory: Memory, { turn }: { readonly turn: TurnFacts }): string {
  return turn.now;
}

function endOf(_memory: Memory, { output }: Booked, catalogue: Catalogue): string {
  return endOfSlot(output.slot, catalogue);
}

function endOfSlot(slot: string, { slotMinutes, timeZone }: Catalogue): string {
  return isoInstant(instantOf(slot) + slotMinutes * MINUTE_MS, timeZone);
}
