import type { WindowMention } from '../../../core/when.ts';
import { isBesideSlot } from '../../../domain/beside.ts';
import type { ClockRange, MinuteRange } from '../../../domain/hours.ts';
import { rangeIn, restsIn, restsOf, restsText, windowText } from '../../../domain/window.ts';
import { LATEST, WINDOWS } from '../../../domain/wished-hours.ts';

/** The hours that the windows in a message come to. */

/** Of these minutes, or the last of a day. */
export interface WishedRange {
  /** More than one where hours are ruled out of the middle. */
  readonly rests: readonly MinuteRange[];
  readonly latest?: true;
}

/** What the windows named allow, or those of before, without those that are ruled out: "in the morning, but not between 9 and 10". */
export function windowIn(
  windows: readonly WindowMention[],
  {
    out,
    stood,
    hours,
  }: { readonly out: readonly MinuteRange[]; readonly stood: string | null; readonly hours: ClockRange },
): WishedRange | null {
  const [only, ...more] = windows;
  if (only?.latest && !only.negated && more.length === 0) return { rests: restsIn(null), latest: true };
  const named = combined(windows.filter(({ negated }) => negated !== true).map(rangeOf));
  if (out.length === 0) return named === null ? null : { rests: [named] };
  const of = named === null ? restsIn(stood === null || isBesideSlot(stood) ? null : stood) : [named];
  const left = restsOf(out, hours, of);
  return { rests: left.length > 0 ? left : of };
}

export function rangeOf(window: Parameters<typeof windowText>[0]): MinuteRange {
  return rangeIn(windowText(window));
}

export function onlyBound(windows: readonly WindowMention[]): string | null {
  const [window, ...more] = windows;
  if (!window || window.negated || more.length > 0 || (window.from !== null && window.to !== null)) return null;
  return window.from ?? window.to;
}

/** "After 3 but before 5" means what both allow; "morning or afternoon" what either does. */
function combined(ranges: readonly MinuteRange[]): MinuteRange | null {
  const [first, ...others] = ranges;
  if (!first) return null;
  return others.reduce((one, other) => {
    const both = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
    return both.from < both.to ? both : { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
  }, first);
}

export function windowName({ rests, latest }: WishedRange): string {
  if (latest) return LATEST;
  const [only, ...others] = rests;
  const named = Object.entries(WINDOWS).find(([, { from, to }]) => from === only?.from && to === only.to);
  return (others.length === 0 ? named?.[0] : undefined) ?? restsText(rests);
}
