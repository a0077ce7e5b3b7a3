import { hasCue, type Reading } from '../../../core/reading.ts';
import type { DialogueState, Slots } from '../context.ts';
import { optionNamed } from '../facts.ts';
import { phraseIn } from '../kinds/phrase.ts';
import type { Task } from '../task/schema.ts';
import { phrasesIn } from './names.ts';
import phrases from './same.json' with { type: 'json' };

/** A task that came to its end, and what it was about. */
export interface Ended {
  readonly task: Task;
  readonly slots: Slots;
}

/** The last task that ended, done or refused. One that is about what another made has nothing of its own: a cancellation. */
export function endedLast({ trace }: DialogueState, tasks: ReadonlyMap<string, Task>): Ended | null {
  const ended = trace.flatMap(({ event, data }) => {
    const task = event === 'task_completed' ? tasks.get(String(data['task'])) : undefined;
    const isOwn = task !== undefined && Object.values(task.slots).every(({ carry }) => carry !== true);
    return isOwn ? [{ task, slots: Object(data['slots']) as Slots }] : [];
  });
  return ended.at(-1) ?? null;
}

/** What was asked for and told of a task, without what was chosen from what it found. */
export function valuesOf({ task, slots }: Ended): Slots {
  const collected = task.steps.flatMap((step) => (step.kind === 'collect' ? [step.collect] : []));
  const values = collected.flatMap((slot) => {
    const value = slots[slot] ?? null;
    return value === null || task.slots[slot]?.type === 'option' ? [] : [[slot, value] as const];
  });
  return Object.fromEntries(values);
}

/** When what was chosen was: it is looked for again, and wished for at that time. */
export function timesOf({ task, slots }: Ended, found: Slots): Slots {
  const chosen = Object.entries(task.slots).flatMap(([name, slot]) => {
    const time = slot.type === 'option' ? optionNamed(slot, found, slots[name] ?? null)?.['time'] : undefined;
    return typeof time === 'string' ? [[name, time] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** "The same one", "same flight but the 21st": what ended last is wanted again, with nothing under way (C10). */
export function againIn(reading: Reading, ended: Ended | null): Ended | null {
  if (ended === null) return null;
  const { alone, leads } = phrases[reading.locale];
  const words = phrasesIn(ended.task.triggers, reading.locale);
  // "Can you book the same for my wife?" wishes.
  const forAnother = reading.clauses?.some(({ forWhom, act }) => forWhom === 'another' || act === 'book') === true;
  const said = [
    ...(hasCue(reading, 'question') && !forAnother ? [] : alone),
    ...(forAnother ? leads : []),
    ...leads.flatMap((lead) => words.map((word) => `${lead} ${word}`)),
  ];
  return said.some((phrase) => phraseIn(reading.text, phrase) !== null) ? ended : null;
}
