import { DBOS } from '@dbos-inc/dbos-sdk';
import { PostgresDataSource } from '@dbos-inc/postgres-datasource';
import { CONTEXT } from '../conversation.ts';
import { answerTo } from './answer.ts';
import type { Open } from './peer.ts';

/**
 * A workflow for each message, its id the message's, so that one that comes twice is answered once; the talk is taken up and put
 * away in one transaction, which DBOS commits together with its own checkpoint.
 */
export const openDbos: Open = async ({ url, connections, messages }) => {
  const { hostname, port, username, password, pathname } = new URL(url);
  const database = pathname.slice(1);
  const place = { host: hostname, port: Number(port), username, password, database, max: connections };
  await PostgresDataSource.initializeDBOSSchema({ ...place, max: 1, onnotice: () => {} });
  const source = new PostgresDataSource('talks', { ...place, onnotice: () => {} });
  const keep = async (address: string, text: string, n: number): Promise<string> => {
    const { client } = source;
    await client`select context from dbos_talks where address = ${address} for update`;
    const context = client.json(CONTEXT);
    await client`
      insert into dbos_talks values (${address}, ${context}, 0)
      on conflict (address) do update set context = ${context}, version = dbos_talks.version + 1`;
    await client`insert into dbos_messages values (${address}, ${n}, ${text})`;
    return answerTo(text, n);
  };
  const answer = DBOS.registerWorkflow(
    (address: string, text: string, n: number) => source.runTransaction(() => keep(address, text, n), { name: 'keep' }),
    { name: 'answer' },
  );
  DBOS.setConfig({ name: 'bench', systemDatabaseUrl: url, systemDatabasePoolSize: connections, logLevel: 'error' });
  await DBOS.launch();
  await source.runTransaction(
    async () => {
      await source.client`create table if not exists dbos_talks (address text primary key, context jsonb, version bigint)`;
      await source.client`create table if not exists dbos_messages
        (address text, seq bigint, text text, primary key (address, seq))`;
    },
    { name: 'tables' },
  );
  return {
    turn: async (address, n) => {
      const start = DBOS.startWorkflow(answer, { workflowID: `${address}/${n}` });
      const said = await (await start(address, messages[n] ?? '', n)).getResult();
      if (said === '') throw new Error(`DBOS did not answer turn ${n}`);
    },
    close: () => DBOS.shutdown(),
  };
};
