import { dateOfDay } from './calendar.ts';
import { daysOf, type FreeDay, minuteAt, without } from './free-days.ts';
import type { Moment } from './moment.ts';
import { type Closeness, isFit, type ReadyWish, type Wish, wishAmong } from './wish.ts';
import { NOON } from './wished-hours.ts';

/**
 * The choice of the two slots to offer (A10): the closest match first, then a contrasting one where the wish leaves both
 * halves of the day open, else the next closest. Where fewer than two match, the nearest others fill up and say so of
 * themselves, so that the words can be plain about it.
 */
export interface OfferRequest {
  /** The starts of free slots as calendars give them: in order, each once. */
  readonly free: readonly Moment[];
  readonly wish: Wish;
  /** Instants not to be offered again: those that were declined (A7), or just taken by somebody else (A14). */
  readonly leaveOut: readonly number[];
  readonly now: Moment;
}

export interface Offer {
  /** At most two, the closest first. */
  readonly slots: readonly OfferedSlot[];
  /** How many of the free slots fit the wish. */
  readonly matching: number;
  /** Whether the first one fits the wish. */
  readonly exact: boolean;
  /** The day that was meant, if no slot that fits was to be had on it: worth saying before other days are offered. */
  readonly missed: string | null;
}

export interface OfferedSlot {
  /** The instant it starts. */
  readonly start: number;
  /** False for an alternative: near the wish, but not what was asked for. */
  readonly fits: boolean;
}

export function chooseOffer({ free, ...asked }: OfferRequest): Offer {
  return chooseAmong({ ...asked, free: daysOf(free) });
}

/** The same of what is free by its days. */
export function chooseAmong({ free, wish, leaveOut, now }: DaysRequest): Offer {
  const days = without(free, { until: now.instant, leaveOut });
  const field = { days, wish: wishAmong(wish, now.day, days) };
  const { day } = field.wish;
  const first = closest(field);
  const second = first === null ? null : besides(first, field);
  const exact = first !== null && isFit(first.closeness);
  const chosen = [first, second].filter((pick) => pick !== null);
  return {
    slots: chosen.map(({ start, closeness }) => ({ start, fits: isFit(closeness) })),
    matching: matching(field),
    exact,
    missed: day === null || (exact && first.day === day) ? null : dateOfDay(day),
  };
}

interface DaysRequest extends Omit<OfferRequest, 'free'> {
  readonly free: readonly FreeDay[];
}

/** What is chosen from: in the future, and not left out. */
interface Field {
  readonly days: readonly FreeDay[];
  readonly wish: ReadyWish;
}

/** One that may be chosen. */
interface Pick {
  readonly day: number;
  readonly minute: number;
  readonly start: number;
  readonly closeness: Closeness;
}

type IsMeant = (minute: number, closeness: Closeness, start: number) => boolean;

/** How many of them fit the wish. */
function matching({ days, wish }: Field): number {
  let count = 0;
  for (const free of days) {
    const ofDay = wish.ofDay(free.day);
    if (!isFit(ofDay)) continue;
    for (let place = free.from; place < free.to; place += 1) {
      if (isFit(wish.atMinute(ofDay, minuteAt(free, place)))) count += 1;
    }
  }
  return count;
}

function besides(first: Pick, field: Field): Pick | null {
  const contrast = field.wish.halvesOpen ? contrasting(first, field) : null;
  return contrast ?? closest(field, (_minute, _closeness, start) => start !== first.start);
}

/** The closest one in the other half of a day, the same day or the next that has anything free; as fitting as the first. */
function contrasting(first: Pick, { days, wish }: Field): Pick | null {
  const isOtherHalf: IsMeant = (minute, closeness) =>
    isMorning(minute) !== isMorning(first.minute) && isFit(closeness) === isFit(first.closeness);
  const closestOf = (day: number | undefined) =>
    closest({ days: days.filter((free) => free.day === day), wish }, isOtherHalf);
  return closestOf(first.day) ?? closestOf(days.find(({ day }) => day > first.day)?.day);
}

function isMorning(minute: number): boolean {
  return minute < NOON;
}

/** The closest. Of two as close as each other the earlier, for they stand in order. */
function closest({ days, wish }: Field, isMeant: IsMeant = () => true): Pick | null {
  let best: Pick | null = null;
  for (const free of days) {
    const ofDay = wish.ofDay(free.day);
    // Nothing on that day is closer than the day itself.
    if (best === null || ofDay < best.closeness) best = closestOn(free, ofDay, wish, best, isMeant);
  }
  return best;
}

function closestOn(
  free: FreeDay,
  ofDay: Closeness,
  wish: ReadyWish,
  before: Pick | null,
  isMeant: IsMeant,
): Pick | null {
  let least = before?.closeness ?? Number.POSITIVE_INFINITY;
  let best = -1;
  for (let place = free.from; place < free.to; place += 1) {
    const minute = minuteAt(free, place);
    const closeness = wish.atMinute(ofDay, minute);
    if (closeness >= least || !isMeant(minute, closeness, free.starts[place] ?? Number.NaN)) continue;
    best = place;
    least = closeness;
  }
  const start = free.starts[best];
  return start === undefined ? before : { day: free.day, minute: minuteAt(free, best), start, closeness: least };
}
