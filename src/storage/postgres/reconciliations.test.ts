import { inject } from 'vitest';
import { reconciliationsContract } from '../../ports/reconciliations.contract.ts';
import { freshDatabase } from './fresh.ts';
import { openPostgres } from './store.ts';

reconciliationsContract('PostgreSQL', async () => {
  const database = await freshDatabase(inject('postgresUrl'));
  const store = await openPostgres(database.url);
  return { reconciliations: store.reconciliations, close: () => store.close().then(database.drop) };
});
