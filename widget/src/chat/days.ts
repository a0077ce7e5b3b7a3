import type { Words } from '../words/words.ts';
import type { Entry } from './entries.ts';

const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatted(milliseconds: number, language: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([language, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options);
  formats.set(key, format);
  return format.format(milliseconds);
}

/** The reader's own habits where they read this language, such as a clock of twelve hours. */
function localeOf(language: string): string {
  return navigator.languages.find((tag) => tag.split('-', 1)[0] === language) ?? language;
}

/** The time of day in the reader's own zone: it says when something was written, not when anything takes place. */
export function timeOf(instant: string, language: string): string {
  return formatted(Date.parse(instant), language, { hour: 'numeric', minute: '2-digit' });
}

export function dayOf(instant: string, language: string, words: Words, now = Date.now()): string {
  const that = startOfDay(Date.parse(instant));
  const today = startOfDay(now);
  if (that === today) return words.today;
  if (that === startOfDay(today - DAY_MS / 2)) return words.yesterday;
  return formatted(that, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

export function isNewDay(entries: readonly Entry[], index: number): boolean {
  const [before, entry] = [entries[index - 1], entries[index]];
  if (entry === undefined) return false;
  return before === undefined || startOfDay(Date.parse(before.at)) !== startOfDay(Date.parse(entry.at));
}

function startOfDay(milliseconds: number): number {
  return new Date(milliseconds).setHours(0, 0, 0, 0);
}
