import type { Json } from '../../../core/json.ts';
import { mentions, type Reading } from '../../../core/reading.ts';
import { kinds } from '../kinds/index.ts';
import { isFilled } from '../task/conditions.ts';
import type { Slot, Task } from '../task/schema.ts';
import { type HeardInTask, tellsSomething } from './heard.ts';
import { type NamedSlot, namedSlots } from './names.ts';
import { isRuledOut, ruledOutIn } from './replaced.ts';

/** "Make it return": the day of the way back is named and not told, so there is to be a way back (C7). */
export function wantedBesides({ reading, task, standing, told, has }: HeardInTask): { readonly [slot: string]: Json } {
  if (tellsSomething(told) || has('question')) return {};
  const refused = refusedIn(reading, task);
  const missing = told.named.filter((slot) => !isFilled(standing.data.slots, slot) && !refused.includes(slot));
  return Object.assign({}, ...missing.map((slot) => task.slots[slot]?.implies ?? {})) as { [slot: string]: Json };
}

/** "I don't need the return": what made it one is as it is where nothing is said. */
export function doneWithout({ reading, task, standing, told }: HeardInTask): { readonly [slot: string]: Json } {
  if (tellsSomething(told)) return {};
  const had = refusedIn(reading, task).filter((slot) => isFilled(standing.data.slots, slot));
  const implied = had.flatMap((slot) => Object.keys(task.slots[slot]?.implies ?? {}));
  return Object.fromEntries(
    implied.flatMap((slot) => {
      const usual = task.slots[slot]?.default ?? null;
      return usual === null ? [] : [[slot, usual] as const];
    }),
  );
}

/** What is named behind a refusal: "I don't need the return", "no return". "The return doesn't work" wants another. */
function refusedIn(reading: Reading, task: Task): readonly string[] {
  const denials = reading.denials ?? [];
  const answers = mentions(reading, 'answer').filter(({ value }) => value === 'no');
  const isBehind = ({ start }: NamedSlot) =>
    denials.some(({ end }) => end <= start) ||
    answers.some(({ end }) => end < start && reading.text.slice(end, start).trim() === '');
  return namedSlots(reading, task)
    .filter(isBehind)
    .map(({ slot }) => slot);
}

/** "The 6th doesn't work", "not to Boston": what is known is ruled out, and nothing is told instead (C7). */
export function ruledOutOf({ reading, task, standing, told, has }: HeardInTask): readonly string[] {
  if (tellsSomething(told) || has('question')) return [];
  const words = ruledOutIn(reading);
  const refused = refusedByName(reading, task);
  return Object.entries(task.slots).flatMap(([slot, declared]) => {
    const value = standing.data.slots[slot] ?? null;
    if (value === null || (declared.type !== 'date' && declared.type !== 'item')) return [];
    const around = { moment: standing.moment, slots: standing.data.slots, asked: false, named: false };
    const found = kinds[declared.type].find(words, declared, around);
    if (refused(slot)) return [slot];
    return isRuledOut(
      value,
      found.filter(({ role }) => role === null || role === declared.role),
    )
      ? [slot]
      : [];
  });
}

/** "The dates don't work for us", "neither of those days works": called by name, and refused behind it, or all of them. */
function refusedByName(reading: Reading, task: Task): (slot: string) => boolean {
  const names = namedSlots(reading, task);
  const answers = mentions(reading, 'answer').filter(({ value }) => value === 'no');
  const refusals = [...(reading.denials ?? []), ...answers];
  const isNone = mentions(reading, 'choice').some(({ pick }) => pick === 'none');
  const behind = names.filter(({ end }) => refusals.some(({ start }) => start >= end)).map(({ slot }) => slot);
  const before = names.filter(({ slot, start }) => isDay(task.slots[slot]) && isCannot(reading, start));
  const types = isNone ? names.map(({ slot }) => task.slots[slot]?.type) : [];
  const isBefore = (slot: string) => before.some((one) => one.slot === slot);
  return (slot) => behind.includes(slot) || isBefore(slot) || types.includes(task.slots[slot]?.type);
}

/** "I don't need the return" does without the way back. A day that makes for nothing else cannot be done without. */
function isDay(slot: Slot | undefined): boolean {
  return slot?.type === 'date' && slot.implies === undefined;
}

/** "Can't do *those dates*", "not *that day*": the refusal stands right before, but for a word. "Don't change the date" keeps it. */
function isCannot({ text, denials = [], mentions: found }: Reading, start: number): boolean {
  return denials.some((denial) => {
    const between = text.slice(denial.end, start).trim();
    const isNear = denial.end <= start && !/[\s.,;:!?]/u.test(between);
    return isNear && !found.some((one) => one.kind === 'cue' && one.start >= denial.end && one.start < start);
  });
}

/** How many people there are to be. */
export function peopleCounted({ task, standing }: HeardInTask): readonly string[] {
  const people = Object.entries(task.slots).filter(([, { type, unit }]) => type === 'count' && unit === 'people');
  return people.flatMap(([slot]) => (isFilled(standing.data.slots, slot) ? [slot] : []));
}
