import { describe } from 'vitest';
import { memoryStore } from '../../src/storage/memory/store.ts';
import { erasesElena, PHONE } from './elena.ts';

/** The reference store has no tables: what its ports still tell of her is all there is. */
describe('erasing somebody from the reference store', () => {
  erasesElena(async () => {
    const store = memoryStore();
    const scan = async (business: string): Promise<string> => {
      const talks = await store.conversations.everAt({ business, channel: 'whatsapp', address: PHONE });
      const turns = await Promise.all(talks.map(({ id }) => store.conversations.turns(id)));
      const known = await store.customers.at(business, PHONE);
      const ahead = await store.bookings.ahead(business, '2026-01-01T00:00:00Z', 100);
      return JSON.stringify({ talks, turns, known, ahead });
    };
    return { store, scan };
  });
});
