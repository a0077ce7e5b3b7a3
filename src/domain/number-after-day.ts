import { mentions, type Reading } from '../core/reading.ts';

/** Nobody asks for more of anything at once: what is more right behind "tomorrow" is an hour. */
const COUNTED_MAX = 4;

/**
 * "Friday 11": right behind a bare weekday, and not the day of the month that it is, a number is the hour. So it is behind "tomorrow",
 * unless it may say how many of what follows.
 */
export function numberAfterDay(reading: Reading): number | null {
  const days = mentions(reading, 'date').filter(({ negated }) => !negated);
  const behind = mentions(reading, 'count').find(({ unit, value, start, end }) => {
    const day = days.find((one) => one.end < start && reading.text.slice(one.end, start).trim() === '');
    if (unit !== null || day === undefined) return false;
    if (day.form === 'bare') return true;
    const isFigure = /^\p{Nd}+$/u.test(reading.text.slice(start, end));
    const countsNothing = value > COUNTED_MAX || !/^\s*\p{L}/u.test(reading.text.slice(end));
    return day.form === 'relative' && isFigure && countsNothing;
  });
  return behind?.value ?? null;
}
