import { shortHash } from '../../../core/ids.ts';
import type { Json } from '../../../core/json.ts';
import type { ParsedTask, Step, Task } from './schema.ts';

/** A parsed declaration as the machine uses it: every step named, the whole hashed but for words that change nothing of it. */
export function buildTask(parsed: ParsedTask): Task {
  const { always: _, ...declared } = parsed;
  return {
    ...parsed,
    steps: parsed.steps.map(namedStep),
    version: shortHash(JSON.parse(JSON.stringify(declared)) as Json),
  };
}

/** `collect_origin`, `search_flights`, `confirm_booking`, as the document names its steps. */
function namedStep(step: ParsedTask['steps'][number], index: number): Step {
  if ('collect' in step) return { ...step, kind: 'collect', id: step.id ?? `collect_${step.collect}` };
  if ('action' in step) return { ...step, kind: 'action', id: step.id ?? step.action };
  if ('confirm' in step) return { ...step, kind: 'confirm', id: step.id ?? `confirm_${step.confirm}` };
  if ('branch' in step) return { ...step, kind: 'branch', id: step.id ?? `branch_${step.branch}` };
  return { ...step, kind: 'say', id: step.id ?? `say_${index + 1}` };
}

export function stepNamed(task: Task, id: string | null): Step | null {
  return task.steps.find((step) => step.id === id) ?? null;
}

/** The actions that a task may have run. */
export function actionsOf(task: Task): readonly string[] {
  return task.steps.flatMap((step) => (step.kind === 'action' ? [step.action] : []));
}
