import { type Fact, type Say, say } from '../../core/effect.ts';
import { message } from '../../core/kit/message.ts';
import type { Catalogue } from './catalogue.ts';
import { type DialogueState, traced } from './context.ts';
import { nothingUnderWay } from './endings.ts';
import { type DialogueEvent, heardOf } from './events.ts';
import { optionFact, optionsOf, slotFacts, slotName } from './facts.ts';
import { eitherDay } from './hears/ways.ts';
import type { Memory } from './memory.ts';
import { stepNamed } from './task/build.ts';
import { taskKeys } from './task/keys.ts';
import type { Task } from './task/schema.ts';
import { capabilities, dropped, gathered, titleOf } from './told.ts';

type Tasks = ReadonlyMap<string, Task>;

/** The messages that each step on the way may come to; `*` stands for a task, a step, a slot or a problem. */
const OWN = ['task.*.step.*.say', 'task.*.step.*.on.*'];
export const WALKED = OWN;
export const ANSWERED = ['invalid.none_then', ...OWN];
export const TAKEN = [
  'updated',
  'which_value',
  'first_of_several',
  'invalid.*',
  'task.*.*.unknown',
  'task.*.*.unsure',
  ...OWN,
];
export const RECALLED = ['recall', 'recall_so', 'recall_not_so', 'recall_nothing'];
export const UNDERSTOOD = [
  ...['not_understood', 'not_understood_idle', 'take_your_time', 'nothing_to_cancel', 'cancelled', 'restarted'],
  ...['set_aside', 'one_at_a_time', 'task_changed', 'task_gone', 'task.*.end', ...RECALLED, ...TAKEN],
];
export const QUESTIONS = ['task.*.*.prompt', 'task.*.*.reprompt', 'ask_slot', 'which_of_two'];
export const PROPOSALS = ['task.*.step.*.message', 'task.*.step.*.picked', 'recall', 'confirm_action'];
export const ENDINGS = ['task.*.end', 'task.*.step.*.declined', 'declined'];
export const RESUMING = ['back_to'];
export const RECOVERY = ['error', 'error_in_task'];

export const cancelled = message('cancelled', ({ data }: Memory, _event: unknown, { tasks }: Catalogue) =>
  dropped(tasks.get(data.current_flow)),
);
export const otherOne = message('other_of_several');
export const help = message('help', (_memory: Memory, _event: unknown, { tasks }: Catalogue) => ({
  tasks: capabilities([...tasks.values()]),
}));

/** What is asked when the machine comes to rest, and what is remembered of having asked it. */
export function question(memory: Memory, _event: unknown, { tasks }: Catalogue): Partial<Memory> {
  const { data, next, refused } = memory;
  const slot = next.kind === 'ask' ? next.slot : data.waiting_for_slot;
  const asked = { ...data.asked, question: slot, options: choicesOf(data, tasks, slot) };
  const asking = { ...data, waiting_for_slot: slot, asked };
  return { data: asking, says: [...memory.says, ...questionOf(asking, tasks, refused === slot)] };
}

/** The question about the slot that is waited for, in other words if the last answer would not do. */
export function questionOf(data: DialogueState, tasks: Tasks, again: boolean): readonly Say[] {
  const task = tasks.get(data.current_flow);
  const slot = data.waiting_for_slot;
  if (task === undefined || slot === null) return [];
  const either = eitherDay(data, task);
  if (either !== null) {
    const [first, second] = either.slots.map((name) => slotName(task, name));
    return [say('which_of_two', { value: { date: either.day }, first: first ?? '', second: second ?? '' })];
  }
  const facts = { ...slotFacts(task, data.slots), choices: { numbered: choiceFacts(task, slot) } };
  if (again && task.slots[slot]?.reprompt !== undefined) return [say(taskKeys.reprompt(task.task, slot), facts)];
  if (task.slots[slot]?.prompt !== undefined) return [say(taskKeys.prompt(task.task, slot), facts)];
  return [say('ask_slot', { name: slotName(task, slot) })];
}

export function summary(memory: Memory, event: DialogueEvent, { tasks }: Catalogue): Partial<Memory> {
  const { data } = memory;
  const asked = { ...data.asked, question: data.current_step, options: optionIds(data, tasks) };
  const proposing = { ...data, waiting_for_slot: null, asked };
  const picked = memory.says.length === 0 && isPick(data, event, tasks);
  return { data: proposing, says: [...memory.says, ...summaryOf(proposing, tasks, picked)] };
}

/** Of the options that are listed already one is told, and nothing else. */
function isPick(data: DialogueState, event: DialogueEvent, tasks: Tasks): boolean {
  const task = tasks.get(data.current_flow);
  const step = task === undefined ? null : stepNamed(task, data.current_step);
  if (step?.kind !== 'confirm' || step.choose === undefined || data.asked.question !== step.id) return false;
  const told = Object.entries(heardOf(event).slots);
  const isListed = optionIds(data, tasks).join() === data.asked.options.join();
  return (
    isListed && told.length === 1 && told.every(([slot, value]) => slot === step.choose && value === data.slots[slot])
  );
}

export function summaryOf(data: DialogueState, tasks: Tasks, picked = false): readonly Say[] {
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
  const key = picked && step.picked !== undefined ? taskKeys.picked : taskKeys.message;
  return [say(key(task.task, step.id), facts)];
}

/** The task's last words; a no is an end too, and says so (C9). The audit record is the trace and the turn (C10). */
export function closing(memory: Memory, { type }: DialogueEvent, { tasks }: Catalogue): Partial<Memory> {
  const { data } = memory;
  const declined = type === 'deny';
  const task = tasks.get(data.current_flow);
  const outcome = declined ? 'declined' : 'done';
  const audit = traced(data, memory.now, 'task_completed', { task: data.current_flow, outcome, slots: data.slots });
  if (task === undefined) return { data: audit };
  const last = declined ? declinedWords(task, data) : say(taskKeys.end(task.task), slotFacts(task, data.slots));
  return { data: audit, says: [...memory.says, last] };
}

function declinedWords(task: Task, data: DialogueState): Say {
  const step = stepNamed(task, data.current_step);
  if (step?.kind !== 'confirm' || step.declined === undefined) return say('declined');
  return say(taskKeys.declined(task.task, step.id), slotFacts(task, data.slots));
}

/** Nothing is under way any more; the slots stay for reference until the next task starts (C10). */
export function settled({ data }: Memory): Partial<Memory> {
  return { data: nothingUnderWay(data), next: { kind: 'rest' } };
}

export function recovery(memory: Memory, _event: unknown, { tasks }: Catalogue): Partial<Memory> {
  const data = {
    ...memory.data,
    waiting_for_slot: null,
    asked: { ...memory.data.asked, question: 'error', options: [] },
  };
  return { data, says: [...memory.says, ...recoveryOf(data, tasks)] };
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
