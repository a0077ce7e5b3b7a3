import type { Parser } from '../parser.ts';
import { either, glue, meaning, sequence, skip } from '../parser.ts';
import type { DayItem } from './item.ts';
import { comingOrToday, weekdayName } from './weekday.ts';

const theNext = sequence(skip('comma', 'the', 'theDay'), glue('nextOne'));

/** "Saturday, not this one, the next", "not this Saturday, the one after": a week after the coming one. */
export const notThisOne: Parser<readonly DayItem[]> = meaning(
  either(
    meaning(
      sequence(skip('on', 'the', 'theDay'), weekdayName, skip('comma'), glue('not'), glue('thisOne'), theNext),
      ([, { index }]) => index,
    ),
    meaning(
      sequence(glue('not'), skip('the', 'theDay'), glue('thisOne'), weekdayName, theNext),
      ([, , , { index }]) => index,
    ),
    meaning(
      sequence(glue('not'), skip('the', 'theDay'), weekdayName, glue('thisOne'), theNext),
      ([, , { index }]) => index,
    ),
  ),
  (index, { moment }) => [{ type: 'day', day: comingOrToday(index, moment.today) + 7, form: 'relative' }],
);
