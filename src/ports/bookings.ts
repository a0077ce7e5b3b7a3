import type { JsonObject } from '../core/json.ts';
import type { Booking } from '../domain/booking.ts';
import type { BusyPart } from '../domain/needs.ts';
import type { BusyInterval } from '../domain/slots.ts';

/**
 * The ledger: one table for all flows, in which no unit is ever booked twice for one time (X5). Every adapter passes
 * the contract suite beside this file.
 */
export interface Bookings {
  /**
   * Books one of the units, the first that is free, as `confirmed` or, with `heldUntil`, as `held`. It keeps others off
   * its busy parts, and is had wholly or not at all: `taken` where one of them is. Overlapping holds that have expired by
   * `now` are removed first. The same key again answers with the booking it made, whatever has become of it since. A
   * booking that it `replaces`, confirmed or still held, makes way in the same indivisible step: it is cancelled if this
   * one is booked, and stands as it stood if not. What is taken in an outside calendar is taken (A14).
   */
  book(request: BookRequest): Promise<BookAnswer>;

  findByKey(key: string): Promise<Booking | null>;

  get(id: string): Promise<Booking | null>;

  /** The busy parts of bookings and live holds that overlap the range, and what is taken outside, for free-slot search. */
  busy(query: BusyQuery): Promise<readonly BusyInterval[]>;

  /** Everything a conversation ever booked or held, oldest first. */
  ofConversation(conversation: string): Promise<readonly Booking[]>;

  /** Everything a customer ever booked or held, in whatever conversation, oldest first. */
  ofCustomer(customer: string): Promise<readonly Booking[]>;

  /** What goes by this reference in a business (`referenceOf`), whatever has become of it, oldest first. */
  byReference(business: string, reference: string): Promise<readonly Booking[]>;

  /** What of a business takes up its unit and is not over by `now`, the soonest first: who is coming (X15). */
  ahead(business: string, now: string, limit: number): Promise<readonly Booking[]>;

  /** What of a business takes up its unit by `now` and lies within the range, if only in part, the soonest first: its calendar (G4). */
  between(business: string, range: DayRange, now: string, limit: number): Promise<readonly Booking[]>;

  /** Says whose it is, where nobody's name is on it yet; whose it is already never changes. Null where there is none. */
  belong(id: string, customer: string): Promise<Booking | null>;

  /** Whatever is one customer's is another's from now on: they were the same person (G5). */
  handOver(from: string, to: string): Promise<void>;

  /**
   * Writes these over the details of the same names, of a booking that stands or is held; null where there is none, or it
   * is over. When and where it is never changes.
   */
  amend(id: string, details: JsonObject): Promise<Booking | null>;

  /** Lets a hold that stands by `now` run until then and never for less long; null where none stands. */
  prolong(request: ProlongRequest): Promise<Booking | null>;

  /**
   * Moves a booking to another status if its present status is one of `from` and, where it would take up its unit
   * again, nobody else has it meanwhile. Answers with the booking as it stands
   * afterwards and whether this call moved it: what lets hold, expiry and payment meet in one row.
   */
  move(request: MoveRequest): Promise<{ readonly moved: boolean; readonly booking: Booking } | null>;

  /** What was booked along with it, for the rest of a party: those whose details say that they go with it. */
  goingWith(id: string): Promise<readonly Booking[]>;

  /**
   * Makes it a fact about nobody, with these details and no others: no customer, no conversation, and a key that tells of
   * none (G5). When and where it is, and whether it counts, stays as it was.
   */
  anonymise(id: string, details: JsonObject): Promise<void>;
}

/** What the key of a booking or a payment is once it is nobody's: as unique as its id, and made by nothing. */
export function keyOfNobody(id: string): string {
  return `erased/${id}`;
}

export interface BookRequest {
  readonly key: string;
  readonly id: string;
  readonly business: string;
  readonly resource: string;
  /** Numbered units to try in this order; capacity n is n units. */
  readonly units: readonly number[];
  readonly start: string;
  readonly end: string;
  /** What it keeps others off, on its own resource and on others; absent, its own resource from start to end. */
  readonly busy?: readonly BusyPart[];
  readonly heldUntil: string | null;
  readonly conversation: string | null;
  readonly customer: string | null;
  readonly details: JsonObject;
  /** The booking that this one is instead of, by its id: an appointment that is moved. */
  readonly replaces?: string;
  /** What is taken in an outside calendar is not in its way. */
  readonly overOutside?: true;
  readonly now: string;
}

export type BookAnswer =
  | { readonly kind: 'booked'; readonly booking: Booking; readonly again: boolean }
  | { readonly kind: 'taken' };

export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export interface BusyQuery {
  readonly business: string;
  readonly resources: readonly string[];
  readonly from: string;
  readonly to: string;
  /** A booking that is not in the way, by its id: the one that is to be moved. */
  readonly except?: string;
  readonly now: string;
}

export interface ProlongRequest {
  readonly id: string;
  readonly until: string;
  readonly now: string;
}

export interface MoveRequest {
  readonly id: string;
  readonly from: readonly Booking['status'][];
  readonly to: Booking['status'];
  readonly now: string;
}
