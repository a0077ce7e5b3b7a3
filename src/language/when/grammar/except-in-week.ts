import { monday } from '../calendar.ts';
import { countedFrom } from '../moment.ts';
import type { Parser } from '../parser.ts';
import { glue, meaning, sequence, skip } from '../parser.ts';
import type { Item } from './item.ts';
import { relativeWeek, weekdayName } from './weekday.ts';

const day = meaning(sequence(skip('on', 'the', 'theDay', 'for'), weekdayName), ([, found]) => found);

/** "Any day except Friday next week": the week is where it may be, and the day of it is not. */
export const exceptInWeek: Parser<readonly Item[]> = meaning(
  sequence(glue('except'), day, skip('of', 'in', 'the', 'comma'), relativeWeek),
  ([, { index }, , week], { moment }) => {
    const from = monday(countedFrom(week, moment)) + week.by * 7;
    return [
      { type: 'days', from: Math.max(from, moment.today), to: from + 6, loose: true },
      { type: 'day', day: from + index, form: 'relative', out: true },
    ];
  },
);
