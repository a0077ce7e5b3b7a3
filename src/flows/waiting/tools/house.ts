import type { Booking } from '../../../domain/booking.ts';
import type { Business } from '../../../domain/business.ts';
import type { WaitingTerms } from '../../../domain/waiting.ts';
import type { Bookings } from '../../../ports/bookings.ts';
import type { Conversations } from '../../../ports/conversations.ts';
import type { Customers } from '../../../ports/customers.ts';
import type { Keeper } from '../../../ports/keeper.ts';
import type { Till } from '../../../ports/payments.ts';
import type { Waiter } from '../../../ports/waiter.ts';
import type { Waiting, WaitingList } from '../../../ports/waiting.ts';

/** What the waiting list works with. */
export interface House {
  readonly business: Business;
  readonly terms: WaitingTerms;
  /** By the flow whose bookings are waited for. */
  readonly waiters: ReadonlyMap<string, Waiter>;
  readonly keepers: readonly Keeper[];
  readonly parts: {
    readonly waiting: WaitingList;
    readonly bookings: Bookings;
    readonly customers: Customers;
    readonly conversations: Pick<Conversations, 'at'>;
    readonly till: Pick<Till, 'giveUp'>;
  };
}

/** What is held for somebody has its key from their entry: one entry, one hold, whoever tries it and how often (X5). */
export function holdKey({ id }: Pick<Waiting, 'id'>): string {
  return `waiting/${id}`;
}

export function isHoldOf(entry: Pick<Waiting, 'id'>, booking: Booking): boolean {
  return booking.key === holdKey(entry);
}
