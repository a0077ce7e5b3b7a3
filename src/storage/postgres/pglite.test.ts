import { afterAll } from 'vitest';
import { accountsContract } from '../../ports/accounts.contract.ts';
import { blocksContract } from '../../ports/blocks.contract.ts';
import { bookingsContract } from '../../ports/bookings.contract.ts';
import { conversationsContract } from '../../ports/conversations.contract.ts';
import { customersContract } from '../../ports/customers.contract.ts';
import { leadsContract } from '../../ports/leads.contract.ts';
import { newsContract } from '../../ports/news.contract.ts';
import { overviewContract } from '../../ports/overview.contract.ts';
import { passesContract } from '../../ports/passes.contract.ts';
import { paymentsContract } from '../../ports/payments.contract.ts';
import { reconciliationsContract } from '../../ports/reconciliations.contract.ts';
import type { Store } from '../../ports/store.ts';
import { triesContract } from '../../ports/tries.contract.ts';
import { waitingContract } from '../../ports/waiting.contract.ts';
import { openFreshPglite } from './store.ts';

// PGlite takes seconds to boot, so all suites of the file share one.
let shared: Promise<Store> | null = null;

async function open() {
  shared ??= openFreshPglite();
  return { ...(await shared), close: async () => {} };
}

afterAll(async () => (await shared)?.close());

conversationsContract('PGlite', open);
bookingsContract('PGlite', open);
customersContract('PGlite', open);
leadsContract('PGlite', open);
paymentsContract('PGlite', open);
reconciliationsContract('PGlite', open);
triesContract('PGlite', open);
passesContract('PGlite', open);
waitingContract('PGlite', open);
newsContract('PGlite', open);
accountsContract('PGlite', open);
overviewContract('PGlite', open);
blocksContract('PGlite', open);
