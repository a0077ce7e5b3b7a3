import { conversations } from './0001-conversations.ts';
import { receive } from './0002-receive.ts';
import { ledger } from './0003-ledger.ts';
import { customers } from './0004-customers.ts';
import { payments } from './0005-payments.ts';
import { extras } from './0006-extras.ts';
import { customersBookings } from './0007-customers-bookings.ts';
import { settlements } from './0008-settlements.ts';
import { replacing } from './0009-replacing.ts';
import { mismatches } from './0010-mismatches.ts';
import { leads } from './0011-leads.ts';
import { desk } from './0012-desk.ts';
import { who } from './0013-who.ts';
import { postponed } from './0014-postponed.ts';
import { busyParts } from './0015-busy-parts.ts';
import { waiting } from './0016-waiting.ts';
import { life } from './0017-life.ts';
import { passes } from './0018-passes.ts';
import { reconciliations } from './0019-reconciliations.ts';
import { sendings } from './0020-sendings.ts';
import { stops } from './0021-stops.ts';
import { byKey } from './0022-by-key.ts';
import { news } from './0023-news.ts';
import { reminders } from './0025-reminders.ts';
import { consoleAccounts } from './0026-console.ts';
import { overview } from './0027-overview.ts';
import { remarks } from './0028-remarks.ts';
import { outsideCalendars } from './0030-outside-calendars.ts';
import { diary } from './0031-diary.ts';
import { purposes } from './0034-purposes.ts';
import { figures } from './0036-figures.ts';
import { auditSubject } from './0037-audit-subject.ts';
import { settings } from './0038-settings.ts';
import { blocks } from './0040-blocks.ts';
import { calendarGrants } from './0042-calendar-grants.ts';
import { outsideSeen } from './0043-outside-seen.ts';
import { turnsOfBefore } from './0045-turns-of-before.ts';
import { proved } from './0046-proved.ts';
import { months } from './0047-months.ts';

export interface Migration {
  readonly id: number;
  readonly name: string;
  readonly sql: string;
  /** It takes away or changes what programs of before rely on: they refuse to start from then on. */
  readonly breaks?: true;
}

/** Every change of the database, in order. What has been released is never edited: the next change is the next number. */
export const MIGRATIONS: readonly Migration[] = [
  { id: 1, name: 'conversations', sql: conversations },
  { id: 2, name: 'receive', sql: receive },
  { id: 3, name: 'ledger', sql: ledger },
  { id: 4, name: 'customers', sql: customers },
  { id: 5, name: 'payments', sql: payments },
  { id: 6, name: 'extras', sql: extras },
  { id: 7, name: 'customers-bookings', sql: customersBookings },
  { id: 8, name: 'settlements', sql: settlements },
  { id: 9, name: 'replacing', sql: replacing },
  { id: 10, name: 'mismatches', sql: mismatches },
  { id: 11, name: 'leads', sql: leads },
  { id: 12, name: 'desk', sql: desk },
  { id: 13, name: 'who', sql: who },
  { id: 14, name: 'postponed', sql: postponed },
  { id: 15, name: 'busy-parts', sql: busyParts },
  { id: 16, name: 'waiting', sql: waiting },
  { id: 17, name: 'life', sql: life },
  { id: 18, name: 'passes', sql: passes },
  { id: 19, name: 'reconciliations', sql: reconciliations },
  { id: 20, name: 'sendings', sql: sendings },
  { id: 21, name: 'stops', sql: stops },
  { id: 22, name: 'by-key', sql: byKey },
  { id: 23, name: 'news', sql: news },
  { id: 25, name: 'reminders', sql: reminders },
  { id: 26, name: 'console', sql: consoleAccounts },
  { id: 27, name: 'overview', sql: overview },
  { id: 28, name: 'remarks', sql: remarks },
  { id: 30, name: 'outside-calendars', sql: outsideCalendars },
  { id: 31, name: 'diary', sql: diary },
  { id: 34, name: 'purposes', sql: purposes },
  { id: 36, name: 'figures', sql: figures },
  { id: 37, name: 'audit-subject', sql: auditSubject },
  { id: 38, name: 'settings', sql: settings },
  { id: 40, name: 'blocks', sql: blocks },
  { id: 42, name: 'calendar-grants', sql: calendarGrants },
  { id: 43, name: 'outside-seen', sql: outsideSeen },
  { id: 45, name: 'turns-of-before', sql: turnsOfBefore },
  { id: 46, name: 'proved', sql: proved },
  { id: 47, name: 'months', sql: months },
];
