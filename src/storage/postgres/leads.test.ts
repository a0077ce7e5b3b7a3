import { inject } from 'vitest';
import { leadsContract } from '../../ports/leads.contract.ts';
import { freshDatabase } from './fresh.ts';
import { openPostgres } from './store.ts';

leadsContract('PostgreSQL', async () => {
  const database = await freshDatabase(inject('postgresUrl'));
  const store = await openPostgres(database.url);
  return { leads: store.leads, close: () => store.close().then(database.drop) };
});
