import { mentions, type Reading } from '../core/reading.ts';

/** "Friday 11": right behind a bare weekday, and not the day of the month that it is, a number is the hour. */
export function numberAfterDay(reading: Reading): number | null {
  const days = mentions(reading, 'date').filter(({ form, negated }) => form === 'bare' && !negated);
  const behind = mentions(reading, 'count').find(
    ({ unit, start }) =>
      unit === null && days.some(({ end }) => end < start && reading.text.slice(end, start).trim() === ''),
  );
  return behind?.value ?? null;
}
