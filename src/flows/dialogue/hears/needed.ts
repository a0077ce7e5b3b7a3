import type { Reading } from '../../../core/reading.ts';
import { daysStayed } from '../kinds/date.ts';
import type { CollectStep, Task } from '../task/schema.ts';
import { lastResult } from '../told.ts';
import type { HeardSlots } from './slots.ts';
import type { Standing } from './standing.ts';

/** Whether what is told begins a task that nobody has asked for. */
export function isBegun(reading: Reading, standing: Standing, task: Task, told: HeardSlots): boolean {
  return tellsNeeded(task, told) || tellsParty(reading, standing, task, told);
}

/** Telling what a task must ask for starts it. How long they stay says that only beside something else. */
export function tellsNeeded(task: Task, told: HeardSlots): boolean {
  return neededSlots(task).some((slot) => isTold(slot, told) && daysStayed(told.slots[slot] ?? null) === null);
}

/** "There are 3 of us", and hardly anything else: so many want something, unless it is said of what they have. */
function tellsParty({ rest }: Reading, { data, tasks }: Standing, { slots }: Task, told: HeardSlots): boolean {
  const counts = Object.keys(told.slots).filter((slot) => slots[slot]?.type === 'count');
  const isCounted = counts.some((slot) => typeof told.slots[slot] === 'number');
  return isCounted && rest.split(' ').length <= ASIDE_WORDS_MAX && lastResult(data, tasks) === null;
}

/** "We're a party of five travelling". */
const ASIDE_WORDS_MAX = 3;

export function isTold(slot: string, { slots, strangers }: HeardSlots): boolean {
  return slot in slots && !strangers.includes(slot);
}

export function neededSlots(
  { steps, slots }: Task,
  isTaken: (step: CollectStep) => boolean = () => true,
): readonly string[] {
  const collected = steps.flatMap((step) => (step.kind === 'collect' && isTaken(step) ? [step.collect] : []));
  return collected.filter((slot) => slots[slot]?.default === undefined);
}
