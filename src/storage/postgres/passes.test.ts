import { inject } from 'vitest';
import { passesContract } from '../../ports/passes.contract.ts';
import { freshDatabase } from './fresh.ts';
import { openPostgres } from './store.ts';

passesContract('PostgreSQL', async () => {
  const database = await freshDatabase(inject('postgresUrl'));
  const store = await openPostgres(database.url);
  return { passes: store.passes, close: () => store.close().then(database.drop) };
});
