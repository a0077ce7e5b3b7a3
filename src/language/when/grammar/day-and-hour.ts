import type { Parser } from '../parser.ts';
import { either, meaning, sense, sequence, skip, where } from '../parser.ts';
import type { SenseOf } from '../sense.ts';
import type { DayItem, Item } from './item.ts';
import { dayItems } from './offset.ts';
import { spoken } from './spoken.ts';
import { weekday } from './weekday.ts';
import { heads } from './weekday-and-date.ts';

const endsClause = /^ *(?:$|[.,!?;])/u;

/**
 * "Mañana 10", "Thursday 11": behind a day that it does not date, what ends the clause is an hour, if it can be nothing smaller;
 * before how many come it is one in any case: "Sunday 4 2 ppl".
 */
export const dayThenHour: Parser<readonly Item[]> = meaning(
  sequence(
    either<DayItem>(
      meaning(sense('day'), ({ offset, part: named }, { moment }) =>
        named === null ? { type: 'day', day: moment.today + offset, form: 'relative' } : null,
      ),
      weekday,
    ),
    either(
      where(sense('number'), ({ value, end }, { words }) => isHour(value, 7) && endsClause.test(words.text.slice(end))),
      where(sense('number'), ({ value, end }, input) => isHour(value, 1) && heads(input, end).length > 0),
    ),
  ),
  ([day, { value: hour }]) => [
    day,
    { type: 'time', clock: { hour, minute: 0, half: null, exact: hour > 12, part: null } },
  ],
);

function isHour({ value, digits }: SenseOf<'number'>, first: number): boolean {
  return digits > 0 && value >= first && value < 24;
}

/** "1830 on Friday": right before a day, four figures that could be no year are an hour. */
export const figuresThenDay: Parser<readonly Item[]> = meaning(
  sequence(
    where(sense('number'), ({ value }) => value.digits === 4 && value.value % 5 === 0 && !isYear(value.value)),
    skip('on'),
    dayItems,
  ),
  ([{ value }, , items]) => {
    const clock = spoken(Math.floor(value / 100), value % 100, true)?.clock;
    return clock === undefined || items.length > 1 ? null : [...items, { type: 'time', clock }];
  },
);

function isYear(value: number): boolean {
  return value >= 1900 && value < 2100;
}
