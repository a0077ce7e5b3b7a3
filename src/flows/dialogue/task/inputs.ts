import type { ActionStep, Task } from './schema.ts';

/** The slots an action is given. */
export function inputsOf(task: Task, step: ActionStep): readonly string[] {
  return step.with ?? Object.keys(task.slots);
}
