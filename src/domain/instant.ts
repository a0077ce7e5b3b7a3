import { daysWritten, digits, isPlain } from './calendar.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * The instant that our own code wrote, `2026-03-06T09:30:00+00:00` or `2026-03-06T09:30:00.000Z`, by arithmetic: a turn reads
 * dozens of them, and `Date` takes several times as long. NaN for what is written otherwise, and for the last days of a month,
 * of which not every month has all.
 */
export function instantWritten(text: string): number {
  if (text[10] !== 'T' || text[13] !== ':' || text[16] !== ':' || !isPlain(text)) return Number.NaN;
  const time = sinceMidnight(digits(text, 11, 13), digits(text, 14, 16)) + below(60, digits(text, 17, 19)) * SECOND_MS;
  return daysWritten(text) * DAY_MS + time + rest(text);
}

/** What follows the seconds: milliseconds of UTC, or how far the clock is from it. */
function rest(text: string): number {
  if (text.length === 24 && text[19] === '.' && text[23] === 'Z') return digits(text, 20, 23);
  if (text.length !== 25 || text[22] !== ':') return Number.NaN;
  const ahead = sinceMidnight(digits(text, 20, 22), digits(text, 23, 25));
  if (text[19] === '+') return -ahead;
  return text[19] === '-' ? ahead : Number.NaN;
}

function sinceMidnight(hours: number, minutes: number): number {
  return (below(24, hours) * 60 + below(60, minutes)) * MINUTE_MS;
}

function below(end: number, value: number): number {
  return value < end ? value : Number.NaN;
}
