import type { Moment } from '../moment.ts';
import type { Parser } from '../parser.ts';
import {
  either,
  glue,
  meaning,
  optional,
  remember,
  sense,
  sequence,
  skip,
  unitOf,
  unlessFollowedBy,
  where,
} from '../parser.ts';
import { settleRange } from '../settle.ts';
import { type Clock, exactClock } from './item.ts';
import { isDayBeforeHour } from './pointed.ts';
import { type Spoken, spoken } from './spoken.ts';

const number = sense('number');
const [minuteUnit, hourUnit] = [unitOf('minute'), unitOf('hour')];
/** "9h 18h" are two hours, and no minutes after the first. */
const minutes = meaning(
  unlessFollowedBy(sequence(number, optional(minuteUnit)), either<unknown>(glue('oclock', 'hourSign', 'clockHour'))),
  ([{ value }]) => (value < 60 ? value : null),
);

/** "9:30", "09.30", "8:00:31". */
const figures = meaning(sense('figures'), ({ parts, separator }, input, _at, end) => {
  const [hour = '', minute = ''] = parts;
  const clocklike = separator === ':' ? parts.length <= 3 : separator === '.' && parts.length === 2;
  if (!clocklike || hour.length > 2 || minute.length !== 2) return null;
  if (isDayBeforeHour(parts, separator, input, end)) return null;
  return spoken(Number(hour), Number(minute), separator === ':' || Number(minute) % 5 === 0, hour.startsWith('0'));
});

/** The part of an hour that is said after it: "y media", "et quart", "半", "三刻", "零五", "搭三". */
const portion: Parser<number> = either(
  meaning(glue('half'), () => 30),
  meaning(sequence(number, glue('quarter')), ([{ value }]) => (value <= 3 ? value * 15 : null)),
  meaning(sequence(skip('the'), glue('quarter')), () => 15),
  meaning(sequence(glue('fives'), number), ([, { value }]) => (value < 12 ? value * 5 : null)),
  meaning(sequence(glue('fives'), glue('half')), () => 30),
  meaning(sequence(glue('zero'), number), ([, { value }]) => (value < 10 ? value : null)),
  minutes,
);

const added: Parser<number> = either(
  meaning(sequence(skip('plus', 'and'), portion), ([, value]) => value),
  meaning(sequence(glue('minus', 'lacking'), portion), ([, value]) => -value),
);

const [comma, thatOne] = [glue('comma'), glue('thatOne')];

/** "The 9 o'clock one" is an option, not a minute past nine. */
const addedToHour: Parser<number> = where(added, (_, input, at) => thatOne(input, at).length === 0);

function plus(hour: number, portion: number | null, sure: boolean): Spoken | null {
  const total = hour * 60 + (portion ?? 0);
  const wrapped = hour > 0 && hour <= 12 && total < 60 ? total + 720 : total;
  const found = spoken(Math.floor(wrapped / 60), wrapped % 60, sure);
  return found && hour > 12 ? { ...found, clock: { ...found.clock, exact: true } } : found;
}

/** "4 o'clock", "14h30", "quinze heures et quart", "三点半"; Khmer puts the word for hour first. */
const withHourWord: Parser<Spoken> = either(
  // Cantonese counts the minutes after the hour in fives: 三點三 is a quarter past three.
  meaning(sequence(number, glue('oclock'), unlessFollowedBy(number, minuteUnit)), ([hour, , fives]) =>
    hour.digits === 0 && fives.digits === 0 && fives.value > 0 && fives.value < 10
      ? plus(hour.value, fives.value * 5, true)
      : null,
  ),
  meaning(sequence(number, glue('oclock'), optional(addedToHour)), ([hour, , more]) =>
    plus(hour.value, more, hour.digits > 0 || hour.value !== 1 || more !== null),
  ),
  // "Three hours, Friday morning" are so many; "a las nueve horas, el viernes" is when.
  meaning(
    where(
      sequence(number, hourUnit, optional(added)),
      ({ end }, input, at) => comma(input, end).length === 0 || input.words.isAtHour(at),
    ),
    ([hour, , more], { words }, at) => {
      const found = plus(hour.value, more, false);
      return found === null || words.isAtHour(at) ? found : { ...found, counted: true };
    },
  ),
  meaning(sequence(glue('hourMark'), number, optional(added)), ([, hour, more]) => plus(hour.value, more, true)),
  meaning(sequence(glue('hourMark'), figures), ([, found]) => ({ ...found, sure: true })),
);

/** French says the hour as it says a length; from five on, or with minutes, the time of day is meant. */
export const hourInWords: Parser<Clock> = meaning(
  sequence(number, glue('clockHour'), optional(added)),
  ([hour, , more]) => {
    const counted = more === null || more === 30;
    return counted && hour.value < 5 ? null : (plus(hour.value, more, true)?.clock ?? null);
  },
);

/** "差一刻三点": what is lacking stands first. */
const lacking: Parser<Spoken> = meaning(sequence(glue('lacking'), portion, number, glue('oclock')), ([, less, hour]) =>
  plus(hour.value, -less, true),
);

/** "tres y media", "doce menos cuarto", "las 3 y treinta". */
const withPortion: Parser<Spoken> = either(
  meaning(sequence(number, glue('plus'), portion), ([hour, , more]) =>
    plus(hour.value, more, more === 30 || more === 15),
  ),
  meaning(sequence(number, glue('minus'), skip('the'), glue('quarter')), ([hour]) => plus(hour.value, -15, true)),
  meaning(sequence(number, glue('minus'), minutes), ([hour, , less]) => plus(hour.value, -less, false)),
);

/** "The noon one" is an option too, and "l'après-midi une coupe" no minute either; nor is the 4 of "noon 4pm". */
const addedToClock: Parser<number> = unlessFollowedBy(
  where(addedToHour, ({ value }) => value !== 1),
  sense('meridiem'),
);

/** An hour by its name, in minutes; that of what is talked about where it is "the same", and another day was named for it. */
const namedHour: Parser<number> = meaning(sense('clock'), ({ hour, from }, { moment }) => {
  if (hour === null) return moment.about?.justNamed ? moment.time : null;
  return from ? null : hour * 60;
});

const clockWord = meaning(sequence(namedHour, optional(addedToClock)), ([minutes, more]) => {
  const total = (((minutes + (more ?? 0)) % 1440) + 1440) % 1440;
  return { clock: exactClock(total), sure: true };
});

/** What "quarter to" may be followed by. */
const target: Parser<{ readonly hour: number; readonly exact: boolean }> = either(
  meaning(sequence(number, optional(glue('oclock'))), ([{ value }]) =>
    value >= 1 && value <= 24 ? { hour: value, exact: value > 12 } : null,
  ),
  meaning(sense('clock'), ({ hour, from }) =>
    hour === null || from ? null : { hour: hour === 0 ? 24 : hour, exact: true },
  ),
);

/** "half past three", "a quarter to noon", "20 minutes to 2". */
const beforeHour: Parser<Spoken> = meaning(
  sequence(
    either<{ minutes: number; sure: boolean }>(
      meaning(sequence(skip('one'), glue('half')), () => ({ minutes: 30, sure: true })),
      meaning(sequence(skip('one'), glue('quarter')), () => ({ minutes: 15, sure: true })),
      meaning(sequence(number, minuteUnit), ([{ value }]) => ({ minutes: value, sure: true })),
      // "ten to seven" is a time of day, "10 to 4" rather a window, and "3 to 5" and "two till six" nothing else.
      meaning(number, ({ value, digits }) =>
        value <= 12 && value % 5 > 0 ? null : { minutes: value, sure: value > 12 || digits === 0 },
      ),
    ),
    glue('past', 'toHour'),
    target,
  ),
  ([{ minutes, sure }, direction, { hour, exact }], { moment }) => {
    if (minutes >= 60) return null;
    const isSure = sure || direction === 'past' || exact || (minutes < 12 && beginsClosed(minutes, hour, moment));
    const found = plus(hour, direction === 'past' ? minutes : -minutes, isSure);
    if (found !== null && !isSure) return { ...found, rather: true };
    return found && exact ? { ...found, clock: { ...found.clock, exact: true } } : found;
  },
);

/** "5 to 12", where nobody could come from five on. */
function beginsClosed(from: number, to: number, moment: Moment): boolean {
  const [first, last] = [spoken(from, 0, false), spoken(to, 0, false)];
  const begins = first && last && settleRange(first.clock, last.clock, moment).from;
  return begins !== null && begins < moment.opens;
}

/** British "half nine". */
const halfOf = meaning(sequence(glue('halfOf'), number), ([, { value }]) =>
  value <= 12 ? spoken(value, 30, true) : null,
);

/** German "halb neun": half an hour before nine. */
const halfTo = meaning(sequence(glue('halfTo'), number), ([, { value }]) =>
  value >= 1 && value <= 12 ? spoken(value === 1 ? 12 : value - 1, 30, true) : null,
);

/** "seven thirty", "at 12 15", "six oh two". */
const hourThenMinutes: Parser<Spoken> = either(
  // As people dictate them: "2 00 afternoon", "0 45 p.m.".
  meaning(sequence(number, number), ([hour, minute]) =>
    hour.digits === 1 && minute.digits === 2 && (hour.value === 0 || minute.value === 0)
      ? spoken(hour.value === 0 ? 12 : hour.value, minute.value, false)
      : null,
  ),
  meaning(sequence(number, number, optional(minuteUnit)), ([hour, minute]) =>
    minute.value >= 10 && (minute.digits === 0 || minute.digits === 2) && hour.value > 0
      ? spoken(
          hour.value,
          minute.value,
          hour.digits + minute.digits === 0 && hour.value <= 12 && minute.value % 5 === 0,
        )
      : null,
  ),
  meaning(
    sequence(
      number,
      either<unknown>(
        glue('zero'),
        meaning(number, ({ value }) => (value === 0 ? value : null)),
      ),
      number,
    ),
    ([hour, , minute]) => (minute.value < 10 ? spoken(hour.value, minute.value, false) : null),
  ),
);

/** "1030", which is a time only in company; nothing else is written as "0930". */
const compact = meaning(unlessFollowedBy(number, glue('dash')), ({ value, digits }, { words }) => {
  if (digits < 3 || (digits === 3 && !words.runsOn)) return null;
  const isOnlyTime = digits === 4 && value < 1000 && value % 5 === 0;
  return spoken(Math.floor(value / 100), value % 100, isOnlyTime, isOnlyTime);
});

const bareHour = meaning(
  unlessFollowedBy(number, either<unknown>(glue('counted'), sense('unit'), sense('month'))),
  ({ value, digits }) => (digits < 3 ? spoken(value, 0, false) : null),
);

/** An hour and its minutes in every way that they are said, with nothing around them. */
export const hour = remember(
  either<Spoken>(
    withHourWord,
    lacking,
    withPortion,
    beforeHour,
    halfOf,
    halfTo,
    clockWord,
    figures,
    hourThenMinutes,
    compact,
    bareHour,
  ),
);
