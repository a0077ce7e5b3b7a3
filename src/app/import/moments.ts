import { existingInstantAt, isDate, parseInstant } from '../../domain/zoned.ts';

/** Whether a file writes the day first or the month: only its dates together tell. */
export type DateOrder = 'day first' | 'month first';

const SLASHED = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/;
const CLOCK = /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s*h?\s*([ap])?\.?\s*(?:m\.?)?$/i;

/** By the dates that can be only one of the two; where there is none, as the business's country writes. */
export function dateOrderOf(dates: readonly string[], country: string): DateOrder {
  const slashed = dates.flatMap((date) => SLASHED.exec(date.trim().split(/[\sT]/)[0] ?? '') ?? []);
  const firsts = slashed.filter((_, index) => index % 4 === 1).map(Number);
  const seconds = slashed.filter((_, index) => index % 4 === 2).map(Number);
  if (firsts.some((one) => one > 12)) return 'day first';
  if (seconds.some((one) => one > 12)) return 'month first';
  return country === 'US' ? 'month first' : 'day first';
}

/** A date in ISO; null where it is none. */
export function dateIn(text: string, order: DateOrder): string | null {
  const written = text.trim();
  const [, year, month, day] = YEAR_FIRST.exec(written) ?? [];
  if (year !== undefined) return iso(year, month, day);
  const [, first, second, last = ''] = SLASHED.exec(written) ?? [];
  const whole = last.length === 2 ? `20${last}` : last;
  return order === 'day first' ? iso(whole, second, first) : iso(whole, first, second);
}

function iso(year: string, month = '', day = ''): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}

/** A minute of the day: `9:30`, `14h`, `2:30 pm`; null where it is none. */
export function minuteIn(text: string): number | null {
  const [, hours, minutes = '0', half] = CLOCK.exec(text.trim()) ?? [];
  if (hours === undefined) return null;
  const twelve = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (twelve > 23 || Number(minutes) > 59 || (half !== undefined && Number(hours) > 12)) return null;
  return twelve * 60 + Number(minutes);
}

/** An instant in one cell: with an offset it is what it says, without one it is the wall clock of the business. */
export function momentIn(text: string, order: DateOrder, timeZone: string): number | null {
  const written = text.trim();
  const instant = parseInstant(written.replace(' ', 'T'));
  if (instant !== null) return instant;
  const [date = '', ...time] = written.split(/[\sT]+/);
  const [day, minute] = [dateIn(date, order), minuteIn(time.join(' '))];
  return day === null || minute === null ? null : existingInstantAt(day, minute, timeZone);
}
