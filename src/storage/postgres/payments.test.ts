import { inject } from 'vitest';
import { paymentsContract } from '../../ports/payments.contract.ts';
import { freshDatabase } from './fresh.ts';
import { openPostgres } from './store.ts';

paymentsContract('PostgreSQL', async () => {
  const database = await freshDatabase(inject('postgresUrl'));
  const store = await openPostgres(database.url);
  return { payments: store.payments, close: () => store.close().then(database.drop) };
});
