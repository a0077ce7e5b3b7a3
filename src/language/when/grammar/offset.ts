import { DAY_MINUTES, MINUTE_MS, wallTime } from '../../../domain/zoned.ts';
import { monday, weekdayIndex } from '../calendar.ts';
import type { Input, Parser } from '../parser.ts';
import { either, glue, meaning, remember, sense, sequence, skip, unlessFollowedBy, where } from '../parser.ts';
import { type Amount, amount, DAYS, daysLater, hoursInFigures, MINUTES } from './amount.ts';
import { backToWeekday } from './back-to.ts';
import { weekdayBesideDate } from './beside-day.ts';
import { calendarDate } from './date.ts';
import { besideTheDay, thatDay } from './from-about.ts';
import { fromAnchor } from './from-anchor.ts';
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

const goesOn = either<unknown>(
  sense('part'),
  sense('clock'),
  glue('at', 'about', 'comma', 'or', 'from', 'in', 'after', 'not', 'cannot'),
);

/** An hour or a part of the day, right behind a day. */
const itsHour = either<unknown>(
  sequence(glue('at'), skip('the'), sense('number')),
  sequence(skip('in', 'at', 'of', 'on', 'the'), sense('part')),
);

/** "Mañana no, pasado", "mañana o pasado a las 10": said short, after today or tomorrow was named, or where a clause begins: "pasado a las 5". */
const dayAfterTomorrow: Parser<readonly Item[]> = meaning(
  where(glue('dayAfterTomorrow'), ({ end }, input, at) => {
    if (input.words.isLed(at) && itsHour(input, end).length > 0) return true;
    const { about, today } = input.moment;
    const isNamed = about?.justNamed === true && about.day - today <= 1;
    return isNamed && (goesOn(input, end).length > 0 || /^[ .!?]*$/u.test(input.words.text.slice(end)));
  }),
  (_, { moment }) => [{ type: 'day', day: moment.today + 2, form: 'relative' }],
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
    // "Can we get in half an hour earlier?"
    meaning(
      unlessFollowedBy(
        sequence(glue('in'), skip('about', 'the', 'sharp'), length, skip('ahead', 'about')),
        glue('earlier'),
      ),
      ([, , ahead], input) => fromNow(ahead, 1, input),
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

/** 两周后的周一 is of that week. */
const weekdayOfWeekAhead: Parser<readonly Item[]> = meaning(
  sequence(aheadBy, glue('of'), weekdayName),
  ([ahead, , { index }], { moment }) => {
    const from = ahead.unit === 'week' ? daysLater(ahead, moment.today, 1) : null;
    return from === null ? null : [{ type: 'day', day: monday(from) + index, form: 'relative' }];
  },
);

/** "Two months from today on Tuesday", "dans trois semaines, un samedi": the first from there; days miscounted, the nearest. */
const forwardToWeekday: Parser<readonly Item[]> = meaning(
  sequence(aheadBy, skip('comma', 'of', 'ideally'), skip('on', 'one', 'the', 'theDay'), weekdayName),
  ([ahead, , , { index }], { moment }) => {
    const from = daysLater(ahead, moment.today, 1);
    if (from === null) return null;
    const later = (index - weekdayIndex(from) + 7) % 7;
    return [{ type: 'day', day: from + (ahead.unit === 'day' && later > 3 ? later - 7 : later), form: 'relative' }];
  },
);

const lead = skip('on', 'the', 'theDay', 'for', 'day');

/** One day, however it is said; the items carry the time as well where the words give it ("in two hours"). */
export const dayItems: Parser<readonly Item[]> = remember(
  either<readonly Item[]>(
    sameDayOn,
    thatDay,
    besideTheDay,
    weekdayBesideDate,
    weekdayOfWeekAhead,
    forwardToWeekday,
    fromAnchor,
    forward,
    backward,
    meaning(sequence(lead, either(calendarDate, weekday)), ([, found]) => [found]),
    namedDay,
    dayAfterTomorrow,
    backToWeekday,
  ),
);

/** A single day and nothing else, for the ends of a span. */
export const day: Parser<DayItem> = remember(
  meaning(dayItems, (items) => {
    const [only] = items;
    return only?.type === 'day' && items.length === 1 ? only : null;
  }),
);
