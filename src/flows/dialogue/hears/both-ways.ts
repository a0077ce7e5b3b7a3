import { mentions, type Reading } from '../../../core/reading.ts';
import type { Moment } from '../catalogue.ts';
import type { Slots } from '../context.ts';
import { kinds } from '../kinds/index.ts';
import type { Found } from '../kinds/kind.ts';
import type { Task } from '../task/schema.ts';

interface Where {
  readonly task: Task;
  readonly slots: Slots;
  readonly moment: Moment;
}

/** "Friday to Sunday evening": what stands right behind the last day of a span is said of that day. */
export function isOfSpanEnd(reading: Reading, { start }: Pick<Found, 'start'>): boolean {
  return mentions(reading, 'dates').some(
    ({ end, loose }) => !loose && end <= start && reading.text.slice(end, start).trim() === '',
  );
}

/** "Both in the morning", "the 12th to the 15th, in the morning": one part of the day for the way out and the way back. */
export function bothWays(reading: Reading, { task, slots, moment }: Where): Slots {
  const timed = [...mentions(reading, 'window'), ...mentions(reading, 'time')].filter(({ negated }) => !negated);
  const [only, ...more] = timed;
  if (only === undefined || more.length > 0 || !isOfBoth(reading, only)) return {};
  const ways = Object.entries(task.slots).filter(
    ([, { type, role }]) => type === 'option' || (type === 'window' && role === 'to'),
  );
  if (ways.length < 2) return {};
  const around = { moment, slots, asked: false, named: false };
  const found = ways.flatMap(([name, slot]) => {
    const one = kinds[slot.type].find(reading, slot, around).find(({ start }) => start === only.start);
    return one === undefined ? [] : [[name, one.value] as const];
  });
  return Object.fromEntries(found);
}

function isOfBoth(reading: Reading, { start }: Pick<Found, 'start'>): boolean {
  if (mentions(reading, 'choice').some(({ pick, negated }) => pick === 'both' && !negated)) return true;
  const days = mentions(reading, 'date').filter(({ end }) => end <= start);
  const spans = mentions(reading, 'dates').filter(({ end, loose }) => !loose && end <= start);
  const last = Math.max(0, ...[...days, ...spans].map(({ end }) => end));
  return (days.length > 1 || spans.length > 0) && /[,.;:!]/u.test(reading.text.slice(last, start));
}
