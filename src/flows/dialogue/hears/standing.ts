import { canonical, type Json } from '../../../core/json.ts';
import type { Mention, Reading } from '../../../core/reading.ts';
import { amongDays } from '../../../domain/within.ts';
import { isDate } from '../../../domain/zoned.ts';
import type { Moment } from '../catalogue.ts';
import type { DialogueState } from '../context.ts';
import { daysIn } from '../kinds/date.ts';
import { stepNamed } from '../task/build.ts';
import type { Task } from '../task/schema.ts';
import { withoutOccasions } from './occasions.ts';
import { type HeardSlots, heardSlots } from './slots.ts';
import { eitherDay, lastSpokenOf, toldLast } from './ways.ts';

/** Where the talk stands: what the state makes of the same words differs. */
export interface Standing {
  readonly data: DialogueState;
  readonly tasks: ReadonlyMap<string, Task>;
  /** The task under way, or null. */
  readonly task: Task | null;
  readonly moment: Moment;
}

/** The values of a task's slots in the words; only the task under way knows what it has and what it asked. */
export function slotsIn(reading: Reading, standing: Standing, task: Task): HeardSlots {
  const current = task.task === standing.task?.task;
  const either = current ? eitherDay(standing.data, task) : null;
  const spoken = current ? asBefore(reading, daysBefore(standing.data)) : reading;
  return heardSlots(withoutOccasions(spoken, task), {
    task,
    slots: current ? standing.data.slots : {},
    waitingFor: current && either === null ? (standing.data.waiting_for_slot ?? proposed(standing)) : null,
    either,
    lastSpoken: current ? lastSpokenOf(task, standing.data) : null,
    lastCounted: current ? lastToldOf('count', task, standing.data) : null,
    lastDated: current ? lastToldOf('date', task, standing.data) : null,
    spokenOf: current ? dayCountedFrom(standing.data) : null,
    moment: standing.moment,
  });
}

/** "Keep Saturday", after another week was looked at, is the Saturday that was spoken of. */
function asBefore(reading: Reading, days: readonly string[]): Reading {
  if (days.length === 0) return reading;
  const settled = (one: Mention): Mention =>
    one.kind === 'date' && one.form === 'bare' && days.includes(one.date) ? { ...one, form: 'relative' } : one;
  const { mentions, ...words } = amongDays(reading, days);
  return { ...words, mentions: mentions.map(settled) };
}

/** The days of the task under way that gave way to others, the latest first. */
function daysBefore({ trace }: DialogueState): readonly string[] {
  const begun = trace.findLastIndex(({ event }) => event === 'task_started');
  const days = trace.slice(begun + 1).flatMap(({ data }) => Object.values(Object(data['was'])));
  return days.filter((day): day is string => typeof day === 'string' && isDate(day)).reverse();
}

/** The one day that was said where another is needed: "the day before" and "Friday" are counted from it. */
export function dayCountedFrom({ asked: { within } }: DialogueState): string | null {
  const days = within === undefined ? null : daysIn(within);
  return days !== null && days.from === days.to ? days.from : null;
}

/** The number or the day that was changed last, where nothing else was with it. */
function lastToldOf(type: 'count' | 'date', task: Task, data: DialogueState): string | null {
  const [only, ...more] = toldLast(data);
  return only !== undefined && more.length === 0 && task.slots[only]?.type === type ? only : null;
}

/** The slot whose options are listed while one of them is proposed: "the 2nd" is one of them then, and no day. */
function proposed({ data, task }: Standing): string | null {
  const step = task === null ? null : stepNamed(task, data.current_step);
  return data.conversation_state === 'confirming' && step?.kind === 'confirm' ? (step.choose ?? null) : null;
}

export function isSame({ data }: Standing, slot: string, value: Json): boolean {
  return canonical(data.slots[slot] ?? null) === canonical(value);
}
