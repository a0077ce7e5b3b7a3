import { type Say, say } from '../../../core/effect.ts';
import type { DialogueState, Slots } from '../context.ts';
import { slotFacts } from '../facts.ts';
import { isFilled, isMet } from './conditions.ts';
import { taskKeys } from './keys.ts';
import type { ActionStep, ConfirmStep, Outcome, Step, Task, Turn } from './schema.ts';

/** What a task needs next. */
export type Move =
  | { readonly kind: 'ask'; readonly slot: string }
  | { readonly kind: 'act'; readonly step: ActionStep; readonly confirmed?: true }
  | { readonly kind: 'confirm'; readonly step: ConfirmStep | ActionStep }
  | { readonly kind: 'end' };

export interface Walked {
  readonly data: DialogueState;
  readonly says: readonly Say[];
  readonly move: Move;
}

/** A task that branches in circles is a mistake in its declaration; the walk ends somewhere all the same. */
const JUMPS_MAX = 20;

/** From the current step on, over everything that needs neither the user nor the world, to what does. */
export function walk(task: Task, data: DialogueState): Walked {
  return walkFrom(wayOf(task, data), indexOf(task, data.current_step));
}

/** On from a step that has been dealt with, the way its outcome says. */
export function walkAfter(task: Task, data: DialogueState, step: Step, outcome: string): Walked {
  const way = wayOf(task, data);
  const taken = turnOf(step, outcome);
  return taken === null ? walkFrom(way, indexOf(task, step.id) + 1) : follow(way, step, outcome, taken);
}

/** Whether the declaration says what to do about this outcome. */
export function foresees(step: Step, outcome: string): boolean {
  return turnOf(step, outcome) !== null;
}

/** A way through a task: what is known by now, what was said on it, and how often it jumped. */
interface Way {
  readonly task: Task;
  readonly data: DialogueState;
  readonly says: readonly Say[];
  readonly jumps: number;
}

function wayOf(task: Task, data: DialogueState): Way {
  return { task, data, says: [], jumps: 0 };
}

function walkFrom(way: Way, from: number): Walked {
  const { task, data } = way;
  let { says } = way;
  for (let index = from; index < task.steps.length; index += 1) {
    const step = task.steps[index];
    if (step === undefined || !isMet(step.if, data.slots)) continue;
    const here = { ...data, current_step: step.id };
    switch (step.kind) {
      case 'collect':
        if (isFilled(data.slots, step.collect)) continue;
        return { data: here, says, move: { kind: 'ask', slot: step.collect } };
      case 'action':
        return { data: here, says, move: { kind: 'act', step } };
      case 'confirm':
        return { data: here, says, move: { kind: 'confirm', step } };
      case 'say':
        says = [...says, say(taskKeys.said(task.task, step.id), slotFacts(task, data.slots))];
        continue;
      case 'branch': {
        const value = String(data.slots[step.branch] ?? 'null');
        const outcome = turnOf(step, value) === null ? 'else' : value;
        const taken = turnOf(step, outcome);
        if (taken !== null) return follow({ ...way, says }, step, outcome, taken);
      }
    }
  }
  return { data, says, move: { kind: 'end' } };
}

function follow({ task, data, says: said, jumps }: Way, step: Step, outcome: string, taken: Turn): Walked {
  if (jumps >= JUMPS_MAX) throw new Error(`task ${task.task} goes in circles at ${step.id}`);
  const says =
    taken.say === undefined
      ? said
      : [...said, say(taskKeys.outcome(task.task, step.id, outcome), slotFacts(task, data.slots))];
  const next = { ...data, slots: { ...without(data.slots, taken.clear), ...taken.set } };
  if (taken.go === 'end') return { data: next, says, move: { kind: 'end' } };
  const from = taken.go === undefined ? indexOf(task, step.id) + 1 : indexOf(task, taken.go);
  return walkFrom({ task, data: next, says, jumps: jumps + 1 }, from);
}

function turnOf(step: Step, outcome: string): Turn | null {
  const declared = declaredOutcome(step, outcome);
  if (declared === undefined) return null;
  return typeof declared === 'string' ? { clear: [], set: {}, go: declared } : declared;
}

function declaredOutcome(step: Step, outcome: string): Outcome | undefined {
  if (step.kind === 'action') return step.outcomes[outcome];
  if (step.kind === 'branch') return outcome === 'else' ? step.else : step.cases[outcome];
  return undefined;
}

/** A step that is not there (yet) is the first one. */
function indexOf(task: Task, id: string | null): number {
  return Math.max(
    0,
    task.steps.findIndex((step) => step.id === id),
  );
}

export function without(slots: Slots, names: readonly string[]): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([name]) => !names.includes(name)));
}
