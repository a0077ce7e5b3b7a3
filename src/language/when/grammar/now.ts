import { DAY_MINUTES, wallTime } from '../../../domain/zoned.ts';
import type { Moment } from '../moment.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, sequence, skip } from '../parser.ts';
import { settleRange } from '../settle.ts';
import { wholeText } from './date.ts';
import { type Clock, exactClock, type Item } from './item.ts';
import { bound } from './window.ts';

/** What begins now begins at the next of these: nobody means 9:07. */
const STEP_MINUTES = 15;

/** "now" is a moment where it is all that was said, or where it ends at another; elsewhere it is mostly a filler. */
export const now: Parser<readonly Item[]> = either(
  wholeText(meaning(sequence(skip('from'), glue('now'), skip('onwards')), (_, { moment }) => fromNowOn(null, moment))),
  meaning(sequence(skip('from'), glue('now'), skip('comma', 'and'), glue('until'), bound), ([, , , , to], { moment }) =>
    fromNowOn(to, moment),
  ),
);

function fromNowOn(to: Clock | null, moment: Moment): readonly Item[] | null {
  const { minute } = wallTime(moment.instant, moment.timeZone);
  const from = exactClock(Math.min(DAY_MINUTES - 1, (Math.floor(minute / STEP_MINUTES) + 1) * STEP_MINUTES));
  if (to !== null) {
    const bounds = settleRange(from, to, moment);
    if (bounds.from === null || bounds.to === null || bounds.from >= bounds.to) return null;
  }
  return [
    { type: 'day', day: moment.today, form: 'relative' },
    { type: 'range', from, to },
  ];
}
