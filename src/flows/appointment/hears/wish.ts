import { heardAnswer, heardWish as heardMoments, heardPick, isDirection } from '../../../core/hearing.ts';
import { hasCue, type Mention, mentions, type Reading } from '../../../core/reading.ts';
import {
  type DateMention,
  type DatesMention,
  type TimeMention,
  WEEKDAYS,
  type WindowMention,
} from '../../../core/when.ts';
import { type AlsoDay, alsoDay } from '../../../domain/also-day.ts';
import { DAYS_AHEAD } from '../../../domain/beside.ts';
import { type ClockRange, clockMeant } from '../../../domain/hours.ts';
import { hoursRuledOut, timesRuledOut } from '../../../domain/hours-ruled-out.ts';
import { numberAfterDay } from '../../../domain/number-after-day.ts';
import { dayNamed, daysRuledOut, isRuledOut } from '../../../domain/ruled-out.ts';
import { addDays, DAY_MINUTES, instantOf, localTime, minuteOf, weekdayOf } from '../../../domain/zoned.ts';
import { ALSO_MAX, type WishEntities } from '../preference.ts';
import { onlyBound, rangeOf, type WishedRange, windowIn, windowName } from './wished-range.ts';

/** What was said about when, in whatever language: what can be held against a slot, and what a preference is made of. */
export interface HeardWish {
  readonly date: DateMention | null;
  /** Days that would do as well. */
  readonly others: readonly AlsoDay[];
  readonly dates: DatesMention | null;
  readonly time: Pick<TimeMention, 'time' | 'settled'> | null;
  readonly window: WishedRange | null;
  /** The only bound of a window that is open on one side ("after 3"). */
  readonly bound: string | null;
  readonly open: WishEntities['open'] | null;
  readonly except: readonly string[];
  /** Times that were ruled out: "not at 9". */
  readonly timesOut: readonly string[];
}

/** The day of the turn, the part of the day that was wished for before, and how many are on offer to be picked by number. */
interface Around {
  readonly today?: () => string;
  readonly stood?: string | null;
  readonly listed?: number;
}

export function heardWish(
  reading: Reading,
  hours: ClockRange,
  { today, stood = null, listed = 0 }: Around = {},
): HeardWish {
  const moments = heardMoments(reading);
  const time = moments.time ?? numberAsTime(reading, hours);
  // Where each day has its hours, those of the others say nothing of this one.
  const windows =
    moments.hours.size === 0 ? mentions(reading, 'window') : moments.window === null ? [] : [moments.window];
  const date = mostExact(moments.date, reading);
  const pick = heardPick(reading);
  // "9 is too early" rules out more than nine, and is heard as what it wants instead.
  const placesMax = pick !== null && isDirection(pick) ? Number.POSITIVE_INFINITY : listed;
  const timesOut = timesRuledOut(reading, placesMax, hours);
  const leavesOpen = moments.anyTime && !isBounded(reading, windows);
  return {
    date,
    others: date === moments.date ? moments.others.map((other) => otherDay(other, moments.hours.get(other))) : [],
    dates: moments.dates ?? (date === null ? fromThenOn(reading, today) : null),
    time,
    // "10 in the morning" means ten: where a time was named, a window says nothing more.
    window:
      time === null ? windowIn(windows, { out: hoursRuledOut(reading, timesOut, hours, rangeOf), stood, hours }) : null,
    bound: time === null ? onlyBound(windows) : null,
    // "Any day, but at 11": where the time was named, it is the day that is left open.
    open: moments.soonest || (leavesOpen && time !== null) ? 'everything' : leavesOpen ? 'time' : null,
    except: daysRuledOut(reading),
    timesOut,
  };
}

function otherDay(date: DateMention, hours: TimeMention | WindowMention | undefined): AlsoDay {
  if (hours === undefined) return dayNamed(date);
  return alsoDay(dayNamed(date), hours.kind === 'time' ? hours.time : windowName({ rests: [rangeOf(hours)] }));
}

/** "Not this week" looks in the days after it. */
function fromThenOn(reading: Reading, dayOfTurn: Around['today']): DatesMention | null {
  const out = mentions(reading, 'dates').find(({ negated }) => negated);
  const today = out && dayOfTurn?.();
  if (out === undefined || today === undefined || today < out.from || today > out.to) return null;
  const { negated: _, ...span } = out;
  return { ...span, from: addDays(out.to, 1), to: addDays(out.to, DAYS_AHEAD) };
}

/** "Any time after 2" leaves open what is within it, and not the day that was named before. */
function isBounded(reading: Reading, windows: readonly WindowMention[]): boolean {
  const open = mentions(reading, 'cue').filter(({ cue }) => cue === 'any_time');
  return open.every((cue) => windows.some(({ start, end }) => start <= cue.start && cue.end <= end));
}

/** Whether a day or a time was named, and not only left open or ruled out. */
export function isSpecific({ date, dates, time, window }: HeardWish): boolean {
  return date !== null || dates !== null || time !== null || window !== null;
}

export function isWish(wish: HeardWish): boolean {
  return isSpecific(wish) || wish.open !== null || wish.except.length > 0;
}

/** As entities (A2): a day that was named always gives its date, a bare weekday its name as well. */
export function wishEntitiesOf({ date, others, dates, time, window, bound, open, except }: HeardWish): WishEntities {
  const named = time?.time ?? bound;
  return {
    ...(date ? { date: date.date } : {}),
    ...(date?.form === 'bare' ? { day: date.weekday } : {}),
    ...(others.length > 0 ? { also: others.slice(0, ALSO_MAX) } : {}),
    ...(dates && !date ? { dates: `${dates.from}/${dates.to}` } : {}),
    ...(named ? { time: named } : {}),
    ...(window ? { window: windowName(window) } : {}),
    ...(open ? { open } : {}),
    ...(except.length > 0 ? { except: [...except] } : {}),
  };
}

/** Whether a slot is what was said: every part of it that was named, and nothing that was ruled out. An hour without am or pm may be either. */
export function fits(slot: string, wish: HeardWish, timeZone: string): boolean {
  const { date, dates, time, window } = wish;
  const local = localTime(instantOf(slot), timeZone);
  if (rulesOut(wish, slot, timeZone)) return false;
  if (date && (date.form === 'bare' ? date.weekday !== weekdayOf(local.date) : date.date !== local.date)) return false;
  if (dates && (local.date < dates.from || local.date > dates.to)) return false;
  // Whether it is the last one, the calendar knows.
  if (window && (window.latest || !window.rests.some(({ from, to }) => from <= local.minute && local.minute < to)))
    return false;
  if (!time) return true;
  const minute = minuteOf(time.time);
  return minute === local.minute || (!time.settled && minute % HALF_DAY === local.minute % HALF_DAY);
}

/** "Not Friday", said of a slot on a Friday. */
export function rulesOut({ except }: HeardWish, slot: string, timeZone: string): boolean {
  return except.length > 0 && isRuledOut(localTime(instantOf(slot), timeZone).date, except);
}

const HALF_DAY = DAY_MINUTES / 2;

/** "Tomorrow, that's the 10th": a date of the calendar says more than the day it was called before. */
function mostExact(first: DateMention | null, reading: Reading): DateMention | null {
  const exact = mentions(reading, 'date').find(
    ({ form, negated, start }) => form === 'calendar' && !negated && start >= (first?.start ?? 0),
  );
  return exact ?? first;
}

/**
 * A number can be an hour where the question was when: one that stands alone ("10 please", "930"), that is agreed to or
 * put in place of something else ("11 is fine", "no, 4"), or that a few words come down to ("could you do 430", "is 5
 * possible?"), unless it could be the number of an option.
 */
function numberAsTime(reading: Reading, hours: ClockRange): HeardWish['time'] {
  const number = bareNumber(reading);
  if (number === null) return null;
  const pick = heardPick(reading);
  // "9 is too early" is no wish for nine.
  if (pick !== null && isDirection(pick)) return null;
  const settled = hasCue(reading, 'change') || heardAnswer(reading) !== null || standsAlone(reading);
  const meant = number > OPTIONS_MAX && (settled || comesDownTo(reading));
  return meant || numberAfterDay(reading) !== null || isLoneNumber(reading) ? clockMeant(number, hours) : null;
}

/** "Monday. 10. Me and my husband": a clause of its own. */
function standsAlone({ clauses = [] }: Reading): boolean {
  return clauses.some(({ mentions: [only, ...more], rest }) => {
    return only?.kind === 'count' && only.unit === null && more.length === 0 && rest === '';
  });
}

function comesDownTo(reading: Reading): boolean {
  const asks = hasCue(reading, 'question', 'availability') || /\p{Nd}\W*$/u.test(reading.text);
  return asks && reading.text.split(' ').length <= FEW_WORDS;
}

const FEW_WORDS = 5;

/** The one number in a message that counts nothing in particular. In letters it is seldom meant as one ("that one"). */
export function bareNumber(reading: Reading): number | null {
  // "Monday. 10. Me and my husband": who comes is no hour.
  const [count, ...more] = mentions(reading, 'count').filter(({ unit }) => unit === null);
  if (!count || count.negated || more.length > 0 || !Number.isInteger(count.value) || count.value < 1) return null;
  return isLoneNumber(reading) || /\p{Nd}/u.test(reading.text.slice(count.start, count.end)) ? count.value : null;
}

/** A number and at most a courtesy. It answers "1 or 2?" before it is an hour. */
export function isLoneNumber(reading: Reading): boolean {
  const polite = (mention: Mention) =>
    mention.kind === 'cue' && (mention.cue === 'thanks' || mention.cue === 'greeting');
  const numbers = reading.mentions.filter((mention) => !polite(mention));
  return (
    reading.rest === '' && numbers.length > 0 && numbers.every(({ kind }) => kind === 'count' || kind === 'choice')
  );
}

/** Two are offered at most (A10). */
const OPTIONS_MAX = 2;

/** Whether the day of a preference can only be the day of this slot: then there is no need to say it again. */
export function meansDayOf(day: string | null, slot: string, timeZone: string): boolean {
  const { date } = localTime(instantOf(slot), timeZone);
  return day === date || WEEKDAYS.some((weekday) => weekday === day && weekday === weekdayOf(date));
}
