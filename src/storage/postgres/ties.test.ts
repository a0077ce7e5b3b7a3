import { inject } from 'vitest';
import { diaryContract } from '../../ports/diary.contract.ts';
import { grantsContract } from '../../ports/grants.contract.ts';
import { tiesContract } from '../../ports/ties.contract.ts';
import { tiesSeenContract } from '../../ports/ties-seen.contract.ts';
import { freshDatabase } from './fresh.ts';
import { openPostgres } from './store.ts';

async function open() {
  const database = await freshDatabase(inject('postgresUrl'));
  const store = await openPostgres(database.url);
  return { ...store, close: () => store.close().then(database.drop) };
}

tiesContract('PostgreSQL', open);
tiesSeenContract('PostgreSQL', open);
diaryContract('PostgreSQL', open);
grantsContract('PostgreSQL', open);
