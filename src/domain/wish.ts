import { WEEKDAYS, type Weekday } from '../core/when.ts';
import { dayOf, isDate } from './calendar.ts';
import { daysOf, type FreeDay, minuteAt } from './free-days.ts';
import type { Moment } from './moment.ts';
import { LATEST, NOON, parseRests } from './wished-hours.ts';
import { DAY_MINUTES, type IsoDate, parseClock, weekdayOfDay } from './zoned.ts';

/** When somebody would like to come, as a preference stores it (A2). Null leaves a part of it open. */
export interface Wish {
  /** A weekday, an ISO date, or an interval of dates with both ends included: `2026-03-09/2026-03-15`. */
  readonly day: string | null;
  /**
   * `morning`, `afternoon`, `evening`, `HH:mm-HH:mm` with the end excluded, or `latest`, the last there is of a day; what is left
   * on both sides of hours that were ruled out stands with a plus between: `00:00-13:00+15:00-24:00`.
   */
  readonly time_window: string | null;
  /** `HH:mm`. Where it is given, it says more than the window, which then counts for nothing. */
  readonly explicit_time: string | null;
}

/** A wish as it can be held against free moments. */
export interface ReadyWish {
  closeness(moment: Moment): Closeness;
  /** What the closeness of every moment of a day begins with: as if the time of day were the one wished for. */
  ofDay(day: number): Closeness;
  /** How close a time of such a day is. */
  atMinute(ofDay: Closeness, minute: number): Closeness;
  /** The one day it means, null where it means several or any. */
  readonly day: number | null;
  /** Whether it leaves open if one comes before or after noon. */
  readonly halvesOpen: boolean;
}

/**
 * How far a moment is from the wish: smaller is closer. Its parts stand in one number as digits do, the weightiest
 * first, for an offer compares hundreds: whether it misses the wish, by how many days, how many days it is from where
 * the wish would begin, by how many minutes, and whether it is too early rather than too late.
 */
export type Closeness = number;

const DAYS_COUNTED_MAX = 0x7fff;
const EARLY_WEIGHT = 1;
const MINUTE_WEIGHT = 2 * EARLY_WEIGHT;
const ANCHOR_WEIGHT = 2 * DAY_MINUTES * MINUTE_WEIGHT;
const DAY_WEIGHT = (DAYS_COUNTED_MAX + 1) * ANCHOR_WEIGHT;
const MISS_WEIGHT = (DAYS_COUNTED_MAX + 1) * DAY_WEIGHT;

export function isFit(closeness: Closeness): boolean {
  return closeness < MISS_WEIGHT;
}

/** A moment with how close it is. */
export interface Near {
  readonly moment: Moment;
  readonly closeness: Closeness;
}

/** Of two as close as each other, the earlier. */
export function compareNear(one: Near, other: Near): number {
  return one.closeness - other.closeness || one.moment.instant - other.moment.instant;
}

export type DayWish =
  | { readonly kind: 'any' }
  | { readonly kind: 'weekday'; readonly weekday: Weekday }
  | { readonly kind: 'span'; readonly from: IsoDate; readonly to: IsoDate };

/** What the `day` of a wish stands for, or null for words that are no day. A date is a span of one day. */
export function parseDay(text: string | null): DayWish | null {
  if (text === null) return { kind: 'any' };
  if (isWeekday(text)) return { kind: 'weekday', weekday: text };
  const between = text.indexOf('/');
  const from = between < 0 ? text : text.slice(0, between);
  const to = between < 0 ? text : text.slice(between + 1);
  return isDate(from) && isDate(to) && from <= to ? { kind: 'span', from, to } : null;
}

const WEEKDAY_NAMES: ReadonlySet<string> = new Set(WEEKDAYS);

function isWeekday(text: string): text is Weekday {
  return WEEKDAY_NAMES.has(text);
}

/**
 * Readies a wish for the moments that are free. A bare weekday is the coming one, never today (X9); a window on it suits
 * the same weekday of later weeks as well, but a time on it means one appointment, on the first of them with anything
 * free: half past ten on that day is then nearer than ten o'clock a week later.
 */
export function wishFrom(wish: Wish, today: number, free: readonly Moment[]): ReadyWish {
  return wishAmong(wish, today, daysOf(free));
}

/** The same for what is free by its days. */
export function wishAmong(wish: Wish, today: number, free: readonly FreeDay[]): ReadyWish {
  const time = timeOf(wish);
  const day = known(parseDay(wish.day), `"${wish.day}" is not a day to wish for`);
  const meant = daysMeant(day, today, free, wish.explicit_time !== null);
  const anchor = anchorDay(meant, free, time) ?? today;
  const begins = time.rests[0]?.from ?? 0;
  const ofDay = (one: number): Closeness => {
    const days = meant.distance(one);
    const away = Math.min(Math.abs(one - anchor), DAYS_COUNTED_MAX);
    const miss = days === 0 ? 0 : MISS_WEIGHT;
    return miss + Math.min(days, DAYS_COUNTED_MAX) * DAY_WEIGHT + away * ANCHOR_WEIGHT;
  };
  const atMinute = (near: Closeness, minute: number): Closeness => {
    const minutes = minutesOff(time, minute);
    const early = minute < begins ? EARLY_WEIGHT : 0;
    const away = time.latest ? DAY_MINUTES - minute : minutes;
    const miss = minutes !== 0 && isFit(near) ? MISS_WEIGHT : 0;
    return near + miss + away * MINUTE_WEIGHT + early;
  };
  return {
    closeness: (moment) => atMinute(ofDay(moment.day), moment.minute),
    ofDay,
    atMinute,
    day: meant.only,
    halvesOpen: time.halvesOpen,
  };
}

interface Meant {
  /** Days between a day and the nearest one that is meant. */
  distance(day: number): number;
  readonly only: number | null;
}

function daysMeant(wish: DayWish, today: number, free: readonly FreeDay[], timed: boolean): Meant {
  if (wish.kind === 'any') return { distance: () => 0, only: null };
  if (wish.kind === 'weekday') return weekdaysMeant(wish.weekday, today, free, timed);
  const from = dayOf(wish.from);
  const to = dayOf(wish.to);
  return { distance: (day) => Math.max(0, from - day, day - to), only: from === to ? from : null };
}

function weekdaysMeant(weekday: Weekday, today: number, free: readonly FreeDay[], timed: boolean): Meant {
  const ahead = WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOfDay(today));
  const coming = today + (ahead > 0 ? ahead : ahead + 7);
  const isMeant = (day: number) => day >= coming && (day - coming) % 7 === 0;
  if (timed) {
    const first = free.find(({ day }) => isMeant(day))?.day ?? coming;
    return { distance: (day) => Math.abs(day - first), only: coming };
  }
  return { distance: (day) => (isMeant(day) ? 0 : Math.max(1, Math.abs(day - coming))), only: coming };
}

/** The first of the days nearest to those meant on which one comes nearest to the time: others are seen from there. */
function anchorDay(meant: Meant, free: readonly FreeDay[], time: TimeWish): number | null {
  let best: number | null = null;
  let days = Number.POSITIVE_INFINITY;
  let minutes = Number.POSITIVE_INFINITY;
  for (const one of free) {
    const { day } = one;
    const daysOff = meant.distance(day);
    if (daysOff > days) continue;
    const off = leastOff(time, one);
    if (daysOff === days && off >= minutes) continue;
    best = day;
    days = daysOff;
    minutes = off;
    if (days === 0 && minutes === 0) return best;
  }
  return best;
}

/** Minutes between the time that is meant and the nearest that is free on a day. */
function leastOff(time: TimeWish, free: FreeDay): number {
  let least = Number.POSITIVE_INFINITY;
  for (let place = free.from; place < free.to; place += 1) {
    const off = minutesOff(time, minuteAt(free, place));
    if (off === 0) return 0;
    if (off < least) least = off;
  }
  return least;
}

/**
 * The minutes of the day that are meant, both ends among them. Of two times as near, the later is the likelier to suit: who
 * asks for ten is seldom ready at half past nine.
 */
interface TimeWish {
  /** In order, and never none. */
  readonly rests: readonly Rest[];
  readonly halvesOpen: boolean;
  readonly latest?: true;
}

interface Rest {
  readonly from: number;
  readonly last: number;
}

const WHOLE_DAY: readonly Rest[] = [{ from: 0, last: DAY_MINUTES }];

/** Minutes between a time of day and the nearest one that is meant. */
function minutesOff({ rests }: TimeWish, minute: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { from, last } of rests) {
    const off = minute < from ? from - minute : minute > last ? minute - last : 0;
    if (off < least) least = off;
  }
  return least;
}

function timeOf(wish: Wish): TimeWish {
  if (wish.explicit_time !== null) {
    const exact = known(parseClock(wish.explicit_time), `"${wish.explicit_time}" is not a time to wish for`);
    return { rests: [{ from: exact, last: exact }], halvesOpen: false };
  }
  if (wish.time_window === null) return { rests: WHOLE_DAY, halvesOpen: true };
  if (wish.time_window === LATEST) return { rests: WHOLE_DAY, halvesOpen: false, latest: true };
  const rests = known(parseRests(wish.time_window), `"${wish.time_window}" is not a window to wish for`);
  const halvesOpen = rests.some(({ from }) => from < NOON) && rests.some(({ to }) => to > NOON);
  return { rests: rests.map(({ from, to }) => ({ from, last: to - 1 })), halvesOpen };
}

/** A preference is checked before it is stored, so that a wish nobody can read is a bug. */
function known<Value>(value: Value | null, complaint: string): Value {
  if (value === null) throw new RangeError(complaint);
  return value;
}
