import type { AnyMachineSnapshot } from 'xstate';
import type { Proposal } from '../../core/consent/proposal.ts';
import { say } from '../../core/effect.ts';
import type { Flow } from '../../core/flow.ts';
import type { Business } from '../../domain/business.ts';
import { clockTime, instantOf, localText, localTime } from '../../domain/zoned.ts';
import { abstracted } from './abstract.ts';
import { type Question, type Standing, standingContext } from './context.ts';
import type { Matter } from './events.ts';
import { expectationOf } from './hears/expects.ts';
import { type Allowed, openingOf } from './hears/openings.ts';
import { standingLists } from './hears/vocabulary.ts';
import { standingMachine } from './machine.ts';
import { questionOf } from './says.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import km from './words/km.json' with { type: 'json' };
import zh from './words/zh.json' with { type: 'json' };

/** The desk's own flow: what stands is told, called off, moved and taken back, beside whichever journey is under way (X14). */
export function createStandingFlow(business: Business): Flow {
  const { timeZone, standing } = business;
  const contact = business.support?.reach ?? business.contact.phone;
  const machine = standingMachine({ timeZone, contact, callOff: standing.callOff, move: standing.move });
  const allowed: Allowed = { callOff: standing.callOff, graceMinutes: standing.graceMinutes };
  return {
    name: 'standing',
    version: 1,
    context: standingContext,
    machine,
    restore: (stored, now) => {
      const context = standingContext.parse(stored);
      const value = context.question === undefined ? 'idle' : STATE_OF[context.question];
      return machine.resolveState({ value, context: { ...context, now } });
    },
    store: (snapshot) => {
      const { around: _around, now: _now, ...data } = dataOf(snapshot);
      return standingContext.parse(Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)));
    },
    state: (snapshot) => String(snapshot.value),
    rests: (snapshot) => snapshot.value === 'idle',
    proposes: (snapshot) => proposalOf(dataOf(snapshot), timeZone),
    expects: (snapshot) => {
      const data = dataOf(snapshot);
      const [booking] = data.bookings ?? [];
      const about = booking === undefined ? null : localText(instantOf(booking.start), timeZone);
      return expectationOf(data, allowed, data.now, about);
    },
    opens: (reading, snapshot) =>
      snapshot === undefined
        ? null
        : openingOf({ reading, data: dataOf(snapshot), allowed, now: dataOf(snapshot).now }),
    pending: (snapshot) => {
      const data = dataOf(snapshot);
      return data.question === undefined || isInvitation(data) ? [] : [questionOf({ context: data })];
    },
    help: () => [say('standing.help')],
    redirect: (snapshot) => [questionOf({ context: dataOf(snapshot) })],
    ended: (snapshot) => snapshot.value === 'idle',
    abstract: (stored, now) => abstracted(standingContext.parse(stored), now),
    lists: standingLists,
    words: { en, es, fr, zh, km },
    states: STATES,
  };
}

const STATE_OF = {
  which: 'asking_which',
  call_off: 'asking_call_off',
  undo: 'asking_undo',
  when: 'asking_when',
  move: 'asking_move',
  name: 'asking_name',
  reference: 'asking_reference',
  code: 'asking_code',
} as const satisfies { readonly [Q in Question]: string };

/** Put once and not again (X15): whoever goes on with something else has not been asked anything. */
function isInvitation({ question, ticket }: Standing): boolean {
  return question === 'name' || (question === 'reference' && ticket?.reference === null && ticket.name === null);
}

/** A yes calls off, moves or takes back exactly what was named (X11). */
function proposalOf(
  { question, bookings = [], times = [], around, asks }: Standing,
  timeZone: string,
): Proposal | null {
  const [booking] = bookings;
  if (booking === undefined || question === undefined || !PROPOSING.includes(question)) return null;
  const [from, to] = [booking.start, times[0]?.start].map((start) => momentOf(start, timeZone));
  const undone = question === 'undo' ? around?.done?.act : undefined;
  const act =
    question === 'move' || undone === 'move' ? 'move' : undone === 'call_off' ? 'book' : ('call_off' as const);
  const moment = act === 'move' ? to : from;
  const amounts = act === 'call_off' && booking.refund ? { amounts: [booking.refund.cents / 100] } : {};
  return {
    act,
    manner: 'asked',
    intent: { type: 'confirm', entities: {} },
    refusal: { type: 'decline', entities: {} },
    // Two bookings at one time are two proposals.
    facts: { dates: moment ? [moment.date] : [], times: moment ? [moment.time] : [], items: [booking.id], ...amounts },
    until: null,
    ...(asks && { unsought: true }),
  };
}

const PROPOSING: readonly Question[] = ['call_off', 'move', 'undo'];

function momentOf(start: string | undefined, timeZone: string): { date: string; time: string } | null {
  if (start === undefined) return null;
  const { date, minute } = localTime(instantOf(start), timeZone);
  return { date, time: clockTime(minute) };
}

const STATES = {
  idle: 'Nothing is being settled about what stands.',
  asking_which: 'Several bookings stand, and one is to be picked.',
  asking_call_off: 'One is to be called off after a yes.',
  asking_undo: 'Something was protested against; a yes takes it back.',
  asking_when: 'One is to be moved; a time is being found.',
  asking_move: 'One is to be moved to a time that was named, after a yes.',
  meeting: 'Whose the booking is that was just made. Left within the turn.',
  asking_name: 'Whoever booked is not known: they were asked, once, who they are and how they are reached.',
  keeping: 'What they told of themselves is being kept with the customer. Left within the turn.',
  asking_reference: 'Nothing is known at this address: a reference and a name may open what stands.',
  identifying: 'A reference and a name are being compared. Left within the turn.',
  asking_code: 'A code was sent to where the customer is known.',
  proving: 'The code is being compared. Left within the turn.',
  finding: 'The ledger is being asked. Left within the turn.',
  placing: 'It is being decided whether a time is known. Left within the turn.',
  looking: 'Free times are being looked up. Left within the turn.',
  calling_off: 'It is being called off. Left within the turn.',
  restoring: 'It is being booked again. Left within the turn.',
  moving: 'It is being moved. Left within the turn.',
};

function dataOf(snapshot: AnyMachineSnapshot): Matter {
  return snapshot.context as Matter;
}
