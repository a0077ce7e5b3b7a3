import { assign, setup } from 'xstate';
import type { Say } from '../../core/effect.ts';
import { effectActions } from '../../core/step.ts';
import type { Question } from './context.ts';
import { entitiesOf, foundIn, type Given, type Matter, metIn, type StandingEvent, timesIn } from './events.ts';
import { guardsOf } from './guards.ts';
import { idOf, placeOf, refundOf, soughtIn } from './inputs.ts';
import { begun, cleared, keptIn } from './notes.ts';
import { createSays, questionOf, type Terms } from './says.ts';
import { NO_TICKET, ticketIn } from './ticket.ts';
import { whoStates } from './who.ts';
import { chosen, timeChosen, wishedIn, wishInput } from './wish.ts';

/**
 * What every customer needs after a booking (X13, X14): told from the ledger, called off and moved after a plain yes, taken
 * back after a protest. One machine for all journeys; what is allowed is the business's to say.
 */
export function standingMachine(terms: Terms) {
  const { timeZone } = terms;
  const says = createSays(terms);
  const telling = (words: (given: Given) => Say) => ({ type: 'say' as const, params: words });
  const asking = (question: Question) => [{ type: 'ask' as const, params: { question } }, telling(questionOf)] as const;
  const handOver = { type: 'handoff' as const, params: { reason: 'wants a booking moved or called off' } };
  const over = { target: 'idle', actions: ['forget', telling(says.kept)] } as const;
  const trouble = telling(says.trouble);
  const notTheirs = { target: 'idle', actions: [telling(says.nothing), 'forget'] } as const;
  const notUndone = { target: 'idle', actions: [telling(says.notUndone), handOver, 'forget'] } as const;

  return setup({
    types: {} as { context: Matter; events: StandingEvent },
    actions: {
      ...effectActions,
      forget: assign(({ context }) => cleared(context)),
      ask: assign((_, params: { question: Question }) => ({ question: params.question })),
      begin: assign(({ context, event }) => ({ ...cleared(context), ...begun(event, context) })),
      take: assign(({ event }) => ({ bookings: foundIn(event).map(keptIn) })),
      takeBefore: assign(({ event }) => ({ times: foundIn(event).flatMap(({ before }) => before ?? []) })),
      choose: assign(({ context, event }) => ({ bookings: chosen(context, event, timeZone) })),
      takeTimes: assign(({ event }) => ({ times: timesIn(event) })),
      wishOnDay: assign(({ context, event }) => ({ wish: wishedIn(context, event, timeZone) })),
      wish: assign(({ context, event }) => ({ wish: wishedIn(context, event, timeZone), times: [] })),
      askOf: assign(({ event }) => ({ question: 'name' as const, lacks: metIn(event).asks ?? ('name' as const) })),
      ticket: assign(({ context, event }) => ({ ticket: ticketIn(context, event) })),
      dropTicket: assign(() => ({ ticket: NO_TICKET })),
      open: assign(({ context }) => ({ ticket: { ...(context.ticket ?? NO_TICKET), opened: true } })),
      chooseTime: assign(({ context, event }) => ({ times: timeChosen(context, event) })),
    },
    guards: guardsOf(terms),
  }).createMachine({
    id: 'standing',
    context: { now: '1970-01-01T00:00:00Z' },
    initial: 'idle',
    on: {
      tell: { target: '.finding', actions: 'begin' },
      call_off: { target: '.finding', actions: 'begin' },
      move: { target: '.finding', actions: 'begin' },
      protest: { target: '.finding', actions: 'begin' },
      booked: '.meeting',
    },
    states: {
      idle: {},
      ...whoStates(terms),
      finding: {
        entry: {
          type: 'call',
          params: ({ context, event }) => ({
            tool: 'find_bookings',
            input: {
              purpose: context.purpose ?? 'tell',
              booking_id: soughtIn(context),
              reference: context.ticket?.reference ?? null,
              days: [...(entitiesOf(event).days ?? [])],
            },
          }),
        },
        on: {
          'find_bookings.done': [
            { guard: 'hasTicket', target: 'identifying' },
            { guard: 'hasHalfTicket', target: 'asking_reference', actions: [...asking('reference')] },
            {
              guard: 'mayShowTicket',
              target: 'asking_reference',
              actions: [telling(says.noneHere), { type: 'ask', params: { question: 'reference' } }, 'dropTicket'],
            },
            { guard: 'nothing', ...notTheirs },
            { guard: 'isToTell', target: 'idle', actions: [telling(says.told), 'forget'] },
            { guard: 'several', target: 'asking_which', actions: ['take', ...asking('which')] },
            { guard: 'isUndo', target: 'asking_undo', actions: ['take', 'takeBefore', ...asking('undo')] },
            { guard: 'isProtest', ...notUndone },
            { guard: 'isForPerson', target: 'idle', actions: [telling(says.elsewhere), handOver, 'forget'] },
            { guard: 'isElsewhere', target: 'idle', actions: [telling(says.elsewhere), 'forget'] },
            { guard: 'isMove', target: 'placing', actions: ['take', 'wishOnDay'] },
            { target: 'asking_call_off', actions: ['take', ...asking('call_off')] },
          ],
          'find_bookings.refused': { target: 'idle', actions: [trouble, 'forget'] },
          'find_bookings.failed': { target: 'idle', actions: [trouble, 'forget'] },
        },
      },
      asking_which: {
        on: {
          pick: [{ guard: 'isOne', target: 'finding', actions: 'choose' }, { actions: telling(questionOf) }],
          decline: over,
        },
      },
      asking_call_off: {
        on: {
          confirm: 'calling_off',
          decline: over,
          move: { target: 'placing', actions: 'wish' },
        },
      },
      asking_undo: {
        on: {
          confirm: [
            { guard: 'wasCalledOff', target: 'restoring' },
            { guard: 'wasMoved', target: 'moving' },
            { target: 'calling_off' },
          ],
          decline: over,
        },
      },
      calling_off: {
        entry: {
          type: 'call',
          params: ({ context }) => ({
            tool: 'call_off',
            input: { booking_id: idOf(context), refund: refundOf(context) },
          }),
        },
        on: {
          'call_off.done': [
            {
              guard: 'isRefunded',
              target: 'idle',
              actions: [telling(says.calledOff), telling(says.refunded), 'forget'],
            },
            { target: 'idle', actions: [telling(says.calledOff), 'forget'] },
          ],
          'call_off.refused': [
            // The yes was to other terms than those of now: they are told, and asked about anew (X11).
            { guard: 'termsChanged', target: 'finding' },
            { target: 'idle', actions: [telling(says.elsewhere), handOver, 'forget'] },
          ],
          'call_off.failed': { target: 'asking_call_off', actions: trouble },
        },
      },
      restoring: {
        entry: {
          type: 'call',
          params: ({ context }) => ({ tool: 'restore_booking', input: { booking_id: idOf(context) } }),
        },
        on: {
          'restore_booking.done': { target: 'idle', actions: [telling(says.restored), 'forget'] },
          'restore_booking.refused': notUndone,
          'restore_booking.failed': { target: 'asking_undo', actions: trouble },
        },
      },
      // Where to: what was said of it is looked for, else it is asked.
      placing: {
        always: [
          { guard: 'hasWish', target: 'looking' },
          { target: 'asking_when', actions: [...asking('when')] },
        ],
      },
      asking_when: {
        on: {
          pick: [{ guard: 'timeIsChosen', target: 'asking_move', actions: ['chooseTime', ...asking('move')] }],
          move: { target: 'looking', actions: 'wish' },
          decline: over,
        },
      },
      looking: {
        entry: {
          type: 'call',
          params: ({ context }) => ({
            tool: 'find_times',
            input: { booking_id: idOf(context), wish: wishInput(context.wish) },
          }),
        },
        on: {
          'find_times.done': [
            {
              guard: 'noTimes',
              target: 'asking_when',
              actions: [telling(says.noTimes), ...asking('when')],
            },
            { guard: 'isWished', target: 'asking_move', actions: ['takeTimes', ...asking('move')] },
            { target: 'asking_when', actions: ['takeTimes', ...asking('when')] },
          ],
          'find_times.refused': { target: 'idle', actions: [telling(says.elsewhere), handOver, 'forget'] },
          'find_times.failed': { target: 'idle', actions: [trouble, 'forget'] },
        },
      },
      asking_move: {
        on: {
          confirm: 'moving',
          move: { target: 'looking', actions: 'wish' },
          decline: over,
        },
      },
      moving: {
        entry: {
          type: 'call',
          params: ({ context }) => ({
            tool: 'move_booking',
            input: { booking_id: idOf(context), ...placeOf(context) },
          }),
        },
        on: {
          'move_booking.done': { target: 'idle', actions: [telling(says.movedTo), 'forget'] },
          'move_booking.refused': [
            { guard: 'isProtest', target: 'idle', actions: [telling(says.taken), 'forget', telling(says.kept)] },
            { guard: 'wasTaken', target: 'looking', actions: telling(says.taken) },
            { target: 'idle', actions: [telling(says.elsewhere), handOver, 'forget'] },
          ],
          'move_booking.failed': { target: 'asking_move', actions: trouble },
        },
      },
    },
  });
}
