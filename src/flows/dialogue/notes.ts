import { say } from '../../core/effect.ts';
import { failedToAct } from './agreement.ts';
import { answered, confirmed } from './answers.ts';
import { digressed, resumed, rewired } from './aside.ts';
import type { Catalogue } from './catalogue.ts';
import { type ConversationState, OVERTAKEN, traced } from './context.ts';
import { abandoned, broken, leave, onward, withoutError } from './endings.ts';
import { answerOf, type DialogueEvent, type Heard, heardOf } from './events.ts';
import { begun, informed } from './inform.ts';
import type { Memory } from './memory.ts';
import { take } from './take.ts';
import type { Task } from './task/schema.ts';
import { dropped, lastResult, lost, recalled } from './told.ts';

/**
 * What is noted on the way: pure functions from what the machine knows to what it knows next. They decide where the
 * task leads; the machine decides which state that is.
 */

/** Only while a slot is asked for, or its answer looked at, is one waited for. */
const WAITING: readonly ConversationState[] = ['waiting_for_slot', 'validating_slot', 'understanding'];

/** Where an error is over. */
const RECOVERED: readonly ConversationState[] = ['waiting_for_slot', 'confirming', 'completed', 'idle'];

export function entered({ data }: Memory, state: ConversationState): Partial<Memory> {
  return {
    data: {
      ...data,
      conversation_state: state,
      waiting_for_slot: WAITING.includes(state) ? data.waiting_for_slot : null,
      metadata: RECOVERED.includes(state) ? withoutError(data.metadata) : data.metadata,
    },
  };
}

/** A message begins a turn: nothing of the one before is left to be said. */
export function heard(_memory: Memory, event: DialogueEvent): Partial<Memory> {
  return { now: event.turn.now, heard: heardOf(event), says: [], refused: null, agreed: null };
}

export function abandon(memory: Memory): Partial<Memory> {
  return abandoned(memory);
}

export const understood = guarded((memory, _event, catalogue) => {
  const { heard: words, declaration } = memory;
  if (declaration === 'gone') return { ...leave(memory, 'task_gone'), declaration: 'same' };
  const task = taskOf(memory, catalogue);
  if (task === null) return fromIdle(memory, catalogue);
  if (declaration === 'changed') return rewired(memory, task, catalogue);
  // After a valid value the machine passes through here without anything new to interpret (C2).
  if (words === null) return onward(memory, task);
  return within(memory, task, words, catalogue);
});

export const validated = guarded((memory, _event, catalogue) => {
  const task = taskOf(memory, catalogue);
  if (task === null || memory.heard === null) return { ...memory, next: { kind: 'rest' } };
  return informed(memory, task, memory.heard, true, catalogue);
});

/** The user agreed (C9). */
export const agreed = guarded((memory, _event, catalogue) => confirmed(memory, taskOf(memory, catalogue)));

/** An action has answered (C8). */
export const answer = guarded((memory, event, catalogue) =>
  answered({ ...memory, now: event.turn.now }, taskOf(memory, catalogue), answerOf(event)),
);

export function resume(memory: Memory, _event: DialogueEvent, { tasks }: Catalogue): Partial<Memory> {
  return resumed(memory, tasks);
}

export function fault(memory: Memory, event: DialogueEvent): Partial<Memory> {
  const message = event.type === 'fault' && 'message' in event ? event.message : event.type;
  return broken({ ...memory, now: event.turn.now }, 'Fault', message);
}

/** What a task had said in the end is no longer so: nobody is told it again (X5). */
export function overtaken({ data }: Memory, { turn }: DialogueEvent): Partial<Memory> {
  return { data: traced(data, turn.now, OVERTAKEN) };
}

/** Whatever had come up is said; at rest, what was heard is dealt with too. */
export function said(): Partial<Memory> {
  return { says: [] };
}

export function rested(): Partial<Memory> {
  return { heard: null };
}

function taskOf({ data }: Memory, { tasks }: Catalogue): Task | null {
  return tasks.get(data.current_flow) ?? null;
}

function fromIdle(memory: Memory, catalogue: Catalogue): Memory {
  const { tasks } = catalogue;
  const { heard: words } = memory;
  const task = words?.task == null ? null : (tasks.get(words.task) ?? null);
  if (words === null || task === null) {
    const known =
      words?.intent === 'recall'
        ? lastResult(memory.data, tasks)
        : words?.intent === 'pause'
          ? say('take_your_time')
          : null;
    return { ...memory, next: { kind: 'rest' }, says: [...memory.says, known ?? lost(words, tasks)] };
  }
  return informed(begun(memory, task), task, words, false, catalogue);
}

/** Of what was only supposed, the values that could be had. */
function supposing({ data, now }: Memory, task: Task, words: Heard, catalogue: Catalogue): Heard {
  const { slots, changed, problems } = take(task, data.slots, words.slots, { ...catalogue, now });
  const refused = problems.map(({ slot }) => slot);
  const good = changed.filter((slot) => Object.hasOwn(words.slots, slot) && !refused.includes(slot));
  return { ...words, slots: Object.fromEntries(good.map((slot) => [slot, slots[slot] ?? null])) };
}

function within(memory: Memory, task: Task, words: Heard, catalogue: Catalogue): Memory {
  const { data } = memory;
  switch (words.intent) {
    case 'cancel':
    case 'deny':
      return leave(memory, 'cancelled', dropped(task));
    case 'restart':
      return informed(begun({ ...memory, says: [say('restarted')] }, task), task, words, false, catalogue);
    case 'recall':
      return onward({ ...memory, says: recalled(task, data.slots, supposing(memory, task, words, catalogue)) }, task);
    case 'start':
      return words.task === null || words.task === task.task
        ? informed(memory, task, words, true, catalogue)
        : digressed(memory, task, words, catalogue.tasks, catalogue);
    case 'inform':
    case 'correct':
      return informed(memory, task, words, true, catalogue);
    case 'pause':
      return onward({ ...memory, says: [say('take_your_time')] }, task);
    case 'affirm':
    case 'retry':
      return onward(failedToAct(data, task) ? { ...memory, agreed: data.slots } : memory, task);
    default:
      // Where something failed, going on is all that is left to do with words that say nothing else (C2).
      return onward('error' in data.metadata ? memory : { ...memory, says: [say('not_understood')] }, task);
  }
}

/** Whatever breaks in a passing state, a validator of the business's own perhaps, is an error of the dialogue (C2, C8). */
function guarded(move: (memory: Memory, event: DialogueEvent, catalogue: Catalogue) => Memory) {
  return (memory: Memory, event: DialogueEvent, catalogue: Catalogue): Partial<Memory> => {
    try {
      return move(memory, event, catalogue);
    } catch (thrown) {
      const { name, message } = thrown instanceof Error ? thrown : { name: 'Error', message: String(thrown) };
      return broken(memory, name, message);
    }
  };
}
