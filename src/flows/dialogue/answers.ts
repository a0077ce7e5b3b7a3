import type { Json } from '../../core/json.ts';
import { type Slots, traced } from './context.ts';
import { arrived, broken } from './endings.ts';
import { optionNamed, optionsOf } from './facts.ts';
import { stepNamed } from './task/build.ts';
import type { ActionStep, Task } from './task/schema.ts';
import { foresees, walkAfter, without } from './task/walk.ts';
import type { Working } from './working.ts';

/** How an action's call came out. */
export type Answer =
  | { readonly kind: 'done'; readonly output: Json }
  | { readonly kind: 'refused'; readonly reason: string; readonly output: Json }
  | { readonly kind: 'failed'; readonly reason: string };

/** The user agreed: the task goes on behind the step that asked (C9). */
export function confirmed(working: Working, task: Task | null): Working {
  const step = task === null ? null : stepNamed(task, working.data.current_step);
  if (task === null || step === null) return { ...working, next: { kind: 'rest' } };
  const data = traced(working.data, working.now, 'confirmed', { step: step.id });
  // An action that asked for this confirmation itself is run again, now with the yes it wanted (C8).
  if (step.kind === 'action') return { ...working, data, next: { kind: 'act', step, confirmed: true } };
  return arrived({ ...working, data }, walkAfter(task, data, step, 'yes'));
}

/** The action has answered: its outputs become slots, its outcome chooses the way (C8). */
export function answered(working: Working, task: Task | null, answer: Answer): Working {
  const step = task === null ? null : stepNamed(task, working.data.current_step);
  if (task === null || step?.kind !== 'action') return broken(working, 'UnexpectedAnswer', 'no action was awaited');
  if (answer.kind === 'failed') return broken(working, 'ActionFailed', answer.reason);
  const outcome = outcomeOf(answer);
  const data = traced(working.data, working.now, 'action_answered', { step: step.id, outcome });
  if (answer.kind === 'refused' && !foresees(step, outcome))
    return broken({ ...working, data }, 'ActionRefused', outcome);
  const output = isRecord(answer.output) ? answer.output : {};
  const found = { ...data.slots, ...outputsOf(step, output) };
  const filled = { ...data, slots: { ...found, ...stillChosen(task, data.slots, found) } };
  const missing = missingOf(task, output);
  if (missing.length > 0) return short({ ...working, data: filled }, task, missing);
  if (outcome === 'confirm') return { ...working, data: filled, next: { kind: 'confirm', step } };
  return arrived({ ...working, data: filled }, walkAfter(task, filled, step, outcome));
}

/** The action has found that something is missing after all: it is asked for, and the action comes again (C8). */
function short(working: Working, task: Task, missing: readonly string[]): Working {
  const [slot = ''] = missing;
  const collecting = task.steps.find((step) => step.kind === 'collect' && step.collect === slot);
  const data = {
    ...working.data,
    slots: without(working.data.slots, missing),
    current_step: collecting?.id ?? working.data.current_step,
  };
  return { ...working, data, next: { kind: 'ask', slot } };
}

function outputsOf(step: ActionStep, output: { readonly [field: string]: Json }): Slots {
  return Object.fromEntries(Object.entries(step.outputs).map(([slot, field]) => [slot, output[field] ?? null]));
}

/**
 * An option that somebody chose stays chosen if a new search finds it again: three passengers instead of two are no
 * reason to propose another flight. The first of a list was only proposed.
 */
function stillChosen(task: Task, before: Slots, after: Slots): Slots {
  const kept = Object.entries(task.slots).filter(([name, slot]) => {
    const chosen = before[name] ?? null;
    if (slot.type !== 'option' || chosen === null || optionsOf(slot, before)[0]?.['id'] === chosen) return false;
    return optionNamed(slot, after, chosen) !== null;
  });
  return Object.fromEntries(kept.map(([name]) => [name, before[name] ?? null]));
}

function outcomeOf(answer: Exclude<Answer, { kind: 'failed' }>): string {
  if (answer.kind === 'refused') return answer.reason;
  const outcome = isRecord(answer.output) ? answer.output['outcome'] : undefined;
  return typeof outcome === 'string' ? outcome : 'done';
}

function missingOf(task: Task, output: { readonly [field: string]: Json }): readonly string[] {
  const { missing } = output;
  return Array.isArray(missing) ? missing.map(String).filter((slot) => Object.hasOwn(task.slots, slot)) : [];
}

function isRecord(value: Json): value is { readonly [field: string]: Json } {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
