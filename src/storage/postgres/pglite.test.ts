import { setImmediate as soon } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { accountsContract } from '../../ports/accounts.contract.ts';
import { StoreAway } from '../../ports/away.ts';
import { blocksContract } from '../../ports/blocks.contract.ts';
import { bookingsContract } from '../../ports/bookings.contract.ts';
import { conversationsContract } from '../../ports/conversations.contract.ts';
import { customersContract } from '../../ports/customers.contract.ts';
import { leadsContract } from '../../ports/leads.contract.ts';
import { newsContract } from '../../ports/news.contract.ts';
import { overviewContract } from '../../ports/overview.contract.ts';
import { passesContract } from '../../ports/passes.contract.ts';
import { paymentsContract } from '../../ports/payments.contract.ts';
import { reconciliationsContract } from '../../ports/reconciliations.contract.ts';
import { triesContract } from '../../ports/tries.contract.ts';
import { waitingContract } from '../../ports/waiting.contract.ts';
import { blankDatabase } from './blank.ts';
import { openEmbedded } from './embedded.ts';
import { storeOn } from './store.ts';

// PGlite takes seconds to boot, so all suites of the file share one.
const embedded = blankDatabase().then((contents) => openEmbedded(null, contents));
const shared = embedded.then((database) => storeOn(database));

async function open() {
  return { ...(await shared), close: async () => {} };
}

afterAll(async () => (await shared).close());

conversationsContract('PGlite', open);
bookingsContract('PGlite', open);
customersContract('PGlite', open);
leadsContract('PGlite', open);
paymentsContract('PGlite', open);
reconciliationsContract('PGlite', open);
triesContract('PGlite', open);
passesContract('PGlite', open);
waitingContract('PGlite', open);
newsContract('PGlite', open);
accountsContract('PGlite', open);
overviewContract('PGlite', open);
blocksContract('PGlite', open);

const asked = async <Row>(text: string): Promise<readonly Row[]> =>
  (await embedded).query<Row>({ name: 'asked', text }, []);

it('issue 20 a question to the database holds up nobody who is answered meanwhile', async () => {
  let isAnswered = false;
  const slow = asked('select pg_sleep(0.2)').then(() => {
    isAnswered = true;
  });
  let looks = 0;
  for (; !isAnswered; looks += 1) await soon();
  await slow;
  expect(looks).toBeGreaterThan(10);
});

it('reads columns by their types, and tells a refusal from trouble, as a connection to PostgreSQL does', async () => {
  const [row] = await asked(
    "select 7::bigint as many, '2026-03-02T09:00:00+01'::timestamptz as at, null::bigint as none",
  );
  expect(row).toEqual({ many: 7, at: '2026-03-02T08:00:00.000Z', none: null });
  await expect(asked('select 1 / 0')).rejects.toMatchObject({ severity: 'ERROR', code: '22012' });
});

it('undoes a transaction that fails, and keeps others back until it has ended', async () => {
  const { transaction } = await embedded;
  const failing = transaction(async (run) => {
    await run('create table bot.undone (id integer)');
    await run('select 1 / 0');
  });
  const seen = asked<{ there: boolean }>("select to_regclass('bot.undone') is not null as there");
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await seen).toEqual([{ there: false }]);
  expect(await transaction((run) => run('select 1 as one'))).toEqual([{ one: 1 }]);
});

it('X4 a database that has ended says that it is away, and keeps nobody waiting', async () => {
  const ended = await openEmbedded(null, await blankDatabase());
  await ended.close();
  await expect(ended.query({ name: 'asked', text: 'select 1' }, [])).rejects.toBeInstanceOf(StoreAway);
});
