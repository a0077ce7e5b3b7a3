import type { Fact } from '../core/effect.ts';
import type { JsonObject } from '../core/json.ts';
import type { ToolResult } from '../core/turn.ts';
import type { Booking } from '../domain/booking.ts';
import type { BusyInterval } from '../domain/slots.ts';
import type { Wish } from '../domain/wish.ts';
import type { BookRequest } from './bookings.ts';
import type { CallFacts, Definite } from './tool.ts';

/** What a journey knows of what people wait for: to tell it, to find it free, to hold it, to book it (decision 18). */
export interface Waiter {
  /** What somebody would wait for, of a search that found nothing to fit; null of anything else. Pure: a replay asks again. */
  wantIn(searched: Pick<ToolResult, 'tool' | 'input' | 'outcome'>, now: string): Want | null;

  /** What of it is free, next to what the ledger says is taken; null where nothing is. Pure. */
  placeFor(needs: JsonObject, busy: readonly BusyInterval[], now: string): Place | null;

  /** Whether this booking is what they wait for: then they wait no longer. */
  isServedBy(needs: JsonObject, booking: Booking): boolean;

  /** Makes a booking of what was held, after a yes; where money is asked first, it is asked for and the hold goes on. */
  take(booking: Booking, call: CallFacts): Promise<Definite>;
}

/** What somebody would wait for: its days are dates, and no weekdays. */
export interface Want {
  readonly needs: JsonObject;
  readonly wish: Wish;
  readonly what: Fact;
  readonly until: string;
}

/** A time that can be held, as the ledger is asked for it. */
export type Place = Pick<BookRequest, 'resource' | 'units' | 'start' | 'end' | 'details'> &
  Required<Pick<BookRequest, 'busy'>>;
