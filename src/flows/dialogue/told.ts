import { type Fact, type Facts, type Say, say } from '../../core/effect.ts';
import type { Moment } from './catalogue.ts';
import { type DialogueState, OVERTAKEN, type Slots } from './context.ts';
import type { Heard } from './events.ts';
import { slotFact, slotFacts, slotName } from './facts.ts';
import { take } from './take.ts';
import { isFilled } from './task/conditions.ts';
import { taskKeys } from './task/keys.ts';
import type { Task } from './task/schema.ts';

/** What is told on the way, besides the questions: what changed, what is known, what there is to be had. */
export function titleOf(task: Task): Fact {
  return { say: taskKeys.title(task.task), facts: {} };
}

export function updated(task: Task, slot: string, slots: Slots): Say {
  const declared = task.slots[slot];
  const value = declared === undefined ? '' : slotFact(task, slot, declared, slots);
  return say('updated', { name: slotName(task, slot), value });
}

/** A place that may be either of two: nothing was changed, and they are told how to say which (X20). */
export function unsure(task: Task, { between, value }: Heard): readonly Say[] {
  const [first, second] = between;
  if (first === undefined || second === undefined || value === null) return [];
  return [say('which_value', { value, first: slotName(task, first), second: slotName(task, second) })];
}

/** "What did I say for the date?", "is that the 20th?": what was asked about, or everything there is. */
export function recalled(task: Task, slots: Slots, heard: Heard, moment: Moment): readonly Say[] {
  const { about, whether, slots: supposed } = heard;
  const { slots: then } = take(task, slots, supposed, moment);
  const other = Object.keys(supposed).find((slot) => isFilled(then, slot));
  if (other !== undefined) return [...collected(task, slots, [other]), suppose(task, other, then)];
  const named = about.filter((slot) => Object.hasOwn(task.slots, slot));
  const wanted = named.length > 0 ? named : asked(task);
  // "One way" and "Monday the 21st" say what they are; a number does not.
  const isNamed = whether === null || wanted.some((slot) => task.slots[slot]?.type === 'count');
  const told = collected(task, slots, wanted, isNamed ? 'recall' : whether ? 'recall_so' : 'recall_not_so');
  return told.length > 0 ? told : [say('recall_nothing', { name: slotName(task, wanted[0] ?? '') })];
}

/** Nothing is changed by asking what if; how to have it is said. */
function suppose(task: Task, slot: string, slots: Slots): Say {
  const declared = task.slots[slot];
  const value = declared === undefined ? '' : slotFact(task, slot, declared, slots);
  return say('supposed', { name: slotName(task, slot), value });
}

/** What a yes would be given to, where the task has no words of its own for the question (X11). */
export function gathered(task: Task, slots: Slots): readonly Say[] {
  return collected(task, slots, asked(task));
}

function asked(task: Task): readonly string[] {
  return Object.keys(task.slots).filter((slot) => task.slots[slot]?.prompt !== undefined);
}

function collected(task: Task, slots: Slots, wanted: readonly string[], key = 'recall'): readonly Say[] {
  const known = wanted.filter((slot) => isFilled(slots, slot));
  if (known.length === 0) return [];
  const parts = known.map((slot): { say: string; facts: Facts } => {
    const declared = task.slots[slot];
    const value = declared === undefined ? '' : slotFact(task, slot, declared, slots);
    return { say: key === 'recall' ? 'recall_part' : 'recall_value', facts: { name: slotName(task, slot), value } };
  });
  return [say(key, { parts: { all: parts } })];
}

/** "What's my reference again?": the last words of the task that was completed last, if it was not declined or overtaken (C10, X5). */
export function lastResult(data: DialogueState, tasks: ReadonlyMap<string, Task>): Say | null {
  const last = data.trace.findLast(({ event }) => event === 'task_completed' || event === OVERTAKEN)?.data;
  const task = last?.['outcome'] === 'done' ? tasks.get(String(last['task'])) : undefined;
  // With its own values: another task may have been begun and left since.
  return task === undefined ? null : say(taskKeys.end(task.task), slotFacts(task, Object(last?.['slots']) as Slots));
}

export function lost(heard: Heard | null, tasks: ReadonlyMap<string, Task>): Say {
  if (heard?.intent === 'cancel' || heard?.intent === 'deny') return say('nothing_to_cancel');
  return say('not_understood_idle', { tasks: capabilities([...tasks.values()]) });
}

/** What did not happen, where a task is left: nothing was booked, or nothing called off. */
export function dropped(task: Task | undefined): Facts {
  const acts = task?.steps.flatMap((step) => (step.kind === 'confirm' ? [step.act] : [])) ?? [];
  return { act: acts.some((act) => act !== 'book') ? 'other' : 'book' };
}

/** What the business's tasks can do, to end "I can …" (C13). */
export function capabilities(tasks: readonly Task[]): Fact {
  return { either: tasks.map(titleOf) };
}
