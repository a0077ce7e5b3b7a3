import { inject } from 'vitest';
import { bookingsContract } from '../../ports/bookings.contract.ts';
import { freshDatabase } from './fresh.ts';
import { openPostgres } from './store.ts';

bookingsContract('PostgreSQL', async () => {
  const database = await freshDatabase(inject('postgresUrl'));
  const store = await openPostgres(database.url);
  return { bookings: store.bookings, close: () => store.close().then(database.drop) };
});
