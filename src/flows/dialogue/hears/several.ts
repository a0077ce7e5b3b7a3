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

/** Where a second place to go to is named, which corrects nothing: it is another journey's, as is the rest of its sentence. */
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

/**
 * What is said of the first journey: not the second place, nor what follows it in its sentence. A sentence after that speaks of the
 * first again, which is the one that is seen to.
 */
export function withoutSecond(reading: Reading, place: number): Reading {
  const end = endOfSentence(reading.text, place);
  const blank = ' '.repeat(end - place);
  return {
    ...reading,
    text: reading.text.slice(0, place) + blank + reading.text.slice(end),
    mentions: reading.mentions.filter((one) => one.end <= place || one.start >= end),
  };
}

function endOfSentence(text: string, from: number): number {
  const end = text.slice(from).search(/[.!?。！？។\n](?:\s|$)|[。！？។]/u);
  return end === -1 ? text.length : from + end;
}
