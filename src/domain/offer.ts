import { dateOfDay } from './calendar.ts';
import { compareNear, isFit, type Moment, type Near, NOON, type Wish, wishFrom } from './wish.ts';

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

interface Candidate extends Near {
  readonly fits: boolean;
}

export function chooseOffer(request: OfferRequest): Offer {
  const moments = offerable(request);
  const wish = wishFrom(request.wish, request.now.day, moments);
  const candidates = moments.map((moment): Candidate => {
    const closeness = wish.closeness(moment);
    return { moment, closeness, fits: isFit(closeness) };
  });
  const first = closest(candidates);
  const second = first === null ? null : besides(first, candidates, wish.halvesOpen);
  const found = first?.fits && first.moment.day === wish.day;
  return {
    slots: [first, second].filter((one) => one !== null).map(({ moment, fits }) => ({ start: moment.instant, fits })),
    matching: candidates.filter((candidate) => candidate.fits).length,
    exact: first?.fits ?? false,
    missed: wish.day === null || found ? null : dateOfDay(wish.day),
  };
}

/** What may be offered at all: in the future, and not left out. */
function offerable({ free, leaveOut, now }: OfferRequest): readonly Moment[] {
  const out = new Set(leaveOut);
  return free.filter(({ instant }) => instant > now.instant && !out.has(instant));
}

function besides(first: Candidate, candidates: readonly Candidate[], halvesOpen: boolean): Candidate | null {
  const contrast = halvesOpen ? contrasting(first, candidates) : null;
  return contrast ?? closest(candidates.filter((one) => one !== first));
}

/** The closest one in the other half of a day, the same day or the next that has anything free; as fitting as the first. */
function contrasting(first: Candidate, candidates: readonly Candidate[]): Candidate | null {
  const { day } = first.moment;
  const next = candidates.find((one) => one.moment.day > day)?.moment.day;
  const others = candidates.filter((one) => one.fits === first.fits && isMorning(one) !== isMorning(first));
  return (
    closest(others.filter((one) => one.moment.day === day)) ?? closest(others.filter((one) => one.moment.day === next))
  );
}

function isMorning(candidate: Candidate): boolean {
  return candidate.moment.minute < NOON;
}

function closest(candidates: readonly Candidate[]): Candidate | null {
  let best: Candidate | null = null;
  for (const one of candidates) {
    if (best === null || compareNear(one, best) < 0) best = one;
  }
  return best;
}
