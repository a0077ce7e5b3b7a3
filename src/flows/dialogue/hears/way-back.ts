import type { DialogueState, Slots } from '../context.ts';
import { isFilled } from '../task/conditions.ts';
import type { Slot, SlotType, Task } from '../task/schema.ts';

/**
 * "Another one back on Sunday", right after a way out was booked: the same way back, for as many, on that day. A place that is
 * named is no way back, and neither is a day where both ways were booked.
 */
export function wayBackOf(task: Task, told: Slots, { slots, trace }: DialogueState): Slots | null {
  const last = trace.findLast(({ event }) => event === 'task_completed' || event === 'task_started');
  if (last?.data['outcome'] !== 'done' || last.data['task'] !== task.task) return null;
  const [from, to] = [named(task, 'item', 'from'), named(task, 'item', 'to')];
  const [leaving, back] = [named(task, 'date', 'from'), named(task, 'date', 'to')];
  if (from === null || to === null || leaving === null || back === null || isFilled(slots, back)) return null;
  const { [back]: day, ...rest } = told;
  if (day === undefined || [from, to, leaving].some((slot) => slot in told || !isFilled(slots, slot))) return null;
  const counts = Object.keys(task.slots).filter((slot) => task.slots[slot]?.type === 'count' && isFilled(slots, slot));
  const many = Object.fromEntries(counts.map((slot) => [slot, slots[slot] ?? null]));
  return { ...many, ...rest, [from]: slots[to] ?? null, [to]: slots[from] ?? null, [leaving]: day };
}

function named(task: Task, type: SlotType, role: NonNullable<Slot['role']>): string | null {
  return Object.entries(task.slots).find(([, slot]) => slot.type === type && slot.role === role)?.[0] ?? null;
}
