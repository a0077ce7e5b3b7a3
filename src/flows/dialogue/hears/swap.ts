import type { Json } from '../../../core/json.ts';
import { hasCue, type Reading } from '../../../core/reading.ts';
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

interface Asked {
  readonly task: Task;
  readonly slots: Slots;
  readonly waitingFor: string | null;
}

/**
 * "Cancún", told where it was asked where from, and then "from Boston": the first was where to, which is asked now. Nothing is
 * moved by a correction, which puts the one in place of the other (C7).
 */
export function movedOver(reading: Reading, heard: Slots, { task, slots, waitingFor }: Asked): Slots {
  const asked = task.slots[waitingFor ?? ''];
  if (waitingFor === null || asked?.type !== 'item' || asked.role === undefined || waitingFor in heard) return {};
  if (hasCue(reading, 'correction', 'change') || reading.mentions.some(({ negated }) => negated)) return {};
  const other = Object.entries(task.slots).find(
    ([, { type, list, role }]) => type === 'item' && list === asked.list && role !== undefined && role !== asked.role,
  )?.[0];
  const known = other === undefined ? null : (slots[other] ?? null);
  if (other === undefined || known === null || !(other in heard) || heard[other] === known) return {};
  return { [waitingFor]: known };
}
