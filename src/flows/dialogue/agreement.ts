import { canonical } from '../../core/json.ts';
import type { DialogueState, Slots } from './context.ts';
import { stepNamed } from './task/build.ts';
import { isFilled, isMet } from './task/conditions.ts';
import { inputsOf } from './task/inputs.ts';
import type { ActionStep, ConfirmStep, Step, Task } from './task/schema.ts';

/** Whether it changes the world: then it runs only on a yes given in the same turn (X11). */
export function hasConsequences(step: Step | null): step is ActionStep {
  return step?.kind === 'action' && !step.looks;
}

/** Whether an action may run: it only looks, or the yes was to the very values that it is given now. */
export function isAgreed(agreed: Slots | null, task: Task, step: ActionStep, slots: Slots): boolean {
  if (!hasConsequences(step)) return true;
  if (agreed === null) return false;
  // What was found out since the yes is no change of what it was given to.
  return inputsOf(task, step).every(
    (slot) => !isFilled(agreed, slot) || canonical(agreed[slot] ?? null) === canonical(slots[slot] ?? null),
  );
}

/**
 * The step that asks whether to run an action: the confirm step before it, if the task declares one for it, or else the
 * action itself, in general words. A confirm step on the far side of another action asked about that one.
 */
export function proposed(task: Task, action: ActionStep, slots: Slots): ConfirmStep | ActionStep {
  const before = task.steps.slice(0, task.steps.indexOf(action));
  const since = before.slice(before.findLastIndex(hasConsequences) + 1);
  const asking = since.filter((step) => step.kind === 'confirm');
  return asking.findLast((step) => isMet(step.if, slots)) ?? action;
}

/** Whether what failed would change the world, so that only a yes tries it again: a search that failed books nothing (C8). */
export function failedToAct({ metadata, current_step }: DialogueState, task: Task): boolean {
  return 'error' in metadata && hasConsequences(stepNamed(task, current_step));
}
