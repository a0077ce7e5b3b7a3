/**
 * Dates as days counted from 1 January 1970, by arithmetic alone: a search for free slots asks for thousands of them,
 * and `Date` would take most of its time writing and reading strings. The arithmetic is that of the Gregorian calendar
 * counted from 1 March of year 0, so that the leap day comes last in a year and every 400 years are alike.
 */
const DAYS_IN_400_YEARS = 146_097;
/** From 1 March of year 0 to 1 January 1970. */
const DAYS_TO_1970 = 719_468;

export function dayOf(date: string): number {
  const day = countDays(date);
  if (Number.isNaN(day)) throw new RangeError(`"${date}" is not an ISO date`);
  return day;
}

/** NaN for what does not look like a date. */
function countDays(date: string): number {
  return date.length === 10 ? daysWritten(date) : Number.NaN;
}

/** The date that a text begins with; NaN for one that does not begin like a date. */
function daysWritten(text: string): number {
  if (text[4] !== '-' || text[7] !== '-') return Number.NaN;
  return daysTo(digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, 10));
}

/** The day that a date is; NaN where a part of it is no number. */
export function daysTo(year: number, month: number, day: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const century = Math.floor(marchYear / 100);
  const leapDays = Math.floor(marchYear / 4) - century + Math.floor(century / 4);
  return marchYear * 365 + leapDays + daysBefore((month + 9) % 12) + day - 1 - DAYS_TO_1970;
}

export function dateOfDay(count: number): string {
  const days = count + DAYS_TO_1970;
  const era = Math.floor(days / DAYS_IN_400_YEARS);
  const dayOfEra = days - era * DAYS_IN_400_YEARS;
  const leapDays = Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  return `${fourDigits(year)}-${twoDigits(month)}-${twoDigits(dayOfYear - daysBefore(marchMonth) + 1)}`;
}

/** Whether the text is a date that the calendar has: 29 February only in leap years. */
export function isDate(text: string): boolean {
  const day = countDays(text);
  return !Number.isNaN(day) && (isPlain(text) || dateOfDay(day) === text);
}

/** Whether the text begins with a month that there is and a day that every month has: nothing more is to be known of it. */
function isPlain(text: string): boolean {
  const [month, day] = [digits(text, 5, 7), digits(text, 8, 10)];
  return month >= 1 && month <= 12 && day >= 1 && day <= 28;
}

/** The number that the text holds between two places; NaN if anything but digits stands there. */
export function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

export function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
}

function fourDigits(value: number): string {
  return value > 999 ? `${value}` : `${value}`.padStart(4, '0');
}

/** Days before a month counted from March: five months of 153 days, twice, and the rest of the winter. */
function daysBefore(marchMonth: number): number {
  return Math.floor((153 * marchMonth + 2) / 5);
}
