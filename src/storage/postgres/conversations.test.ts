import { inject } from 'vitest';
import { freshDatabase } from '../../../test/postgres/database.ts';
import { conversationsContract } from '../../ports/conversations.contract.ts';
import { openPostgres } from './store.ts';

conversationsContract('PostgreSQL', async () => {
  const database = await freshDatabase(inject('postgresUrl'));
  const store = await openPostgres(database.url);
  return { conversations: store.conversations, close: () => store.close().then(database.drop) };
});
