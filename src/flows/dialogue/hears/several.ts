import type { Reading } from '../../../core/reading.ts';
import type { Moment } from '../catalogue.ts';
import type { Slots } from '../context.ts';
import { kinds } from '../kinds/index.ts';
import type { Task } from '../task/schema.ts';
import { asCorrected } from './replaced.ts';

interface Where {
  readonly task: Task;
  readonly slots: Slots;
  readonly moment: Moment;
}

/** Where a second place to go to is named, which corrects nothing: it is another journey's, as is what follows it. */
export function secondOf(reading: Reading, { task, slots, moment }: Where): number | null {
  const around = { moment, slots, asked: false, named: false };
  const places = Object.values(task.slots).filter(({ type, role }) => type === 'item' && role === 'to');
  const again = places.flatMap((slot) => {
    const [first, ...more] = asCorrected(reading, kinds.item.find(reading, slot, around)).filter(
      ({ role }) => role === 'to',
    );
    return more.filter(({ value, stranger }) => value !== first?.value && !stranger).map(({ start }) => start);
  });
  return again.length === 0 ? null : Math.min(...again);
}

export function before(reading: Reading, place: number): Reading {
  return { ...reading, mentions: reading.mentions.filter(({ end }) => end <= place) };
}
