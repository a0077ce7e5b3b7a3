import type { Json } from '../../../core/json.ts';
import { isFilled } from '../task/conditions.ts';
import { type HeardInTask, tellsSomething } from './heard.ts';

/** "Make it return": the day of the way back is named and not told, so there is to be a way back (C7). */
export function wantedBesides({ task, standing, told, has }: HeardInTask): { readonly [slot: string]: Json } {
  if (tellsSomething(told) || has('question')) return {};
  const missing = told.named.filter((slot) => !isFilled(standing.data.slots, slot));
  return Object.assign({}, ...missing.map((slot) => task.slots[slot]?.implies ?? {})) as { [slot: string]: Json };
}

/** "I don't need the return": what made it one is as it is where nothing is said. */
export function doneWithout({ reading, task, standing, told }: HeardInTask): { readonly [slot: string]: Json } {
  if (tellsSomething(told) || (reading.denials ?? []).length === 0) return {};
  const had = told.named.filter((slot) => isFilled(standing.data.slots, slot));
  const implied = had.flatMap((slot) => Object.keys(task.slots[slot]?.implies ?? {}));
  return Object.fromEntries(
    implied.flatMap((slot) => {
      const usual = task.slots[slot]?.default ?? null;
      return usual === null ? [] : [[slot, usual] as const];
    }),
  );
}

/** How many people there are to be. */
export function peopleCounted({ task, standing }: HeardInTask): readonly string[] {
  const people = Object.entries(task.slots).filter(([, { type, unit }]) => type === 'count' && unit === 'people');
  return people.flatMap(([slot]) => (isFilled(standing.data.slots, slot) ? [slot] : []));
}
