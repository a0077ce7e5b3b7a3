import { type Facts, say } from '../../core/effect.ts';
import type { Json } from '../../core/json.ts';
import { isAgreed, proposed } from './agreement.ts';
import { type DialogueState, NO_TASK, secondsOf, traced } from './context.ts';
import { eitherDay } from './hears/ways.ts';
import type { Memory } from './memory.ts';
import type { Task } from './task/schema.ts';
import { type Walked, walk } from './task/walk.ts';

/** Where a move ends: further along the task, out of it, or in an error. */
export function onward(memory: Memory, task: Task): Memory {
  const either = eitherDay(memory.data, task);
  if (either !== null) return { ...memory, next: { kind: 'ask', slot: either.slots[0] ?? '' } };
  return arrived(memory, task, walk(task, memory.data));
}

/** An action with consequences that nobody has agreed to is proposed first (X11). */
export function arrived(memory: Memory, task: Task, walked: Walked): Memory {
  const { move } = walked;
  const says = [...memory.says, ...walked.says];
  if (move.kind !== 'act' || isAgreed(memory.agreed, task, move.step, walked.data.slots)) {
    return { ...memory, data: walked.data, says, next: move };
  }
  const step = proposed(task, move.step, walked.data.slots);
  return { ...memory, data: { ...walked.data, current_step: step.id }, says, next: { kind: 'confirm', step } };
}

/** The task is over without having been done. */
export function leave(memory: Memory, key: string, facts: Facts = {}): Memory {
  const data = traced(memory.data, memory.now, key, { task: memory.data.current_flow });
  return { ...memory, data, next: { kind: 'rest' }, says: [...memory.says, say(key, facts)] };
}

/** Another journey is wanted: what lies aside will not be taken up again (E9). */
export function abandoned(memory: Memory): Memory {
  return { ...memory, data: { ...memory.data, asked: { ...memory.data.asked, set_aside: [] } } };
}

export function broken(memory: Memory, type: string, message: string): Memory {
  const { conversation_state: state, metadata } = memory.data;
  // What breaks while an error stands leads back to where the first one happened.
  const recovery_state = state === 'error' ? stateBefore(metadata) : state;
  const error = { type, message, timestamp: secondsOf(memory.now), recovery_state };
  const data = { ...memory.data, metadata: { ...memory.data.metadata, error } };
  return { ...memory, data: traced(data, memory.now, 'error', { type, message }), next: { kind: 'broken' } };
}

function stateBefore({ error }: DialogueState['metadata']): Json {
  return error !== null && typeof error === 'object' && 'recovery_state' in error
    ? (error['recovery_state'] ?? 'idle')
    : 'idle';
}

export function withoutError(metadata: DialogueState['metadata']): DialogueState['metadata'] {
  const { error: _settled, ...others } = metadata;
  return others;
}

/** The days that were being looked in are forgotten. */
export function withoutDays({ within: _days, ...asked }: DialogueState['asked']): DialogueState['asked'] {
  return asked;
}

export function nothingUnderWay(data: DialogueState): DialogueState {
  return {
    ...data,
    current_flow: NO_TASK,
    current_step: null,
    waiting_for_slot: null,
    metadata: withoutError(data.metadata),
    asked: { ...withoutDays(data.asked), question: null, options: [], version: null },
  };
}
