import { inject } from 'vitest';
import { customersContract } from '../../ports/customers.contract.ts';
import { triesContract } from '../../ports/tries.contract.ts';
import { freshDatabase } from './fresh.ts';
import { openPostgres } from './store.ts';

async function open() {
  const database = await freshDatabase(inject('postgresUrl'));
  const { customers, tries, close } = await openPostgres(database.url);
  return { customers, tries, close: () => close().then(database.drop) };
}

customersContract('PostgreSQL', open);
triesContract('PostgreSQL', open);
