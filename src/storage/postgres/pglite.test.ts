import { bookingsContract } from '../../ports/bookings.contract.ts';
import { conversationsContract } from '../../ports/conversations.contract.ts';
import { openPglite, type PostgresStore } from './store.ts';

// PGlite takes seconds to boot, so both suites share one; the last to close closes it.
let shared: Promise<PostgresStore> | null = null;
let users = 0;

async function open() {
  users += 1;
  shared ??= openPglite(null);
  const { conversations, bookings, close } = await shared;
  return {
    conversations,
    bookings,
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
