import { daysTo } from './calendar.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * The instant that our own code wrote, `2026-03-06T09:30:00+00:00` or `2026-03-06T09:30:00.000Z`, by arithmetic: a turn reads
 * dozens of them, and `Date` takes several times as long. NaN for what is written otherwise, and for the last days of a month,
 * of which not every month has all.
 */
export function instantWritten(text: string): number {
  if (!isShaped(text)) return Number.NaN;
  const century = pair(text, 0);
  const year = pair(text, 2);
  const month = pair(text, 5);
  const day = pair(text, 8);
  const second = pair(text, 17);
  if (century < 0 || year < 0 || month < 1 || month > 12 || day < 1 || day > 28) return Number.NaN;
  if (second < 0 || second > 59) return Number.NaN;
  return daysTo(century * 100 + year, month, day) * DAY_MS + time(text, 11) + second * SECOND_MS + rest(text);
}

const DASH = 0x2d;
const COLON = 0x3a;

/** Whether what stands between the numbers is what belongs there, up to the seconds. */
function isShaped(text: string): boolean {
  return (
    text.charCodeAt(4) === DASH &&
    text.charCodeAt(7) === DASH &&
    text.charCodeAt(10) === 0x54 &&
    text.charCodeAt(16) === COLON
  );
}

/** What follows the seconds: milliseconds of UTC, or how far the clock is from it. */
function rest(text: string): number {
  const sign = text[19];
  if (text.length === 24 && sign === '.' && text[23] === 'Z') return milliseconds(text);
  if (text.length !== 25) return Number.NaN;
  const ahead = time(text, 20);
  if (sign === '+') return -ahead;
  return sign === '-' ? ahead : Number.NaN;
}

function milliseconds(text: string): number {
  const first = pair(text, 20);
  const last = pair(text, 21);
  return first < 0 || last < 0 ? Number.NaN : first * 10 + (last % 10);
}

/** Hours and minutes, in milliseconds. */
function time(text: string, at: number): number {
  const hour = pair(text, at);
  const minute = pair(text, at + 3);
  const isTime = hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59 && text.charCodeAt(at + 2) === COLON;
  return isTime ? (hour * 60 + minute) * MINUTE_MS : Number.NaN;
}

/** The number that two digits are; less than none for anything else. */
function pair(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO;
  const ones = text.charCodeAt(at + 1) - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

const ZERO = 0x30;
