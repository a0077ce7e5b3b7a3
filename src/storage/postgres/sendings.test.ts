import { inject } from 'vitest';
import { sendingsContract } from '../../ports/sendings.contract.ts';
import { stopsContract } from '../../ports/stops.contract.ts';
import { freshDatabase } from './fresh.ts';
import { openPostgres } from './store.ts';

async function open() {
  const database = await freshDatabase(inject('postgresUrl'));
  const store = await openPostgres(database.url);
  return { ...store, close: () => store.close().then(database.drop) };
}

sendingsContract('PostgreSQL', open);
stopsContract('PostgreSQL', open);
