import type { Act, Proposal, ProposedFacts } from '../../core/consent/proposal.ts';
import type { DialogueState } from './context.ts';
import { optionsOf } from './facts.ts';
import { stepNamed } from './task/build.ts';
import type { Step, Task } from './task/schema.ts';

/** What a yes would do: go on behind the step that asks, or try again what failed (C8, C9, X11). */
export function proposalOf(data: DialogueState, tasks: ReadonlyMap<string, Task>): Proposal | null {
  const task = tasks.get(data.current_flow);
  const step = task === undefined ? null : stepNamed(task, data.current_step);
  if (task === undefined || step === null) return null;
  const state = data.conversation_state;
  if (state !== 'confirming' && state !== 'error') return null;
  return {
    act: actOf(task, step),
    manner: 'asked',
    intent: { type: state === 'error' ? 'retry' : 'affirm', entities: {} },
    refusal: { type: 'deny', entities: {} },
    facts: factsOf(task, step, data),
    until: null,
  };
}

/** What the confirm step says it is about; an action that asks by itself goes by the step before it. */
function actOf(task: Task, step: Step): Act {
  const asking = [...task.steps.slice(0, task.steps.indexOf(step) + 1)].reverse().find((one) => one.kind === 'confirm');
  return asking?.kind === 'confirm' ? asking.act : 'book';
}

function factsOf(task: Task, step: Step, { slots }: DialogueState): ProposedFacts {
  const filled = Object.entries(task.slots).flatMap(([name, slot]) => {
    const value = slots[name] ?? null;
    return value === null ? [] : [{ name, type: slot.type, value }];
  });
  const texts = (...types: readonly string[]) =>
    filled.flatMap(({ type, value }) => (types.includes(type) && typeof value === 'string' ? [value] : []));
  const people = filled.find(({ type }) => type === 'count')?.value;
  const chosen = step.kind === 'confirm' && step.choose !== undefined ? task.slots[step.choose] : undefined;
  const options = chosen === undefined ? [] : optionsOf(chosen, slots);
  const place = options.findIndex(({ id }) => id === slots[step.kind === 'confirm' ? (step.choose ?? '') : '']);
  return {
    dates: texts('date'),
    times: texts('time'),
    items: texts('item', 'choice', 'option'),
    names: texts('reference', 'phrase', 'contact'),
    ...(typeof people === 'number' && { people }),
    ...(place >= 0 && { choice: place + 1 }),
  };
}
