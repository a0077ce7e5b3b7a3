import { assign, not, setup } from 'xstate';
import type { Say } from '../../core/effect.ts';
import { effectActions } from '../../core/step.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../domain/zoned.ts';
import type { AppointmentEvent } from './events.ts';
import { standing } from './life.ts';
import * as note from './notes.ts';
import * as plan from './plan.ts';
import * as tell from './says.ts';
import type { Practice, Talk } from './talk.ts';

/**
 * The appointment desk. In four states it waits for the user, in two for the calendar. A message finds it in the first
 * of booked, pending, offered, idle that the context allows, which is the strict order of A5. Nothing is offered that
 * was not just looked up (A10), and nothing is booked without a yes to that very slot (A7).
 */
export function appointmentMachine(practice: Practice) {
  const desk = setup({
    types: { context: {} as Talk, events: {} as AppointmentEvent },
    actions: effectActions,
    guards: {
      somethingIsFree: (_, params: { readonly slots: readonly unknown[] }) => params.slots.length > 0,
      isOffered: ({ context }, params: { readonly choice: number }) =>
        slotOffered(context, params.choice) !== undefined,
      hasGoneBy: ({ context }, params: { readonly choice: number; readonly now: string }) =>
        isPast(slotOffered(context, params.choice), params.now),
      pendingStands: ({ context }) => standing(context.data) === 'pending',
      offerStands: ({ context }) => standing(context.data) === 'offered',
      /** A question that nobody here can answer: that is owned up to before ours is put again. */
      asksSomething: ({ event }) => event.type === 'unclear' && event.entities.question === true,
      /** They want to think it over: nothing is lost, and nobody is asked again at once (X12). */
      wantsToThink: ({ event }) => event.type === 'unclear' && event.entities.later === true,
      alreadyTouched: ({ context }) => context.data.lead_touchpoint !== undefined,
    },
  });

  return desk.createMachine({
    id: 'appointment',
    context: { data: {}, now: '1970-01-01T00:00:00Z', check: null },
    initial: 'idle',
    states: {
      // Nothing is on the table: a wish is looked up, anything else gets one question (A9).
      idle: {
        on: {
          constraint: { target: 'checking', actions: writing(plan.lookForWish) },
          unclear: [
            { guard: 'asksSomething', actions: [saying(tell.beyondMe), saying(tell.askWhen)] },
            { actions: saying(tell.askWhen) },
          ],
          confirm: { actions: saying(tell.welcomeYes) },
          select: { actions: saying(tell.nothingOpen) },
          decline: { actions: saying(tell.noProblem) },
          cancel: { actions: [writing(note.cancel), saying(tell.nothingToCancel)] },
          lead: { guard: not('alreadyTouched'), actions: [saying(tell.firstTouch), writing(note.touch)] },
        },
      },

      // Two slots, or the one there was, are on the table (A8).
      offered: {
        on: {
          select: [
            {
              guard: { type: 'hasGoneBy', params: ({ event }) => ({ ...event.entities, now: event.turn.now }) },
              target: 'checking',
              actions: writing(plan.lookPastChoice),
            },
            {
              guard: { type: 'isOffered', params: ({ event }) => event.entities },
              target: 'pending',
              actions: [writing(note.choice), saying(tell.askConfirm)],
            },
            { actions: saying(tell.offerAgain) },
          ],
          constraint: { target: 'checking', actions: writing(plan.lookForWish) },
          decline: { target: 'checking', actions: writing(plan.lookForOthers) },
          unclear: [
            { guard: 'wantsToThink', actions: saying(tell.takeYourTime) },
            { guard: 'asksSomething', actions: [saying(tell.beyondMe), saying(tell.offerAgain)] },
            { actions: saying(tell.offerAgain) },
          ],
          cancel: { target: 'idle', actions: [writing(note.cancel), saying(tell.letGo)] },
          lead: { guard: not('alreadyTouched'), actions: [saying(tell.firstTouch), writing(note.touch)] },
        },
      },

      // One slot was chosen and waits for a yes (A7). A lead that arrives now is not written to (A13).
      pending: {
        on: {
          confirm: { target: 'booking' },
          decline: { target: 'checking', actions: writing(plan.lookForOthers) },
          change_request: { target: 'checking', actions: writing(plan.lookForWish) },
          unclear: [
            { guard: 'asksSomething', actions: [saying(tell.beyondMe), saying(tell.askConfirmAgain)] },
            { actions: saying(tell.askConfirmAgain) },
          ],
          cancel: { target: 'idle', actions: [writing(note.cancel), saying(tell.letGo)] },
        },
      },

      // The calendar is being asked. What stood before still stands until it has answered (X8).
      checking: {
        entry: {
          type: 'call',
          params: ({ context }) => ({ tool: 'check_calendar', input: plan.checkInput(context, practice) }),
        },
        on: {
          'check_calendar.done': [
            {
              guard: { type: 'somethingIsFree', params: ({ event }) => event.output },
              target: 'offered',
              actions: [saying(tell.offer), writing(note.offer)],
            },
            { target: 'idle', actions: [saying(tell.offer), writing(note.offer)] },
          ],
          'check_calendar.failed': whereItStood(),
          'check_calendar.refused': whereItStood(),
        },
      },

      // The slot is being booked: the only way into `booked`, and only a stored booking leads there (X5).
      booking: {
        entry: { type: 'call', params: ({ context }) => ({ tool: 'book', input: { slot: pendingSlot(context) } }) },
        on: {
          'book.done': { target: 'booked', actions: [writing(note.booking), saying(tell.booked), closing()] },
          'book.refused': { target: 'checking', actions: writing(plan.lookInstead) },
          'book.failed': { target: 'pending', actions: saying(tell.bookFailed) },
        },
      },

      // Booked, for good (A4): talk about it gets the confirmation again, a wish to move it goes to a person (A6).
      booked: {
        on: {
          confirm: { actions: saying(tell.bookedAgain) },
          unclear: { actions: saying(tell.bookedOther) },
          change_request: { actions: [saying(tell.bookedHandoff), handingOver('wishes to move the appointment')] },
          cancel: { actions: [saying(tell.bookedHandoff), handingOver('wishes to cancel the appointment')] },
        },
      },
    },
  });

  /** After a failed check, the state is the one that was there before it, with the failure noted (X8, A12). */
  function whereItStood() {
    const actions = [saying(tell.checkFailed), writing(note.brokenCheck)];
    return [
      { guard: 'pendingStands' as const, target: 'pending' as const, actions },
      { guard: 'offerStands' as const, target: 'offered' as const, actions },
      { target: 'idle' as const, actions },
    ];
  }

  function writing<Event extends AppointmentEvent>(
    write: (talk: Talk, event: Event, practice: Practice) => Partial<Talk>,
  ) {
    return assign<Talk, Event, undefined, AppointmentEvent, never>(({ context, event }) =>
      write(context, event, practice),
    );
  }

  function saying<Event extends AppointmentEvent>(words: (talk: Talk, event: Event, practice: Practice) => Say) {
    return {
      type: 'say' as const,
      params: ({ context, event }: { context: Talk; event: Event }) => words(context, event, practice),
    };
  }

  /** Once the booked slot has passed, the next message at this address opens a new conversation (A6). */
  function closing() {
    return {
      type: 'close' as const,
      params: ({ event }: { event: Extract<AppointmentEvent, { type: 'book.done' }> }) => ({
        at: isoInstant(instantOf(event.output.slot) + practice.slotMinutes * MINUTE_MS, practice.timeZone),
      }),
    };
  }

  function handingOver(reason: string) {
    return { type: 'handoff' as const, params: { reason } };
  }
}

function slotOffered({ data }: Talk, choice: number): string | undefined {
  return data.last_offer?.slots[choice - 1];
}

function isPast(slot: string | undefined, now: string): boolean {
  return slot !== undefined && instantOf(slot) <= instantOf(now);
}

function pendingSlot({ data }: Talk): string {
  if (!data.pending_booking) throw new Error('nothing is pending');
  return data.pending_booking.slot;
}
