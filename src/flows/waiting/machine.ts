import { setup } from 'xstate';
import { kit, kitActions } from '../../core/kit/kit.ts';
import { instantOf } from '../../domain/zoned.ts';
import type { Memory } from './context.ts';
import type { CalledOff, CameFree, NothingFit, StillHeld, WaitingEvent } from './events.ts';
import * as says from './says.ts';

interface Types {
  readonly memory: Memory;
  readonly event: WaitingEvent;
  readonly place: says.Place;
  readonly tool: 'join_waiting' | 'take_freed' | 'let_go' | 'leave_waiting';
}

/**
 * Waiting for what is taken (decision 18). Offered where a search of any journey finds nothing that fits, joined by a yes of
 * its own (X11); what comes free is held, told and booked by another. A no, or a hold that runs out, is for the next.
 */
export function waitingMachine(place: says.Place) {
  const { tell, propose, call, note, when } = kit<Types>(place);

  const isWaitedFor = when(
    'they wait for it already, or were told how to',
    (memory, { want }: NothingFit) => memory.joined === want.same || memory.want?.same === want.same,
  );
  const mayAsk = when('the reply asks nothing else', (_memory, { ask }: NothingFit) => ask);
  const somethingIsWanted = when('something is wanted that was taken', ({ want }) => want !== undefined);
  const isHeldStill = when(
    'it has not run out',
    ({ offer }, { turn }: StillHeld) => offer !== undefined && instantOf(offer.until) > instantOf(turn.now),
  );
  const isWhatIsHeld = when(
    'it is what is held for them',
    ({ offer }, { input }: CalledOff) => offer !== undefined && input['booking_id'] === offer.booking,
  );
  const somethingIsHeld = when('something is held for them', ({ offer }) => offer !== undefined);

  const noteWant = note('what is wanted', (_memory, { want }: NothingFit) => ({ want }));
  const noteOffer = note('what is held', (_memory, { offer, want }: CameFree) => ({ offer, want, question: 'take' }));
  const asksToTake = note('that it is asked again', () => ({ question: 'take' as const }));
  const asks = note('that it was asked', () => ({ question: 'join' as const }));
  const noteJoined = note('that they wait', ({ want }) => ({ ...NOTHING_ASKED, joined: want?.same, want: undefined }));
  const forgetAll = note('that they wait no longer', () => ({
    ...{ ...NOTHING_ASKED, want: undefined, offer: undefined },
    joined: undefined,
  }));
  const goesOn = note('that nothing is asked', () => NOTHING_ASKED);

  const offersJoining = [
    { guard: isWaitedFor, actions: note('that nothing is offered again', (memory) => memory) },
    { guard: mayAsk, target: '#asking_join', actions: [noteWant, asks, propose(says.askJoin)] },
    { target: '#idle', actions: [noteWant, tell(says.hint)] },
  ];
  const tellsOfIt = { target: '#asking_take', actions: [noteOffer, propose(says.freed)] };
  const trouble = tell(says.trouble);

  return setup({
    types: { context: {} as Memory, events: {} as WaitingEvent },
    actions: kitActions,
  }).createMachine({
    id: 'waiting',
    context: { now: '1970-01-01T00:00:00Z' },
    initial: 'idle',
    on: { freed: tellsOfIt, 'desk.call_off': { guard: isWhatIsHeld, target: '#idle', actions: forgetAll } },
    states: {
      idle: {
        id: 'idle',
        on: {
          wanted: offersJoining,
          join: [
            { guard: somethingIsWanted, target: 'asking_join', actions: [asks, propose(says.askJoin)] },
            { actions: tell(says.forWhat) },
          ],
          leave: 'leaving',
        },
      },
      asking_join: {
        id: 'asking_join',
        on: {
          confirm: 'joining',
          join: { actions: propose(says.askJoin) },
          decline: { target: 'idle', actions: [goesOn, tell(says.declined)] },
          leave: 'leaving',
          left: { target: 'idle', actions: goesOn },
        },
      },
      joining: {
        entry: call('join_waiting', ({ want }, { turn }) => ({ ...want, language: turn.language })),
        on: {
          'join_waiting.done': { target: 'idle', actions: [tell(says.joined), noteJoined] },
          'join_waiting.refused': { target: 'idle', actions: [trouble, goesOn] },
          'join_waiting.failed': { target: 'asking_join', actions: trouble },
        },
      },
      // A yes to exactly this time makes a booking of the hold (X11).
      asking_take: {
        id: 'asking_take',
        on: {
          confirm: 'taking',
          decline: 'letting_go',
          leave: 'letting_go',
          left: { target: 'offered', actions: goesOn },
        },
      },
      offered: {
        on: {
          confirm: 'taking',
          leave: 'letting_go',
          still_held: { guard: isHeldStill, target: 'asking_take', actions: [asksToTake, propose(says.askTake)] },
          wanted: offersJoining,
        },
      },
      taking: {
        entry: call('take_freed', held),
        on: {
          'take_freed.done': { target: 'idle', actions: [tell(says.taken), forgetAll] },
          // What came free was waited for, so it can be waited for again.
          'take_freed.refused': {
            target: 'asking_join',
            actions: [propose(says.gone), asks, note('that it is gone', () => ({ offer: undefined }))],
          },
          'take_freed.failed': { target: 'asking_take', actions: trouble },
        },
      },
      letting_go: {
        entry: call('let_go', held),
        on: {
          'let_go.done': { target: 'idle', actions: [tell(says.letGo), forgetAll] },
          'let_go.refused': { target: 'idle', actions: [tell(says.letGo), forgetAll] },
          // It runs out by itself, and the next is told then.
          'let_go.failed': { target: 'idle', actions: [tell(says.letGo), forgetAll] },
        },
      },
      leaving: {
        entry: call('leave_waiting', () => ({})),
        on: {
          'leave_waiting.done': [
            { guard: somethingIsHeld, target: 'letting_go' },
            { target: 'idle', actions: [tell(says.left), forgetAll] },
          ],
          'leave_waiting.refused': { target: 'idle', actions: [trouble, goesOn] },
          'leave_waiting.failed': { target: 'idle', actions: [trouble, goesOn] },
        },
      },
    },
  });
}

const NOTHING_ASKED = { question: undefined };

function held({ offer }: Memory) {
  if (offer === undefined) throw new Error('nothing is held');
  return { waiting: offer.waiting, booking_id: offer.booking };
}
