import { setup } from 'xstate';
import { kit, kitActions, onlyIf } from '../../core/kit/kit.ts';
import { callOf } from './call.ts';
import type { Catalogue } from './catalogue.ts';
import type { ConversationState } from './context.ts';
import { type DialogueEvent, heardOf, INTENTS, type IntentName } from './events.ts';
import { type Memory, newMemory } from './memory.ts';
import * as noting from './notes.ts';
import * as says from './says.ts';
import { actionsOf } from './task/build.ts';

interface Types {
  readonly memory: Memory;
  readonly event: DialogueEvent;
  readonly place: Catalogue;
  readonly tool: string;
}

/**
 * The eight states of a dialogue and every way between them (C2). What is collected and done comes from the tasks;
 * this machine is the same for all of them.
 */
export function createDialogueMachine(catalogue: Catalogue) {
  const { tell, tellAny, callOneOf, note, clear, another, when } = kit<Types>(catalogue);
  const { tasks } = catalogue;

  const answersTheQuestion = when(
    'it answers the question',
    ({ declaration, data }, event) =>
      declaration === 'same' &&
      event.type === 'inform' &&
      Object.hasOwn(heardOf(event).slots, data.waiting_for_slot ?? ''),
  );
  const isAsDeclared = when('the task is still as it was', ({ declaration }) => declaration === 'same');
  const isBroken = when('something broke', ({ next }) => next.kind === 'broken');
  const isOver = when('nothing is under way', ({ next }) => next.kind === 'rest');
  const needsSlot = when('a slot is needed', ({ next }) => next.kind === 'ask');
  const wasRefused = when(
    'the answer would not do',
    ({ next, refused }) => next.kind === 'ask' && next.slot === refused,
  );
  const needsNoSlot = when('no slot is needed', ({ next }) => ['act', 'confirm', 'end'].includes(next.kind));
  const needsConfirmation = when('a yes is needed', ({ next }) => next.kind === 'confirm');
  const isDone = when('the task is done', ({ next }) => next.kind === 'end');
  const hasSetAside = when('a task lies aside', ({ data }) => data.asked.set_aside.length > 0);

  const enter = (state: ConversationState) => note(`${state}`, (memory) => noting.entered(memory, state));
  const hear = note('what was heard', noting.heard);
  /** What has come up is said, and no longer kept. */
  const saying = (keys: readonly string[]) => [tellAny(keys, (memory) => memory.says), clear(noting.said)];
  const atRest = clear(noting.rested);
  const abandon = note('that nothing is taken up again', noting.abandon);
  const giveUp = tell(says.cancelled);

  // The first of several is seen to, and the other is asked for once it is settled (X20).
  const isFirst = when('it is the first of several', (_memory, event) => heardOf(event).several);
  const understand = { target: 'understanding', actions: hear } as const;
  const understandFirst = { target: 'understanding', actions: [hear, onlyIf(isFirst, another(true))] } as const;
  const understood = {
    ...onIntents(INTENTS, understand),
    ...onIntents(['start', 'inform', 'correct'], understandFirst),
    ...onIntents(['cancel'], { target: 'understanding', actions: [hear, another(false)] } as const),
  };
  const leaves = { target: 'understanding', actions: [abandon, hear] } as const;
  const actions = [...tasks.values()].flatMap(actionsOf);

  return setup({
    types: { context: {} as Memory, events: {} as DialogueEvent },
    actions: kitActions,
  }).createMachine({
    id: 'dialogue',
    context: newMemory(),
    initial: 'idle',
    on: {
      fault: { target: '.error', actions: note('what broke', noting.fault) },
      'desk.call_off': { actions: note('that it no longer stands so', noting.overtaken) },
      'desk.move_booking': { actions: note('that it no longer stands so', noting.overtaken) },
    },
    states: {
      idle: {
        entry: [enter('idle'), note('that nothing is under way', says.settled), atRest],
        always: {
          guard: hasSetAside,
          target: 'understanding',
          actions: [note('the task that lay aside', noting.resume), ...saying(says.RESUMING)],
        },
        on: {
          ...understood,
          next: { actions: [tell(says.otherOne), another(false)] },
          // Nothing is under way, so there is nothing to say about leaving it.
          other_workflow: { actions: abandon },
        },
      },

      understanding: {
        entry: [enter('understanding'), note('what it comes to', noting.understood), ...saying(says.UNDERSTOOD)],
        always: [
          { guard: isBroken, target: 'error' },
          { guard: isOver, target: 'idle' },
          { guard: needsSlot, target: 'waiting_for_slot' },
          // No slot is needed.
          { target: 'executing_action' },
        ],
      },

      waiting_for_slot: {
        entry: [enter('waiting_for_slot'), note('what is asked', says.question), ...saying(says.QUESTIONS), atRest],
        on: {
          ...understood,
          other_workflow: leaves,
          inform: [{ ...understandFirst, guard: answersTheQuestion, target: 'validating_slot' }, understandFirst],
        },
      },

      validating_slot: {
        entry: [enter('validating_slot'), note('the value, if it will do', noting.validated), ...saying(says.TAKEN)],
        always: [
          { guard: isBroken, target: 'error' },
          { guard: wasRefused, target: 'waiting_for_slot' },
          { guard: needsNoSlot, target: 'executing_action' },
          { target: 'understanding' },
        ],
      },

      executing_action: {
        entry: [enter('executing_action'), callOneOf(actions, callOf)],
        always: [
          { guard: isBroken, target: 'error' },
          { guard: needsSlot, target: 'waiting_for_slot' },
          { guard: needsConfirmation, target: 'confirming' },
          { guard: isDone, target: 'completed' },
        ],
        on: onAnswers(actions, {
          target: 'executing_action',
          reenter: true,
          actions: [note('its outputs and where they lead', noting.answer), ...saying(says.ANSWERED)],
        }),
      },

      confirming: {
        entry: [enter('confirming'), note('what is proposed', says.summary), ...saying(says.PROPOSALS), atRest],
        on: {
          ...understood,
          other_workflow: leaves,
          affirm: [
            {
              guard: isAsDeclared,
              target: 'executing_action',
              actions: [hear, note('the yes', noting.agreed), ...saying(says.WALKED)],
            },
            understand,
          ],
          deny: [{ guard: isAsDeclared, target: 'completed', actions: hear }, understand],
        },
      },

      completed: {
        entry: [enter('completed'), note('how it ended', says.closing), ...saying(says.ENDINGS)],
        always: { target: 'idle' },
      },

      error: {
        entry: [enter('error'), note('that a way on is offered', says.recovery), ...saying(says.RECOVERY), atRest],
        on: {
          // Whatever is said next leaves it, for the step it failed in (C2); what has consequences is proposed again first.
          ...understood,
          other_workflow: { target: 'idle', actions: [abandon, hear, giveUp] },
          ...onIntents(['cancel', 'deny'], { target: 'idle', actions: [hear, giveUp] } as const),
        },
      },
    },
  });
}

function onIntents<Transition>(intents: readonly IntentName[], transition: Transition) {
  return Object.fromEntries(intents.map((intent) => [intent, transition])) as { [Name in IntentName]?: Transition };
}

/** The answers of every action that any task declares. */
function onAnswers<Transition>(actions: readonly string[], transition: Transition) {
  const events = actions.flatMap((action) => [`${action}.done`, `${action}.refused`, `${action}.failed`]);
  return Object.fromEntries(events.map((event) => [event, transition])) as {
    [Name in `${string}.${'done' | 'refused' | 'failed'}`]?: Transition;
  };
}
