import type { Business } from './api.ts';

/** Whether somebody is in at the business, by its own clock, and when that changes next; null where it says no hours. */
export type Presence =
  | { readonly kind: 'open'; readonly until: string }
  | { readonly kind: 'closed'; readonly opens: { readonly days: number; readonly time: string } | null }
  | null;

const DAY_MS = 86_400_000;
const AHEAD_DAYS = 14;

export function presenceAt({ hours, timeZone }: Pick<Business, 'hours' | 'timeZone'>, now: number): Presence {
  if (hours === null || Object.keys(hours.weekly).length === 0) return null;
  const { date, time } = wallClock(now, timeZone);
  for (let days = 0; days < AHEAD_DAYS; days += 1) {
    for (const { from, to } of rangesOn(addDays(date, days), hours)) {
      // Clock times of two digits compare as text in the order of the day.
      if (days === 0 && to <= time) continue;
      if (days === 0 && from <= time) return { kind: 'open', until: to };
      return { kind: 'closed', opens: { days, time: from } };
    }
  }
  return { kind: 'closed', opens: null };
}

type Hours = NonNullable<Business['hours']>;

function rangesOn(date: string, { weekly, exceptions }: Hours) {
  const exception = exceptions.find((one) => one.date <= date && date <= (one.until ?? one.date));
  if (exception === undefined) return (weekly[weekdayOf(date)] ?? []).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return exception.hours === 'closed' ? [] : exception.hours;
}

/** The date and the time there, as `2026-03-02` and `09:05`. */
function wallClock(now: number, timeZone: string): { readonly date: string; readonly time: string } {
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hour12: false },
  })
    .format(now)
    .split(' ');
  return { date, time };
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

function weekdayOf(date: string): string {
  return new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(date)).toLowerCase();
}
