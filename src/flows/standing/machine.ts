import { assign, setup } from 'xstate';
import type { Say } from '../../core/effect.ts';
import { effectActions } from '../../core/step.ts';
import type { Kept, Purpose, Question, Standing } from './context.ts';
import {
  entitiesOf,
  type Found,
  foundIn,
  type Given,
  type Intents,
  type Matter,
  refundIn,
  type StandingEvent,
  timesIn,
} from './events.ts';
import { createSays, questionOf, type Terms, wayOf } from './says.ts';
import { chosen, hasWish, isExactly, timeChosen, wishedIn, wishInput, wishOf } from './wish.ts';

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
      chooseTime: assign(({ context, event }) => ({ times: timeChosen(context, event) })),
    },
    guards: {
      nothing: ({ event }) => foundIn(event).length === 0,
      several: ({ context, event }) => foundIn(event).length > 1 && context.purpose !== 'tell',
      isToTell: ({ context }) => context.purpose === 'tell',
      isUndo: ({ context, event }) =>
        context.purpose === 'undo' && foundIn(event).every((found) => canUndo(found, context)),
      isProtest: ({ context }) => context.purpose === 'undo',
      isElsewhere: ({ context, event }) => wayOf(context, event, terms) !== 'here',
      isForPerson: ({ context, event }) => wayOf(context, event, terms) === 'person',
      isMove: ({ context }) => context.purpose === 'move',
      isOne: ({ context, event }) => chosen(context, event, timeZone).length === 1,
      knowsWhen: ({ context, event }) => hasWish(wishedIn(context, event, timeZone)),
      noTimes: ({ event }) => timesIn(event).length === 0,
      isWished: ({ context, event }) => isExactly(context.wish, timesIn(event), timeZone),
      timeIsChosen: ({ context, event }) => timeChosen(context, event).length === 1,
      wasCalledOff: ({ context }) => context.around?.done?.act === 'call_off',
      wasMoved: ({ context }) => context.around?.done?.act === 'move',
      isRefunded: ({ event }) => refundIn(event) !== null,
      wasTaken: ({ event }) => 'reason' in event && event.reason === 'taken',
      termsChanged: ({ event }) => 'reason' in event && event.reason === 'changed',
    },
  }).createMachine({
    id: 'standing',
    context: { now: '1970-01-01T00:00:00Z' },
    initial: 'idle',
    on: {
      tell: { target: '.finding', actions: 'begin' },
      call_off: { target: '.finding', actions: 'begin' },
      move: { target: '.finding', actions: 'begin' },
      protest: { target: '.finding', actions: 'begin' },
    },
    states: {
      idle: {},
      finding: {
        entry: {
          type: 'call',
          params: ({ context, event }) => ({
            tool: 'find_bookings',
            input: {
              purpose: context.purpose ?? 'tell',
              booking_id: soughtIn(context),
              days: [...(entitiesOf(event).days ?? [])],
            },
          }),
        },
        on: {
          'find_bookings.done': [
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
          { guard: ({ context }) => hasWish(context.wish), target: 'looking' },
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

/** Nothing is left of the matter; an assignment must say so key by key. */
function cleared(context: Matter): Matter {
  const { now, around } = context;
  const gone = Object.fromEntries(Object.keys(context).map((key) => [key, undefined]));
  return { ...gone, now, ...(around && { around }) };
}

const PURPOSE_OF: { readonly [Type in Intents]?: Purpose } = {
  tell: 'tell',
  call_off: 'call_off',
  move: 'move',
  protest: 'undo',
};

function begun(event: StandingEvent, context: Standing): Partial<Standing> {
  const purpose = PURPOSE_OF[event.type as Intents] ?? 'tell';
  const entities = entitiesOf(event);
  return { purpose, wish: wishOf(entities, context.wish), ...(entities.asks && { asks: true }) };
}

/** The one that was picked; of a protest, the one that something was just done to. */
function soughtIn({ purpose, bookings = [], around }: Standing): string | null {
  if (purpose === 'undo') return around?.done?.booking ?? null;
  return bookings.length === 1 ? (bookings[0]?.id ?? null) : null;
}

function keptIn({ late: _late, undoable: _undoable, before: _before, ...kept }: Found): Kept {
  return kept;
}

/** A move is taken back by another, to where it was (X13). */
function canUndo({ undoable, before }: Found, { around }: Standing): boolean {
  return around?.done?.act === 'move' ? before !== undefined : undoable;
}

function refundOf({ bookings = [] }: Standing): { cents: number; currency: string } | null {
  return bookings[0]?.refund ?? null;
}

function placeOf({ times = [] }: Standing): { start: string; resource: string } {
  const { start = '', resource = '' } = times[0] ?? {};
  return { start, resource };
}

function idOf({ bookings = [] }: Standing): string {
  return bookings[0]?.id ?? '';
}
