import { type Fact, type Say, say } from '../../core/effect.ts';
import { type DialogueState, traced } from './context.ts';
import { nothingUnderWay } from './endings.ts';
import { optionFact, optionsOf, slotFacts, slotName } from './facts.ts';
import { stepNamed } from './task/build.ts';
import { taskKeys } from './task/keys.ts';
import type { Task } from './task/schema.ts';
import { gathered, titleOf } from './told.ts';
import type { Working } from './working.ts';

type Tasks = ReadonlyMap<string, Task>;

/** What is said when the machine comes to rest, and what is remembered of having said it. */
export function question(working: Working, tasks: Tasks): Working {
  const { data, next, refused } = working;
  const slot = next.kind === 'ask' ? next.slot : data.waiting_for_slot;
  const asked = { ...data.asked, question: slot, options: choicesOf(data, tasks, slot) };
  const asking = { ...data, waiting_for_slot: slot, asked };
  return { ...working, data: asking, says: [...working.says, ...questionOf(asking, tasks, refused === slot)] };
}

/** The question about the slot that is waited for, in other words if the last answer would not do. */
export function questionOf(data: DialogueState, tasks: Tasks, again: boolean): readonly Say[] {
  const task = tasks.get(data.current_flow);
  const slot = data.waiting_for_slot;
  if (task === undefined || slot === null) return [];
  const facts = { ...slotFacts(task, data.slots), choices: { numbered: choiceFacts(task, slot) } };
  if (again && task.slots[slot]?.reprompt !== undefined) return [say(taskKeys.reprompt(task.task, slot), facts)];
  if (task.slots[slot]?.prompt !== undefined) return [say(taskKeys.prompt(task.task, slot), facts)];
  return [say('ask_slot', { name: slotName(task, slot) })];
}

export function summary(working: Working, tasks: Tasks): Working {
  const { data } = working;
  const asked = { ...data.asked, question: data.current_step, options: optionIds(data, tasks) };
  const proposing = { ...data, waiting_for_slot: null, asked };
  return { ...working, data: proposing, says: [...working.says, ...summaryOf(proposing, tasks)] };
}

export function summaryOf(data: DialogueState, tasks: Tasks): readonly Say[] {
  const task = tasks.get(data.current_flow);
  const step = task === undefined ? null : stepNamed(task, data.current_step);
  if (task === undefined || step === null) return [];
  if (step.kind !== 'confirm') return [...gathered(task, data.slots), say('confirm_action', { title: titleOf(task) })];
  const chosen = step.choose ?? '';
  const slot = task.slots[chosen];
  const options = slot === undefined ? [] : optionsOf(slot, data.slots);
  const numbered = options.map((option) => optionFact(task, chosen, option));
  const facts = {
    ...slotFacts(task, data.slots),
    options: { numbered },
    options_count: options.length,
    option_number: 1 + options.findIndex((option) => option['id'] === data.slots[chosen]),
  };
  return [say(taskKeys.message(task.task, step.id), facts)];
}

/** The task's last words; a no is an end too, and says so (C9). The audit record is the trace and the turn (C10). */
export function closing(working: Working, tasks: Tasks, declined: boolean): Working {
  const { data } = working;
  const task = tasks.get(data.current_flow);
  const outcome = declined ? 'declined' : 'done';
  const audit = traced(data, working.now, 'task_completed', { task: data.current_flow, outcome, slots: data.slots });
  if (task === undefined) return { ...working, data: audit };
  const last = declined ? declinedWords(task, data) : say(taskKeys.end(task.task), slotFacts(task, data.slots));
  return { ...working, data: audit, says: [...working.says, last] };
}

function declinedWords(task: Task, data: DialogueState): Say {
  const step = stepNamed(task, data.current_step);
  if (step?.kind !== 'confirm' || step.declined === undefined) return say('declined');
  return say(taskKeys.declined(task.task, step.id), slotFacts(task, data.slots));
}

/** Nothing is under way any more; the slots stay for reference until the next task starts (C10). */
export function settled(working: Working): Working {
  return { ...working, data: nothingUnderWay(working.data), next: { kind: 'rest' } };
}

export function recovery(working: Working, tasks: Tasks): Working {
  const data = {
    ...working.data,
    waiting_for_slot: null,
    asked: { ...working.data.asked, question: 'error', options: [] },
  };
  return { ...working, data, says: [...working.says, ...recoveryOf(data, tasks)] };
}

/** What went wrong and the three ways on: try again, cancel, help (C8). */
export function recoveryOf(data: DialogueState, tasks: Tasks): readonly Say[] {
  const task = tasks.get(data.current_flow);
  return [task === undefined ? say('error') : say('error_in_task', { title: titleOf(task) })];
}

function optionIds(data: DialogueState, tasks: Tasks): string[] {
  const task = tasks.get(data.current_flow);
  const step = task === undefined ? null : stepNamed(task, data.current_step);
  const slot = step?.kind === 'confirm' && step.choose !== undefined ? task?.slots[step.choose] : undefined;
  return slot === undefined ? [] : optionsOf(slot, data.slots).map((option) => String(option['id']));
}

function choicesOf(data: DialogueState, tasks: Tasks, slot: string | null): string[] {
  const declared = slot === null ? undefined : tasks.get(data.current_flow)?.slots[slot];
  return (declared?.choices ?? []).map((choice) => choice.id);
}

function choiceFacts(task: Task, slot: string): Fact[] {
  const choices = task.slots[slot]?.choices ?? [];
  return choices.map((choice) => ({ say: taskKeys.choice(task.task, slot, choice.id), facts: {} }));
}
