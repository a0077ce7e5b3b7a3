import { bookingsContract } from '../../ports/bookings.contract.ts';
import { conversationsContract } from '../../ports/conversations.contract.ts';
import { customersContract } from '../../ports/customers.contract.ts';
import { leadsContract } from '../../ports/leads.contract.ts';
import { paymentsContract } from '../../ports/payments.contract.ts';
import type { Store } from '../../ports/store.ts';
import { triesContract } from '../../ports/tries.contract.ts';
import { waitingContract } from '../../ports/waiting.contract.ts';
import { openPglite } from './store.ts';

// PGlite takes seconds to boot, so all suites share one; the last to close closes it.
let shared: Promise<Store> | null = null;
let users = 0;

async function open() {
  users += 1;
  shared ??= openPglite(null);
  const { conversations, bookings, customers, leads, payments, tries, waiting, close } = await shared;
  return {
    conversations,
    bookings,
    customers,
    leads,
    payments,
    tries,
    waiting,
    close: async () => {
      users -= 1;
      if (users === 0) {
        shared = null;
        await close();
      }
    },
  };
}

conversationsContract('PGlite', open);
bookingsContract('PGlite', open);
customersContract('PGlite', open);
leadsContract('PGlite', open);
paymentsContract('PGlite', open);
triesContract('PGlite', open);
waitingContract('PGlite', open);
