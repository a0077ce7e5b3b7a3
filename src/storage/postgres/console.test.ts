import { afterAll, describe, expect, inject, it } from 'vitest';
import { accountsContract } from '../../ports/accounts.contract.ts';
import { auditContract } from '../../ports/audit.contract.ts';
import { blocksContract } from '../../ports/blocks.contract.ts';
import { present } from '../../ports/contract-samples.ts';
import { figuresContract } from '../../ports/figures.contract.ts';
import { overviewContract } from '../../ports/overview.contract.ts';
import { remarksContract } from '../../ports/remarks.contract.ts';
import { settingsContract } from '../../ports/settings.contract.ts';
import type { Store } from '../../ports/store.ts';
import type { Statement, Value } from './database.ts';
import { freshDatabase } from './fresh.ts';
import { LIST, LIST_OF_PERSON } from './overview.ts';
import { openPool } from './pool.ts';
import { openPostgres } from './store.ts';

// What the people of businesses work with shares one database.
const database = freshDatabase(inject('postgresUrl'));
let shared: Promise<Store> | null = null;

async function open() {
  shared ??= database.then(({ url }) => openPostgres(url));
  return { ...(await shared), close: async () => {} };
}

afterAll(async () => {
  await (await shared)?.close();
  await (await database).drop();
});

accountsContract('PostgreSQL', open);
auditContract('PostgreSQL', open);
overviewContract('PostgreSQL', open);
remarksContract('PostgreSQL', open);
blocksContract('PostgreSQL', open);
figuresContract('PostgreSQL', open);
settingsContract('PostgreSQL', async () => ({ settings: (await open()).edits, close: async () => {} }));

interface Explained {
  readonly Plan: Plan;
}

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Plan[];
}

/** What was looked at where the rows come from. */
function rowsRead({ Plans = [], ...plan }: Plan): number {
  const below = Plans.map(rowsRead);
  return below.length > 0 ? Math.max(...below) : plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
}

describe('the tables of the console', () => {
  it('G9 refuse whatever would change or remove an entry of the audit', async () => {
    await open();
    const pool = openPool((await database).url);
    try {
      for (const text of ["update bot.audit set what = 'nothing'", 'delete from bot.audit', 'truncate bot.audit']) {
        await expect(pool.query({ name: text, text }, [])).rejects.toThrow('the audit is only added to');
      }
    } finally {
      await pool.close();
    }
  });

  it('G2 give the first page of 10,000 conversations by reading that page, whoever is listed, and a search by reading the rows once', async () => {
    await open();
    const pool = openPool((await database).url);
    const fill = `insert into bot.overview (conversation, business, channel, address, version, language, flow, state, name,
        handed_off, person_id, last_from, last_text, last_ms, need, need_ms, called, words)
      select gen_random_uuid(), 'large', 'sms', '+34600' || n, 1, 'es', 'salon', 'idle', 'Elena ' || n, n % 500 = 0,
        case when n % 500 = 0 then 'ana' end, 'customer', 'Hola', 1770000000000 + n * 7919 % 10007,
        case when n % 500 = 0 then 'handed_over' end, case when n % 500 = 0 then 1770000000000 + n end, 'elena ' || n, repeat('quiero un corte ', 20) || n
      from generate_series(1, 10000) n`;
    await pool.query({ name: 'fill', text: fill }, []);
    await pool.query({ name: 'analyze', text: 'analyze bot.overview' }, []);
    const planOf = async (list: Statement, ...asked: readonly Value[]): Promise<Plan> => {
      const text = `explain (analyze, buffers, format json) ${list.text}`;
      const values = ['large', ...asked];
      const [row] = await pool.query<{ 'QUERY PLAN': readonly [Explained] }>({ name: '', text }, values);
      return present(row)['QUERY PLAN'][0].Plan;
    };
    const first = await planOf(LIST, null, false, null, 50);
    expect(JSON.stringify(first)).toContain('overview_rank');
    // Of ten thousand rows it reads fifty, and the pages that they are on: nobody's clock is asked.
    expect([first['Actual Rows'], rowsRead(first)]).toEqual([50, 50]);
    expect(first['Shared Hit Blocks'] + first['Shared Read Blocks']).toBeLessThan(200);
    // So it does where fewer than a page are listed: those that somebody is needed by, and those that one person has.
    expect(rowsRead(await planOf(LIST, null, true, null, 50))).toBe(20);
    expect(rowsRead(await planOf(LIST_OF_PERSON, null, false, null, 50, 'ana'))).toBe(20);
    // A page far down costs what the first does.
    const far = `select conversation::text as id from bot.overview where business = 'large' order by rank, conversation offset 8000`;
    const [last] = await pool.query<{ id: string }>({ name: 'far', text: far }, []);
    const deep = await planOf(LIST, present(last).id, false, null, 50);
    expect([deep['Actual Rows'], deep['Shared Hit Blocks'] + deep['Shared Read Blocks'] < 200]).toEqual([50, true]);
    expect(rowsRead(await planOf(LIST, null, false, '%corte 9999%', 50))).toBeLessThanOrEqual(10_000);
    await pool.close();
  });
});
