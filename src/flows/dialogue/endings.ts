import { say } from '../../core/effect.ts';
import { isAgreed, proposed } from './agreement.ts';
import { type DialogueState, NO_TASK, secondsOf, traced } from './context.ts';
import type { Task } from './task/schema.ts';
import { type Walked, walk } from './task/walk.ts';
import type { Working } from './working.ts';

/** Where a move ends: further along the task, out of it, or in an error. */
export function onward(working: Working, task: Task): Working {
  return arrived(working, task, walk(task, working.data));
}

/** An action with consequences that nobody has agreed to is proposed first (X11). */
export function arrived(working: Working, task: Task, walked: Walked): Working {
  const { move } = walked;
  const says = [...working.says, ...walked.says];
  if (move.kind !== 'act' || isAgreed(working.agreed, task, move.step, walked.data.slots)) {
    return { ...working, data: walked.data, says, next: move };
  }
  const step = proposed(task, move.step, walked.data.slots);
  return { ...working, data: { ...walked.data, current_step: step.id }, says, next: { kind: 'confirm', step } };
}

/** The task is over without having been done. */
export function leave(working: Working, key: string): Working {
  const data = traced(working.data, working.now, key, { task: working.data.current_flow });
  return { ...working, data, next: { kind: 'rest' }, says: [...working.says, say(key)] };
}

/** Another journey is wanted: what lies aside will not be taken up again (E9). */
export function abandoned(working: Working): Working {
  return { ...working, data: { ...working.data, asked: { ...working.data.asked, set_aside: [] } } };
}

export function broken(working: Working, type: string, message: string): Working {
  const error = {
    type,
    message,
    timestamp: secondsOf(working.now),
    recovery_state: working.data.conversation_state,
  };
  const data = { ...working.data, metadata: { ...working.data.metadata, error } };
  return { ...working, data: traced(data, working.now, 'error', { type, message }), next: { kind: 'broken' } };
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
