import type { Fact } from '../core/effect.ts';
import type { Booking } from '../domain/booking.ts';
import type { Wish } from '../domain/wish.ts';
import type { CallFacts, Definite } from './tool.ts';

/** What a journey knows of the bookings it made, for the desk that answers for them afterwards (X14). */
export interface Keeper {
  /** How it is told, in the words of the journey: "Blow-dry with Ana". Null where the booking is none of its own. */
  told(booking: Booking): Fact | null;
  /** What it goes by, where the journey tells it that (X14); absent where the desk does. */
  reference?(booking: Booking): string | null;
  /** Calls it off, with everything that hangs on it; done twice, it is done once. Absent where a person does it. */
  callOff?(booking: Booking, call: CallFacts): Promise<Definite>;
  /** Other times at which it could be had, the closest to the wish first, few enough to read out. Absent where a person moves it. */
  times?(booking: Booking, wish: WishedFor, now: string): Promise<readonly OtherTime[]>;
  /** Has it at another time instead, in one indivisible step: refused as `taken` where that time is gone. */
  move?(booking: Booking, time: OtherTime, call: CallFacts): Promise<Definite>;
}

/** When somebody would rather have it, and what of the business's they named: another stylist, another room. */
export interface WishedFor extends Wish {
  readonly items: readonly string[];
}

export interface OtherTime {
  readonly start: string;
  readonly resource: string;
}
