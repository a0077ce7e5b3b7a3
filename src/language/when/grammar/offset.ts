import { DAY_MINUTES, MINUTE_MS, wallTime } from '../../../domain/zoned.ts';
import { weekdayIndex } from '../calendar.ts';
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
import { type Amount, amount, DAYS, daysLater, hoursInFigures, MINUTES } from './amount.ts';
import { calendarDate } from './date.ts';
import { type DayItem, exactClock, type Item } from './item.ts';
import { sameDayOn } from './same-day.ts';
import { weekday, weekdayName } from './weekday.ts';

/** "today", "mañana", "后天", with the part of the day that the word may carry. */
const namedDay: Parser<readonly Item[]> = meaning(
  sequence(skip('on', 'for'), sense('day')),
  ([, { offset, part }], { moment }) => {
    const day: DayItem = { type: 'day', day: moment.today + offset, form: 'relative' };
    return part === null ? [day] : [day, { type: 'part', part, edge: null }];
  },
);

const plainDay: Parser<DayItem> = meaning(sense('day'), ({ offset, part }, { moment }) =>
  part === null ? { type: 'day', day: moment.today + offset, form: 'relative' } : null,
);

const anchor: Parser<DayItem> = remember(
  meaning(sequence(skip('the', 'on', 'of'), either(plainDay, calendarDate, weekday)), ([, found]) => found),
);

/** A length of time counted from now: a day, or for hours and minutes a day and a time (right across clock changes, X9). */
function fromNow(length: Amount, direction: 1 | -1, { moment, words }: Input): readonly Item[] | null {
  const minutes = MINUTES[length.unit];
  if (minutes !== undefined) {
    const local = wallTime(moment.instant + direction * length.value * minutes * MINUTE_MS, moment.timeZone);
    return [
      { type: 'day', day: local.day, form: 'relative' },
      { type: 'time', clock: exactClock(local.minute) },
    ];
  }
  const isWithToday = length.unit === 'day' && words.countsToday(length.value);
  const day = daysLater(isWithToday ? { ...length, value: length.value - 1 } : length, moment.today, direction);
  return day === null ? null : [{ type: 'day', day, form: 'relative' }];
}

/** How much later than something that was not said: whoever knows what it is counts from there. */
function shifted(items: readonly Item[] | null, { value, unit }: Amount): readonly Item[] | null {
  const minutes = MINUTES[unit] ?? (DAYS[unit] ?? Number.NaN) * DAY_MINUTES;
  if (items === null || !Number.isInteger(value * minutes)) return items;
  return items.map((item) =>
    item.type === 'day' || item.type === 'time' ? { ...item, shift: value * minutes } : item,
  );
}

const length = either(amount, hoursInFigures);

const laterBy = sequence(skip('about'), length, glue('later'));

const forward: Parser<readonly Item[]> = remember(
  either(
    meaning(sequence(glue('in'), skip('about', 'the'), length, skip('ahead', 'about')), ([, , ahead], input) =>
      fromNow(ahead, 1, input),
    ),
    meaning(
      where(sequence(skip('about'), length, glue('ahead')), (_, input, at) => laterBy(input, at).length === 0),
      ([, ahead], input) => fromNow(ahead, 1, input),
    ),
    // "An hour later" counts from what is talked about, where anything is; else from now, unless somebody knows better.
    meaning(
      where(
        sequence(skip('about'), length, glue('ahead')),
        (_, input, at) => input.moment.about === null && laterBy(input, at).length > 0,
      ),
      ([, later], input) => shifted(fromNow(later, 1, input), later),
    ),
    meaning(sequence(skip('about'), length, glue('withinBehind')), ([, ahead], input) =>
      MINUTES[ahead.unit] === undefined ? null : fromNow(ahead, 1, input),
    ),
  ),
);

const backward: Parser<readonly Item[]> = either(
  meaning(sequence(length, glue('ago')), ([back], input) => fromNow(back, -1, input)),
  meaning(sequence(glue('agoBefore'), length), ([, back], input) => fromNow(back, -1, input)),
);

const aheadBy = either(
  meaning(sequence(glue('in'), skip('about'), amount), ([, , ahead]) => ahead),
  meaning(sequence(amount, glue('ahead')), ([ahead]) => ahead),
);

/** "two months from today on Tuesday" is the first Tuesday from there; days miscounted, the nearest. */
const forwardToWeekday: Parser<readonly Item[]> = meaning(
  sequence(aheadBy, glue('on'), weekdayName),
  ([ahead, , { index }], { moment }) => {
    const from = daysLater(ahead, moment.today, 1);
    if (from === null) return null;
    const later = (index - weekdayIndex(from) + 7) % 7;
    return [{ type: 'day', day: from + (ahead.unit === 'day' && later > 3 ? later - 7 : later), form: 'relative' }];
  },
);

/** "3 days from Tuesday", "5 days before new year", "a week on Monday", "le lendemain du 13 février". */
const fromAnchor: Parser<readonly Item[]> = either(
  meaning(
    sequence(amount, glue('from', 'after', 'on'), anchor, optional(sequence(glue('on'), weekdayName))),
    ([length, , { day }, then]) => {
      // "Mi hija de 8 años, el viernes": years before a day are somebody's age.
      const found = length.unit === 'year' ? null : daysLater(length, day, 1);
      if (found === null) return null;
      const index = then?.[1].index ?? weekdayIndex(found);
      return [{ type: 'day', day: found + ((index - weekdayIndex(found) + 7) % 7), form: 'relative' }];
    },
  ),
  meaning(sequence(amount, glue('before'), anchor), ([length, , { day }]) => {
    const found = daysLater(length, day, -1);
    return found === null ? null : [{ type: 'day', day: found, form: 'relative' }];
  }),
  meaning(
    sequence(skip('the'), sense('day'), skip('of', 'ofMonth', 'theDay'), glue('of', 'ofMonth'), anchor),
    ([, { offset, part }, , , { day }]) =>
      offset === 1 && part === null ? [{ type: 'day', day: day + 1, form: 'relative' }] : null,
  ),
  // "Week on Friday", where only a day is said.
  meaning(
    where(
      sequence(glue('week8', 'week15'), glue('on', 'from'), weekday),
      ({ end }, { words }, at) => words.isSaidOfDay(at, end) || /^[\s.,!?]*$/u.test(words.text.slice(0, at)),
    ),
    ([weeks, , { day }]) => [{ type: 'day', day: day + (weeks === 'week8' ? 7 : 14), form: 'relative' }],
  ),
  // British "two weeks tomorrow"
  meaning(sequence(skip('for', 'in'), amount, plainDay), ([, length, { day }]) => {
    const found = length.unit === 'week' || length.unit === 'fortnight' ? daysLater(length, day, 1) : null;
    return found === null ? null : [{ type: 'day', day: found, form: 'relative' }];
  }),
  // "Tomorrow week", "demain en huit", "de hoy en quince días"
  meaning(sequence(skip('of', 'ofMonth', 'from'), plainDay, glue('week8', 'week15')), ([, { day }, weeks]) => [
    { type: 'day', day: day + (weeks === 'week8' ? 7 : 14), form: 'relative' },
  ]),
  // "the day after Christmas", "the day before the 5th"
  meaning(sequence(skip('the'), glue('day'), glue('after', 'before'), anchor), ([, , direction, { day }]) => [
    { type: 'day', day: day + (direction === 'after' ? 1 : -1), form: 'relative' },
  ]),
);

/** A length of time counted from the day, or the time of it, that is being talked about. */
function fromAbout(length: Amount, direction: 1 | -1, { moment: { about } }: Input): readonly Item[] | null {
  if (about === null) return null;
  const minutes = MINUTES[length.unit];
  if (minutes === undefined) {
    const day = daysLater(length, about.day, direction);
    return day === null ? null : [{ type: 'day', day, form: 'relative', ...(!about.justNamed && { counted: true }) }];
  }
  const time = about.minutes === null ? Number.NaN : about.minutes + direction * length.value * minutes;
  if (!(time >= 0 && time < DAY_MINUTES)) return null;
  return [
    { type: 'day', day: about.day, form: 'relative' },
    { type: 'time', clock: exactClock(time) },
  ];
}

const A_DAY: Amount = { value: 1, unit: 'day', article: true };

const theDay = skip('on', 'the');

/** "The day after the party" counts from the party, of which we know nothing. */
const somethingElse = either<unknown>(glue('the', 'of', 'ofMonth', 'theDay', 'one', 'whose'), anchor);

/** "The Friday after"; the "after" of "the Friday after 2" is of the hour. */
const besideWeekday = unlessFollowedBy(
  sequence(glue('the'), weekdayName, glue('after', 'before')),
  either<unknown>(
    sense('number'),
    sense('figures'),
    sense('clock'),
    sense('part'),
    glue('about', 'at', 'zero', 'half'),
  ),
);

/** "The day after", "a week later", "提前一天": what they count from was said before, and without it they mean nothing. */
const besideTheDay: Parser<readonly Item[]> = unlessFollowedBy(
  either(
    meaning(sequence(theDay, glue('sameDay')), (_, input) => fromAbout({ ...A_DAY, value: 0 }, 1, input)),
    meaning(sequence(theDay, glue('dayAfter')), (_, input) => fromAbout(A_DAY, 1, input)),
    meaning(sequence(theDay, glue('dayBefore')), (_, input) => fromAbout(A_DAY, -1, input)),
    meaning(sequence(theDay, glue('day'), glue('after', 'before')), ([, , side], input) =>
      fromAbout(A_DAY, side === 'after' ? 1 : -1, input),
    ),
    meaning(sequence(skip('about'), amount, glue('later', 'after')), ([, length], input) =>
      fromAbout(length, 1, input),
    ),
    meaning(sequence(skip('about'), amount, glue('earlier', 'before')), ([, length], input) =>
      fromAbout(length, -1, input),
    ),
    meaning(sequence(glue('laterBy'), amount), ([, length], input) => fromAbout(length, 1, input)),
    meaning(sequence(glue('earlierBy'), amount), ([, length], input) => fromAbout(length, -1, input)),
    // "Push it back an hour"; days are for whoever knows the hour that is to be kept.
    meaning(sequence(glue('putOff', 'bringForward'), skip('of', 'by'), amount), ([way, , length], input) =>
      MINUTES[length.unit] === undefined ? null : fromAbout(length, way === 'putOff' ? 1 : -1, input),
    ),
    meaning(besideWeekday, ([, { index }, side], { moment: { about } }) =>
      about === null
        ? null
        : [{ type: 'day', day: weekdayBeside(index, about.day, side === 'after'), form: 'relative' }],
    ),
  ),
  somethingElse,
);

/** "The Friday after" is the first one after the day that is talked about, "the Friday before" the last one before it. */
function weekdayBeside(index: number, day: number, isAfter: boolean): number {
  const later = day + 1 + ((index - weekdayIndex(day + 1) + 7) % 7);
  return isAfter ? later : later - (weekdayIndex(day) === index ? 14 : 7);
}

const lead = skip('on', 'the', 'theDay', 'for', 'day');

/** One day, however it is said; the items carry the time as well where the words give it ("in two hours"). */
export const dayItems: Parser<readonly Item[]> = remember(
  either<readonly Item[]>(
    sameDayOn,
    besideTheDay,
    forwardToWeekday,
    fromAnchor,
    forward,
    backward,
    meaning(sequence(lead, either(calendarDate, weekday)), ([, found]) => [found]),
    namedDay,
  ),
);

/** A single day and nothing else, for the ends of a span. */
export const day: Parser<DayItem> = remember(
  meaning(dayItems, (items) => {
    const [only] = items;
    return only?.type === 'day' && items.length === 1 ? only : null;
  }),
);
