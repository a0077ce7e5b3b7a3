import { compareCloseness, isFit, type Moment, NOON, type Wish, wishFrom } from '../../domain/wish.ts';
import { localTime, MINUTE_MS } from '../../domain/zoned.ts';
import { SLOTS_LISTED_MAX } from './context.ts';

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
  /** Only times after this one, if there are any: "others". */
  readonly after: number | null;
  readonly now: number;
  readonly timeZone: string;
}

/** Which of a month of free times to read out: those that fit, spread so that there is a real choice, or the nearest. */
export function chooseSlots({ free, wish, after, now, timeZone }: SlotRequest): SlotChoice {
  const moments = free.map((slot): Candidate => {
    const { day, minute } = localTime(slot.start, timeZone);
    return { slot, instant: slot.start, day, minute };
  });
  const ready = wishFrom(wish, localTime(now, timeZone).day, moments);
  const fitting = moments.filter((moment) => isFit(ready.closeness(moment)));
  if (fitting.length === 0) {
    const nearest = moments.toSorted((one, other) => compareCloseness(ready.closeness(one), ready.closeness(other)));
    return { slots: slotsOf(apart(nearest)), matching: 0 };
  }
  const later = after === null ? [] : fitting.filter(({ instant }) => instant > after);
  const open = later.length > 0 ? later : fitting;
  const days = new Set(open.map(({ day }) => day));
  return { slots: slotsOf(days.size === 1 ? evenly(open) : overDays(open)), matching: fitting.length };
}

interface Candidate extends Moment {
  readonly slot: FreeStart;
}

/** Nearer than this, two alternatives are as good as one. */
const APART_MINUTES = 30;

/** The first ones, leaving out what lies too close to one already chosen. */
function apart(candidates: readonly Candidate[]): readonly Candidate[] {
  const chosen: Candidate[] = [];
  for (const one of candidates) {
    if (chosen.length === SLOTS_LISTED_MAX) break;
    if (chosen.every((other) => Math.abs(one.instant - other.instant) >= APART_MINUTES * MINUTE_MS)) chosen.push(one);
  }
  return chosen;
}

/** Of one day, the first, the last, and some between. */
function evenly(candidates: readonly Candidate[]): readonly Candidate[] {
  const count = Math.min(SLOTS_LISTED_MAX, candidates.length);
  if (count < 2) return candidates.slice(0, count);
  const chosen = Array.from({ length: count }, (_, index) => {
    return candidates[Math.round((index * (candidates.length - 1)) / (count - 1))];
  });
  return apart(chosen.filter((one) => one !== undefined));
}

/** Of several days, the first time of each, and the first of the other half of that day. */
function overDays(candidates: readonly Candidate[]): readonly Candidate[] {
  const chosen: Candidate[] = [];
  for (const one of candidates) {
    const sameHalf = chosen.some((other) => other.day === one.day && other.minute < NOON === one.minute < NOON);
    if (!sameHalf) chosen.push(one);
    if (chosen.length === SLOTS_LISTED_MAX) break;
  }
  return chosen;
}

function slotsOf(candidates: readonly Candidate[]): readonly FreeStart[] {
  return candidates.map(({ slot }) => slot).sort((one, other) => one.start - other.start);
}
