import type { Accounts } from './accounts.ts';
import type { Audit } from './audit.ts';
import type { Bell } from './bell.ts';
import type { Blocks } from './blocks.ts';
import type { Bookings } from './bookings.ts';
import type { Conversations } from './conversations.ts';
import type { Customers } from './customers.ts';
import type { Diary } from './diary.ts';
import type { Figures } from './figures.ts';
import type { Grants } from './grants.ts';
import type { Leads } from './leads.ts';
import type { HandoverNews, NewsStore } from './news.ts';
import type { Overview } from './overview.ts';
import type { Passes } from './passes.ts';
import type { Payments } from './payments.ts';
import type { Reconciliations } from './reconciliations.ts';
import type { Remarks } from './remarks.ts';
import type { Reminders } from './reminders.ts';
import type { Sendings } from './sendings.ts';
import type { SettingsStore } from './settings.ts';
import type { Stops } from './stops.ts';
import type { Ties } from './ties.ts';
import type { Tries } from './tries.ts';
import type { WaitingList } from './waiting.ts';

/** Every durable port. */
export interface Store {
  readonly conversations: Conversations;
  readonly bookings: Bookings;
  /** Time that nobody can have: `bookings` refuses it. */
  readonly blocks: Blocks;
  /** The bookings as a calendar shows them. */
  readonly diary: Diary;
  /** Which resource is tied to which outside calendar; what is taken there is taken in `bookings`. */
  readonly ties: Ties;
  readonly grants: Grants;
  readonly customers: Customers;
  readonly leads: Leads;
  readonly payments: Payments;
  /** What became of what was sent. */
  readonly sendings: Sendings;
  /** Who does not want to be written to. */
  readonly stops: Stops;
  readonly reconciliations: Reconciliations;
  /** Who waits for what is taken; woken by the bookings of the same store. */
  readonly waiting: WaitingList;
  /** What happened, for those outside who listen; written by the other ports of the same store. */
  readonly news: NewsStore & HandoverNews;
  /** Which reminders were given; rests on the bookings of the same store. */
  readonly reminders: Reminders;
  /** How often somebody tried to prove who they are. */
  readonly tries: Tries;
  /** Which chat tokens were taken back. */
  readonly passes: Passes;
  /** The people of businesses, and what they did. */
  readonly accounts: Accounts;
  readonly audit: Audit;
  /** What they see of their conversations. */
  readonly overview: Overview;
  /** What they write down about customers, and about turns. */
  readonly remarks: Remarks;
  /** How many wrote, booked, came: sums by day. */
  readonly figures: Figures;
  /** What they changed of their businesses' files. */
  readonly edits: SettingsStore;
  /** How processes on the same store tell each other of new replies. */
  readonly bell: Bell;
  /** What whoever starts Holdfast on it should know. */
  readonly warnings?: readonly string[];
  ready(): Promise<boolean>;
  /** What it has to do for itself now and then, like making room for the months to come. */
  upkeep(now: string): Promise<void>;
  close(): Promise<void>;
}
