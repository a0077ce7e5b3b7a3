import { asWanted } from '../../../core/hearing.ts';
import { mentions, type Reading } from '../../../core/reading.ts';
import { PRICES } from '../../../core/vocabulary.ts';
import type { Slots } from '../context.ts';
import { isFilled } from '../task/conditions.ts';
import type { SlotType, Task } from '../task/schema.ts';
import { isSame, type Standing, slotsIn } from './standing.ts';

/** "What if I come back on the 9th?" only asks: the values that would be others than those that stand. */
export function supposedIn({ clauses = [], ...words }: Reading, standing: Standing, task: Task): Slots {
  const supposing = clauses.filter(({ mood }) => mood === 'supposes');
  if (supposing.length === 0) return {};
  const reading = { ...words, mentions: supposing.flatMap((clause) => clause.mentions) };
  return othersIn(reading, standing, task, ({ type }) => type !== 'option');
}

/** "What's the price for 2?": another number than stands is looked up, as another day is. */
export function pricedFor(words: Reading, standing: Standing, task: Task): Slots {
  if (!mentions(words, 'topic').some(({ topic }) => topic === PRICES)) return {};
  const { clauses: _, ...reading } = asWanted(words, ['tells', 'wants', 'asks']);
  return othersIn(reading, standing, task, ({ type }) => type === 'count');
}

function othersIn(
  reading: Reading,
  standing: Standing,
  task: Task,
  isMeant: (slot: { readonly type: SlotType }) => boolean,
): Slots {
  const found = Object.entries(slotsIn(reading, standing, task).slots).filter(([name, value]) => {
    const slot = task.slots[name];
    return slot !== undefined && isMeant(slot) && isFilled(standing.data.slots, name) && !isSame(standing, name, value);
  });
  return Object.fromEntries(found);
}
