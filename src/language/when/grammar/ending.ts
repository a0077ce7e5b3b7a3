import type { Parser } from '../parser.ts';
import { either, glue, meaning, optional, sense, sequence, skip } from '../parser.ts';
import { type DayItem, exactClock, type Item } from './item.ts';
import { day } from './offset.ts';

/** "end of tomorrow", "end of the day": that day, up to its last minute. */
export const endOfDay: Parser<readonly Item[]> = meaning(
  sequence(
    skip('by', 'at', 'the', 'before'),
    sense('edge'),
    skip('of', 'the', 'ofMonth', 'theDay'),
    optional(day),
    optional(glue('day')),
    optional(sense('shift')),
  ),
  ([, { edge }, , which, word], { moment }) => {
    if (edge !== 'end' || (which === null && word === null)) return null;
    return untilEndOf(which, moment.today);
  },
);

/** "EOD tomorrow", "Friday close of business". */
export const closeOfDay: Parser<readonly Item[]> = either(
  meaning(
    sequence(skip('by', 'at', 'the', 'before'), glue('dayEnd'), skip('of', 'on', 'the'), optional(day)),
    ([, , , which], { moment }) => untilEndOf(which, moment.today),
  ),
  meaning(sequence(day, skip('by', 'at', 'the', 'before'), glue('dayEnd')), ([which], { moment }) =>
    untilEndOf(which, moment.today),
  ),
);

function untilEndOf(which: DayItem | null, today: number): readonly Item[] {
  return [
    which ?? { type: 'day', day: today, form: 'relative' },
    { type: 'range', from: null, to: exactClock(23 * 60 + 59) },
  ];
}
