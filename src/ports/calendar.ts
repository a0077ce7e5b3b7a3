/**
 * A calendar that appointments are looked up in and written to: the built-in one over the bookings ledger, or an
 * outside one. Every adapter passes the contract suite beside this file.
 */
export interface Calendar {
  /** What the calendar is called where it lives; written down with every check (A12). */
  readonly id: string;

  /** The starts of every slot free within the range and after `now`, in order, each once: milliseconds since 1970. */
  free(query: FreeQuery): Promise<readonly number[]>;

  /** Why what it says may not be all there is: a calendar outside could not be asked (A12, H5). Null where it is. */
  missing?(): Promise<string | null>;

  /**
   * Writes an appointment if its slot is still free, in one indivisible step: of any number who try at once, one gets
   * it (X5). The same key again answers with the entry it made, whatever has become of it since. A start that is no
   * slot of this calendar, or has passed by `now`, is taken.
   */
  book(request: CalendarBooking): Promise<CalendarAnswer>;

  /** The entry made under this key, or null if none ever was. */
  find(key: string): Promise<CalendarEntry | null>;

  /** Frees the slot of the entry made under this key. Done already, or never made, it does nothing. */
  cancel(key: string, now: string): Promise<void>;
}

export interface FreeQuery {
  readonly from: string;
  readonly to: string;
  readonly now: string;
}

export interface CalendarBooking {
  /** The same key is the same deed. */
  readonly key: string;
  /** A UUID for the entry, derived from the key. */
  readonly id: string;
  readonly start: string;
  readonly conversation: string;
  /** Kept until then for something that is still to come, a deposit; absent, it is booked for good. */
  readonly heldUntil?: string;
  readonly now: string;
}

export type CalendarAnswer = { readonly kind: 'booked'; readonly entry: CalendarEntry } | { readonly kind: 'taken' };

export interface CalendarEntry {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  readonly cancelled: boolean;
  /** Until when it is kept; null for what is booked, or no longer is. */
  readonly heldUntil: string | null;
}
