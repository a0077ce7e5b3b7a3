import { dateOfDay } from './calendar.ts';
import { type Closeness, compareCloseness, type Moment, type Wish, wishFrom } from './wish.ts';
import { instantOf, localTime, minuteOf } from './zoned.ts';

/**
 * The choice of the two slots to offer (A10): the closest match first, then a contrasting one where the wish leaves both
 * halves of the day open, else the next closest. Where fewer than two match, the nearest others fill up and say so of
 * themselves, so that the words can be plain about it.
 */
export interface OfferRequest {
  /** Free slots as the calendar gave them: ISO instants. */
  readonly free: readonly string[];
  readonly wish: Wish;
  readonly timeZone: string;
  /** Slots not to be offered again: those that were declined (A7), or just taken by somebody else (A14). */
  readonly leaveOut: readonly string[];
  readonly now: string;
}

export interface Offer {
  /** At most two, the closest first, written as the calendar wrote them. */
  readonly slots: readonly OfferedSlot[];
  /** How many of the free slots fit the wish. */
  readonly matching: number;
  /** Whether the first one fits the wish. */
  readonly exact: boolean;
  /** The day that was meant, if no slot that fits was to be had on it: worth saying before other days are offered. */
  readonly missed: string | null;
}

export interface OfferedSlot {
  readonly start: string;
  /** False for an alternative: near the wish, but not what was asked for. */
  readonly fits: boolean;
}

interface Candidate extends Moment {
  readonly start: string;
  readonly fits: boolean;
  readonly closeness: Closeness;
}

export function chooseOffer(request: OfferRequest): Offer {
  const moments = futureMoments(request);
  const today = localTime(instantOf(request.now), request.timeZone).day;
  const wish = wishFrom(request.wish, today, moments);
  const candidates = moments.map((moment) => {
    const fits = wish.fits(moment);
    // Whatever fits is closer than whatever does not.
    return { ...moment, fits, closeness: [fits ? 0 : 1, ...wish.closeness(moment)] };
  });
  const first = closest(candidates);
  const second = first === null ? null : besides(first, candidates, wish.halvesOpen);
  return {
    slots: [first, second].filter((one) => one !== null).map(({ start, fits }) => ({ start, fits })),
    matching: candidates.filter((candidate) => candidate.fits).length,
    exact: first?.fits ?? false,
    missed: wish.day === null || (first?.fits && first.day === wish.day) ? null : dateOfDay(wish.day),
  };
}

/** What may be offered at all: in the future, not left out, each instant once, in order. */
function futureMoments(request: OfferRequest): readonly (Moment & { readonly start: string })[] {
  const now = instantOf(request.now);
  const seen = new Set(request.leaveOut.map(instantOf));
  const moments = [];
  for (const start of request.free) {
    const instant = instantOf(start);
    if (instant <= now || seen.has(instant)) continue;
    seen.add(instant);
    const { day, minute } = localTime(instant, request.timeZone);
    moments.push({ start, instant, day, minute });
  }
  return moments.sort((one, other) => one.instant - other.instant);
}

function besides(first: Candidate, candidates: readonly Candidate[], halvesOpen: boolean): Candidate | null {
  const contrast = halvesOpen ? contrasting(first, candidates) : null;
  return contrast ?? closest(candidates.filter((one) => one !== first));
}

const NOON = minuteOf('12:00');

/** The closest one in the other half of a day, the same day or the next that has anything free; as fitting as the first. */
function contrasting(first: Candidate, candidates: readonly Candidate[]): Candidate | null {
  const next = candidates.find((one) => one.day > first.day)?.day;
  const others = candidates.filter((one) => one.fits === first.fits && one.minute < NOON !== first.minute < NOON);
  return closest(others.filter((one) => one.day === first.day)) ?? closest(others.filter((one) => one.day === next));
}

function closest(candidates: readonly Candidate[]): Candidate | null {
  let best: Candidate | null = null;
  for (const one of candidates) {
    if (best === null || compareCloseness(one.closeness, best.closeness) < 0) best = one;
  }
  return best;
}
