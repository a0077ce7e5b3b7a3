import type { Booking } from '../domain/booking.ts';

/**
 * The ledger as a calendar shows it: what a resource has, under one name for life, and how often it was changed (H4). It is
 * the same ledger as `Bookings`. Every adapter passes the contract suite beside this file.
 */
export interface Diary {
  /** What is confirmed on a resource and overlaps the range, the soonest first. */
  of(query: DiaryQuery): Promise<readonly DiaryEntry[]>;

  /**
   * What goes by this name, the id of the first of a chain of moves: the one that stands, on whichever resource, else the
   * one that was changed last. Null where there never was one.
   */
  newest(business: string, uid: string): Promise<DiaryEntry | null>;

  /**
   * Puts a confirmed booking at another time, as long or longer or shorter, with everything it needs beside its own
   * resource: had wholly or not at all, in one indivisible step. What is taken outside is not in its way: whoever moves it
   * there sees that. The same key again answers with what it made. `gone` where it no longer stands.
   */
  reschedule(request: Rescheduling): Promise<Rescheduled>;
}

export interface DiaryQuery {
  readonly business: string;
  readonly resource: string;
  readonly from: string;
  readonly to: string;
}

export interface DiaryEntry {
  readonly booking: Booking;
  /** Grows with every change of it and of what it was before it was moved, and never falls. */
  readonly revision: number;
}

export interface Rescheduling {
  readonly key: string;
  readonly id: string;
  /** Which one, by its id. */
  readonly booking: string;
  readonly units: readonly number[];
  readonly start: string;
  readonly end: string;
  readonly now: string;
}

export type Rescheduled =
  | { readonly kind: 'moved'; readonly booking: Booking }
  | { readonly kind: 'taken' }
  | { readonly kind: 'gone' };
