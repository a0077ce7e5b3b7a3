import type { WindowMention, WindowName } from '../core/when.ts';
import type { MinuteRange } from './hours.ts';
import { LATEST, parseWindow } from './wish.ts';
import { clockTime, DAY_MINUTES } from './zoned.ts';

/** Noon starts the afternoon, 17:00 the evening (A2). */
const ORDINARY: { readonly [Name in WindowName]: string } = {
  morning: 'morning',
  lunchtime: '12:00-14:00',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'evening',
};

/**
 * A part of the day as a wish stores it (A2): `morning`, `afternoon`, `evening` or `HH:mm-HH:mm`. Bounds say more than a name;
 * `meant` is what a name stands for where people mean something else by it than the clock does.
 */
export function windowText(
  { name, from, to }: Pick<WindowMention, 'name' | 'from' | 'to'>,
  meant: { readonly [Name in WindowName]?: string } = {},
): string {
  if (from !== null || to !== null || name === null) return `${from ?? '00:00'}-${to ?? '24:00'}`;
  return meant[name] ?? ORDINARY[name];
}

/** The same as a wish for free times, of which the last may be meant. */
export function windowWished(window: WindowMention, meant: { readonly [Name in WindowName]?: string } = {}): string {
  return window.latest ? LATEST : windowText(window, meant);
}

/** What a window that is ruled out leaves of the day, as a wish stores it; null where nothing is left. */
export function windowWithout(
  window: WindowMention,
  meant: { readonly [Name in WindowName]?: string } = {},
): string | null {
  const range = parseWindow(windowText(window, meant));
  const left = range === null ? null : restOfDay(range);
  return left && `${clockTime(left.from)}-${left.to === DAY_MINUTES ? '24:00' : clockTime(left.to)}`;
}

/** "Not in the morning" leaves the rest of the day; what is cut out of its middle leaves the part before. */
export function restOfDay({ from, to }: MinuteRange): MinuteRange | null {
  if (from > 0) return { from: 0, to: from };
  return to < DAY_MINUTES ? { from: to, to: DAY_MINUTES } : null;
}
