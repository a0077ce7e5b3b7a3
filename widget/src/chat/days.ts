import type { Entry } from './entries.ts';

const DAY_MS = 86_400_000;
const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' });

/** The time of day in the reader's own zone: it says when something was written, not when anything takes place. */
export function timeOf(instant: string): string {
  return time.format(Date.parse(instant));
}

export function dayOf(instant: string, now = Date.now()): string {
  const that = startOfDay(Date.parse(instant));
  const today = startOfDay(now);
  if (that === today) return 'Today';
  return that === startOfDay(today - DAY_MS / 2) ? 'Yesterday' : day.format(that);
}

export function isNewDay(entries: readonly Entry[], index: number): boolean {
  const [before, entry] = [entries[index - 1], entries[index]];
  if (entry === undefined) return false;
  return before === undefined || startOfDay(Date.parse(before.at)) !== startOfDay(Date.parse(entry.at));
}

function startOfDay(milliseconds: number): number {
  return new Date(milliseconds).setHours(0, 0, 0, 0);
}
