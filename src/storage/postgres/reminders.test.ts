import { inject } from 'vitest';
import { remindersContract } from '../../ports/reminders.contract.ts';
import { freshDatabase } from './fresh.ts';
import { openPostgres } from './store.ts';

remindersContract('PostgreSQL', async () => {
  const database = await freshDatabase(inject('postgresUrl'));
  const { reminders, bookings, close } = await openPostgres(database.url);
  return { reminders, bookings, close: () => close().then(database.drop) };
});
