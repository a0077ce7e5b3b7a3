import type { Locale } from '../../../core/locale.ts';
import { type Booking, occupies } from '../../../domain/booking.ts';
import type { Business } from '../../../domain/business.ts';
import { type Meeting, meetingAt } from '../../../domain/customer.ts';
import { instantOf } from '../../../domain/zoned.ts';
import type { Bookings } from '../../../ports/bookings.ts';
import type { Conversations } from '../../../ports/conversations.ts';
import type { Courier } from '../../../ports/courier.ts';
import type { Customers } from '../../../ports/customers.ts';
import type { Keeper } from '../../../ports/keeper.ts';
import { bookingsOf } from '../../../ports/owned.ts';
import type { Till } from '../../../ports/payments.ts';
import type { CallFacts } from '../../../ports/tool.ts';
import type { Tries } from '../../../ports/tries.ts';

/** What the desk answers from. */
export interface House {
  readonly business: Business;
  readonly keepers: readonly Keeper[];
  readonly parts: {
    readonly bookings: Bookings;
    /** Who gives money back; absent where none is ever taken. */
    readonly till?: Till;
    readonly customers: Customers;
    /** Where the talk hears of it in which something was booked, and what it is held in. */
    readonly conversations: Pick<Conversations, 'receive' | 'at'>;
    readonly tries: Tries;
    readonly courier: Courier;
    /** What codes are derived with: whoever reads the records cannot work them out (X3). */
    readonly secret: string;
    /** A code in words, as its message says it; in the business's own language where no other is known. */
    readonly codeWords: (code: string, language: Locale | null) => string;
  };
}

export function stands(booking: Booking, now: string, house: House): boolean {
  const end = keeperOf(booking, house)?.ends?.(booking) ?? booking.end;
  return occupies(booking, now) && instantOf(end) > instantOf(now);
}

/** Whose booking it is to know of; none knows those of a journey that the business no longer runs. */
export function keeperOf(booking: Booking, { keepers }: Pick<House, 'keepers'>): Keeper | undefined {
  return keepers.find((keeper) => keeper.told(booking) !== null);
}

/** Where whoever writes is met. */
export function meetingIn({ channel, address }: CallFacts, { business }: House): Meeting {
  return meetingAt(channel, address, business.country);
}

/** What whoever writes has, of the journeys that the business runs. */
export async function ownedBy(call: CallFacts, house: House): Promise<readonly Booking[]> {
  const all = await bookingsOf(call, house.business, house.parts);
  return all.filter((booking) => keeperOf(booking, house) !== undefined);
}

export interface Owned {
  readonly booking: Booking;
  readonly keeper: Keeper;
}

/** The booking of this id, if it belongs to whoever writes. */
export async function theirs(id: string, call: CallFacts, house: House): Promise<Owned | null> {
  const booking = (await ownedBy(call, house)).find((one) => one.id === id);
  const keeper = booking && keeperOf(booking, house);
  return booking && keeper ? { booking, keeper } : null;
}

/** Whether its journey says itself what it goes by. */
export function isTold({ details }: Booking): boolean {
  return typeof details['reference'] === 'string';
}

/** What the ledger may have it under, whichever way it was said: "SK-48213" as it is, "ME-3FA9C1" without its letters. */
export function referencesIn(said: string): readonly string[] {
  const whole = said.trim().toUpperCase();
  return [whole, whole.split('-').at(-1) ?? whole];
}
