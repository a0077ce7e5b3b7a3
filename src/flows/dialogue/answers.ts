import { type Say, say } from '../../core/effect.ts';
import { canonical, isObject, type Json } from '../../core/json.ts';
import { hasConsequences } from './agreement.ts';
import { OVERTAKEN, type Slots, traced } from './context.ts';
import { arrived, broken } from './endings.ts';
import type { Answer } from './events.ts';
import { optionNamed, optionsOf } from './facts.ts';
import { isTimeWished, optionAt } from './kinds/option.ts';
import type { Memory } from './memory.ts';
import { NONE_THEN } from './take.ts';
import { stepNamed } from './task/build.ts';
import type { ActionStep, Task } from './task/schema.ts';
import { foresees, walkAfter, without } from './task/walk.ts';

/** The user agreed: the task goes on behind the step that asked (C9). */
export function confirmed(memory: Memory, task: Task | null): Memory {
  const step = task === null ? null : stepNamed(task, memory.data.current_step);
  if (task === null || step === null) return { ...memory, next: { kind: 'rest' } };
  const data = traced(memory.data, memory.now, 'confirmed', { step: step.id });
  // An action that was proposed by itself, or asked for this confirmation itself, runs with the yes it wanted (C8, X11).
  if (step.kind === 'action') {
    return { ...memory, data, agreed: data.slots, next: { kind: 'act', step, confirmed: true } };
  }
  return arrived({ ...memory, data, agreed: data.slots }, task, walkAfter(task, data, step, 'yes'));
}

/** The action has answered: its outputs become slots, its outcome chooses the way (C8). */
export function answered(memory: Memory, task: Task | null, answer: Answer): Memory {
  const step = task === null ? null : stepNamed(task, memory.data.current_step);
  if (task === null || step?.kind !== 'action') return broken(memory, 'UnexpectedAnswer', 'no action was awaited');
  if (answer.kind === 'failed') return broken(unsure(memory, step), 'ActionFailed', answer.reason);
  if (answer.kind === 'done' && !isObject(answer.output))
    return broken(memory, 'ContractBroken', `${step.action} answered ${JSON.stringify(answer.output)}`);
  const outcome = outcomeOf(answer);
  const data = traced(memory.data, memory.now, 'action_answered', { step: step.id, outcome });
  if (answer.kind === 'refused' && !foresees(step, outcome))
    return broken({ ...memory, data }, 'ActionRefused', outcome);
  const output = isObject(answer.output) ? answer.output : {};
  const found = { ...data.slots, ...outputsOf(step, output) };
  const wished = timesWished(task, data.slots, found);
  const filled = { ...data, slots: { ...found, ...stillChosen(task, data.slots, found), ...wished.slots } };
  const missing = missingOf(task, output);
  if (missing.length > 0) return short({ ...memory, data: filled }, task, missing);
  if (outcome === 'confirm') return { ...memory, data: filled, next: { kind: 'confirm', step } };
  const says = [...memory.says, ...wished.says];
  return arrived({ ...memory, data: filled, says }, task, walkAfter(task, filled, step, outcome));
}

/** A time that was said before there was anything to choose from chooses now; where none is then, that is said (X20). */
function timesWished(
  task: Task,
  before: Slots,
  after: Slots,
): { readonly slots: Slots; readonly says: readonly Say[] } {
  const wishes = Object.entries(task.slots).flatMap(([name, slot]) => {
    const wish = before[name] ?? null;
    if (slot.type !== 'option' || !isTimeWished(wish)) return [];
    const found = optionAt(wish, optionsOf(slot, after));
    // Where nothing was found at all, the wish waits for another day.
    return [{ name, value: found?.option['id'] ?? wish, fits: found?.fits !== false }];
  });
  return {
    slots: Object.fromEntries(wishes.map(({ name, value }) => [name, value])),
    says: wishes.some(({ fits }) => !fits) ? [say(`invalid.${NONE_THEN}`)] : [],
  };
}

/** It may have acted, on what was booked before perhaps: nobody is told from here that it stands (X5). */
function unsure(memory: Memory, step: ActionStep): Memory {
  return hasConsequences(step) ? { ...memory, data: traced(memory.data, memory.now, OVERTAKEN) } : memory;
}

/** The action has found that something is missing after all: it is asked for, and the action comes again (C8). */
function short(memory: Memory, task: Task, missing: readonly string[]): Memory {
  const [slot = ''] = missing;
  const collecting = task.steps.find((step) => step.kind === 'collect' && step.collect === slot);
  const data = {
    ...memory.data,
    slots: without(memory.data.slots, missing),
    current_step: collecting?.id ?? memory.data.current_step,
  };
  return { ...memory, data, next: { kind: 'ask', slot } };
}

function outputsOf(step: ActionStep, output: { readonly [field: string]: Json }): Slots {
  return Object.fromEntries(Object.entries(step.outputs).map(([slot, field]) => [slot, output[field] ?? null]));
}

/**
 * An option that somebody chose stays chosen if a new search finds it again: three passengers instead of two are no
 * reason to propose another flight, nor is another way back. The first of a list was only proposed.
 */
function stillChosen(task: Task, before: Slots, after: Slots): Slots {
  const kept = Object.entries(task.slots).flatMap(([name, slot]) => {
    const chosen = before[name] ?? null;
    if (slot.type !== 'option' || chosen === null || optionsOf(slot, before)[0]?.['id'] === chosen) return [];
    const names = canonical(optionNamed(slot, before, chosen)?.['names'] ?? null);
    const alike = optionsOf(slot, after).find((one) => names !== 'null' && canonical(one['names'] ?? null) === names);
    const found = optionNamed(slot, after, chosen) ?? alike;
    return found === undefined ? [] : [[name, found['id'] ?? null] as const];
  });
  return Object.fromEntries(kept);
}

function outcomeOf(answer: Exclude<Answer, { kind: 'failed' }>): string {
  if (answer.kind === 'refused') return answer.reason;
  const outcome = isObject(answer.output) ? answer.output['outcome'] : undefined;
  return typeof outcome === 'string' ? outcome : 'done';
}

function missingOf(task: Task, output: { readonly [field: string]: Json }): readonly string[] {
  const { missing } = output;
  return Array.isArray(missing) ? missing.map(String).filter((slot) => Object.hasOwn(task.slots, slot)) : [];
}
