import type { MinuteRange } from './hours.ts';
import { DAY_MINUTES, minuteOf, parseClock } from './zoned.ts';

/** The hours of a day as a wish stores them (A2). */

export const NOON = minuteOf('12:00');
const EVENING = minuteOf('17:00');

/** Noon starts the afternoon, 17:00 the evening (A2). */
export const WINDOWS: { readonly [name: string]: MinuteRange } = {
  morning: { from: 0, to: NOON },
  afternoon: { from: NOON, to: EVENING },
  evening: { from: EVENING, to: DAY_MINUTES },
};

/** Any time of a day, the later the better. */
export const LATEST = 'latest';

/** From the first minute that a time window stands for to the last, or null for words that are none. */
export function parseWindow(text: string): MinuteRange | null {
  const rests = parseRests(text);
  const [first, last] = [rests?.[0], rests?.at(-1)];
  return first === undefined || last === undefined ? null : { from: first.from, to: last.to };
}

/** The minutes a time window stands for, in order, or null for words that are none. */
export function parseRests(text: string): readonly MinuteRange[] | null {
  const whole = text.includes('+') ? null : parseRange(text);
  if (whole !== null) return [whole];
  const rests = text.split('+').map(parseRange);
  const inOrder = rests.every((rest, place) => rest !== null && rest.from >= (rests[place - 1]?.to ?? 0));
  return inOrder ? rests.filter((rest) => rest !== null) : null;
}

/** One that runs past midnight ends at it. */
function parseRange(text: string): MinuteRange | null {
  const named = Object.hasOwn(WINDOWS, text) ? WINDOWS[text] : undefined;
  if (named !== undefined) return named;
  if (text === LATEST) return { from: 0, to: DAY_MINUTES };
  const [first = '', last = '', ...more] = text.split('-');
  const from = parseClock(first);
  const to = parseClock(last);
  if (from === null || to === null || more.length > 0) return null;
  if (from === to) return { from, to: from + 1 };
  return { from, to: from < to ? to : DAY_MINUTES };
}
