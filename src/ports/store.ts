import type { Bell } from './bell.ts';
import type { Bookings } from './bookings.ts';
import type { Conversations } from './conversations.ts';
import type { Customers } from './customers.ts';
import type { Leads } from './leads.ts';
import type { Payments } from './payments.ts';
import type { Tries } from './tries.ts';
import type { WaitingList } from './waiting.ts';

/** Every durable port. */
export interface Store {
  readonly conversations: Conversations;
  readonly bookings: Bookings;
  readonly customers: Customers;
  readonly leads: Leads;
  readonly payments: Payments;
  /** Who waits for what is taken; woken by the bookings of the same store. */
  readonly waiting: WaitingList;
  /** How often somebody tried to prove who they are. */
  readonly tries: Tries;
  /** How processes on the same store tell each other of new replies. */
  readonly bell: Bell;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}
