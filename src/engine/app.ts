import type { JsonObject } from '../core/json.ts';
import type { Accounts } from '../ports/accounts.ts';
import type { Agenda } from '../ports/agenda.ts';
import type { Audit } from '../ports/audit.ts';
import type { Bookings } from '../ports/bookings.ts';
import type { Calendars } from '../ports/calendars.ts';
import type { FindComings } from '../ports/coming.ts';
import type { Address, Conversations } from '../ports/conversations.ts';
import type { Customers } from '../ports/customers.ts';
import type { Diary } from '../ports/diary.ts';
import type { Figures } from '../ports/figures.ts';
import type { Leads } from '../ports/leads.ts';
import type { Life } from '../ports/life.ts';
import type { NewsStore } from '../ports/news.ts';
import type { Observer } from '../ports/observer.ts';
import type { Overview, OverviewNews } from '../ports/overview.ts';
import type { Passes } from '../ports/passes.ts';
import type { Payments } from '../ports/payments.ts';
import type { Reconciliations } from '../ports/reconciliations.ts';
import type { Remarks } from '../ports/remarks.ts';
import type { Rings } from '../ports/rings.ts';
import type { Rota } from '../ports/rota.ts';
import type { Sendings } from '../ports/sendings.ts';
import type { Settings, SettingsStore } from '../ports/settings.ts';
import type { Ties } from '../ports/ties.ts';
import type { Tries } from '../ports/tries.ts';
import type { Engine } from './engine.ts';
import type { Debts } from './payments/debts.ts';

/** A composed Holdfast: what `src/app` puts together and the server and the commands are handed. */
export interface App {
  readonly engine: Engine;
  readonly conversations: Conversations;
  readonly bookings: Bookings;
  readonly diary: Pick<Diary, 'of' | 'newest'>;
  /** Outside calendars; null where none can be reached. */
  readonly calendars: Calendars | null;
  readonly leads: Pick<Leads, 'missed' | 'reached'>;
  readonly sendings: Pick<Sendings, 'ofConversation'>;
  /** Where somebody with this number is written to first, on whichever of the business's channels can (A13). */
  readonly firstTouch: (business: string, phone: string) => Pick<Address, 'channel' | 'address'>;
  readonly debts: Debts;
  readonly payments: Pick<Payments, 'ofConversation' | 'ofBooking' | 'mismatched'>;
  readonly reconciliations: Pick<Reconciliations, 'strays'>;
  readonly comings: FindComings;
  readonly life: Pick<Life, 'export' | 'erase'>;
  readonly passes: Passes;
  /** What each business shows of itself to programs. */
  readonly cards: ReadonlyMap<string, JsonObject>;
  /** What those outside were told. */
  readonly news: Pick<NewsStore, 'log' | 'resend'>;
  readonly observer: Observer;
  /** What the people of a business work with; absent where nobody is served. */
  readonly console?: Console;
  /** How the processes on this store share its rounds; absent where nobody is served. */
  readonly rota?: Rota;
  /** Whether the store answers. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** What the console is made of (G1–G9). */
export interface Console {
  readonly accounts: Accounts;
  readonly audit: Audit;
  readonly overview: Overview;
  readonly news: OverviewNews;
  /** What the consoles at other processes are told, and tell. */
  readonly rings: Rings;
  readonly remarks: Remarks;
  readonly customers: Customers;
  readonly tries: Tries;
  readonly agenda: Agenda;
  /** What did not go as it should with outside calendars (G8). */
  readonly outside: Pick<Ties, 'parked' | 'wake' | 'alerts' | 'dismiss'>;
  /** How many wrote, booked, came (G6); `upToDate` counts what happened here until now first. */
  readonly figures: Pick<Figures, 'byDay' | 'byGroup' | 'unheard'> & { upToDate(): Promise<void> };
  readonly settings: Settings;
  /** What staff write often. */
  readonly replies: Pick<SettingsStore, 'quickReplies' | 'keepQuickReplies'>;
  /** How somebody who writes from there is known again; null where the business is not known. */
  readonly contactAt: (address: Address) => string | null;
}
