import { canonical, isList, type Json } from '../../../core/json.ts';
import type { Slots } from '../context.ts';
import type { Condition, Named } from './schema.ts';

/** Whether every slot named has the value given, or one of the values given; null stands for a slot without value. */
export function isMet(condition: Condition | undefined, slots: Slots): boolean {
  return Object.entries(condition ?? {}).every(([slot, wanted]) => {
    const accepted = isList(wanted) ? wanted : [wanted];
    return accepted.some((value) => canonical(value) === canonical(slots[slot] ?? null));
  });
}

export function isFilled(slots: Slots, slot: string): boolean {
  return (slots[slot] ?? null) !== null;
}

/** `future_date` or `count_range: { max: 9 }` as name and parameters. */
export function nameAndParameters(named: Named): readonly { name: string; parameters: { [key: string]: Json } }[] {
  if (typeof named === 'string') return [{ name: named, parameters: {} }];
  return Object.entries(named).map(([name, parameters]) => ({ name, parameters }));
}
