import { dateOfDay } from './calendar.ts';
import { type Closeness, isFit, type Moment, type ReadyWish, type Wish, wishFrom } from './wish.ts';
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

export function chooseOffer(request: OfferRequest): Offer {
  const field = fieldOf(request);
  const { free, wish, closeness } = field;
  const first = closest(field);
  const second = first === null ? null : besides(first, field);
  const exact = first !== null && fits(field, first);
  return {
    slots: [first, second]
      .filter((place) => place !== null)
      .map((place) => ({ start: momentAt(field, place).instant, fits: fits(field, place) })),
    matching: fitting(closeness),
    exact,
    missed: wish.day === null || (exact && free[first]?.day === wish.day) ? null : dateOfDay(wish.day),
  };
}

/** What is chosen from. Each is held against the wish once: there are hundreds, and each is looked at several times. */
interface Field {
  readonly free: readonly Moment[];
  readonly wish: ReadyWish;
  /** How close each is to the wish, by its place. */
  readonly closeness: readonly Closeness[];
}

function fieldOf(request: OfferRequest): Field {
  const free = allowed(request);
  const { now } = request;
  const wish = wishFrom(request.wish, now.day, free);
  return { free, wish, closeness: wish.closenessOfAll(free) };
}

/** What may be offered at all: in the future, and not left out. Mostly all of it, for they stand in order. */
function allowed({ free, leaveOut, now }: OfferRequest): readonly Moment[] {
  const [first] = free;
  if (leaveOut.length === 0 && first !== undefined && first.instant > now.instant) return free;
  return free.filter(({ instant }) => instant > now.instant && !leaveOut.includes(instant));
}

function fitting(closeness: readonly Closeness[]): number {
  let count = 0;
  for (const near of closeness) if (isFit(near)) count += 1;
  return count;
}

function fits({ closeness }: Field, place: number): boolean {
  return isFit(closeness[place] ?? Number.POSITIVE_INFINITY);
}

function momentAt({ free }: Field, place: number): Moment {
  const moment = free[place];
  if (moment === undefined) throw new RangeError(`nothing is free at place ${place}`);
  return moment;
}

function besides(first: number, field: Field): number | null {
  const contrast = field.wish.halvesOpen ? contrasting(first, field) : null;
  return contrast ?? closest(field, (_moment, place) => place !== first);
}

/** The closest one in the other half of a day, the same day or the next that has anything free; as fitting as the first. */
function contrasting(first: number, field: Field): number | null {
  const chosen = momentAt(field, first);
  const otherHalfOf = (day: number | undefined) => (one: Moment, place: number) =>
    one.day === day && isMorning(one) !== isMorning(chosen) && fits(field, place) === fits(field, first);
  const next = field.free.find(({ day }) => day > chosen.day)?.day;
  return closest(field, otherHalfOf(chosen.day)) ?? closest(field, otherHalfOf(next));
}

function isMorning({ minute }: Moment): boolean {
  return minute < NOON;
}

/** The place of the closest. Of two as close as each other the earlier, for they stand in order. */
function closest(
  { free, closeness }: Field,
  isMeant: (moment: Moment, place: number) => boolean = () => true,
): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let place = 0; place < free.length; place += 1) {
    const moment = free[place];
    const near = closeness[place] ?? least;
    if (moment === undefined || near >= least || !isMeant(moment, place)) continue;
    best = place;
    least = near;
  }
  return best;
}
