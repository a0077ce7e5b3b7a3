import { PARTS_OF_DAY } from '../../parts-of-day.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, sequence, skip } from '../parser.ts';
import { settle } from '../settle.ts';
import { partOfDay } from './clock.ts';
import { type Clock, exactClock, type Item } from './item.ts';
import { day } from './offset.ts';
import { ordered } from './span.ts';
import { bound } from './window.ts';

/** A part of the day stands for the hour at which it begins, or ends: "Friday evening to Sunday noon". */
const ending = (side: 0 | 1): Parser<Clock> =>
  either(
    bound,
    meaning(partOfDay, (part) => exactClock(PARTS_OF_DAY[part].bounds[side] * 60)),
  );

/** "From Monday 9am to Wednesday 5pm": each end is a day and its hour, and the last day follows the first. */
export const daysAndHours: Parser<readonly Item[]> = meaning(
  sequence(
    skip('from', 'ofMonth', 'of', 'the', 'theDay'),
    day,
    skip('comma', 'from', 'startingAt'),
    ending(0),
    skip('comma'),
    glue('until', 'till', 'dash'),
    skip('the', 'theDay', 'on'),
    day,
    skip('comma'),
    ending(1),
  ),
  ([, first, , from, , , , last, , to], { moment }) => {
    const days = ordered(first.day, last.day);
    if (days === null || days.from === days.to) return null;
    const [begins, ends] = [from, to].map((clock) => settle(clock, moment).minutes);
    const span: Item = { type: 'days', ...days, loose: false };
    if (begins === undefined || ends === undefined) return null;
    // On one day it would end before it begins.
    return begins < ends
      ? [span, { type: 'range', from: exactClock(begins), to: exactClock(ends) }]
      : [span, { type: 'time', clock: exactClock(begins) }, { type: 'time', clock: exactClock(ends) }];
  },
);
