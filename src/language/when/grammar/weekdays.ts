import { monday, weekdayIndex } from '../calendar.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, sense, sequence, skip, tight, unlessFollowedBy, where } from '../parser.ts';
import type { DayItem } from './item.ts';
import { comingDay, comingOrToday, weekday, weekdayInCompany, weekdayName } from './weekday.ts';

const lead = skip('on', 'the', 'theDay');
/** A comma may begin something else, as in "not Tuesday, Thursday"; an "or" does not. */
const or = sequence(skip('comma'), glue('or', 'and'), lead);
const next: Parser<DayItem> = meaning(sequence(skip('comma'), lead, weekdayInCompany), ([, , found]) => found);

/** Placed by what follows it, "Wednesday next week", and not by what stands before it. */
const placedBehind: Parser<DayItem> = where(
  weekdayInCompany,
  ({ value }, input, at) => value.form === 'relative' && weekdayName(input, at).length > 0,
);

type Row = readonly DayItem[];

const others: Parser<Row> = either<Row>(
  meaning(sequence(next, or, weekdayInCompany), ([second, , third]) => [second, third]),
  meaning(sequence(or, weekdayInCompany), ([, second]) => [second]),
  meaning(weekdayInCompany, (second) => [second]),
);

const othersOfOneWeek: Parser<Row> = either<Row>(
  meaning(sequence(next, or, placedBehind), ([second, , third]) => [inWeekOf(third, second), third]),
  meaning(sequence(or, placedBehind), ([, second]) => [second]),
);

/** Several days of which the first is only named; one and the same is not several: "para mi y para mi hermana" names none. */
function several(rest: Parser<Row>, place: (day: DayItem, last: DayItem) => DayItem): Parser<readonly DayItem[]> {
  return meaning(sequence(lead, weekdayName, rest), ([, { index }, days], { moment }) => {
    const last = days.at(-1);
    if (last === undefined || days.some(({ day }) => weekdayIndex(day) === index)) return null;
    return [place(comingDay(index, moment), last), ...days];
  });
}

/** Days are said in their order: the Friday of "Friday or Monday next week" is of this one. */
function inWeekOf({ day }: DayItem, one: DayItem): DayItem {
  const index = weekdayIndex(one.day);
  return index < weekdayIndex(day) ? { type: 'day', day: monday(day) + index, form: 'relative' } : one;
}

const placed: Parser<DayItem> = where(weekday, ({ value }) => value.form === 'relative');

const number = tight(sense('number'));
const lastNumber = unlessFollowedBy(
  number,
  either<unknown>(
    sense('unit'),
    sense('month'),
    glue('oclock', 'counted', 'dayMark', 'dayMarkBehind', 'monthMark', 'measure'),
  ),
);

/** 周一二, 周三四五: those behind the first by their numbers alone, where these count nothing else. */
const numbered: Parser<readonly DayItem[]> = meaning(
  either(
    meaning(sequence(weekday, lastNumber), ([first, last]) => ({ first, others: [last] })),
    meaning(sequence(weekday, number, lastNumber), ([first, second, last]) => ({ first, others: [second, last] })),
  ),
  ({ first, others }) => {
    const row = [weekdayIndex(first.day), ...others.map(({ value }) => value - 1)];
    const isRow = row.every((index, place) => place === 0 || index > (row[place - 1] ?? 0)) && Math.max(...row) < 6;
    if (!isRow || first.form === 'calendar' || others.some(({ digits }) => digits > 0)) return null;
    const at = (index: number): DayItem => ({ type: 'day', day: monday(first.day) + index, form: 'relative' });
    return [first, ...row.slice(1).map(at)];
  },
);

/** "Friday or Monday", "mon/tues", "mon, tues or wed next week", "next Tuesday or Wednesday": each of them a day. */
export const severalWeekdays: Parser<readonly DayItem[]> = either(
  several(othersOfOneWeek, (day, last) => inWeekOf(last, day)),
  meaning(sequence(lead, placed, or, weekdayName), ([, first, , { index }]) =>
    weekdayIndex(first.day) === index
      ? null
      : [first, { type: 'day', day: comingOrToday(index, first.day), form: 'relative' }],
  ),
  several(others, (day) => day),
  numbered,
);
