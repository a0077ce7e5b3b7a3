import { type Bell, noBell } from '../../ports/bell.ts';
import type { Store } from '../../ports/store.ts';
import { PostgresAccounts } from './accounts.ts';
import { PostgresAudit } from './audit.ts';
import { blankDatabase } from './blank.ts';
import { PostgresBlocks } from './blocks.ts';
import { PostgresBookings } from './bookings.ts';
import { PostgresConversations } from './conversations.ts';
import { PostgresCustomers } from './customers.ts';
import type { Database } from './database.ts';
import { PostgresDiary } from './diary.ts';
import { openEmbedded } from './embedded.ts';
import { PostgresFigures } from './figures.ts';
import { PostgresGrants } from './grants.ts';
import { PostgresLeads } from './leads.ts';
import { KEEP_MONTHS } from './life-statements.ts';
import { migrate } from './migrate.ts';
import { PostgresNews } from './news.ts';
import { PostgresOverview } from './overview.ts';
import { inUse, openOwned } from './owned.ts';
import { PostgresPasses } from './passes.ts';
import { PostgresPayments } from './payments.ts';
import { PostgresReconciliations } from './reconciliations.ts';
import { PostgresRemarks } from './remarks.ts';
import { PostgresReminders } from './reminders.ts';
import { PostgresSendings } from './sendings.ts';
import { PostgresSettings } from './settings.ts';
import { PostgresStops } from './stops.ts';
import { answerFrom } from './talks.ts';
import { PostgresTies } from './ties.ts';
import { PostgresTries } from './tries.ts';
import { PostgresWaiting } from './waiting.ts';

/** PostgreSQL at `url`; its driver is loaded only then. */
export async function openPostgres(url: string): Promise<Store> {
  const [{ openPool }, { PostgresBell }] = await Promise.all([import('./pool.ts'), import('./bell.ts')]);
  return storeOn(openPool(url), new PostgresBell(url));
}

/** How those are answered who ask the process that has a directory to itself. */
export type Answering = (question: string, store: Store) => Promise<string>;

const tellingTalks: Answering = (question, store) => answerFrom(store)(question);

/** PGlite in a directory, which is made if it is missing; in memory for null. */
export async function openPglite(directory: string | null, answer: Answering = tellingTalks): Promise<Store> {
  if (directory === null) return openFreshPglite();
  const owned = await openOwned(directory);
  if (owned === null) throw inUse(directory);
  const store = await storeOn(owned.database);
  owned.offer((question) => answer(question, store));
  return store;
}

/** PGlite in memory with nothing in it. */
export async function openFreshPglite(): Promise<Store> {
  return storeOn(await openEmbedded(null, await blankDatabase()));
}

/** Only writing shows that it can be written: a database that is read-only or full still answers questions. */
const PULSE = { name: 'pulse', text: 'update bot.pulse set at = now() returning at' };

/** A store on a database, which is brought up to date. */
export async function storeOn(database: Database, bell: Bell = noBell): Promise<Store> {
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    conversations: new PostgresConversations(database),
    bookings: new PostgresBookings(database),
    blocks: new PostgresBlocks(database),
    diary: new PostgresDiary(database),
    ties: new PostgresTies(database),
    grants: new PostgresGrants(database),
    customers: new PostgresCustomers(database),
    leads: new PostgresLeads(database),
    payments: new PostgresPayments(database),
    sendings: new PostgresSendings(database),
    stops: new PostgresStops(database),
    reconciliations: new PostgresReconciliations(database),
    tries: new PostgresTries(database),
    passes: new PostgresPasses(database),
    waiting: new PostgresWaiting(database),
    news: new PostgresNews(database),
    reminders: new PostgresReminders(database),
    accounts: new PostgresAccounts(database),
    audit: new PostgresAudit(database),
    overview: new PostgresOverview(database),
    remarks: new PostgresRemarks(database),
    figures: new PostgresFigures(database),
    edits: new PostgresSettings(database),
    bell,
    ready: () =>
      database.query(PULSE, []).then(
        (rows) => rows.length > 0,
        () => false,
      ),
    upkeep: async (now) => {
      await database.query(KEEP_MONTHS, [now]);
    },
    close: async () => {
      await bell.close();
      await database.close();
    },
  };
}
