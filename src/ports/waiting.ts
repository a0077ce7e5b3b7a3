import type { Fact } from '../core/effect.ts';
import type { JsonObject } from '../core/json.ts';
import type { Locale } from '../core/locale.ts';
import type { Traced } from './leads.ts';

/**
 * Those who wait for what is taken, and word of whatever comes free: first come, first served (decision 18). It is kept in
 * the same store as the bookings, because whatever changes there wakes it. Every adapter passes the contract suite beside
 * this file.
 */
export interface WaitingList {
  /**
   * Puts somebody on the list, behind everybody who is on it, and has the business looked at: something may have come free
   * since they looked. Who waits for the same already keeps their place: that entry is the answer.
   */
  join(joining: Joining): Promise<{ readonly entry: Waiting; readonly again: boolean }>;

  get(id: string): Promise<Waiting | null>;

  /** Those who wait in a business by now, whoever came first first. */
  ahead(business: string, now: string, limit: number): Promise<readonly Waiting[]>;

  /** What somebody waits for in a business, the first first. */
  of(business: string, contact: string): Promise<readonly Waiting[]>;

  /** Moves an entry to another status if its present one is one of `from`. Answers whether this call did. */
  move(request: WaitingMove): Promise<boolean>;

  /** Has a business looked at from then on. */
  wake(business: string, at: string): Promise<void>;

  /**
   * Takes word of businesses in which something has come free by `now`: called off, moved, let go, a hold run out. What is
   * taken is not given out again before `leaseUntil`, and then it is, unless it was looked at: a crash loses nothing.
   */
  takeFreed(request: TakeFreed): Promise<readonly Freed[]>;

  /** What was taken has been looked at. */
  looked(freed: Freed): Promise<void>;

  /** Lets go of all that somebody waited or waits for, by where they wrote (G5). */
  erase(business: string, who: Traced): Promise<void>;
}

export const WAITING_STATUSES = ['waiting', 'offered', 'served', 'left'] as const;

/** `offered`: something was held for them and they were told; `left`: they wait no longer. */
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

export interface Joining {
  readonly id: string;
  readonly business: string;
  /** The journey that knows what is wanted. */
  readonly flow: string;
  /** How somebody is known again, whichever way they write. */
  readonly contact: string;
  readonly channel: string;
  readonly address: string;
  readonly conversation: string;
  readonly language: Locale;
  /** What they wait for, as the journey reads it. */
  readonly needs: JsonObject;
  /** The same is the same: nobody waits for it twice. */
  readonly same: string;
  /** How it is told. */
  readonly what: Fact;
  /** From then on it is no use to them. */
  readonly until: string;
  readonly now: string;
}

export interface Waiting extends Omit<Joining, 'now'> {
  readonly status: WaitingStatus;
  readonly joinedAt: string;
}

export interface WaitingMove {
  readonly id: string;
  readonly from: readonly WaitingStatus[];
  readonly to: WaitingStatus;
  readonly now: string;
}

export interface TakeFreed {
  readonly now: string;
  readonly leaseUntil: string;
  readonly limit: number;
}

/** Word of something that came free in a business, in one or several places. */
export interface Freed {
  readonly business: string;
  readonly marks: readonly string[];
}
