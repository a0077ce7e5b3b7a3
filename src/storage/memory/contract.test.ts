import { memoryStore } from '../../app/stores.ts';
import { accountsContract } from '../../ports/accounts.contract.ts';
import { auditContract } from '../../ports/audit.contract.ts';
import { bookingsContract } from '../../ports/bookings.contract.ts';
import { conversationsContract } from '../../ports/conversations.contract.ts';
import { figuresContract } from '../../ports/figures.contract.ts';
import { newsContract } from '../../ports/news.contract.ts';
import { overviewContract } from '../../ports/overview.contract.ts';
import { passesContract } from '../../ports/passes.contract.ts';
import { paymentsContract } from '../../ports/payments.contract.ts';
import { remarksContract } from '../../ports/remarks.contract.ts';
import { remindersContract } from '../../ports/reminders.contract.ts';
import { triesContract } from '../../ports/tries.contract.ts';
import { waitingContract } from '../../ports/waiting.contract.ts';
import { MemoryAccounts } from './accounts.ts';
import { MemoryAudit } from './audit.ts';
import { MemoryBookings } from './bookings.ts';
import { MemoryConversations } from './conversations.ts';
import { MemoryFigures } from './figures.ts';
import { MemoryOverview } from './overview.ts';
import { MemoryPasses } from './passes.ts';
import { MemoryPayments } from './payments.ts';
import { MemoryRemarks } from './remarks.ts';
import { MemoryReminders } from './reminders.ts';
import { MemoryTries } from './tries.ts';
import { MemoryWaiting } from './waiting.ts';

const close = async () => {};

conversationsContract('memory', async () => ({ conversations: new MemoryConversations(), close }));
bookingsContract('memory', async () => ({ bookings: new MemoryBookings(), close }));
paymentsContract('memory', async () => ({ payments: new MemoryPayments(), close }));
passesContract('memory', async () => ({ passes: new MemoryPasses(), close }));
accountsContract('memory', async () => ({ accounts: new MemoryAccounts(), close }));
auditContract('memory', async () => ({ audit: new MemoryAudit(), close }));
overviewContract('memory', async () => ({ overview: new MemoryOverview(), close }));
figuresContract('memory', async () => ({ figures: new MemoryFigures(), close }));
remarksContract('memory', async () => ({ remarks: new MemoryRemarks(), close }));
triesContract('memory', async () => ({ tries: new MemoryTries(), close }));
remindersContract('memory', async () => {
  const bookings = new MemoryBookings();
  return { reminders: new MemoryReminders(bookings), bookings, close };
});
waitingContract('memory', async () => {
  const waiting = new MemoryWaiting();
  return { waiting, bookings: new MemoryBookings({ onFreed: (business, at) => waiting.freed(business, at) }), close };
});
newsContract('memory', async () => memoryStore());
