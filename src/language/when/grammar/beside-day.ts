import { weekdayIndex } from '../calendar.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, optional, sense, sequence, skip } from '../parser.ts';
import { calendarDate } from './date.ts';
import type { Item } from './item.ts';
import { nth, workingDayBeside } from './nth-day.ts';
import { weekdayName } from './weekday.ts';

/** "The Friday after" is the first one after that day, "the Friday before" the last one before it. */
export function weekdayBeside(index: number, day: number, isAfter: boolean): number {
  const later = day + 1 + ((index - weekdayIndex(day + 1) + 7) % 7);
  return isAfter ? later : later - (weekdayIndex(day) === index ? 14 : 7);
}

/** On which side of which day of the calendar: "before Christmas", "after the 20th". */
export const besideDate = meaning(
  sequence(glue('after', 'before'), skip('the', 'on', 'of', 'theDay'), calendarDate),
  ([side, , { day }]) => ({ day, isAfter: side === 'after' }),
);

/** The same where the side is said behind the day: "圣诞节前的". */
export const dateBeside = meaning(
  sequence(calendarDate, glue('onwards', 'beforeBehind'), skip('of', 'ofMonth')),
  ([{ day }, side]) => ({ day, isAfter: side === 'onwards' }),
);

/** "The Friday before Christmas", "el lunes después de Reyes", "the first working day after the 4th". */
export const weekdayBesideDate: Parser<readonly Item[]> = meaning(
  either(
    meaning(sequence(skip('on', 'the', 'theDay'), weekdayName, besideDate), ([, { index }, { day, isAfter }]) =>
      weekdayBeside(index, day, isAfter),
    ),
    // "The Monday following the 20th", "el lunes siguiente al 20"
    meaning(
      sequence(
        skip('on', 'the', 'theDay'),
        weekdayName,
        glue('leadsBehind'),
        skip('the', 'on', 'of', 'theDay'),
        calendarDate,
      ),
      ([, { index }, , , { day }]) => weekdayBeside(index, day, true),
    ),
    meaning(sequence(dateBeside, skip('the'), optional(nth), weekdayName), ([{ day, isAfter }, , count, { index }]) =>
      count === null || count === (isAfter ? 1 : -1) ? weekdayBeside(index, day, isAfter) : null,
    ),
    meaning(
      sequence(
        skip('on', 'the'),
        optional<unknown>(either<unknown>(sense('ordinal'), sense('shift'))),
        glue('workingDay'),
        besideDate,
      ),
      ([, , , { day, isAfter }]) => workingDayBeside(day, isAfter ? 1 : -1),
    ),
  ),
  (day) => [{ type: 'day', day, form: 'relative' }],
);
