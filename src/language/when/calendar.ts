/** The civil calendar on day numbers (days since 1 January 1970): no zones, no clocks, nothing that daylight saving moves. */

const DAY_MILLISECONDS = 86_400_000;

export function dayOf(year: number, month: number, day: number): number {
  return Math.round(Date.UTC(year, month - 1, day) / DAY_MILLISECONDS);
}

interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export function civil(dayNumber: number): CivilDate {
  const date = new Date(dayNumber * DAY_MILLISECONDS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Monday is 0. */
export function weekdayIndex(dayNumber: number): number {
  return (((dayNumber + 3) % 7) + 7) % 7;
}

export function monday(dayNumber: number): number {
  return dayNumber - weekdayIndex(dayNumber);
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Null for a day that no calendar has, such as 31 February. */
export function checkedDay(year: number, month: number, day: number): number | null {
  if (year < 1900 || year > 2200 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return dayOf(year, month, day);
}

/** Months later, on the same day or the last there is: a month from 31 January is the end of February. */
export function addMonths(dayNumber: number, months: number): number {
  const { year, month, day } = civil(dayNumber);
  const index = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(index / 12);
  const targetMonth = (index % 12) + 1;
  return dayOf(targetYear, targetMonth, Math.min(day, daysInMonth(targetYear, targetMonth)));
}

/** The year and month that lie so many months from that of the day given. */
export function monthFrom(dayNumber: number, months: number): { readonly year: number; readonly month: number } {
  const { year, month } = civil(dayNumber);
  const index = year * 12 + (month - 1) + months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** Easter Sunday, Gregorian. */
export function easter(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const epact = (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const full = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  const offset = full - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  return dayOf(year, month, offset + 28 - 31 * Math.floor(month / 4));
}
