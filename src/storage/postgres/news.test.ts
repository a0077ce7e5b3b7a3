import { inject } from 'vitest';
import { newsContract } from '../../ports/news.contract.ts';
import { freshDatabase } from './fresh.ts';
import { openPostgres } from './store.ts';

newsContract('PostgreSQL', async () => {
  const database = await freshDatabase(inject('postgresUrl'));
  const store = await openPostgres(database.url);
  return { ...store, close: () => store.close().then(database.drop) };
});
