import type { WindowName } from '../../core/when.ts';
import type { Clock } from './grammar/item.ts';
import type { Moment } from './moment.ts';

/** A time of day in minutes since midnight, and whether the words fixed it or only the opening hours did. */
interface Settled {
  readonly minutes: number;
  readonly settled: boolean;
}

const NOON = 720;
const MORNING = 420;
export const DAY_MINUTES = 1_440;

/** Half past four in the evening is 16:30, half past eleven in the morning 11:30, three at night 03:00. */
function inPart(hour: number, part: WindowName): 'am' | 'pm' | null {
  if (part === 'morning') return hour === 12 ? null : 'am';
  if (part === 'lunchtime') return hour >= 10 && hour < 12 ? 'am' : 'pm';
  if (part === 'night') return hour < 6 || hour === 12 ? 'am' : 'pm';
  return part === 'evening' && hour === 12 ? 'am' : 'pm';
}

export function settle(clock: Clock, moment: Moment): Settled {
  const { hour, minute, half, exact, part } = clock;
  const plain = (hour % 24) * 60 + minute;
  if (exact) return { minutes: plain, settled: true };
  const said = half ?? (part === null ? null : inPart(hour, part));
  const inMorning = (hour % 12) * 60 + minute;
  if (said !== null) return { minutes: said === 'am' ? inMorning : inMorning + NOON, settled: true };
  return { minutes: likelier(inMorning, moment), settled: false };
}

/**
 * Of the two times of day that an hour names, the one when the doors are open, or nearer to it (X9). Doors that open in
 * the morning and close late at night leave both: then "at 9" is the morning, as nobody says it of the evening. Where they never
 * close it is the one in the day: "at 10" the morning, "at 5" the afternoon.
 */
function likelier(inMorning: number, moment: Moment): number {
  const inAfternoon = inMorning + NOON;
  const bothOpen = distance(inMorning, moment) === 0 && distance(inAfternoon, moment) === 0;
  if (bothOpen) return moment.opens > 0 || inMorning >= MORNING ? inMorning : inAfternoon;
  return distance(inMorning, moment) < distance(inAfternoon, moment) ? inMorning : inAfternoon;
}

function distance(minutes: number, { opens, closes }: Moment): number {
  if (minutes < opens) return opens - minutes;
  return minutes > closes ? minutes - closes : 0;
}

interface Bounds {
  readonly from: number | null;
  readonly to: number | null;
}

/** Two bounds settle each other: "2 to 4 pm", "下午两点到四点", "9 to 5". */
export function settleRange(from: Clock | null, to: Clock | null, moment: Moment): Bounds {
  if (from === null || to === null) {
    return { from: from && settle(from, moment).minutes, to: to && settleEnd(to, moment).minutes };
  }
  const start = settle(from, moment);
  const end = settleEnd(to, moment);
  if (end.settled && !start.settled) return { from: latestBefore(start.minutes, end.minutes), to: end.minutes };
  if (end.minutes > start.minutes) return { from: start.minutes, to: end.minutes };
  // "Eight in the evening to twelve" ends at midnight; "9 to 12" is a morning.
  const isLater = end.minutes < NOON || (end.minutes === NOON && start.settled);
  if (!end.settled && end.minutes + NOON > start.minutes && isLater)
    return { from: start.minutes, to: end.minutes + NOON };
  if (!start.settled && start.minutes >= NOON) return { from: start.minutes - NOON, to: end.minutes };
  return { from: start.minutes, to: end.minutes };
}

/** Whether an hour by itself leaves open which half of the day it is of: "after 8", where the doors are open at both. */
export function mayBeEitherHalf(from: Clock | null, to: Clock | null, moment: Moment): boolean {
  const only = from === null ? to : to === null ? from : null;
  if (only === null) return false;
  const { minutes, settled } = settle(only, moment);
  const isOpen = [minutes % NOON, (minutes % NOON) + NOON].every((one) => distance(one, moment) === 0);
  return !settled && isOpen;
}

/** What lasts until midnight ends with the day. */
function settleEnd(clock: Clock, moment: Moment): Settled {
  const end = settle(clock, moment);
  return end.settled && end.minutes === 0 ? { ...end, minutes: DAY_MINUTES } : end;
}

/** The reading of an unsettled hour that lies closest before the end of the range. */
function latestBefore(start: number, end: number): number {
  const morning = start % NOON;
  return morning + NOON < end ? morning + NOON : morning;
}
