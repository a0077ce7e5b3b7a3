import type { Json } from '../../core/json.ts';
import { several } from '../../core/kit/abstract.ts';
import type { DialogueState, Slots } from './context.ts';
import type { Task } from './task/schema.ts';

/**
 * What a condition or a rule can tell apart. Of a slot it counts that it is filled; its value only where a declared task decides
 * something by it.
 */
export function abstracted(data: DialogueState, tasks: ReadonlyMap<string, Task>): Json {
  const { conversation_state, current_flow, current_step, waiting_for_slot, asked, metadata } = data;
  const deciding = decidedBy(tasks);
  const error: { readonly recovery_state?: Json } = Object(metadata['error'] ?? {});
  return {
    state: conversation_state,
    task: current_flow,
    step: current_step,
    waiting: waiting_for_slot,
    slots: filled(data.slots, deciding),
    question: asked.question,
    options: several(asked.options),
    changed: asked.version === (tasks.get(current_flow)?.version ?? null),
    within: asked.within !== undefined,
    aside: asked.set_aside.map(({ task, step, slots }): Json => [task, step, filled(slots, deciding)]),
    error: metadata['error'] === undefined ? null : [error.recovery_state ?? null],
  };
}

function filled(slots: Slots, deciding: ReadonlySet<string>): Json {
  const values = Object.entries(slots).filter(([, value]) => value !== null);
  return values.map(([name, value]): Json => (deciding.has(name) ? [name, value] : [name])).sort();
}

/** The slots that a step's condition or a branch looks at. */
function decidedBy(tasks: ReadonlyMap<string, Task>): ReadonlySet<string> {
  const steps = [...tasks.values()].flatMap(({ steps }) => steps);
  return new Set(
    steps.flatMap((step) => [...Object.keys(step.if ?? {}), ...(step.kind === 'branch' ? [step.branch] : [])]),
  );
}
