import { moonDay } from '../holidays.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, sense, sequence, skip } from '../parser.ts';
import type { DayItem } from './item.ts';
import { namedMonth } from './month.ts';

/** 大年初三, 二月初八, 农历八月十五: a day of the calendar that follows the moon. */
export const byTheMoon: Parser<DayItem> = meaning(
  either<readonly [number, number]>(
    meaning(sequence(glue('moonYear'), glue('moonDay'), sense('number')), ([, , { value }]) => [1, value] as const),
    // 正月十五; 大年三十 is the eve.
    meaning(sequence(glue('moonYear'), sense('number')), ([, { value }]) =>
      value > 10 && value <= 20 ? ([1, value] as const) : null,
    ),
    meaning(
      sequence(skip('moonCalendar'), namedMonth, glue('moonDay'), sense('number')),
      ([, { month: of }, , { value }]) => [of, value] as const,
    ),
    meaning(
      sequence(glue('moonCalendar'), namedMonth, sense('number')),
      ([, { month: of }, { value }]) => [of, value] as const,
    ),
  ),
  ([of, value], { moment }) => {
    const day = value >= 1 && value <= 30 ? moonDay(of, value, moment) : null;
    return day === null ? null : { type: 'day', day, form: 'calendar' };
  },
);
