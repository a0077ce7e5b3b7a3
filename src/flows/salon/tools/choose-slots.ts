import { wishOf } from '../../../domain/also-day.ts';
import { type Moment, momentAt } from '../../../domain/moment.ts';
import { compareNear, isFit, type Wish, wishFrom } from '../../../domain/wish.ts';
import { LATEST, NOON } from '../../../domain/wished-hours.ts';
import { MINUTE_MS, wallTime } from '../../../domain/zoned.ts';
import { SLOTS_LISTED_MAX } from '../context.ts';

/** A time at which a stylist could begin. */
export interface FreeStart {
  readonly start: number;
  readonly stylist: string;
}

export interface SlotChoice {
  /** In order of time, few enough to read on a telephone. */
  readonly slots: readonly FreeStart[];
  /** How many free times fit the wish; if none does, those chosen are the nearest instead. */
  readonly matching: number;
}

export interface SlotRequest {
  /** In order of time, each time once. */
  readonly free: readonly FreeStart[];
  readonly wish: Wish;
  /** Days that would do as well as the one of the wish. */
  readonly also?: readonly string[];
  /** Times that were listed and did not suit: others are wanted, as far as there are any. */
  readonly others: readonly number[];
  readonly now: number;
  readonly timeZone: string;
}

interface Candidate extends Moment {
  readonly slot: FreeStart;
}

/** Nearer than this, two times are as good as one. */
const APART_MS = 30 * MINUTE_MS;
/** Of the times nearest to a wish that cannot be granted, so many may be of one day. */
const NEAREST_PER_DAY_MAX = 3;

/** Which of a month of free times to read out: those that fit, spread so that there is a real choice, or the nearest. */
export function chooseSlots({ free, wish, also = [], others, now, timeZone }: SlotRequest): SlotChoice {
  const candidateOf = (slot: FreeStart): Candidate => ({ slot, ...momentAt(slot.start, timeZone) });
  const candidates = free.map(candidateOf);
  const today = wallTime(now, timeZone).day;
  const ready = [wish, ...also.map((day) => wishOf(day, wish))].map((one) => wishFrom(one, today, candidates));
  const near = candidates.map((moment) => ({
    moment,
    closeness: Math.min(...ready.map((one) => one.closeness(moment))),
  }));
  if (wish.time_window === LATEST && wish.explicit_time === null && others.length === 0) {
    const latest = near.filter(({ closeness }) => isFit(closeness)).sort(compareNear);
    if (latest.length > 0)
      return { slots: inOrder(fewOfEachDay(latest.map(({ moment }) => moment))), matching: latest.length };
  }
  const fitting = near.flatMap(({ moment, closeness }) => (isFit(closeness) ? [moment] : []));
  if (fitting.length === 0) {
    const nearest = near.sort(compareNear).map(({ moment }) => moment);
    const timed = wish.explicit_time !== null || wish.time_window !== null;
    return { slots: inOrder(timed ? fewOfEachDay(nearest) : overDays(nearest)), matching: 0 };
  }
  const listed = others.map((start) => candidateOf({ start, stylist: '' }));
  return { slots: inOrder(spread(besides(listed, fitting))), matching: fitting.length };
}

function spread(candidates: readonly Candidate[]): readonly Candidate[] {
  return new Set(candidates.map(({ day }) => day)).size === 1 ? evenly(candidates) : overDays(candidates);
}

/** What was not listed: later half-days first, then other half-days, then other times; all of them if nothing is left. */
function besides(listed: readonly Candidate[], candidates: readonly Candidate[]): readonly Candidate[] {
  const last = listed.at(-1);
  if (last === undefined) return candidates;
  const fresh = candidates.filter((one) => !listed.some((other) => sameHalf(one, other)));
  const apart = candidates.filter((one) => listed.every((other) => areApart(one, other)));
  const pools = [fresh.filter(({ instant }) => instant > last.instant), fresh, apart, candidates];
  return pools.find((pool) => pool.length > 0) ?? [];
}

/** The first ones, leaving out what lies too close to one already chosen. */
function fewOfEachDay(candidates: readonly Candidate[]): readonly Candidate[] {
  const chosen: Candidate[] = [];
  for (const one of candidates) {
    if (chosen.length === SLOTS_LISTED_MAX) break;
    const sameDay = chosen.filter(({ day }) => day === one.day).length;
    if (sameDay < NEAREST_PER_DAY_MAX && chosen.every((other) => areApart(one, other))) chosen.push(one);
  }
  return chosen;
}

/** Of one day, the first, the last, and some between. */
function evenly(candidates: readonly Candidate[]): readonly Candidate[] {
  const gap = Math.max(1, (candidates.length - 1) / (SLOTS_LISTED_MAX - 1));
  const chosen: Candidate[] = [];
  for (let place = 0; Math.round(place) < candidates.length; place += gap) {
    const one = candidates[Math.round(place)];
    if (one !== undefined && chosen.every((other) => areApart(one, other))) chosen.push(one);
  }
  return chosen.slice(0, SLOTS_LISTED_MAX);
}

/** Of several days, the first time of each, and the first of the other half of that day. */
function overDays(candidates: readonly Candidate[]): readonly Candidate[] {
  const chosen: Candidate[] = [];
  for (const one of candidates) {
    if (chosen.length === SLOTS_LISTED_MAX) break;
    if (!chosen.some((other) => sameHalf(one, other))) chosen.push(one);
  }
  return chosen;
}

function sameHalf(one: Moment, other: Moment): boolean {
  return one.day === other.day && one.minute < NOON === other.minute < NOON;
}

function areApart(one: Moment, other: Moment): boolean {
  return Math.abs(one.instant - other.instant) >= APART_MS;
}

function inOrder(candidates: readonly Candidate[]): readonly FreeStart[] {
  return candidates.map(({ slot }) => slot).sort((one, other) => one.start - other.start);
}
