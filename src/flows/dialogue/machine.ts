import { assign, setup } from 'xstate';
import { OTHER_WORKFLOW } from '../../core/desk/router.ts';
import type { DoneEvent, FailedEvent, IntentEvent, RefusedEvent, TurnFacts } from '../../core/flow.ts';
import { effectActions } from '../../core/step.ts';
import type { Answer } from './answers.ts';
import { callOf } from './call.ts';
import { type ConversationState, newDialogue } from './context.ts';
import { abandoned, broken, withoutError } from './endings.ts';
import { createMoves } from './moves.ts';
import type { Place } from './place.ts';
import { closing, question, recovery, settled, summary } from './said.ts';
import type { Task } from './task/schema.ts';
import { type Entities, type Heard, heardIn, INTENTS, type IntentName, type Working } from './working.ts';

/** Something broke that no action answers for; the conversation survives it in `error` (C2: any state may). */
interface Fault {
  readonly type: 'fault';
  readonly message: string;
  readonly turn: TurnFacts;
}

type AnswerEvent = DoneEvent<string> | RefusedEvent<string> | FailedEvent<string>;
/** The router saw that another journey is wanted (E9). */
interface Departure {
  readonly type: typeof OTHER_WORKFLOW;
  readonly turn: TurnFacts;
}
export type DialogueEvent = IntentEvent<IntentName, Entities> | AnswerEvent | Fault | Departure;

/** Only while a slot is asked for, or its answer looked at, is one waited for. */
const WAITING: readonly ConversationState[] = ['waiting_for_slot', 'validating_slot', 'understanding'];

/** Where an error is over. */
const RECOVERED: readonly ConversationState[] = ['waiting_for_slot', 'confirming', 'completed', 'idle'];

export function newWorking(): Working {
  return {
    data: newDialogue(),
    now: '1970-01-01T00:00:00Z',
    heard: null,
    next: { kind: 'rest' },
    says: [],
    refused: null,
    agreed: null,
    declaration: 'same',
  };
}

/**
 * The eight states of a dialogue and every way between them (C2). What is collected and done comes from the tasks;
 * this machine is the same for all of them.
 */
export function createDialogueMachine(tasks: ReadonlyMap<string, Task>, place: Place) {
  const moves = createMoves(tasks, place);

  const dialogue = setup({
    types: { context: {} as Working, events: {} as DialogueEvent },
    actions: {
      ...effectActions,
      enter: assign(({ context }, { state }: { state: ConversationState }) => ({
        data: {
          ...context.data,
          conversation_state: state,
          waiting_for_slot: WAITING.includes(state) ? context.data.waiting_for_slot : null,
          metadata: RECOVERED.includes(state) ? withoutError(context.data.metadata) : context.data.metadata,
        },
      })),
      hear: assign(({ context, event }) => ({
        ...context,
        now: event.turn.now,
        heard: heardOf(event),
        says: [],
        refused: null,
        agreed: null,
      })),
      understand: assign(({ context }) => guarded(context, moves.understand)),
      validate: assign(({ context }) => guarded(context, moves.validate)),
      proceed: assign(({ context }) => guarded(context, moves.confirmed)),
      takeAnswer: assign(({ context, event }) =>
        guarded({ ...context, now: event.turn.now }, (working) => moves.answered(working, answerOf(event))),
      ),
      recall: assign(({ context }) => moves.recall(context)),
      resume: assign(({ context }) => moves.resume(context)),
      ask: assign(({ context }) => question(context, tasks)),
      propose: assign(({ context }) => summary(context, tasks)),
      conclude: assign(({ context, event }) => closing(context, tasks, event.type === 'deny')),
      settle: assign(({ context }) => settled(context)),
      offerRecovery: assign(({ context }) => recovery(context, tasks)),
      giveUp: assign(({ context }) => ({ ...context, says: [{ kind: 'say' as const, key: 'cancelled', facts: {} }] })),
      abandon: assign(({ context }) => abandoned(context)),
      noteFault: assign(({ context, event }) =>
        broken({ ...context, now: event.turn.now }, 'Fault', event.type === 'fault' ? event.message : event.type),
      ),
    },
    guards: {
      answersTheQuestion: ({ context, event }) =>
        context.declaration === 'same' &&
        event.type === 'inform' &&
        Object.hasOwn(heardOf(event).slots, context.data.waiting_for_slot ?? ''),
      isAsDeclared: ({ context }) => context.declaration === 'same',
      isBroken: ({ context }) => context.next.kind === 'broken',
      isOver: ({ context }) => context.next.kind === 'rest',
      needsSlot: ({ context }) => context.next.kind === 'ask',
      wasRefused: ({ context }) => context.next.kind === 'ask' && context.next.slot === context.refused,
      needsNoSlot: ({ context }) => ['act', 'confirm', 'end'].includes(context.next.kind),
      needsConfirmation: ({ context }) => context.next.kind === 'confirm',
      isDone: ({ context }) => context.next.kind === 'end',
      hasSetAside: ({ context }) => context.data.asked.set_aside.length > 0,
    },
  });

  const run = dialogue.enqueueActions(({ context, enqueue }) => {
    const call = callOf(context, tasks);
    if (call !== null) enqueue({ type: 'call', params: call });
  });
  const speak = dialogue.enqueueActions(({ context, enqueue }) => {
    for (const { key, facts } of context.says) enqueue({ type: 'say', params: { key, facts } });
    enqueue.assign({ says: [], heard: null });
  });

  return dialogue.createMachine({
    id: 'dialogue',
    context: newWorking(),
    initial: 'idle',
    on: { fault: { target: '.error', actions: 'noteFault' } },
    states: {
      idle: {
        entry: [{ type: 'enter', params: { state: 'idle' } }, 'settle', speak],
        always: { guard: 'hasSetAside', target: 'understanding', actions: 'resume' },
        on: {
          ...onIntents(INTENTS, { target: 'understanding', actions: 'hear' }),
          // Nothing is under way, so there is nothing to say about leaving it.
          other_workflow: { actions: 'abandon' },
        },
      },

      understanding: {
        entry: [{ type: 'enter', params: { state: 'understanding' } }, 'understand'],
        always: [
          { guard: 'isBroken', target: 'error' },
          { guard: 'isOver', target: 'idle' },
          { guard: 'needsSlot', target: 'waiting_for_slot' },
          { guard: 'needsNoSlot', target: 'executing_action' },
        ],
      },

      waiting_for_slot: {
        entry: [{ type: 'enter', params: { state: 'waiting_for_slot' } }, 'ask', speak],
        on: {
          ...onIntents(INTENTS, { target: 'understanding', actions: 'hear' }),
          other_workflow: { target: 'understanding', actions: ['abandon', 'hear'] },
          inform: [
            { guard: 'answersTheQuestion', target: 'validating_slot', actions: 'hear' },
            { target: 'understanding', actions: 'hear' },
          ],
        },
      },

      validating_slot: {
        entry: [{ type: 'enter', params: { state: 'validating_slot' } }, 'validate'],
        always: [
          { guard: 'isBroken', target: 'error' },
          { guard: 'wasRefused', target: 'waiting_for_slot' },
          { guard: 'needsNoSlot', target: 'executing_action' },
          { target: 'understanding' },
        ],
      },

      executing_action: {
        entry: [{ type: 'enter', params: { state: 'executing_action' } }, run],
        always: [
          { guard: 'isBroken', target: 'error' },
          { guard: 'needsSlot', target: 'waiting_for_slot' },
          { guard: 'needsConfirmation', target: 'confirming' },
          { guard: 'isDone', target: 'completed' },
        ],
        on: onAnswers(tasks, { target: 'executing_action', reenter: true, actions: 'takeAnswer' }),
      },

      confirming: {
        entry: [{ type: 'enter', params: { state: 'confirming' } }, 'propose', speak],
        on: {
          ...onIntents(INTENTS, { target: 'understanding', actions: 'hear' }),
          other_workflow: { target: 'understanding', actions: ['abandon', 'hear'] },
          affirm: [
            { guard: 'isAsDeclared', target: 'executing_action', actions: ['hear', 'proceed'] },
            { target: 'understanding', actions: 'hear' },
          ],
          deny: [
            { guard: 'isAsDeclared', target: 'completed', actions: 'hear' },
            { target: 'understanding', actions: 'hear' },
          ],
        },
      },

      completed: {
        entry: [{ type: 'enter', params: { state: 'completed' } }, 'conclude'],
        always: { target: 'idle' },
      },

      error: {
        entry: [{ type: 'enter', params: { state: 'error' } }, 'offerRecovery', speak],
        on: {
          ...onIntents(['start', 'inform', 'correct', 'affirm', 'restart', 'retry'], {
            target: 'understanding',
            actions: 'hear',
          }),
          other_workflow: { target: 'idle', actions: ['abandon', 'hear', 'giveUp'] },
          ...onIntents(['cancel', 'deny'], { target: 'idle', actions: ['hear', 'giveUp'] }),
          // Only a wish to go on goes on: nothing is tried again because of a question.
          recall: { actions: ['hear', 'recall', 'offerRecovery', speak] },
          pause: { actions: ['hear', 'offerRecovery', speak] },
          unclear: { actions: ['hear', 'offerRecovery', speak] },
        },
      },
    },
  });
}

/** Whatever breaks in a passing state, a validator of the business's own perhaps, is an error of the dialogue (C2, C8). */
function guarded(working: Working, move: (working: Working) => Working): Working {
  try {
    return move(working);
  } catch (thrown) {
    const { name, message } = thrown instanceof Error ? thrown : { name: 'Error', message: String(thrown) };
    return broken(working, name, message);
  }
}

function onIntents<Transition>(intents: readonly IntentName[], transition: Transition) {
  return Object.fromEntries(intents.map((intent) => [intent, transition])) as { [Name in IntentName]?: Transition };
}

/** The answers of every action that any task declares. */
function onAnswers<Transition>(tasks: ReadonlyMap<string, Task>, transition: Transition) {
  const steps = [...tasks.values()].flatMap((task) => task.steps);
  const actions = steps.flatMap((step) => (step.kind === 'action' ? [step.action] : []));
  const events = actions.flatMap((action) => [`${action}.done`, `${action}.refused`, `${action}.failed`]);
  return Object.fromEntries(events.map((event) => [event, transition])) as {
    [Name in `${string}.${'done' | 'refused' | 'failed'}`]?: Transition;
  };
}

function heardOf(event: DialogueEvent): Heard {
  // Who wants something else altogether has given this up.
  if (event.type === OTHER_WORKFLOW) return heardIn('cancel', {});
  if (!('entities' in event)) return heardIn('unclear', {});
  return heardIn(event.type, event.entities);
}

function answerOf(event: DialogueEvent): Answer {
  if ('output' in event && 'reason' in event) return { kind: 'refused', reason: event.reason, output: event.output };
  if ('output' in event) return { kind: 'done', output: event.output };
  return { kind: 'failed', reason: 'reason' in event ? event.reason : event.type };
}
