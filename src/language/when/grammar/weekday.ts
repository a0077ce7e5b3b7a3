import { monday, weekdayIndex } from '../calendar.ts';
import { countedFrom, type Moment } from '../moment.ts';
import type { Input, Parsed, Parser } from '../parser.ts';
import { either, glue, meaning, remember, sense, sequence, skip, unitOf, where } from '../parser.ts';
import type { SenseOf } from '../sense.ts';
import { amount } from './amount.ts';
import { clockAfter, partOfDay } from './clock.ts';
import type { DayItem } from './item.ts';
import { alone, leadsOn } from './leads-on.ts';
import { nthDay } from './nth-day.ts';
import { weekdayAndDate } from './weekday-and-date.ts';

const shift = sense('shift');
const small = ['on', 'the', 'of', 'in', 'comma', 'day', 'theDay', 'ofMonth', 'for'] as const;
/** The coming one, named on that day a week later (X9); while days are looked in, the first of them. */
function comingWeekday(index: number, { today, within }: Moment): number {
  const first = within === null ? null : comingOrToday(index, within.from);
  if (first !== null && within !== null && first <= within.to) return first;
  return today + ((index - weekdayIndex(today) + 6) % 7) + 1;
}

export function comingOrToday(index: number, today: number): number {
  return today + ((index - weekdayIndex(today) + 7) % 7);
}

/** "The following Tuesday" is the first after the day that is being talked about. */
function placedBy(index: number, shift: SenseOf<'shift'>, moment: Moment): number {
  if (!shift.following || moment.about === null) return shifted(index, shift, moment);
  return comingOrToday(index, moment.about.day + 1);
}

/** "next Friday" is Friday of the following Monday-to-Sunday week (X9); "this Friday" the coming one, today included. */
function shifted(index: number, shift: SenseOf<'shift'>, moment: Moment): number {
  const { by, coming } = shift;
  const today = countedFrom(shift, moment);
  if (coming) return comingWeekday(index, moment);
  if (by === 0) return comingOrToday(index, today);
  if (by < 0) {
    const back = ((weekdayIndex(today) - index + 6) % 7) + 1;
    return today - back + (by + 1) * 7;
  }
  return monday(today) + by * 7 + index;
}

const relative = (day: number): DayItem => ({ type: 'day', day, form: 'relative', placed: true });

/** A weekday's name; one that is also a word of its own ("sun") only where company makes it a day. */
const name: Parser<SenseOf<'weekday'>> = sense('weekday');
const plainName: Parser<SenseOf<'weekday'>> = where(
  name,
  (match, input, at) => !match.value.shy || inCompany(input, at, match),
);

/** Where the same word is also a week, as in Khmer, "next" makes it the week. */
const nameNotUnit: Parser<SenseOf<'weekday'>> = where(
  name,
  ({ end }, { words }, at) => !words.senses('unit', at).some((unit) => unit.end === end),
);

const refusal = glue('cannot');
const onward = either<unknown>(
  where(shift, ({ value }) => value.following),
  where(glue('after'), ({ end }, { words }) => /^ *(?:$|[.,!?;])/u.test(words.text.slice(end))),
);

/** "Next week, Tuesday doesn't work" speaks of the week, and rules the day out of it; "the Monday after" is of the next. */
export const nameNotRefused: Parser<SenseOf<'weekday'>> = where(
  name,
  (_, input, at) => !name(input, at).some(({ end }) => refusal(input, end).length > 0 || onward(input, end).length > 0),
);

/** Two letters are a day only where they are all that was said. */
const longName: Parser<SenseOf<'weekday'>> = where(name, ({ end }, { words }, at) => end - words.skipSpace(at) > 2);

const company = either<unknown>(
  sense('number'),
  sense('ordinal'),
  sense('figures'),
  sense('month'),
  sense('part'),
  sense('clock'),
  sequence(glue('at', 'about', 'the'), either<unknown>(sense('number'), sense('figures'), sense('ordinal'))),
);

const anotherName = meaning(sequence(glue('until', 'dash', 'and', 'or', 'comma'), name), ([, found]) => found);

function inCompany(input: Input, at: number, match: Parsed<SenseOf<'weekday'>>): boolean {
  const before = input.words.text.slice(0, at).trim();
  const after = input.words.text.slice(match.end).trim();
  if (/^[.!?,]*$/u.test(before) && /^[.!?,]*$/u.test(after)) return true;
  // Two letters are too little to go by: "no, mi marido".
  if (match.end - input.words.skipSpace(at) > 2 && input.words.isSaidOfDay(at, match.end)) return true;
  // The same word again is no other day: "para mi y mi madre".
  const another = anotherName(input, match.end).some(({ value }) => value.index !== match.value.index);
  return another || isAfterName(input, at) || isBehindTime(input, at, match) || company(input, match.end).length > 0;
}

/** "10am sat", "morning wed please": right behind an hour or a part of the day. "At 10 am sat in the hall" tells something else. */
function isBehindTime(input: Input, at: number, { end }: Parsed<unknown>): boolean {
  const { text } = input.words;
  if (!input.words.isFollowedAsDay(end)) return false;
  const starts = [...text.slice(0, at).matchAll(/\S+/gu)].slice(-HOUR_WORDS_MAX).map(({ index }) => index);
  return starts.some((start) => hourOrPart(input, start).some((one) => text.slice(one.end, at).trim() === ''));
}

const hourOrPart = either<unknown>(
  where(clockAfter, ({ value }) => value.sure),
  partOfDay,
);
const HOUR_WORDS_MAX = 3;

/** "Not tuesday, wed": a day before the comma makes a day of what follows it. */
function isAfterName({ words }: Input, at: number): boolean {
  const named = /[\p{L}\p{M}]+(?= *, *$)/u.exec(words.text.slice(0, at));
  return named !== null && words.senses('weekday', named.index).length > 0;
}

const unitWeek = sequence(skip('measure'), unitOf('week'));

/** "next week", "la semana que viene", "下周", "this week". */
export const relativeWeek: Parser<SenseOf<'shift'>> = remember(
  either(
    meaning(sequence(skip('the'), shift, unitWeek), ([, found]) => found),
    meaning(sequence(skip('the'), unitWeek, alone(shift)), ([, , found]) => found),
  ),
);

const weeksFromNow = remember(
  meaning(
    either(
      meaning(sequence(glue('in'), amount), ([, found]) => found),
      meaning(sequence(amount, glue('ahead')), ([found]) => found),
    ),
    ({ value, unit }, { words }) => {
      // "Jeudi dans quinze jours" is said of two weeks.
      if (unit === 'day') return words.countsToday(value) ? Math.floor(value / 7) : null;
      return unit === 'week' ? value : unit === 'fortnight' ? 2 * value : null;
    },
  ),
);

/** What places the name before it, unless it only begins a longer word: 下 places a week, but not in 下午. */
const shiftAfter: Parser<SenseOf<'shift'>> = where(
  alone(shift),
  (match, input, at) => match.value.onlyAhead !== true && !leadsOn(match, input, at),
);

/** A weekday with what places it: this, next, of next week, in two weeks, "lundi en huit". */
const placed: Parser<DayItem> = remember(
  either<DayItem>(
    meaning(
      sequence(skip('on', 'the', 'theDay'), shift, skip('measure', 'day'), name),
      ([, by, , { index }], { moment }) => relative(placedBy(index, by, moment)),
    ),
    meaning(sequence(nameNotUnit, skip('measure'), shiftAfter), ([{ index }, , by], { moment }) =>
      relative(placedBy(index, by, moment)),
    ),
    meaning(sequence(name, skip(...small), relativeWeek), ([{ index }, , by], { moment }) =>
      relative(shifted(index, by, moment)),
    ),
    meaning(sequence(relativeWeek, skip(...small), nameNotRefused), ([by, , { index }], { moment }) =>
      relative(shifted(index, by, moment)),
    ),
    meaning(sequence(name, skip('comma', 'in'), weeksFromNow), ([{ index }, , weeks], { moment }) =>
      relative(monday(moment.today + weeks * 7) + index),
    ),
    meaning(sequence(name, glue('week8')), ([{ index }], { moment }) =>
      relative(comingOrToday(index, moment.today) + 7),
    ),
    meaning(sequence(name, glue('week15')), ([{ index }], { moment }) =>
      relative(comingOrToday(index, moment.today) + 14),
    ),
    // "Two Fridays from now", "dentro de dos viernes"
    meaning(
      either(
        meaning(sequence(sense('number'), name, alone(glue('ahead'))), ([count, { index }]) => ({ count, index })),
        meaning(sequence(glue('in'), sense('number'), name), ([, count, { index }]) => ({ count, index })),
      ),
      ({ count: { value }, index }, { moment }) =>
        value > 0 && value < 60 ? relative(comingWeekday(index, moment) + (value - 1) * 7) : null,
    ),
  ),
);

const bare: Parser<DayItem> = either<DayItem>(
  meaning(plainName, ({ index }, { moment }) => comingDay(index, moment)),
  meaning(sequence(glue('on', 'theDay', 'day'), longName), ([, { index }], { moment }) => comingDay(index, moment)),
);

export const weekdayName = name;

/** The coming day of that name, as it was said: by its name alone. */
export function comingDay(index: number, moment: Moment): DayItem {
  const day = comingWeekday(index, moment);
  const isNamed = moment.within?.justNamed === true && moment.within.from <= day && day <= moment.within.to;
  return { type: 'day', day, form: 'bare', ...(isNamed && { ofNamed: true }) };
}

export const weekday: Parser<DayItem> = remember(either(nthDay, placed, weekdayAndDate, bare));

/** A name that company makes a day, whatever else the word may be: the "wed" of "mon or wed". */
export const weekdayInCompany: Parser<DayItem> = either<DayItem>(
  weekday,
  meaning(name, ({ index }, { moment }) => comingDay(index, moment)),
);
