import type { WindowMention, WindowName } from '../core/when.ts';
import type { ClockRange, MinuteRange } from './hours.ts';
import { LATEST, parseRests, parseWindow } from './wished-hours.ts';
import { clockTime, DAY_MINUTES, minuteOf } from './zoned.ts';

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

/** What the hours that are ruled out leave of those wished for, or of the day, as a wish stores it; null where nothing is left. */
export function windowWithout(
  out: readonly MinuteRange[],
  { of, open }: { readonly of: string | null; readonly open: ClockRange },
): string | null {
  const left = restsOf(out, open, restsIn(of));
  return left.length === 0 ? null : restsText(left);
}

export function restsText(rests: readonly MinuteRange[]): string {
  return rests.map(({ from, to }) => `${clockTime(from)}-${to === DAY_MINUTES ? '24:00' : clockTime(to)}`).join('+');
}

/** A wish for hours as its minutes; the day where it bounds nothing. */
export function rangeIn(wish: string): MinuteRange {
  return parseWindow(wish) ?? DAY;
}

/** The same where some are ruled out of its middle. */
export function restsIn(wish: string | null): readonly MinuteRange[] {
  return (wish === null ? null : parseRests(wish)) ?? [DAY];
}

const DAY: MinuteRange = { from: 0, to: DAY_MINUTES };

/** "Not in the morning" leaves the rest of the day; what is cut out of its middle, the rests on both sides of it in which doors are open. */
export function restsOf(
  out: readonly MinuteRange[],
  open: ClockRange,
  of: readonly MinuteRange[] = [DAY],
): readonly MinuteRange[] {
  const isOpen = ({ from, to }: MinuteRange) => Math.max(from, minuteOf(open.from)) < Math.min(to, minuteOf(open.to));
  const left = out.reduce((rests, one) => rests.flatMap((rest) => besides(one, rest)), of);
  const inHours = left.filter(isOpen);
  return inHours.length > 0 ? inHours : left.slice(0, 1);
}

function besides(out: MinuteRange, of: MinuteRange): readonly MinuteRange[] {
  const before = { from: of.from, to: Math.min(out.from, of.to) };
  const after = { from: Math.max(out.to, of.from), to: of.to };
  return [before, after].filter(({ from, to }) => from < to);
}
