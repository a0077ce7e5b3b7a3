import { inject } from 'vitest';
import { waitingContract } from '../../ports/waiting.contract.ts';
import { freshDatabase } from './fresh.ts';
import { openPostgres } from './store.ts';

waitingContract('PostgreSQL', async () => {
  const database = await freshDatabase(inject('postgresUrl'));
  const { waiting, bookings, close } = await openPostgres(database.url);
  return { waiting, bookings, close: () => close().then(database.drop) };
});
