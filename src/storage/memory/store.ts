import { placeOf } from '../../domain/news.ts';
import { noBell } from '../../ports/bell.ts';
import type { Store } from '../../ports/store.ts';
import { MemoryAccounts } from './accounts.ts';
import { MemoryAudit } from './audit.ts';
import { MemoryBlocks } from './blocks.ts';
import { MemoryBookings } from './bookings.ts';
import { MemoryConversations } from './conversations.ts';
import { MemoryCustomers } from './customers.ts';
import { MemoryDiary } from './diary.ts';
import { MemoryFigures } from './figures.ts';
import { MemoryGrants } from './grants.ts';
import { MemoryLeads } from './leads.ts';
import { MemoryNews } from './news.ts';
import { MemoryOverview } from './overview.ts';
import { MemoryPasses } from './passes.ts';
import { MemoryPayments } from './payments.ts';
import { MemoryReconciliations } from './reconciliations.ts';
import { MemoryRemarks } from './remarks.ts';
import { MemoryReminders } from './reminders.ts';
import { MemorySendings } from './sendings.ts';
import { MemorySettings } from './settings.ts';
import { MemoryStops } from './stops.ts';
import { MemoryTies } from './ties.ts';
import { MemoryTries } from './tries.ts';
import { MemoryWaiting } from './waiting.ts';

/** A store that can be put back to what it held: whoever tries several ways from one place needs it (`verify`). */
export interface MemoryStore extends Store {
  save(): () => void;
}

/** Turns that are put back with the rest: the newest is what a place looks like. */
const TURNS_KEPT = 1;

export function memoryStore(): MemoryStore {
  const waiting = new MemoryWaiting();
  const news = new MemoryNews();
  const conversations = new MemoryConversations(news);
  const ties: MemoryTies = new MemoryTies((tie) => bookings.standingAt(tie));
  const blocks = new MemoryBlocks();
  const bookings: MemoryBookings = new MemoryBookings({
    onFreed: (business, at) => waiting.freed(business, at),
    onChanged: (booking, at) => news.bookingChanged(booking, (id) => bookings.standing(id)?.status === 'confirmed', at),
    outside: ties,
    blocked: (business) => blocks.taken(business),
  });
  const customers = new MemoryCustomers((customer, at) => bookings.isBookedAfter(customer, at));
  const payments = new MemoryPayments((payment, at) => {
    const booking = bookings.standing(payment.booking);
    news.paymentChanged(payment, booking ? placeOf(booking) : payment.booking, at);
  });
  const [tries, sendings, stops] = [new MemoryTries(), new MemorySendings(), new MemoryStops()];
  const reminders = new MemoryReminders(bookings);
  const others = [bookings, customers, payments, tries, waiting, sendings, stops, news, reminders];
  return {
    ...{ conversations, bookings, customers, payments, tries, waiting, sendings, stops, news, reminders, ties, blocks },
    diary: new MemoryDiary(bookings),
    grants: new MemoryGrants(),
    ...{ leads: new MemoryLeads(), reconciliations: new MemoryReconciliations() },
    passes: new MemoryPasses(),
    ...{ accounts: new MemoryAccounts(), audit: new MemoryAudit() },
    ...{ overview: new MemoryOverview(), remarks: new MemoryRemarks() },
    ...{ figures: new MemoryFigures(), edits: new MemorySettings() },
    save() {
      const saved = [conversations.save(TURNS_KEPT), ...others.map((one) => one.save())];
      return () => {
        for (const putBack of saved) putBack();
      };
    },
    bell: noBell,
    ready: async () => true,
    upkeep: async () => {},
    close: async () => {},
  };
}
