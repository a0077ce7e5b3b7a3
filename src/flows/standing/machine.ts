import { assign, setup } from 'xstate';
import type { Say } from '../../core/effect.ts';
import { effectActions } from '../../core/step.ts';
import type { Kept, Purpose, Question, Standing, Ticket } from './context.ts';
import {
  entitiesOf,
  type Found,
  foundIn,
  type Given,
  type Intents,
  type Matter,
  metIn,
  openedIn,
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
  const tooMany = { target: 'idle', actions: [telling(says.tooMany), 'forget'] } as const;
  const given = { target: 'idle', actions: [trouble, 'forget'] } as const;

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
      askOf: assign(({ event }) => ({ question: 'name' as const, asks: metIn(event).asks ?? ('name' as const) })),
      ticket: assign(({ context, event }) => ({ ticket: ticketIn(context, event) })),
      dropTicket: assign(() => ({ ticket: NO_TICKET })),
      open: assign(({ context }) => ({ ticket: { ...(context.ticket ?? NO_TICKET), opened: true } })),
      chooseTime: assign(({ context, event }) => ({ times: timeChosen(context, event) })),
    },
    guards: {
      nothing: ({ event }) => foundIn(event).length === 0,
      // Somebody from elsewhere says what it goes by: then it may be theirs after all (X14).
      hasTicket: ({ context, event }) => foundIn(event).length === 0 && isWhole(context.ticket),
      hasHalfTicket: ({ context, event }) => foundIn(event).length === 0 && hasReference(context.ticket),
      mayShowTicket: ({ context, event }) =>
        foundIn(event).length === 0 && context.purpose !== 'undo' && context.around?.resting === true,
      isWhole: ({ context, event }) => isWhole(ticketIn(context, event)),
      isOpened: ({ event }) => openedIn(event).answer === 'opened',
      needsCode: ({ event }) => openedIn(event).answer === 'code',
      triedTooOften: ({ event }) => 'reason' in event && event.reason === 'too many',
      isToAsk: ({ event }) =>
        metIn(event).asks !== null && event.type === 'meet_customer.done' && event.input['ask'] === true,
      isUnread: ({ event }) => {
        const { name, phone, email, unread } = entitiesOf(event);
        return unread !== undefined && name === undefined && phone === undefined && email === undefined;
      },
      several: ({ context, event }) => foundIn(event).length > 1 && context.purpose !== 'tell',
      isToTell: ({ context }) => context.purpose === 'tell',
      // A booking that was moved cannot be unmoved by calling it off: a person does that.
      isUndo: ({ context, event }) =>
        context.purpose === 'undo' &&
        context.around?.done?.act !== 'move' &&
        foundIn(event).every(({ undoable }) => undoable),
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
      booked: '.meeting',
    },
    states: {
      idle: {},
      // Whose the booking is: who is known is not asked, and whoever was asked once is not asked again (X15).
      meeting: {
        entry: {
          type: 'call',
          params: ({ event }) => ({ tool: 'meet_customer', input: meetingInput(event) }),
        },
        on: {
          'meet_customer.done': [
            { guard: 'isToAsk', target: 'asking_name', actions: ['askOf', telling(says.askWho)] },
            { target: 'idle' },
          ],
          'meet_customer.refused': 'idle',
          'meet_customer.failed': 'idle',
        },
      },
      asking_name: {
        on: {
          introduce: [
            { guard: 'isUnread', target: 'idle', actions: [telling(says.unread), 'forget'] },
            { target: 'keeping' },
          ],
          decline: { target: 'idle', actions: [telling(says.withheld), 'forget'] },
        },
      },
      keeping: {
        entry: {
          type: 'call',
          params: ({ event }) => ({ tool: 'keep_customer', input: personInput(event) }),
        },
        on: {
          'keep_customer.done': { target: 'idle', actions: [telling(says.introduced), 'forget'] },
          'keep_customer.refused': given,
          'keep_customer.failed': { target: 'asking_name', actions: trouble },
        },
      },
      asking_reference: {
        on: {
          identify: [
            { guard: 'isWhole', target: 'identifying', actions: 'ticket' },
            { actions: ['ticket', telling(questionOf)] },
          ],
          decline: over,
        },
      },
      identifying: {
        entry: { type: 'call', params: ({ context }) => ({ tool: 'open_booking', input: ticketInput(context) }) },
        on: {
          'open_booking.done': [
            { guard: 'isOpened', target: 'finding', actions: 'open' },
            {
              guard: 'needsCode',
              target: 'asking_code',
              actions: [{ type: 'ask', params: { question: 'code' } }, telling(says.askCode)],
            },
            {
              target: 'asking_reference',
              actions: [{ type: 'ask', params: { question: 'reference' } }, 'dropTicket', telling(says.unknown)],
            },
          ],
          'open_booking.refused': [{ guard: 'triedTooOften', ...tooMany }, given],
          'open_booking.failed': given,
        },
      },
      asking_code: { on: { prove: 'proving', decline: over } },
      proving: {
        entry: {
          type: 'call',
          params: ({ context, event }) => ({
            tool: 'check_code',
            input: { ...ticketInput(context), code: entitiesOf(event).code ?? '' },
          }),
        },
        on: {
          'check_code.done': [
            { guard: 'isOpened', target: 'finding', actions: 'open' },
            { target: 'asking_code', actions: telling(says.wrongCode) },
          ],
          'check_code.refused': [{ guard: 'triedTooOften', ...tooMany }, given],
          'check_code.failed': { target: 'asking_code', actions: trouble },
        },
      },
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
            { guard: 'isUndo', target: 'asking_undo', actions: ['take', ...asking('undo')] },
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
        on: { confirm: [{ guard: 'wasCalledOff', target: 'restoring' }, { target: 'calling_off' }], decline: over },
      },
      calling_off: {
        entry: { type: 'call', params: ({ context }) => ({ tool: 'call_off', input: { booking_id: idOf(context) } }) },
        on: {
          'call_off.done': { target: 'idle', actions: [telling(says.calledOff), 'forget'] },
          'call_off.refused': { target: 'idle', actions: [telling(says.elsewhere), handOver, 'forget'] },
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
          'restore_booking.refused': { target: 'idle', actions: [telling(says.elsewhere), handOver, 'forget'] },
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
  const { reference = null, name = null } = entitiesOf(event);
  const ticket = reference === null ? {} : { ticket: { reference, name, opened: false } };
  return { purpose, wish: wishOf(entitiesOf(event), context.wish), ...ticket };
}

const NO_TICKET: Ticket = { reference: null, name: null, opened: false };

/** What has been said of it so far: the reference in one message, the name in the next. */
function ticketIn({ ticket = NO_TICKET }: Standing, event: StandingEvent): Ticket {
  const { reference, name } = entitiesOf(event);
  return { reference: reference ?? ticket.reference, name: name ?? ticket.name, opened: false };
}

function hasReference(ticket: Ticket | undefined): boolean {
  return ticket !== undefined && ticket.reference !== null && !ticket.opened;
}

function isWhole(ticket: Ticket | undefined): boolean {
  return hasReference(ticket) && ticket?.name !== null;
}

function ticketInput({ ticket = NO_TICKET }: Standing): { reference: string; name: string } {
  return { reference: ticket.reference ?? '', name: ticket.name ?? '' };
}

function meetingInput(event: StandingEvent): { booking_id: string; name: string | null; ask: boolean } {
  if (event.type !== 'booked') return { booking_id: '', name: null, ask: false };
  return { booking_id: event.booking, name: event.name, ask: event.ask };
}

function personInput(event: StandingEvent): { [name: string]: string | null } {
  const { name = null, phone = null, email = null, unread = null } = entitiesOf(event);
  return { name, phone, email, unread };
}

/** The one that was picked; of a protest, the one that something was just done to. */
function soughtIn({ purpose, bookings = [], around }: Standing): string | null {
  if (purpose === 'undo') return around?.done?.booking ?? null;
  return bookings.length === 1 ? (bookings[0]?.id ?? null) : null;
}

function withoutTerms({ id, start, what }: Found): Kept {
  return { id, start, what };
}

function placeOf({ times = [] }: Standing): { start: string; resource: string } {
  const { start = '', resource = '' } = times[0] ?? {};
  return { start, resource };
}

function idOf({ bookings = [] }: Standing): string {
  return bookings[0]?.id ?? '';
}
