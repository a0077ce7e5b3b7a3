import { mentions, type Reading } from '../../../core/reading.ts';
import { overlaps } from '../../../core/span.ts';
import type { Slots } from '../context.ts';
import { kinds } from '../kinds/index.ts';
import type { Found } from '../kinds/kind.ts';
import { isTimeWished } from '../kinds/option.ts';
import { looksElsewhere } from '../take.ts';
import type { Where } from './both-ways.ts';

/**
 * "Make it Thursday evening", once flights of Wednesday are shown: the hour is one to look for among Thursday's, and picks none of
 * those that were shown.
 */
export function soughtElsewhere(
  reading: Reading,
  taken: ReadonlyMap<string, Found>,
  heard: Slots,
  { task, slots, moment }: Where,
): Slots {
  if (!looksElsewhere(task, slots, heard)) return {};
  const timed = [...mentions(reading, 'time'), ...mentions(reading, 'window')];
  const wishes = [...taken].flatMap(([name, found]) => {
    const slot = task.slots[name];
    if (slot?.type !== 'option' || !timed.some((one) => overlaps(one, found))) return [];
    const afresh = kinds.option.find(reading, slot, { moment, slots: {}, asked: false, named: false });
    const wish = afresh.find(({ start }) => start === found.start)?.value ?? null;
    return isTimeWished(wish) ? [[name, wish] as const] : [];
  });
  return Object.fromEntries(wishes);
}
