import { heardWish } from '../../../core/hearing.ts';
import { type ItemMention, mentions, type Reading } from '../../../core/reading.ts';
import type { DateMention, DatesMention } from '../../../core/when.ts';
import { dateOfDay, dayOf } from '../../../domain/calendar.ts';
import { withinSpan } from '../../../domain/within.ts';
import type { TripContext } from '../context.ts';
import { datesFrom, daysBetween } from '../dates.ts';
import type { Entities } from '../intents.ts';
import { listOf } from '../vocabulary.ts';
import { correctedAt, dayCorrected } from './corrected.ts';
import { PATTERNS } from './patterns.ts';

/**
 * When somebody would like to leave. The first day named begins the trip; its length follows from the days, unless both
 * ends were named. A month or a week is no stay but a time to leave in, and the day is asked for (D7).
 */
export function datesIn(reading: Reading, data: TripContext, days: number | null): Entities {
  const words = withinSpan(withoutPicks(reading, data), data.travel_dates?.start ?? data.asked.period);
  const back = mentions(words, 'date').find((one) => one.negated !== true && isWayBack(one, reading.text));
  if (back !== undefined) return untilBack(back, words, data, days);
  const { date, dates } = heardWish(words);
  if (data.asked.question === 'duration_days' && lengthIn(reading) !== null) return {};
  if (dates !== null) {
    return isPeriod(dates, reading, days ?? data.duration_days)
      ? { travel_period: { start: dates.from, end: dates.to } }
      : { travel_dates: { start: dates.from, end: dates.to } };
  }
  if (date === null) {
    const day = dayCorrected(reading, data);
    return day === null ? {} : { travel_dates: datesFrom(day, days ?? data.duration_days ?? 1) };
  }
  if (isPlaceName(date, reading)) return {};
  const day = correctedAt(reading, { ...date, date: withinPeriod(date, data) });
  return { travel_dates: datesFrom(day, days ?? data.duration_days ?? 1) };
}

/** "Back on the 25th", 25号回来: the day they return, and none to leave on. */
function isWayBack({ start, end }: DateMention, text: string): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  return PATTERNS.back_before.some((one) => one.test(before)) || PATTERNS.back_after.some((one) => one.test(after));
}

/** The trip ends that day: it begins on the day told beside it or before, else as many days earlier as it lasts. */
function untilBack(back: DateMention, words: Reading, data: TripContext, days: number | null): Entities {
  const beside = heardWish({ ...words, mentions: words.mentions.filter((one) => one !== back) }).date?.date ?? null;
  const begun = [beside, data.travel_dates?.start].find((day) => typeof day === 'string' && day < back.date);
  const length = days ?? data.duration_days;
  const start = begun ?? (length === null ? null : dateOfDay(dayOf(back.date) - length + 1));
  return start === null ? {} : { travel_dates: { start, end: back.date } };
}

/** "The 3rd, leaving on the 20th": the third of those shown, and one day. */
function withoutPicks(reading: Reading, data: TripContext): Reading {
  const found = reading.mentions.filter((one) => one.kind !== 'date' || !isPick(one, reading, data));
  return { ...reading, mentions: found };
}

/** "Sunway Hotel", "Hotel Sunway" are no Sunday. */
function isPlaceName(day: DateMention, reading: Reading): boolean {
  const beside = ({ start, end }: ItemMention) =>
    [start - day.end, day.start - end].some((gap) => gap === 0 || gap === 1);
  return mentions(reading, 'item').some((item) => item.list === listOf('place_words') && beside(item));
}

/**
 * "The first" picks a trip unless a day was asked for, and "the 3rd one" whether or not so many were shown; "the 15th" and
 * "2 March" are days all the same.
 */
function isPick({ start, end }: DateMention, reading: Reading, { asked, suggested_trip_ids }: TripContext): boolean {
  if (asked.question === 'travel_dates') return false;
  const words = reading.text.slice(start, end);
  const numbers = words.match(/\p{Nd}+/gu) ?? [];
  const isOneOfThem = PATTERNS.one_of_them.some((one) => one.test(words));
  return mentions(reading, 'choice').some(
    (choice) =>
      choice.start < end &&
      start < choice.end &&
      typeof choice.pick === 'number' &&
      (isOneOfThem || choice.pick <= suggested_trip_ids.length) &&
      end - start - (choice.end - choice.start) <= ARTICLE_MAX &&
      numbers.length < 2,
  );
}

/** How much longer than an option a day may be written with nothing but an article before it. */
const ARTICLE_MAX = 4;
const WEEK_DAYS = 7;

/** Asked how long, "a weekend" is two days and no date. */
export function lengthIn(reading: Reading): number | null {
  const { dates } = heardWish(reading);
  if (dates === null || /\p{Nd}/u.test(reading.text.slice(dates.start, dates.end))) return null;
  const length = daysBetween(dates.from, dates.to) + 1;
  return length <= WEEK_DAYS ? length : null;
}

function isPeriod({ from, to, loose, start, end }: DatesMention, { text }: Reading, days: number | null): boolean {
  const numbers = text.slice(start, end).match(/\p{Nd}+/gu) ?? [];
  if (numbers.length >= 2) return false;
  const length = daysBetween(from, to) + 1;
  // "That weekend" makes no three days two.
  if (loose && days !== null && days > length) return true;
  return length === WEEK_DAYS || length > 2 * WEEK_DAYS || (days !== null && days < length);
}

/** After "in February", "the 15th" is the fifteenth of February; behind "mid-February" the 25th is of the same month. */
function withinPeriod({ date, monthless }: DateMention, { asked }: TripContext): string {
  const [from] = asked.period?.split('/') ?? [];
  if (from === undefined || monthless !== true || date >= from) return date;
  const days = Array.from({ length: MONTH_DAYS }, (_, index) => dateOfDay(dayOf(from) + index));
  return days.find((day) => day.slice(8) === date.slice(8)) ?? date;
}

const MONTH_DAYS = 31;
