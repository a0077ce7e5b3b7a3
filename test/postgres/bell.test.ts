import pg from 'pg';
import { inject } from 'vitest';
import { bellContract } from '../../src/ports/bell.contract.ts';
import { PostgresBell } from '../../src/storage/postgres/bell.ts';
import { freshDatabase } from '../../src/storage/postgres/fresh.ts';

bellContract('PostgreSQL', async () => {
  const database = await freshDatabase(inject('postgresUrl'));
  return {
    hang: async () => new PostgresBell(database.url),
    cut: async () => {
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'holdfast bell'`);
      await client.end();
    },
    close: database.drop,
  };
});
