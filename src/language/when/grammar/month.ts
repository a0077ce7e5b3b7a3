import { checkedDay, civil, dayOf, daysInMonth, monthFrom } from '../calendar.ts';
import type { Moment } from '../moment.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, optional, remember, sense, sequence, skip, unitOf } from '../parser.ts';
import type { DayItem } from './item.ts';

/** A month of a year; `year` is null while it is simply the coming one. */
export interface MonthOf {
  readonly month: number;
  readonly year: number | null;
}

export const year: Parser<number> = either(
  meaning(sequence(sense('number'), optional(glue('yearMark'))), ([{ value }]) =>
    value >= 1950 && value <= 2199 ? value : null,
  ),
  meaning(sequence(glue('yearMark'), sense('number')), ([, { value }]) =>
    value >= 1950 && value <= 2199 ? value : null,
  ),
);

const unitMonth = sequence(skip('measure'), unitOf('month'));
const shift = sense('shift');

/** "this month", "el mes que viene", "下个月". */
export const relativeMonth: Parser<MonthOf> = remember(
  meaning(
    either(
      meaning(sequence(skip('the'), shift, unitMonth), ([, { by, coming }]) => by + (coming ? 1 : 0)),
      meaning(sequence(skip('the'), unitMonth, shift), ([, , { by, coming }]) => by + (coming ? 1 : 0)),
    ),
    (by, { moment }) => monthFrom(moment.today, by),
  ),
);

const monthMark = glue('monthMark');

/** "March", "3月", "ខែមីនា", with its year if one is said. `shy` names are left to those who know the company. */
export const namedMonth: Parser<MonthOf> = remember(
  either<MonthOf>(
    meaning(
      sequence(
        skip('monthLead'),
        sense('month'),
        optional(meaning(sequence(skip('of', 'comma'), year), ([, said]) => said)),
      ),
      ([, { month }, said]) => ({ month, year: said }),
    ),
    meaning(
      sequence(
        optional(meaning(sequence(sense('number'), glue('yearMark')), ([{ value }]) => value)),
        sense('number'),
        monthMark,
      ),
      ([said, { value }]) => (value >= 1 && value <= 12 ? { month: value, year: said } : null),
    ),
    // ខែ១២
    meaning(sequence(glue('monthLead'), sense('number'), optional(year)), ([, { value }, said]) =>
      value >= 1 && value <= 12 ? { month: value, year: said } : null,
    ),
    meaning(sequence(year, skip('comma'), sense('month')), ([said, , { month }]) => ({ month, year: said })),
  ),
);

/** "the month", which is this one. */
export const thisMonth: Parser<MonthOf> = remember(
  meaning(sequence(skip('the', 'of'), unitMonth), (_, { moment }) => {
    const { year, month } = civil(moment.today);
    return { year, month };
  }),
);

/** A date without a year is the coming one, today included (X9). 29 February waits for a leap year. */
export function comingDate({ month, year }: MonthOf, day: number, today: number): number | null {
  if (year !== null) return checkedDay(year, month, day);
  const first = civil(today).year;
  for (let candidate = first; candidate <= first + 8; candidate += 1) {
    const found = checkedDay(candidate, month, day);
    if (found !== null && found >= today) return found;
  }
  return null;
}

/**
 * The coming day of that number: "the 31st" waits for a month that has one. While days are looked in, it is one of them; while
 * one day is talked about, it is the nearest to that.
 */
function comingDayOfMonth(day: number, { today, within, about }: Moment): number | null {
  const among = within === null ? null : dayOfMonthFrom(day, within.from);
  if (among !== null && within !== null && among <= within.to) return among;
  const near = about === null ? today : Math.max(today, about.day - HALF_A_MONTH);
  return dayOfMonthFrom(day, near);
}

const HALF_A_MONTH = 15;

export function dayNumbered(value: number, moment: Moment): DayItem | null {
  const day = value >= 1 && value <= 31 ? comingDayOfMonth(value, moment) : null;
  return day === null ? null : { type: 'day', day, form: 'calendar', monthless: true };
}

function dayOfMonthFrom(day: number, today: number): number | null {
  for (let ahead = 0; ahead <= 12; ahead += 1) {
    const { year, month } = monthFrom(today, ahead);
    const found = checkedDay(year, month, day);
    if (found !== null && found >= today) return found;
  }
  return null;
}

/** First and last day of the month, the coming one unless a year was said. */
export function monthBounds({ month, year }: MonthOf, today: number): { readonly from: number; readonly to: number } {
  const now = civil(today);
  const chosen = year ?? (month < now.month ? now.year + 1 : now.year);
  return { from: dayOf(chosen, month, 1), to: dayOf(chosen, month, daysInMonth(chosen, month)) };
}
