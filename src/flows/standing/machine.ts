import { assign, setup } from 'xstate';
import type { Fact, Say } from '../../core/effect.ts';
import { say } from '../../core/effect.ts';
import type { DoneEvent, FailedEvent, IntentEvent, RefusedEvent } from '../../core/flow.ts';
import type { JsonObject } from '../../core/json.ts';
import { effectActions } from '../../core/step.ts';
import { clockTime, instantOf, localTime, MINUTE_MS } from '../../domain/zoned.ts';
import type { Kept, Purpose, Question, Standing, Time } from './context.ts';

/** What the desk may do in the chat about what stands, as the business writes it down. */
export interface Terms {
  readonly timeZone: string;
  readonly callOff: Way;
  readonly move: Way;
  readonly contact: string;
}

/** Here in the chat, or by a person, by telephone, or by a task of the business's own. */
export type Way = 'here' | 'person' | 'phone' | 'task';

type Entities = {
  readonly days?: readonly string[];
  readonly time?: string;
  readonly window?: string;
  readonly choice?: number;
  readonly items?: readonly string[];
  readonly shift?: number;
};
type Wished = NonNullable<Standing['wish']>;
type Found = Kept & { readonly late: boolean; readonly status: string; readonly undoable: boolean };
type Intents = 'tell' | 'call_off' | 'move' | 'protest' | 'pick' | 'confirm' | 'decline' | 'unclear';
type Answer<Tool extends string, Output> = DoneEvent<Tool, Output> | RefusedEvent<Tool> | FailedEvent<Tool>;

export type StandingEvent =
  | IntentEvent<Intents, Entities>
  | Answer<'find_bookings', { readonly bookings: readonly Found[] }>
  | Answer<'find_times', { readonly times: readonly Time[] }>
  | Answer<'call_off' | 'restore_booking', { readonly id: string }>
  | Answer<'move_booking', { readonly id: string; readonly start: string }>;

/** What is being settled, and the clock it is settled by. */
export type Matter = Standing & { readonly now: string };

interface Given {
  readonly context: Matter;
  readonly event: StandingEvent;
}

/**
 * What every customer needs after a booking (X13, X14): told from the ledger, called off and moved after a plain yes, taken
 * back after a protest. One machine for all journeys; what is allowed is the business's to say.
 */
export function standingMachine(terms: Terms) {
  const { timeZone, contact } = terms;
  const telling = (words: (given: Given) => Say) => ({ type: 'say' as const, params: words });
  const asking = (question: Question) => [{ type: 'ask' as const, params: { question } }, telling(questionOf)] as const;
  const handOver = { type: 'handoff' as const, params: { reason: 'wants a booking moved or called off' } };
  const over = { target: 'idle', actions: ['forget', telling(() => say('standing.kept'))] } as const;
  const trouble = telling(() => say('standing.trouble', { contact }));
  const notTheirs = { target: 'idle', actions: ['forget', telling(nothingOf)] } as const;

  return setup({
    types: {} as { context: Matter; events: StandingEvent },
    actions: {
      ...effectActions,
      forget: assign(({ context }) => cleared(context)),
      ask: assign((_, params: { question: Question }) => ({ question: params.question })),
      begin: assign(({ context, event }) => ({ ...cleared(context), ...begun(event, context) })),
      take: assign(({ event }) => ({ bookings: foundIn(event).map(withoutTerms) })),
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
      isUndo: ({ context, event }) => context.purpose === 'undo' && foundIn(event).every(({ undoable }) => undoable),
      isElsewhere: ({ context, event }) => wayOf(context, event, terms) !== 'here',
      isForPerson: ({ context, event }) => wayOf(context, event, terms) === 'person',
      isMove: ({ context }) => context.purpose === 'move',
      isOne: ({ context, event }) => chosen(context, event, timeZone).length === 1,
      knowsWhen: ({ context, event }) => hasWish(wishedIn(context, event, timeZone)),
      noTimes: ({ event }) => timesIn(event).length === 0,
      isWished: ({ context, event }) => isExactly(context.wish, timesIn(event), timeZone),
      timeIsChosen: ({ context, event }) => timeChosen(context, event).length === 1,
      wasCalledOff: ({ context }) => context.around?.done?.act === 'call_off',
      wasTaken: ({ event }) => 'reason' in event && event.reason === 'taken',
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
          params: ({ context }) => ({
            tool: 'find_bookings',
            input: {
              purpose: context.purpose ?? 'tell',
              booking_id: context.bookings?.length === 1 ? (context.bookings[0]?.id ?? null) : null,
              days: context.wish?.day === null || context.wish === undefined ? [] : [context.wish.day],
            },
          }),
        },
        on: {
          'find_bookings.done': [
            { guard: 'nothing', ...notTheirs },
            { guard: 'isToTell', target: 'idle', actions: [telling(toldOf), 'forget'] },
            { guard: 'several', target: 'asking_which', actions: ['take', ...asking('which')] },
            { guard: 'isUndo', target: 'asking_undo', actions: ['take', ...asking('undo')] },
            { guard: 'isForPerson', target: 'idle', actions: [telling(elsewhereOf), handOver, 'forget'] },
            { guard: 'isElsewhere', target: 'idle', actions: [telling(elsewhereOf), 'forget'] },
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
        on: { confirm: [{ guard: 'wasCalledOff', target: 'restoring' }, { target: 'calling_off' }], decline: over },
      },
      calling_off: {
        entry: { type: 'call', params: ({ context }) => ({ tool: 'call_off', input: { booking_id: idOf(context) } }) },
        on: {
          'call_off.done': { target: 'idle', actions: [telling(calledOff), 'forget'] },
          'call_off.refused': { target: 'idle', actions: [telling(elsewhereOf), handOver, 'forget'] },
          'call_off.failed': { target: 'asking_call_off', actions: trouble },
        },
      },
      restoring: {
        entry: {
          type: 'call',
          params: ({ context }) => ({ tool: 'restore_booking', input: { booking_id: idOf(context) } }),
        },
        on: {
          'restore_booking.done': { target: 'idle', actions: [telling(restored), 'forget'] },
          'restore_booking.refused': { target: 'idle', actions: [telling(elsewhereOf), handOver, 'forget'] },
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
              actions: [telling(() => say('standing.no_times')), ...asking('when')],
            },
            { guard: 'isWished', target: 'asking_move', actions: ['takeTimes', ...asking('move')] },
            { target: 'asking_when', actions: ['takeTimes', ...asking('when')] },
          ],
          'find_times.refused': { target: 'idle', actions: [telling(elsewhereOf), handOver, 'forget'] },
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
            input: { booking_id: idOf(context), ...(context.times?.[0] ?? { start: '', resource: '' }) },
          }),
        },
        on: {
          'move_booking.done': { target: 'idle', actions: [telling(movedTo), 'forget'] },
          'move_booking.refused': [
            { guard: 'wasTaken', target: 'looking', actions: telling(() => say('standing.taken')) },
            { target: 'idle', actions: [telling(elsewhereOf), handOver, 'forget'] },
          ],
          'move_booking.failed': { target: 'asking_move', actions: trouble },
        },
      },
    },
  });

  function elsewhereOf({ context, event }: Given): Say {
    const [booking] = foundIn(event).length > 0 ? foundIn(event) : (context.bookings ?? []);
    const way = wayOf(context, event, terms);
    return say('standing.elsewhere', { ...bookingFacts(booking), purpose: context.purpose ?? 'tell', way, contact });
  }
}

const NO_WISH: Wished = { day: null, time_window: null, explicit_time: null, items: [], shift: null };

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
  return { purpose, wish: wishOf('entities' in event ? event.entities : {}, context.wish) };
}

function wishOf({ days = [], time, window, items, shift }: Entities, before: Wished = NO_WISH): Wished {
  return {
    shift: shift ?? before.shift,
    items: items === undefined ? before.items : [...items],
    day: days.at(-1) ?? before.day,
    time_window: window ?? (time === undefined ? before.time_window : null),
    explicit_time: time ?? (window === undefined ? before.explicit_time : null),
  };
}

/** A new time on its own day, unless another was named. */
function wishedIn({ wish, bookings }: Standing, event: StandingEvent, timeZone: string): Wished {
  const [booking] = bookings ?? [];
  const next = ahead(wishOf('entities' in event ? event.entities : {}, wish), booking, timeZone);
  if (booking !== undefined && next.shift !== null) return shifted(next, booking, timeZone);
  const timed = next.explicit_time !== null || next.time_window !== null || next.items.length > 0;
  if (next.day !== null || !timed || booking === undefined) return next;
  return { ...next, day: localTime(instantOf(booking.start), timeZone).date };
}

/** "From Friday to Saturday": of a booking on Friday, Saturday is where it is to go. */
function ahead(wish: Wished, booking: Kept | undefined, timeZone: string): Wished {
  const [from, to] = wish.day?.split('/') ?? [];
  if (booking === undefined || to === undefined) return wish;
  return from === localTime(instantOf(booking.start), timeZone).date ? { ...wish, day: to } : wish;
}

/** An hour later than it is, on its own clock. */
function shifted(wish: Wished, { start }: Kept, timeZone: string): Wished {
  const { date, minute } = localTime(instantOf(start) + (wish.shift ?? 0) * MINUTE_MS, timeZone);
  return { ...wish, shift: null, day: date, explicit_time: clockTime(minute), time_window: null };
}

function wishInput({ day, time_window, explicit_time, items }: Wished = NO_WISH): JsonObject {
  return { day, time_window, explicit_time, items };
}

function hasWish(wish: Wished | undefined): boolean {
  if (wish === undefined) return false;
  return wish.day !== null || wish.time_window !== null || wish.explicit_time !== null || wish.items.length > 0;
}

function foundIn(event: StandingEvent): readonly Found[] {
  return event.type === 'find_bookings.done' ? event.output.bookings : [];
}

function withoutTerms({ id, start, what }: Found): Kept {
  return { id, start, what };
}

function timesIn(event: StandingEvent): Time[] {
  return event.type === 'find_times.done' ? [...event.output.times] : [];
}

function chosen({ bookings = [] }: Standing, event: StandingEvent, timeZone: string): Kept[] {
  if (!('entities' in event)) return [];
  const { choice, days = [], time } = event.entities;
  if (choice !== undefined) return bookings.slice(choice - 1, choice);
  return bookings.filter(({ start }) => {
    const { date } = localTime(instantOf(start), timeZone);
    return days.includes(date) || (time !== undefined && start.includes(`T${time}`));
  });
}

function timeChosen({ times = [] }: Standing, event: StandingEvent): Time[] {
  const choice = 'entities' in event ? event.entities.choice : undefined;
  return choice === undefined ? [] : times.slice(choice - 1, choice);
}

/** Whether the first time found is the one that was asked for, day and hour. */
function isExactly(wish: Wished | undefined, [first, ...others]: readonly Time[], timeZone: string): boolean {
  if (first === undefined || wish == null) return false;
  const { date } = localTime(instantOf(first.start), timeZone);
  const onTime = wish.explicit_time === null ? others.length === 0 : first.start.includes(`T${wish.explicit_time}`);
  return onTime && (wish.day === null || wish.day === date);
}

function wayOf({ purpose, bookings = [] }: Standing, event: StandingEvent, terms: Terms): Way {
  // What cannot be taken back in the chat is a person's (X13).
  const way = purpose === 'undo' ? 'person' : purpose === 'move' ? terms.move : terms.callOff;
  const [found = bookings[0]] = foundIn(event);
  return way === 'here' && found !== undefined && 'late' in found && found.late === true ? 'person' : way;
}

function idOf({ bookings = [] }: Standing): string {
  return bookings[0]?.id ?? '';
}

function bookingFacts(booking: Kept | undefined): { readonly [name: string]: Fact } {
  if (booking === undefined) return { what: '', when: '' };
  return { what: booking.what, when: { at: booking.start, as: 'slot' } };
}

/** Before the yes, "is it booked?" is answered with "not yet"; nobody is told more than what is known. */
function nothingOf({ context }: Given): Say {
  return say(context.around?.resting === false ? 'standing.not_yet' : 'standing.none');
}

function oneFact(booking: Kept): Fact {
  return { say: 'standing.one', facts: bookingFacts(booking) };
}

function toldOf({ event }: Given): Say {
  const found = foundIn(event);
  const held = found.some(({ status }) => status === 'held') ? 'yes' : 'no';
  return say('standing.told', { count: found.length, held, bookings: { all: found.map(oneFact) } });
}

export function questionOf({ context }: { readonly context: Standing }): Say {
  const { question, bookings = [], times = [] } = context;
  const [booking] = bookings;
  switch (question) {
    case 'which':
      return say('standing.which', { bookings: { numbered: bookings.map(oneFact) } });
    case 'call_off':
      return say('standing.ask_call_off', bookingFacts(booking));
    case 'undo':
      return say('standing.ask_undo', { ...bookingFacts(booking), done: context.around?.done?.act ?? 'book' });
    case 'move':
      return say('standing.ask_move', { ...bookingFacts(booking), to: momentFact(times[0]?.start) });
    default:
      return times.length === 0
        ? say('standing.ask_when', bookingFacts(booking))
        : say('standing.ask_which_time', { times: { numbered: times.map(({ start }) => momentFact(start)) } });
  }
}

function calledOff({ context }: Given): Say {
  return say('standing.called_off', bookingFacts(context.bookings?.[0]));
}

function restored({ context }: Given): Say {
  return say('standing.restored', bookingFacts(context.bookings?.[0]));
}

function movedTo({ context, event }: Given): Say {
  const start = event.type === 'move_booking.done' ? event.output.start : '';
  return say('standing.moved', { what: context.bookings?.[0]?.what ?? '', when: momentFact(start) });
}

function momentFact(start: string | undefined): Fact {
  return start === undefined || start === '' ? '' : { at: start, as: 'slot' };
}
