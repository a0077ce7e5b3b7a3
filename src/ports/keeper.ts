import type { Fact } from '../core/effect.ts';
import type { Booking } from '../domain/booking.ts';
import type { Money } from '../domain/money.ts';
import type { Wish } from '../domain/wish.ts';
import type { CallFacts, Definite } from './tool.ts';

/** What a journey knows of the bookings it made, for the desk that answers for them afterwards (X14). */
export interface Keeper {
  /** How it is told, in the words of the journey: "Blow-dry with Ana". Null where the booking is none of its own. */
  told(booking: Booking): Fact | null;
  /** Ids of what it is made of, by which people name it: its services, who does them, its space. */
  made?(booking: Booking): readonly string[];
  /** The journey tells what a booking goes by in its own words, when it is made. */
  readonly tellsReference?: true;
  /** Who comes, where the journey asks that of each booking: a mother books for her daughter too (X15). */
  name?(booking: Booking): string | null;
  /** How something is told that is added to one and paid for by itself; absent where nothing is. */
  extra?(extra: string): Fact;
  /** What is told along with a reminder of it: where one is picked up (F8). */
  beside?(booking: Booking): Fact | null;
  /** How many minutes before it begins they are reminded where the business's file says nothing (D10). */
  readonly reminders?: readonly number[];
  /** When it is over, where the ledger lets its place go before: a trip lasts longer than its departure. */
  ends?(booking: Booking): string;
  /**
   * What a yes comes to by the business's policy, for it is a yes to exactly that (X11); null where there is nothing to tell.
   * Whatever was paid goes back where the business itself calls off.
   */
  terms?(booking: Booking, act: 'call_off' | 'call_off_by_us' | 'move', now: string): Promise<Terms | null>;
  /**
   * Calls it off, with everything that hangs on it; done twice, it is done once. Where the terms are no longer those that
   * were agreed to it is refused as `changed`: those of the business where it is called off `byUs`. Absent where a person does it.
   */
  callOff?(booking: Booking, call: CallFacts, agreed: Money | null, byUs?: boolean): Promise<Definite>;
  /** How it is had again after it was called off by mistake (X13); null where a person sees to it, as where money went back. */
  wayBack?(booking: Booking): Promise<((call: CallFacts) => Promise<Definite>) | null>;
  /**
   * Other times at which it could be had, the closest to the wish first, few enough to read out; null where this one is
   * moved by a person. Absent where a person moves all of them.
   */
  times?(booking: Booking, wish: WishedFor, now: string): Promise<readonly OtherTime[] | null>;
  /**
   * Has it at another time instead, in one indivisible step: refused as `taken` where that time is gone. Done twice, it is
   * done once. What it replaces is named in its details as `was`, the latest last.
   */
  move?(booking: Booking, time: OtherTime, call: CallFacts): Promise<Definite>;
}

/** A policy as it applies now: in the journey's words, and what goes back. */
export interface Terms {
  readonly told: Fact;
  readonly refund: Money | null;
}

/** When somebody would rather have it, and what of the business's they named: another stylist, another room. */
export interface WishedFor extends Wish {
  readonly items: readonly string[];
}

export interface OtherTime {
  readonly start: string;
  readonly resource: string;
}
