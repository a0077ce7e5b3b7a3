import type { Json } from '../../../core/json.ts';
import type { Reading } from '../../../core/reading.ts';
import type { Slots } from '../context.ts';
import { phraseIn } from '../kinds/phrase.ts';
import { isFilled } from '../task/conditions.ts';
import type { Task } from '../task/schema.ts';
import phrases from './swap.json' with { type: 'json' };

/** "No, the other way round": where from and where to change places. Null if nothing of the kind was said. */
export function swappedIn(reading: Reading, task: Task, slots: Slots): { [slot: string]: Json } | null {
  if (!phrases[reading.locale].some((phrase) => phraseIn(reading.text, phrase) !== null)) return null;
  const all = Object.entries(task.slots);
  for (const [from, first] of all) {
    const to = all.find(([, slot]) => first.role === 'from' && slot.role === 'to' && slot.type === first.type)?.[0];
    if (to === undefined || first.type === 'date' || !isFilled(slots, from) || !isFilled(slots, to)) continue;
    return { [from]: slots[to] ?? null, [to]: slots[from] ?? null };
  }
  return null;
}
