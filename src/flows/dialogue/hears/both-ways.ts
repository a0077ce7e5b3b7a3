import { mentions, type Reading } from '../../../core/reading.ts';
import { overlaps } from '../../../core/span.ts';
import type { Moment } from '../catalogue.ts';
import type { Slots } from '../context.ts';
import { kinds } from '../kinds/index.ts';
import type { Found } from '../kinds/kind.ts';
import type { Slot, Task } from '../task/schema.ts';
import type { NamedSlot } from './names.ts';

/** What words are heard against: the task, what is known of it and the moment. */
export interface Where {
  readonly task: Task;
  readonly slots: Slots;
  readonly moment: Moment;
}

interface Asking {
  readonly task: Task;
  readonly waitingFor: string | null;
}

/** "Tonight" is a day, and an hour of it; "the 2nd" is a day or a choice, and not both. */
export function isDayAndHour(reading: Reading, found: Found, { slots }: Task, names: readonly string[]): boolean {
  const types = names.map((name) => slots[name]?.type);
  const timed = [...mentions(reading, 'window'), ...mentions(reading, 'time')].some((one) => overlaps(one, found));
  return timed && types.includes('date') && types.some((type) => type === 'option' || type === 'window');
}

/** "Back on Sunday evening" says when the way back is: it is for the slot of that, and the way out is not chosen by it. */
export function isOfItsWay(
  reading: Reading,
  { type, role }: Slot,
  found: Found,
  names: readonly NamedSlot[],
  situation: Asking,
): boolean {
  const timed = [...mentions(reading, 'time'), ...mentions(reading, 'window')];
  if ((type !== 'option' && type !== 'window') || !timed.some((one) => overlaps(one, found))) return true;
  return isOfWayBack(reading, found, names, situation) === (type === 'window' && role === 'to');
}

function isOfWayBack(
  reading: Reading,
  found: Found,
  names: readonly NamedSlot[],
  { task, waitingFor }: Asking,
): boolean {
  const isBack = (slot: string | null) =>
    task.slots[slot ?? '']?.type === 'date' && task.slots[slot ?? '']?.role === 'to';
  const named = names.findLast((name) => name.end <= found.start && task.slots[name.slot]?.type === 'date');
  if (named !== undefined) return isBack(named.slot);
  if (isBack(waitingFor) || isOfSpanEnd(reading, found)) return true;
  return mentions(reading, 'date').filter(({ end }) => end <= found.start).length > 1;
}

/** "Friday to Sunday evening": what stands right behind the last day of a span is said of that day. */
function isOfSpanEnd(reading: Reading, { start }: Pick<Found, 'start'>): boolean {
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
