import type { Act, Proposal, ProposedFacts } from '../../core/consent/proposal.ts';
import { failedToAct, proposed } from './agreement.ts';
import type { Place } from './catalogue.ts';
import { changesSincePut } from './changes.ts';
import type { DialogueState, Slots } from './context.ts';
import { optionsOf } from './facts.ts';
import { extremeOf } from './kinds/compared.ts';
import { stepNamed } from './task/build.ts';
import type { SlotType, Step, Task } from './task/schema.ts';

/** What a yes would do: go on behind the step that asks, or try again what failed (C8, C9, X11). */
export function proposalOf(
  data: DialogueState,
  tasks: ReadonlyMap<string, Task>,
  lists: Place['lists'],
): Proposal | null {
  const task = tasks.get(data.current_flow);
  const step = task === undefined ? null : stepNamed(task, data.current_step);
  if (task === undefined || step === null) return null;
  const state = data.conversation_state;
  // To look again is nothing that needs a yes.
  if (state !== 'confirming' && !(state === 'error' && failedToAct(data, task))) return null;
  return {
    act: actOf(task, step, data.slots),
    manner: 'asked',
    intent: { type: state === 'error' ? 'retry' : 'affirm', entities: {} },
    refusal: { type: 'deny', entities: {} },
    ...(task.things && { things: task.things }),
    facts: factsOf(task, step, data, lists),
    until: null,
    asFirstPut: changesSincePut(data)?.length === 0,
  };
}

/** What the step that asks says it is about: a confirm step, or an action that has none before it. */
function actOf(task: Task, step: Step, slots: Slots): Act {
  const asking = step.kind === 'action' ? proposed(task, step, slots) : step;
  return asking.kind === 'confirm' || asking.kind === 'action' ? asking.act : 'book';
}

function factsOf(task: Task, step: Step, { slots }: DialogueState, lists: Place['lists']): ProposedFacts {
  const filled = Object.entries(task.slots).flatMap(([name, slot]) => {
    const value = slots[name] ?? null;
    return value === null ? [] : [{ slot, value }];
  });
  const texts = (...types: readonly SlotType[]) =>
    filled.flatMap(({ slot, value }) => (types.includes(slot.type) && typeof value === 'string' ? [value] : []));
  const listed = filled.flatMap(({ slot, value }) =>
    (lists[slot.list ?? ''] ?? []).filter(({ names }) => names[0] === value).map(({ id }) => id),
  );
  const people = filled.find(({ slot }) => slot.type === 'count')?.value;
  const { option, place, extremes } = chosenIn(task, step, slots);
  const { time, cents, names } = option ?? {};
  return {
    dates: texts('date'),
    times: [...texts('time'), ...(typeof time === 'string' ? [time] : [])],
    items: [...texts('choice', 'option'), ...listed],
    names: [
      ...texts('reference', 'name', 'text', 'email', 'phone'),
      ...(Array.isArray(names) ? names.map(String) : []),
    ],
    ...(typeof people === 'number' && { people }),
    ...(typeof cents === 'number' && { amounts: [cents / 100] }),
    ...(place >= 0 && { choice: place + 1 }),
    ...(extremes.length > 0 && { extremes }),
    ...(task.always && { always: Object.values(task.always).flat() }),
  };
}

/** The option that is proposed, and its place among those listed; it may be called by its time, price or number. */
function chosenIn(task: Task, step: Step, slots: Slots) {
  const name = (step.kind === 'confirm' && step.choose) || '';
  const options = task.slots[name] === undefined ? [] : optionsOf(task.slots[name], slots);
  const place = options.findIndex(({ id }) => id === slots[name]);
  const extremes = EXTREMES.filter((pick) => place >= 0 && extremeOf(pick, options) === options[place]);
  return { option: options[place], place, extremes };
}

const EXTREMES = ['cheaper', 'dearer'] as const;
