import { weekdayIndex } from '../calendar.ts';
import type { Moment } from '../moment.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, optional, sense, sequence, skip } from '../parser.ts';
import { partOfDay } from './clock.ts';
import type { Item } from './item.ts';
import { monthBounds, namedMonth, relativeMonth, thisMonth } from './month.ts';
import { weekdayName } from './weekday.ts';

const month = either(relativeMonth, namedMonth, thisMonth);

/** "A Saturday in December", "un samedi après-midi en décembre", "十二月的一个周六": the first of them that is still to come. */
export const weekdayInMonth: Parser<readonly Item[]> = either(
  meaning(
    sequence(
      skip('on', 'the', 'one'),
      weekdayName,
      optional(partOfDay),
      skip('comma'),
      glue('in', 'of', 'ofMonth'),
      skip('of', 'the', 'ofMonth'),
      month,
    ),
    ([, { index }, part, , , , of], { moment }) => firstOf(index, of, part, moment),
  ),
  meaning(
    sequence(
      month,
      skip('of', 'the'),
      optional(sense('number')),
      skip('measure', 'one'),
      weekdayName,
      optional(partOfDay),
    ),
    ([of, , , , { index }, part], { moment }) => firstOf(index, of, part, moment),
  ),
);

function firstOf(
  index: number,
  of: Parameters<typeof monthBounds>[0],
  part: Extract<Item, { type: 'part' }>['part'] | null,
  { today }: Moment,
): readonly Item[] | null {
  const { from, to } = monthBounds(of, today);
  const first = Math.max(from, today + 1);
  const day = first + ((index - weekdayIndex(first) + 7) % 7);
  if (day > to) return null;
  const found: Item = { type: 'day', day, form: 'relative' };
  return part === null ? [found] : [found, { type: 'part', part, edge: null }];
}
