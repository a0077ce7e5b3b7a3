import type { Input, Parser } from '../parser.ts';
import { either, glue, meaning, remember, sense, sequence, skip, unlessFollowedBy, where } from '../parser.ts';
import { type Amount, amount, DAYS, hoursInFigures, MINUTES } from './amount.ts';
import { hourBesideHour } from './beside-hour.ts';
import {
  alternativeTimes,
  clockAfter,
  EARLY,
  hourBefore,
  hourBehindPart,
  partOfDay,
  time,
  timeAfterPart,
} from './clock.ts';
import { datesJoined } from './dates-joined.ts';
import { dayThenHour, figuresThenDay } from './day-and-hour.ts';
import { daysAndHours } from './days-and-hours.ts';
import { closeOfDay, endOfDay, lastOfDay, lateInDay, notAtTheEdge } from './ending.ts';
import { exceptInWeek } from './except-in-week.ts';
import { halfOfDay, severalDays } from './half-of-day.ts';
import { hourInWords } from './hour.ts';
import type { Clock, Item } from './item.ts';
import { dayLeaning } from './leads-on.ts';
import { leaveUntil } from './leave.ts';
import { dayNumbered } from './month.ts';
import { notThisOne } from './not-this-one.ts';
import { now } from './now.ts';
import { dayItems } from './offset.ts';
import { part, partOfToday } from './part.ts';
import { pastTheHour } from './past-the-hour.ts';
import { sameTimeOnDay, sameTimeOnWeek } from './same-time.ts';
import { span } from './span.ts';
import { dayOfWeekOfMonth } from './stretch.ts';
import { impossible } from './unread.ts';
import { weekdayInSpan } from './weekday-in-span.ts';
import { end, range } from './window.ts';

/** "for 3h" is a length, "for 15h" a time of day. */
const LONGEST_VISIT_HOURS = 8;

/** A length by itself. "A day" and "a minute" are mostly turns of phrase, "an hour" is not. */
const duration: Parser<readonly Item[]> = meaning(
  either(
    meaning(
      where(
        sequence(skip('for', 'lasting'), amount),
        ({ end }, input, at) => !beginsDay(input, at, end) && !isOrdinal(input, at),
      ),
      ([, length]) => length,
    ),
    // "Une réunion de 3h" is so long; one "de 9h à 12h" is then.
    meaning(unlessFollowedBy(sequence(glue('lasting'), hoursInFigures), glue('until', 'dash')), ([, length]) =>
      length.value <= LONGEST_VISIT_HOURS ? length : null,
    ),
  ),
  (length) => {
    const found = lengthOf(length);
    return found === null ? null : [found];
  },
);

/** In លេខ២ ថ្ងៃទី២០ and លេខ២ ថ្ងៃសៅរ៍ nobody stays two days: the word for "day" stands apart from the number and leans on its own. */
function beginsDay(input: Input, at: number, end: number): boolean {
  return APART.test(input.words.text.slice(at, end)) && dayLeaning(input, end).length > 0;
}

/** 第二周 is the second week, and no two weeks. */
function isOrdinal({ words }: Input, at: number): boolean {
  return at > 0 && words.text.charAt(at - 1) !== ' ' && words.senses('ordinal', at - 1).some(({ end }) => end > at);
}

const APART = /\p{Nd} +\P{Nd}+$/u;

function lengthOf({ value, unit, article, few }: Amount): Item | null {
  if (article && (unit === 'day' || unit === 'minute')) return null;
  const minutes = MINUTES[unit];
  if (minutes !== undefined) return { type: 'duration', value: Math.round(value * minutes), unit: 'minutes' };
  if (unit === 'night') return { type: 'duration', value: Math.round(value), unit: 'nights' };
  const days = DAYS[unit];
  return days === undefined || !Number.isInteger(value * days)
    ? null
    : { type: 'duration', value: value * days, unit: 'days', ...(few && { few }) };
}

/** A day whose part makes the bare hour beside it a time: "tonight at 8", "eight tomorrow evening", "8 heures ce soir". */
const partedDay: Parser<readonly Item[]> = remember(
  either(
    meaning(dayItems, (items) => (items.length === 2 && items[1]?.type === 'part' ? items : null)),
    partOfToday,
    meaning(sequence(dayItems, skip('comma'), partOfDay), ([items, , found]) =>
      items.length === 1 ? [...items, { type: 'part', part: found, edge: null }] : null,
    ),
  ),
);

function timeOn(items: readonly Item[], clock: Clock): readonly Item[] {
  const [first, second] = items;
  if (first === undefined || second?.type !== 'part') return items;
  return [first, { type: 'time', clock: { ...clock, part: clock.part ?? second.part } }];
}

/** "Tomorrow morning 9-11", "tonight 7 to 9": the part of the day settles from when, and that settles until when. */
const hoursOnPartedDay: Parser<readonly Item[]> = meaning(
  sequence(
    partedDay,
    hourBehindPart,
    either<Clock | 'after' | 'before'>(
      meaning(sequence(glue('until', 'till', 'dash'), end), ([, to]) => to),
      meaning(glue('onwards'), () => 'after'),
      // 周日下午两点以前
      meaning(glue('upto', 'beforeBehind'), () => 'before'),
    ),
  ),
  ([items, { clock }, to]) => {
    const [day, at] = timeOn(items, clock);
    if (day === undefined || at?.type !== 'time') return null;
    if (to === 'before') return [day, { type: 'range', from: null, to: at.clock }];
    return [day, { type: 'range', from: at.clock, to: to === 'after' ? null : to }];
  },
);

function isMorning(item: Item | undefined): boolean {
  return item?.type === 'part' && item.part === 'morning';
}

const timeOnPartedDay: Parser<readonly Item[]> = either(
  meaning(sequence(partedDay, hourBehindPart), ([items, { clock }]) => timeOn(items, clock)),
  meaning(
    sequence(skip('for', 'the'), hourBefore, skip('comma', 'on', 'in', 'of'), partedDay),
    ([, { clock, sure, rather }, , items], input, at) => {
      // "12 or 15 Thursday morning", "for two Thursday morning" count people: neither is an hour of a morning.
      const counts = clock.hour > 12 || (clock.hour < EARLY && !sure && ledIn(input, at).length === 0);
      // "Los dos el sábado" are both of them.
      const isSaid = glue('idiom')(input, at).length > 0;
      return isSaid || rather || (counts && isMorning(items[1])) ? null : timeOn(items, clock);
    },
  ),
);

const ledIn = sequence(skip('for', 'the'), glue('at', 'about'));

const single: Parser<readonly Item[]> = meaning(either(timeAfterPart, time), (clock) => [{ type: 'time', clock }]);

const severalTimes: Parser<readonly Item[]> = meaning(alternativeTimes, (clocks) =>
  clocks.map((clock) => ({ type: 'time', clock })),
);

/** "Las dos", "mejor las 6": the plural that Spanish keeps for hours, where no word follows that could be counted. */
const pluralHour: Parser<readonly Item[]> = meaning(
  where(sequence(glue('theHours'), clockAfter), ({ end }, { words }) =>
    /^ *(?:$|[.,!?;])/u.test(words.text.slice(end)),
  ),
  ([, { clock }]) => (clock.hour >= 2 ? [{ type: 'time', clock }] : null),
);

const wordedHour: Parser<readonly Item[]> = meaning(hourInWords, (clock) => [{ type: 'time', clock }]);

/** "le 12 au matin", "el 12 por la tarde" is a day and a part of it, though "12" before it could be an hour. */
const dayThenPart: Parser<readonly Item[]> = meaning(
  sequence(glue('theDay'), sense('number'), skip('comma', 'theDay', 'in', 'on', 'the'), sense('part')),
  ([, { value }, , { part }], { moment }) => {
    const day = dayNumbered(value, moment);
    return day === null ? null : [day, { type: 'part', part, edge: null }];
  },
);

/** "All day", which as a length is a day and says that any hour of it is meant. */
const wholeDay: Parser<readonly Item[]> = meaning(sequence(skip('for'), glue('wholeDay')), () => [
  { type: 'duration', value: 1, unit: 'days' },
]);

const dayOrPart: Parser<readonly Item[]> = either(
  part,
  dayItems,
  meaning(sequence(dayItems, part), ([day, found]) => [...day, ...found]),
);

/** "the 9 o'clock one", "(go) for the morning one", "the Friday one", "the one in the afternoon": what stands for an option is no number. */
const theOne: Parser<readonly Item[]> = either(
  meaning(sequence(skip('for'), glue('the'), single, glue('thatOne')), ([, , items]) => items),
  meaning(
    sequence(skip('for'), glue('the'), dayOrPart, unlessFollowedBy(glue('thatOne'), glue('oclock'))),
    ([, , items]) => items,
  ),
  meaning(sequence(glue('the'), glue('thatOne'), skip('in', 'on', 'for', 'the'), dayOrPart), ([, , , items]) => items),
);

/** Words that look like a time and are none: "good morning", "24/7", "the other day", "24h notice". */
const idiom: Parser<readonly Item[]> = either<readonly Item[]>(
  meaning(glue('idiom'), () => []),
  // "That day", "the same day", where none was talked about.
  meaning(glue('thatDay', 'sameDay'), (_, { moment: { about } }) => (about === null ? [] : null)),
  meaning(
    sequence(skip('the', 'at', 'about', 'for'), either<unknown>(amount, hoursInFigures), glue('notice')),
    () => [],
  ),
);

/** "The 15th or so", 十五号前后: around that day, which is the one to begin with. */
const dayOrSo: Parser<readonly Item[]> = meaning(sequence(dayItems, glue('dayOrSo')), ([items]) => items);

/** Every rule, those that win a tie first. The longest reading from a place wins over all shorter ones. */
export const RULES: readonly Parser<readonly Item[]>[] = [
  idiom,
  notThisOne,
  exceptInWeek,
  theOne,
  wordedHour,
  wholeDay,
  pluralHour,
  duration,
  lateInDay,
  lastOfDay,
  notAtTheEdge,
  endOfDay,
  closeOfDay,
  dayThenPart,
  part,
  weekdayInSpan,
  dayItems,
  dayOrSo,
  single,
  dayOfWeekOfMonth,
  leaveUntil,
  span,
  severalDays,
  range,
  timeOnPartedDay,
  hoursOnPartedDay,
  severalTimes,
  impossible,
  partOfToday,
  now,
  halfOfDay,
  dayThenHour,
  figuresThenDay,
  sameTimeOnDay,
  sameTimeOnWeek,
  pastTheHour,
  hourBesideHour,
  daysAndHours,
  datesJoined,
];
