import { checkedDay } from '../calendar.ts';
import { holidayDay } from '../holidays.ts';
import type { Moment } from '../moment.ts';
import type { Input, Parser } from '../parser.ts';
import {
  either,
  glue,
  meaning,
  optional,
  remember,
  sense,
  sequence,
  skip,
  unlessFollowedBy,
  where,
} from '../parser.ts';
import { byTheMoon } from './by-the-moon.ts';
import type { DayItem } from './item.ts';
import type { MonthOf } from './month.ts';
import { comingDate, dayNumbered, monthBounds, namedMonth, relativeMonth, thisMonth, year } from './month.ts';
import { isDayBeforeHour } from './pointed.ts';
import { weekdayName } from './weekday.ts';

function calendar(day: number | null): DayItem | null {
  return day === null ? null : { type: 'day', day, form: 'calendar' };
}

export const clockish = either<unknown>(glue('oclock', 'counted'), sense('meridiem'), sense('unit'));

/** 1 to 31, in figures or words, with or without the mark that makes it a day. */
const dayNumber: Parser<number> = meaning(
  either(
    meaning(sequence(skip('dayMark'), sense('ordinal'), optional(glue('dayMark'))), ([, { value }]) => value),
    meaning(sequence(skip('dayMark'), sense('number'), optional(glue('dayMark'))), ([, { value }]) => value),
  ),
  (value) => (value >= 1 && value <= 31 ? value : null),
);

const month = either(relativeMonth, namedMonth);
/** What may stand between a day and its month. */
const BEFORE_MONTH = ['day', 'of', 'ofMonth', 'the', 'dash'] as const;
export const lead = skip('on', 'the', 'theDay', 'day', 'for');

/** 十二月 is December, and not the tenth of February. */
const dayBeforeMonth: Parser<number> = where(
  dayNumber,
  ({ end }, { words }, at) => !words.senses('month', words.skipSpace(at)).some((one) => one.end > end),
);

const markedDay = sequence(sense('number'), glue('dayMarkBehind'));
const dayBehind = unlessFollowedBy(dayNumber, either<unknown>(clockish, glue('monthMark', 'monthLead')));

/** In "2, March 20" and 选2，3月20号 the month has a day of its own, and the number before it is none of its days. */
const monthOfDayBefore: Parser<MonthOf> = either(
  meaning(sequence(skip(...BEFORE_MONTH), unlessFollowedBy(month, markedDay)), ([, of]) => of),
  meaning(sequence(skip(...BEFORE_MONTH, 'comma'), unlessFollowedBy(month, dayBehind)), ([, of]) => of),
);

const dayThenMonth: Parser<DayItem> = either(
  meaning(sequence(lead, dayBeforeMonth, monthOfDayBefore), ([, day, of], { moment }) =>
    calendar(comingDate(of, day, moment.today)),
  ),
  // "the 1st of the month" is the coming one, as "the 1st" is.
  meaning(sequence(lead, dayNumber, skip('day'), glue('of', 'ofMonth', 'the'), thisMonth), ([, day], { moment }) =>
    dayNumbered(day, moment),
  ),
);

const monthThenDay: Parser<DayItem> = meaning(
  sequence(
    skip('on'),
    month,
    skip('the', 'comma', 'of', 'day', 'on', 'dash'),
    dayBehind,
    optional(meaning(sequence(skip('comma', 'of'), year), ([, said]) => said)),
    optional(sequence(skip('of'), relativeMonth)),
  ),
  ([, of, , day, said], { moment }) =>
    calendar(comingDate(said === null ? of : { ...of, year: said }, day, moment.today)),
);

/** "el 21 del 3", "le 17 02". */
const dayThenMonthNumber: Parser<DayItem> = meaning(
  either(
    meaning(sequence(glue('theDay', 'the'), sense('number'), glue('ofMonth'), sense('number')), ([, day, , of]) => ({
      day: day.value,
      of: of.value,
    })),
    meaning(sequence(glue('theDay'), sense('number'), sense('number')), ([, day, of]) =>
      of.digits === 2 ? { day: day.value, of: of.value } : null,
    ),
    wholeText(
      meaning(sequence(sense('number'), sense('number')), ([day, of]) =>
        day.digits === 2 && of.digits === 2 ? { day: day.value, of: of.value } : null,
      ),
    ),
  ),
  ({ day, of }, { moment }) => (of > 12 ? null : calendar(comingDate({ month: of, year: null }, day, moment.today))),
);

export function wholeText<T>(parser: Parser<T>): Parser<T> {
  return where(
    parser,
    ({ end }, { words }, at) => /^ *$/u.test(words.text.slice(0, at)) && /^[ .!?]*$/u.test(words.text.slice(end)),
  );
}

/** "the last day of May", "fifth last day of May". */
const lastDay: Parser<DayItem> = meaning(
  sequence(
    skip('the', 'on'),
    optional(sense('ordinal')),
    sense('shift'),
    glue('day'),
    skip('of', 'ofMonth', 'the'),
    either(month, thisMonth),
  ),
  ([, nth, { by }, , , of], { moment }) => {
    if (by !== -1) return null;
    return calendar(monthBounds(of, moment.today).to - ((nth?.value ?? 1) - 1));
  },
);

/** More than these no clock strikes. */
const HOURS_MAX = 12;

/** "the 19th", "on the first", "el día once", "29日", "ថ្ងៃទី១៥": the coming one (X9). */
const dayOfMonth: Parser<DayItem> = meaning(
  either(
    unlessFollowedBy(
      either<number>(
        meaning(sequence(lead, sense('ordinal')), ([, { value, spelled }]) => (spelled ? null : value)),
        // The first few ordinals in words are rather a choice from a list; "the eleventh" and "twenty third" are days.
        notBeforeWord(meaning(sequence(skip('the'), sense('ordinal')), ([, { value }]) => (value > 10 ? value : null))),
        notBeforeWord(
          meaning(
            sequence(skip('on', 'for'), glue('on', 'for'), skip('the', 'theDay'), sense('ordinal')),
            ([, , , { value }]) => value,
          ),
        ),
        // A small number by itself may be one of a list, or an hour: "the 26" is neither.
        notBeforeWord(
          meaning(sequence(glue('mayBeDay'), sense('number')), ([, { value, digits }]) =>
            digits > 0 && value > HOURS_MAX ? value : null,
          ),
        ),
        // Where a day was asked for, a number that is all that was said is one.
        meaning(sense('number'), ({ value }, input, at, end) =>
          input.moment.asksDay && input.words.isAll(at, end) ? value : null,
        ),
        meaning(sequence(glue('theDay', 'day'), glue('day'), sense('number')), ([, , { value }]) => value),
        meaning(sequence(glue('day'), sense('number')), ([, { value }]) => value),
        meaning(sequence(skip('on', 'for'), glue('theDay'), sense('number')), ([, , { value, digits }]) =>
          digits === 0 && value < 11 ? null : value,
        ),
      ),
      clockish,
    ),
    // 5号; where the mark leads, មួយទី២ is the one that is second.
    meaning(sequence(skip('day'), sense('number'), glue('dayMarkBehind')), ([, { value }]) => value),
    meaning(sequence(skip('day'), glue('dayMark'), sense('number')), ([, , { value }]) => value),
  ),
  (value, { moment }) => dayNumbered(value, moment),
);

const mayFollow = either<unknown>(
  glue('at', 'about', 'or', 'and', 'until', 'in', 'after', 'before', 'of', 'from', 'between', 'beside'),
  sense('part'),
  sense('clock'),
);

/** "on the first" is a day, "on the first floor" is not. */
export function notBeforeWord<T>(parser: Parser<T>): Parser<T> {
  return where(parser, ({ end }, input) => {
    const next = input.words.skipSpace(end);
    return !/[a-z]/u.test(input.words.text.charAt(next)) || mayFollow(input, next).length > 0;
  });
}

/** Dates in figures: ISO, and day or month first as the country has it. */
const figures: Parser<DayItem> = meaning(sense('figures'), ({ parts, separator }, input, at, end) =>
  calendar(figuresDay(parts, separator, input, at, end)),
);

function figuresDay(parts: readonly string[], separator: string, input: Input, at: number, end: number): number | null {
  if (separator === ':' || parts.some((part) => part.length > 4)) return null;
  const [first = '', second = '', third] = parts;
  if (parts.length === 3) return fullDate(first, second, third ?? '', input.moment.monthFirst);
  if (parts.length !== 2 || first.length > 2 || second.length > 2) return null;
  const { words, moment } = input;
  const isLed = /\b(?:on|el|le|du|dia|day|au|del|al)\s*$/u.test(words.text.slice(Math.max(0, at - 8), at));
  const leading = isLed || isDayBeforeHour(parts, separator, input, end);
  const alone = words.isAll(at, end);
  // "3-5" is rather a range and "8.30" rather a time, unless "on", "el", "le" say otherwise; "for" leads to either.
  const isDate =
    alone &&
    (Number(first) > 12 ||
      (moment.monthFirst && Number(second) > 12) ||
      (Number(first) >= Number(second) && !mayBeHours(first, second, moment)));
  if (separator === '-' && !leading && !isDate) return null;
  if (separator === '.' && second.length === 2 && Number(second) % 5 === 0 && Number(first) < 24 && !leading)
    return null;
  if (separator === '.' && clockish(input, end).length > 0) return null;
  return dayAndMonth(Number(first), Number(second), moment.monthFirst, moment.today);
}

/** "12-3", of a day that is talked about, is from noon to three. */
function mayBeHours(first: string, second: string, { about }: Moment): boolean {
  return about !== null && Number(first) !== Number(second) && Number(first) <= 12 && !second.startsWith('0');
}

function dayAndMonth(first: number, second: number, monthFirst: boolean, today: number): number | null {
  const [month, day] = monthFirst ? [first, second] : [second, first];
  const found = month <= 12 ? comingDate({ month, year: null }, day, today) : null;
  return found ?? (day <= 12 && month > 12 ? comingDate({ month: day, year: null }, month, today) : null);
}

function fullDate(first: string, second: string, third: string, monthFirst: boolean): number | null {
  if (first.length === 4) return checkedDay(Number(first), Number(second), Number(third));
  if (third.length !== 4 && third.length !== 2) return null;
  const said = third.length === 2 ? 2000 + Number(third) : Number(third);
  const [month, day] = monthFirst ? [Number(first), Number(second)] : [Number(second), Number(first)];
  return checkedDay(said, month, day) ?? checkedDay(said, day, month);
}

export const holiday: Parser<DayItem> = meaning(
  sequence(skip('on', 'the'), sense('holiday'), optional(year)),
  ([, found, said], { moment }) => calendar(holidayDay(found.holiday, moment, said)),
);

const written: Parser<DayItem> = either(byTheMoon, dayThenMonth, monthThenDay, dayThenMonthNumber, lastDay, figures);

/** A date of the calendar, with the weekday that people put beside it. */
export const calendarDate: Parser<DayItem> = remember(
  either(
    meaning(
      sequence(
        weekdayName,
        skip('comma', 'the', 'theDay', 'day', 'on'),
        either(written, holiday),
        optional(weekdayName),
      ),
      ([, , found]) => found,
    ),
    meaning(sequence(written, skip('comma'), weekdayName), ([found]) => found),
    written,
    holiday,
    dayOfMonth,
  ),
);
