import { heardAnswer } from '../../../core/hearing.ts';
import { type CountMention, hasCue, mentions, type Reading } from '../../../core/reading.ts';
import type { DateMention } from '../../../core/when.ts';
import { isDate } from '../../../domain/zoned.ts';
import type { TripContext } from '../context.ts';

/** The one bare number of what corrects: "no, 15 instead", 不对，16吧. */
export function numberCorrecting(reading: Reading): number | null {
  if (!hasCue(reading, 'correction', 'change') && heardAnswer(reading) !== 'no') return null;
  const [bare, ...more] = mentions(reading, 'count').filter(isBare);
  return bare === undefined || more.length > 0 ? null : bare.value;
}

/** "No, 5", 不，15吧: something is corrected by a number, though it may be open what. */
export function isCorrected(reading: Reading): boolean {
  return numberCorrecting(reading) !== null || (heardAnswer(reading) === 'no' && mentions(reading, 'time').length > 0);
}

function isBare({ unit, negated }: CountMention): boolean {
  return unit === null && negated !== true;
}

/** Of a day that is known, it is that day of its month, unless it may count people or be one of those shown. */
export function dayCorrected(reading: Reading, { travel_dates, suggested_trip_ids }: TripContext): string | null {
  const number = travel_dates === null ? null : numberCorrecting(reading);
  if (travel_dates === null || number === null) return null;
  return number <= Math.max(PARTY_MAX, suggested_trip_ids.length) ? null : inMonthOf(travel_dates.start, number);
}

/** "March 6… no wait, 7": right behind the day, it is that day of the same month. */
export function correctedAt(reading: Reading, { date, end }: DateMention): string {
  const [said, ...more] = mentions(reading, 'count').filter((one) => isBare(one) && one.start >= end);
  if (said === undefined || more.length > 0) return date;
  const corrections = [
    ...mentions(reading, 'cue').filter(({ cue }) => cue === 'correction'),
    ...mentions(reading, 'answer').filter(({ value }) => value === 'no'),
  ];
  const isBetween = corrections.some((one) => one.start >= end && one.end <= said.start);
  const isNext = WORD_COUNT_MAX >= wordsIn(reading.text.slice(end, said.start));
  return isBetween && isNext ? (inMonthOf(date, said.value) ?? date) : date;
}

/** "No wait", "sorry I mean". */
const WORD_COUNT_MAX = 4;

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{M}']+/gu)?.length ?? 0;
}

function inMonthOf(known: string, number: number): string | null {
  const day = `${known.slice(0, -2)}${String(number).padStart(2, '0')}`;
  return isDate(day) ? day : null;
}

/** More than that come rarely, and say that they count people. */
const PARTY_MAX = 9;
