import { setup } from 'xstate';
import { kitActions } from '../../core/kit/kit.ts';
import { actsOf } from './acts.ts';
import type { Catalogue } from './catalogue.ts';
import { comingStates, remindingOf } from './coming.ts';
import { conditionsOf } from './conditions.ts';
import type { StandingEvent } from './events.ts';
import * as inputs from './inputs.ts';
import { standingKit } from './kit.ts';
import { blank, type Memory } from './memory.ts';
import * as noting from './notes.ts';
import * as says from './says.ts';
import { staffStates } from './staff.ts';
import { whoStates } from './who.ts';

/**
 * What every customer needs after a booking (X13, X14): told from the ledger, called off and moved after a plain yes, taken
 * back after a protest. One machine for all journeys; what is allowed is the business's to say.
 */
export function standingMachine(catalogue: Catalogue) {
  const words = standingKit(catalogue);
  const { tell, propose, call, note } = words;
  const is = conditionsOf(words);
  const acts = actsOf(words);
  const { forget, asked, leaves, givesUp, toOthers, notUndone, passesOn } = acts;

  const reminding = remindingOf(words, is, acts);
  const begins = { target: '.finding', actions: note('what they want', noting.begin) } as const;
  const takeBookings = note('what was found', noting.bookings);
  const takeTimes = note('the times found', noting.times);
  const takeWish = note('when they would rather', noting.wish);
  const asksTicket = [asked('reference'), tell(says.askTicket)];
  const asksWhich = [asked('which'), tell(says.which)];
  const asksWhen = [asked('when'), tell(says.askWhen)];
  const proposesCallingOff = [asked('call_off'), propose(says.askCallOff)];
  const proposesUndoing = [asked('undo'), propose(says.askUndo)];
  const proposesMoving = [asked('move'), propose(says.askMove)];

  return setup({
    types: { context: {} as Memory, events: {} as StandingEvent },
    actions: kitActions,
  }).createMachine({
    id: 'standing',
    context: blank,
    initial: 'idle',
    on: {
      tell: begins,
      call_off: [{ guard: is.wantsSeveral, ...begins, actions: [tell(says.oneByOne), begins.actions] }, begins],
      move: begins,
      protest: begins,
      late: begins,
      ...reminding,
      'staff.call_off': { target: '.calling_off_by_staff', actions: note('which one', noting.byStaff) },
      'staff.move': { target: '.moving_by_staff', actions: note('which one, and when instead', noting.byStaff) },
      booked: { target: '.meeting', actions: call('meet_customer', inputs.meeting) },
      changed: { actions: tell(says.changed) },
      unsure: { actions: tell(says.unsure) },
    },
    states: {
      ...whoStates(words, is, acts),
      ...comingStates(words, is, acts),

      finding: {
        entry: call('find_bookings', inputs.search),
        on: {
          'find_bookings.done': [
            { guard: is.ticketIsWhole, target: 'identifying' },
            { guard: is.ticketHasReference, target: 'asking_reference', actions: asksTicket },
            {
              guard: is.mayShowTicket,
              target: 'asking_reference',
              actions: [tell(says.noneHere), asked('reference'), note('that nothing was shown yet', noting.noTicket)],
            },
            { guard: is.nothingIsFound, target: 'idle', actions: [tell(says.nothing), forget] },
            {
              guard: is.isToTellAndAsked,
              target: 'asking_name',
              actions: [tell(says.told), note('that who they are is still open', noting.whoOpen)],
            },
            { guard: is.isToTell, target: 'idle', actions: [tell(says.told), forget] },
            // Whatever else they have, they are on their way to the next.
            { guard: is.isLate, target: 'idle', actions: [tell(says.late), passesOn, forget] },
            // A doubt changes nothing, and is nothing that anybody has to be asked about.
            { guard: is.mayNotCome, target: 'idle', actions: [tell(says.mayNotCome), forget] },
            { guard: is.oneIsNamed, target: 'finding', reenter: true, actions: note('which one', noting.named) },
            { guard: is.several, target: 'asking_which', actions: [takeBookings, ...asksWhich] },
            {
              guard: is.saysWhenInstead,
              target: 'placing',
              actions: [takeBookings, note('when it is to be instead', noting.instead)],
            },
            {
              guard: is.canBeUndone,
              target: 'asking_undo',
              actions: [takeBookings, note('where it was before', noting.placesBefore), ...proposesUndoing],
            },
            { guard: is.isProtest, ...notUndone },
            { guard: is.isForPerson, ...toOthers },
            { guard: is.isElsewhere, target: 'idle', actions: [tell(says.elsewhere), forget] },
            { guard: is.isInstead, target: 'wavering', actions: takeBookings },
            {
              guard: is.isMove,
              target: 'placing',
              actions: [takeBookings, note('when they would rather', noting.wishOnDay)],
            },
            { target: 'asking_call_off', actions: [takeBookings, ...proposesCallingOff] },
          ],
          'find_bookings.refused': givesUp,
          'find_bookings.failed': givesUp,
        },
      },
      asking_which: {
        on: {
          pick: [
            { guard: is.isOne, target: 'finding', actions: note('which one', noting.choice) },
            { guard: is.isNamed, target: 'finding', actions: note('what it is', noting.what) },
            { guard: is.wantsSeveral, actions: [tell(says.oneByOne), tell(says.which)] },
            { actions: tell(says.which) },
          ],
          decline: leaves,
        },
      },

      asking_call_off: {
        on: {
          confirm: 'calling_off',
          decline: leaves,
          move: { target: 'placing', actions: takeWish },
        },
      },
      calling_off: {
        entry: call('call_off', inputs.callingOff),
        on: {
          'call_off.done': [
            { guard: is.isRefunded, target: 'idle', actions: [tell(says.calledOff), tell(says.refunded), forget] },
            { target: 'idle', actions: [tell(says.calledOff), forget] },
          ],
          'call_off.refused': [
            // The yes was to other terms than those of now: they are told, and asked about anew (X11).
            { guard: is.termsChanged, target: 'finding' },
            toOthers,
          ],
          'call_off.failed': { target: 'asking_call_off', actions: tell(says.unsure) },
        },
      },

      asking_undo: {
        on: {
          confirm: [
            { guard: is.wasCalledOff, target: 'restoring' },
            { guard: is.wasMoved, target: 'moving' },
            { target: 'calling_off' },
          ],
          move: {
            guard: is.mayMove,
            target: 'placing',
            actions: note('when it is to be instead', noting.placedInstead),
          },
          decline: leaves,
        },
      },
      restoring: {
        entry: call('restore_booking', inputs.booking),
        on: {
          'restore_booking.done': { target: 'idle', actions: [tell(says.restored), forget] },
          'restore_booking.refused': notUndone,
          'restore_booking.failed': { target: 'asking_undo', actions: tell(says.unsure) },
        },
      },

      ...staffStates(words, is, acts),

      // Where to: what was said of it is looked for, else it is asked.
      placing: {
        always: [
          { guard: is.timeIsKnown, target: 'looking' },
          { target: 'asking_when', actions: asksWhen },
        ],
      },
      looking: {
        entry: call('find_times', inputs.times),
        on: {
          'find_times.done': [
            { guard: is.noTimes, target: 'asking_when', actions: [tell(says.noTimes), ...asksWhen] },
            { guard: is.isWished, target: 'asking_move', actions: [takeTimes, ...proposesMoving] },
            { target: 'asking_when', actions: [takeTimes, ...asksWhen] },
          ],
          'find_times.refused': toOthers,
          'find_times.failed': givesUp,
        },
      },
      asking_when: {
        on: {
          pick: {
            guard: is.timeIsChosen,
            target: 'asking_move',
            actions: [note('which time', noting.timeChoice), ...proposesMoving],
          },
          move: { target: 'looking', actions: takeWish },
          decline: leaves,
        },
      },
      asking_move: {
        on: {
          confirm: 'moving',
          move: { target: 'looking', actions: takeWish },
          decline: leaves,
        },
      },
      moving: {
        entry: call('move_booking', inputs.place),
        on: {
          'move_booking.done': { target: 'idle', actions: [tell(says.movedTo), forget] },
          'move_booking.refused': [
            { guard: is.isProtest, target: 'idle', actions: [tell(says.taken), forget, tell(says.kept)] },
            { guard: is.wasTaken, target: 'looking', actions: tell(says.taken) },
            toOthers,
          ],
          'move_booking.failed': { target: 'asking_move', actions: tell(says.unsure) },
        },
      },
    },
  });
}
