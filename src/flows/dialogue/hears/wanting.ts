import type { Json } from '../../../core/json.ts';
import { kinds } from '../kinds/index.ts';
import { isFilled } from '../task/conditions.ts';
import { type HeardInTask, tellsSomething } from './heard.ts';
import { isRuledOut, ruledOutIn } from './replaced.ts';

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

/** "The 6th doesn't work", "not to Boston": what is known is ruled out, and nothing is told instead (C7). */
export function ruledOutOf({ reading, task, standing, told, has }: HeardInTask): readonly string[] {
  if (tellsSomething(told) || has('question')) return [];
  const words = ruledOutIn(reading);
  return Object.entries(task.slots).flatMap(([slot, declared]) => {
    const value = standing.data.slots[slot] ?? null;
    if (value === null || (declared.type !== 'date' && declared.type !== 'item')) return [];
    const around = { moment: standing.moment, slots: standing.data.slots, asked: false, named: false };
    const found = kinds[declared.type].find(words, declared, around);
    return isRuledOut(
      value,
      found.filter(({ role }) => role === null || role === declared.role),
    )
      ? [slot]
      : [];
  });
}

/** How many people there are to be. */
export function peopleCounted({ task, standing }: HeardInTask): readonly string[] {
  const people = Object.entries(task.slots).filter(([, { type, unit }]) => type === 'count' && unit === 'people');
  return people.flatMap(([slot]) => (isFilled(standing.data.slots, slot) ? [slot] : []));
}
