import { weekdayIndex } from '../calendar.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, sequence, skip } from '../parser.ts';
import type { DayItem } from './item.ts';
import { comingDay, weekdayInCompany, weekdayName } from './weekday.ts';

const lead = skip('on', 'the', 'theDay');
/** A comma may begin something else, as in "not Tuesday, Thursday"; an "or" does not. */
const or = sequence(skip('comma'), glue('or', 'and'), lead);
const next: Parser<DayItem> = meaning(sequence(skip('comma'), lead, weekdayInCompany), ([, , found]) => found);

/** "Friday or Monday", "mon/tues", "mon, tues or wed next week": each of them a day. */
export const severalWeekdays: Parser<readonly DayItem[]> = meaning(
  sequence(
    lead,
    weekdayName,
    either<readonly DayItem[]>(
      meaning(sequence(next, or, weekdayInCompany), ([second, , third]) => [second, third]),
      meaning(sequence(or, weekdayInCompany), ([, second]) => [second]),
      meaning(weekdayInCompany, (second) => [second]),
    ),
  ),
  // One and the same day is not several: "para mi y para mi hermana" names none.
  ([, { index }, others], { moment }) =>
    others.some(({ day }) => weekdayIndex(day) === index) ? null : [comingDay(index, moment), ...others],
);
