import { dateOfDay } from './calendar.ts';
import { isFit, type Moment, NOON, type ReadyWish, type Wish, wishFrom } from './wish.ts';

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
  const free = offerable(request);
  const wish = wishFrom(request.wish, request.now.day, free);
  const fits = (moment: Moment) => isFit(wish.closeness(moment));
  const first = closest(free, wish);
  const second = first === null ? null : besides(first, free, wish);
  const exact = first !== null && fits(first);
  return {
    slots: [first, second].filter((one) => one !== null).map((one) => ({ start: one.instant, fits: fits(one) })),
    matching: free.filter(fits).length,
    exact,
    missed: wish.day === null || (exact && first.day === wish.day) ? null : dateOfDay(wish.day),
  };
}

/** What may be offered at all: in the future, and not left out. */
function offerable({ free, leaveOut, now }: OfferRequest): readonly Moment[] {
  const out = new Set(leaveOut);
  return free.filter(({ instant }) => instant > now.instant && !out.has(instant));
}

function besides(first: Moment, free: readonly Moment[], wish: ReadyWish): Moment | null {
  const contrast = wish.halvesOpen ? contrasting(first, free, wish) : null;
  return contrast ?? closest(free, wish, (one) => one !== first);
}

/** The closest one in the other half of a day, the same day or the next that has anything free; as fitting as the first. */
function contrasting(first: Moment, free: readonly Moment[], wish: ReadyWish): Moment | null {
  const fits = isFit(wish.closeness(first));
  const otherHalfOf = (day: number | undefined) => (one: Moment) =>
    one.day === day && isMorning(one) !== isMorning(first) && isFit(wish.closeness(one)) === fits;
  const next = free.find(({ day }) => day > first.day)?.day;
  return closest(free, wish, otherHalfOf(first.day)) ?? closest(free, wish, otherHalfOf(next));
}

function isMorning({ minute }: Moment): boolean {
  return minute < NOON;
}

/** Of two as close as each other the earlier, for they stand in order. */
function closest(
  free: readonly Moment[],
  wish: ReadyWish,
  isMeant: (moment: Moment) => boolean = () => true,
): Moment | null {
  let best: Moment | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const moment of free) {
    if (!isMeant(moment)) continue;
    const closeness = wish.closeness(moment);
    if (closeness < least) [best, least] = [moment, closeness];
  }
  return best;
}
