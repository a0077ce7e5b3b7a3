import { inject } from 'vitest';
import { conversationsContract } from '../../ports/conversations.contract.ts';
import { freshDatabase } from './fresh.ts';
import { openPostgres } from './store.ts';

conversationsContract('PostgreSQL', async () => {
  const database = await freshDatabase(inject('postgresUrl'));
  const store = await openPostgres(database.url);
  return { conversations: store.conversations, close: () => store.close().then(database.drop) };
});
