import { say } from '../../core/effect.ts';
import type { Json } from '../../core/json.ts';
import { isDate } from '../../domain/calendar.ts';
import type { Place } from './catalogue.ts';
import { type DialogueState, type Slots, traced } from './context.ts';
import { onward, withoutDays, withoutError } from './endings.ts';
import type { Heard } from './events.ts';
import { daysIn } from './kinds/date.ts';
import type { Memory } from './memory.ts';
import { DAY_OF_OCCASION, NOT_COUNTED, take, WHICH_DAY, WHICH_ONE } from './take.ts';
import { isFilled, isMet } from './task/conditions.ts';
import { inputsOf } from './task/inputs.ts';
import type { SlotType, Task } from './task/schema.ts';
import { without } from './task/walk.ts';
import { unsure, updated } from './told.ts';

/** Takes every value given, says what became of the old ones, and goes on from where that leaves the task (C6, C7). */
export function informed(memory: Memory, task: Task, heard: Heard, announce: boolean, place: Place): Memory {
  // "I want to change the date" without a new one: it is forgotten, and so asked for again.
  const forgotten =
    heard.intent === 'correct'
      ? heard.about.filter((slot) => isForgettable(task, slot) && !Object.hasOwn(heard.slots, slot))
      : [];
  const before = without(memory.data.slots, forgotten);
  const taken = take(task, before, heard.slots, { ...place, now: memory.now });
  const refused = taken.problems.map((problem) => problem.slot);
  const wrong = taken.problems
    .filter(
      ({ slot, reason }) => !OPEN.has(reason) || (reason === NOT_COUNTED && slot === memory.data.waiting_for_slot),
    )
    .map((problem) => problem.slot);
  const corrected = taken.changed.filter((slot) => isFilled(before, slot) && !refused.includes(slot));
  // What merely follows from what was told ("back on Sunday" makes it a round trip) is not announced beside it.
  const told = announce
    ? corrected.filter((slot) => Object.hasOwn(heard.slots, slot) && !LISTED.has(task.slots[slot]?.type))
    : [];
  const [way] = heard.day === null ? [] : heard.between;
  const days =
    way === undefined ? daysToLookIn(task, memory.data, heard.slots) : { within: `${heard.day}/${heard.day}` };
  const data = {
    ...memory.data,
    slots: taken.slots,
    asked: { ...withoutDays(memory.data.asked), ...days },
    current_step: rewound(task, memory.data, taken.slots, taken.changed),
    // A day that may be either of two is asked about: a yes to what was proposed before is none to that (X11).
    waiting_for_slot: way ?? memory.data.waiting_for_slot,
  };
  const gone = onward(
    {
      ...memory,
      data: traced(data, memory.now, heard.intent, {
        task: task.task,
        slots: [...taken.changed],
        refused,
        was: daysOf(task, before, corrected),
      }),
      refused: wrong[0] ?? null,
      heard: null,
      says: [
        ...memory.says,
        ...(heard.several ? [say('first_of_several')] : []),
        ...told.map((slot) => updated(task, slot, taken.slots)),
        ...unsure(task, heard),
        // How many they are is asked next, and that says it all.
        ...taken.problems
          .filter(({ reason }) => reason !== NOT_COUNTED)
          .map(({ reason, facts, key }) => say(key ?? `invalid.${reason}`, facts)),
      ],
    },
    task,
  );
  // "Atlantis", which nobody flies to: where to is asked once more before anything else is.
  const again = wrong.find(
    (slot) => gone.next.kind === 'ask' && !isFilled(gone.data.slots, slot) && isCollected(task, slot),
  );
  return again === undefined ? gone : { ...gone, next: { kind: 'ask', slot: again } };
}

/** The days that gave way: "keep Saturday" means the one that was spoken of. */
function daysOf({ slots }: Task, before: Slots, changed: readonly string[]): Slots {
  const days = changed.filter((slot) => slots[slot]?.type === 'date');
  return Object.fromEntries(days.map((slot) => [slot, before[slot] ?? null]));
}

function isCollected({ steps }: Task, slot: string): boolean {
  return steps.some((step) => step.kind === 'collect' && step.collect === slot);
}

/** Of options that are listed one is always proposed: whoever wants another sees them again. */
function isForgettable(task: Task, slot: string): boolean {
  return Object.hasOwn(task.slots, slot) && task.slots[slot]?.type !== 'option';
}

/** Nothing is wrong with what was said; it only leaves open which. */
const OPEN: ReadonlySet<string> = new Set([WHICH_DAY, WHICH_ONE, DAY_OF_OCCASION, NOT_COUNTED]);

/** What the list that is shown next tells by itself. */
const LISTED: ReadonlySet<SlotType | undefined> = new Set(['option', 'window']);

/** Days were said where one is needed: "Tuesday" will be the one of them. Words that nobody knows change nothing. */
function daysToLookIn(task: Task, { asked }: DialogueState, said: Slots): Pick<DialogueState['asked'], 'within'> {
  const dates = Object.entries(said).filter(([slot]) => task.slots[slot]?.type === 'date');
  const isTold = dates.some(([, value]) => isDate(String(value)));
  const days = dates.find(([, value]) => daysIn(value) !== null)?.[1] ?? (isTold ? undefined : asked.within);
  return days === undefined ? {} : { within: String(days) };
}

/** A task begins: what an earlier one left is forgotten, except what is to be carried on (C10). */
export function begun(memory: Memory, task: Task): Memory {
  const slots: { [slot: string]: Json } = {};
  for (const [name, slot] of Object.entries(task.slots)) {
    const kept = slot.carry === true && !isDone(memory.data, task) ? memory.data.slots[name] : undefined;
    const value = kept ?? slot.default;
    if (value !== undefined && value !== null) slots[name] = value;
  }
  const data: DialogueState = {
    ...memory.data,
    current_flow: task.task,
    current_step: null,
    waiting_for_slot: null,
    slots,
    metadata: withoutError(memory.data.metadata),
    asked: { ...withoutDays(memory.data.asked), question: null, options: [], version: task.version },
  };
  return { ...memory, agreed: null, data: traced(data, memory.now, 'task_started', { task: task.task }) };
}

/** What it was done to last is not what it is asked for again: that is called off by now. */
function isDone({ trace }: DialogueState, { task }: Task): boolean {
  const last = trace.findLast(({ event }) => event === 'task_completed')?.data;
  return last?.['task'] === task && last['outcome'] === 'done';
}

/**
 * After a change the task goes on from where it is, unless an earlier step rests on what changed: an action that was
 * given the old value, or a question whose answer no longer stands.
 */
function rewound(task: Task, data: DialogueState, slots: Slots, changed: readonly string[]): string | null {
  const here = task.steps.findIndex((step) => step.id === data.current_step);
  const first = task.steps.slice(0, Math.max(0, here)).find((step) => {
    if (!isMet(step.if, slots)) return false;
    if (step.kind === 'collect') return !isFilled(slots, step.collect);
    // What was agreed to is no longer what would be done.
    if (step.kind === 'confirm') return changed.length > 0;
    return step.kind === 'action' && changed.some((slot) => inputsOf(task, step).includes(slot));
  });
  return first?.id ?? data.current_step;
}
