import { mentions, type Reading } from '../core/reading.ts';
import type { DateMention } from '../core/when.ts';
import { isDate, weekdayOf } from './zoned.ts';

/** A bare weekday goes by its name, any other day by its date (A2). */
export function dayNamed({ form, weekday, date }: DateMention): string {
  return form === 'bare' ? weekday : date;
}

/** The days that a message rules out: "not Friday", "el 3 no puedo". "Not Tuesday" rules out every Tuesday there is talk of. */
export function daysRuledOut(reading: Reading): string[] {
  return mentions(reading, 'date').flatMap((one) => (one.negated === true ? [dayNamed(one)] : []));
}

/** Whether a day, by its name or its date, is one of those. */
export function isRuledOut(day: string, except: readonly string[]): boolean {
  return except.includes(day) || (isDate(day) && except.includes(weekdayOf(day)));
}
