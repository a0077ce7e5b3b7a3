import type { Json } from '../api/settings.ts';
import { entriesOf, listOf } from './schema.ts';

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export type Week = { readonly [D in Weekday]: readonly string[] };

/** `{ tuesday-saturday: [10:00-20:00] }` by the day. */
export function weekOf(written: Json): Week {
  const week = Object.fromEntries(WEEKDAYS.map((day) => [day, [] as readonly string[]]));
  for (const [days, ranges] of Object.entries(entriesOf(written))) {
    const [first = '', last = first] = days.split('-').map((part) => part.trim());
    const names: readonly string[] = WEEKDAYS;
    for (const day of WEEKDAYS.slice(names.indexOf(first), names.indexOf(last) + 1))
      week[day] = listOf(ranges).map(String);
  }
  return week as Week;
}

/** The same as one would write it: days in a row that are alike are one line. */
export function writtenWeek(week: Week): Json {
  const lines: [Weekday, Weekday, readonly string[]][] = [];
  for (const [index, day] of WEEKDAYS.entries()) {
    const ranges = week[day];
    const last = lines.at(-1);
    const isNext = last !== undefined && WEEKDAYS[index - 1] === last[1] && last[2].join() === ranges.join();
    if (ranges.length === 0) continue;
    if (isNext) last[1] = day;
    else lines.push([day, day, ranges]);
  }
  return Object.fromEntries(lines.map(([from, to, ranges]) => [from === to ? from : `${from}-${to}`, ranges]));
}

/** `friday`, or `tuesday-saturday`, as the reader's language has it; undefined where it is no day. */
export function sayDays(language: string, written: string): string | undefined {
  const days = written.split('-');
  return days.every(isWeekday) ? days.map((day) => sayWeekday(language, day)).join(' – ') : undefined;
}

function isWeekday(day: string): day is Weekday {
  return (WEEKDAYS as readonly string[]).includes(day);
}

/** Days are called as the reader's language calls them: this Monday and those after it. */
export function sayWeekday(language: string, day: Weekday): string {
  const date = new Date(Date.UTC(2026, 2, 2 + WEEKDAYS.indexOf(day)));
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'long' }).format(date);
}
