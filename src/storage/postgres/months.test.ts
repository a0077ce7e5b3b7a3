import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { conversationId } from '../../core/ids.ts';
import { message, newAddress, present, talk } from '../../ports/contract-samples.ts';
import type { Store } from '../../ports/store.ts';
import type { Statement } from './database.ts';
import { freshDatabase } from './fresh.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';
import { openPool } from './pool.ts';
import { ALL, CHANGED } from './roll.ts';
import { REPLIES_AFTER, REPLIES_TO, TURNS } from './statements.ts';
import { openPostgres } from './store.ts';
import { type LookedInto, openLookedInto } from './testing/looked-into.ts';

/** Turns lie by the month in which their conversation was opened (decision 31), seen in PostgreSQL itself. */
let database: LookedInto;
let store: Store;
let client: LookedInto['client'];

beforeAll(async () => {
  database = await openLookedInto();
  ({ store, client } = database);
});

afterAll(() => database?.close());

const noon = (day: string) => `${day}T12:00:00.000Z`;

/** A conversation opened on one day, with a turn on each. */
async function talkOn(...days: readonly string[]): Promise<string> {
  const address = newAddress();
  let id = '';
  for (const day of days) {
    id = (await talk(store.conversations, address, day, { receivedAt: noon(day), context: {} })).conversation.id;
  }
  return id;
}

async function partsOf(conversation: string): Promise<readonly string[]> {
  const found = await client.query<{ part: string }>(
    'select distinct tableoid::regclass::text as part from bot.turns where conversation = $1 order by 1',
    [conversation],
  );
  return found.rows.map(({ part }) => part.replace('bot.', ''));
}

async function months(): Promise<readonly string[]> {
  const found = await client.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'bot.turns'::regclass order by 1`,
  );
  return found.rows.map(({ name }) => name.replace('bot.', ''));
}

async function erase(id: string): Promise<void> {
  const { version } = present(await store.conversations.load(id));
  expect(await store.conversations.erase(id, version, noon('2031-01-01'))).toBe(true);
}

describe('turns by month', () => {
  it('lie with their conversation, whenever they came, in a part that was made ahead', async () => {
    await store.upkeep(noon('2030-01-20'));
    expect(await months()).toEqual(['turns_2030_01', 'turns_2030_02', 'turns_2030_03', 'turns_other']);
    // The clock jumps back, and on.
    const id = await talkOn('2030-02-10', '2030-01-31', '2034-07-01');
    expect(await partsOf(id)).toEqual(['turns_2030_02']);
    expect((await store.conversations.turns(id)).map(({ now }) => now.slice(0, 7))).toEqual([
      ...['2030-02', '2030-01', '2034-07'],
    ]);
  });

  it('X4 are stored where no month was made for them, found there, and move when there is one', async () => {
    const far = await talkOn('2044-05-05', '2044-05-06');
    const past = await talkOn('2019-01-01');
    expect(await partsOf(far)).toEqual(['turns_other']);
    const records = await store.conversations.turns(far);
    expect(records).toHaveLength(2);
    await store.upkeep(noon('2030-01-20'));
    expect(await partsOf(far)).toEqual(['turns_other']);
    expect(await partsOf(past)).toEqual(['turns_2019_01']);
    await store.upkeep(noon('2044-03-01'));
    expect(await partsOf(far)).toEqual(['turns_2044_05']);
    expect(await store.conversations.turns(far)).toEqual(records);
  });

  it('G5 give their room back once nobody has anything in a month, and not before', async () => {
    const [one, other] = [await talkOn('2031-06-01'), await talkOn('2031-06-02', '2031-08-02')];
    await store.upkeep(noon('2031-06-03'));
    expect(await partsOf(one)).toEqual(['turns_2031_06']);
    await erase(one);
    await store.upkeep(noon('2033-06-03'));
    expect(await months()).toContain('turns_2031_06');
    await erase(other);
    // Not while it may still be written to.
    await store.upkeep(noon('2031-06-30'));
    expect(await months()).toContain('turns_2031_06');
    await store.upkeep(noon('2033-06-03'));
    expect(await months()).not.toContain('turns_2031_06');
  });

  it('X4 a conversation without turns outlives its month, and what it received stays known', async () => {
    const address = newAddress();
    const arrival = { ...message(address, 'late'), receivedAt: noon('2032-02-02') };
    await store.conversations.receive(arrival);
    await store.upkeep(noon('2032-02-03'));
    await store.upkeep(noon('2033-09-03'));
    expect(await months()).not.toContain('turns_2032_02');
    expect((await store.conversations.receive(arrival)).kind).toBe('duplicate');
    const id = (await talk(store.conversations, address, 'next', { receivedAt: noon('2033-09-04') })).conversation.id;
    expect(await partsOf(id)).toEqual(['turns_other']);
    await store.upkeep(noon('2033-09-05'));
    expect(await partsOf(id)).toEqual(['turns_2032_02']);
  });

  it('do not wait for whoever reads for hours, as a backup does, nor keep anybody waiting', async () => {
    const reader = new pg.Client({ connectionString: database.url });
    await reader.connect();
    await reader.query('begin; lock table bot.turns, bot.turns_other in access share mode');
    await store.upkeep(noon('2036-01-01'));
    expect(await months()).not.toContain('turns_2036_01');
    const id = await talkOn('2036-01-02');
    expect(await store.conversations.turns(id)).toHaveLength(1);
    await reader.query('rollback');
    await reader.end();
    await store.upkeep(noon('2036-01-01'));
    expect(await partsOf(id)).toEqual(['turns_2036_01']);
  });

  it('are made once by processes that come together', async () => {
    const others = await Promise.all([1, 2, 3].map(() => openPostgres(database.url)));
    await Promise.all(others.map((one) => one.upkeep(noon('2037-01-01'))));
    await Promise.all(others.map((one) => one.close()));
    expect((await months()).filter((name) => name.startsWith('turns_2037'))).toHaveLength(3);
  });

  it('are found by conversation without a look at the other months', async () => {
    const id = await talkOn('2037-01-02');
    for (const [statement, values] of [
      [TURNS, [id, '2037-01-01', 1]],
      [REPLIES_TO, [id, '2037-01-01', '2037-01-02']],
      [REPLIES_AFTER, [id, '2037-01-01', null, 10]],
    ] as const) {
      await client.query(`prepare looked as ${statement.text}`);
      const given = values.map((value) => (value === null ? 'null' : `'${value}'`)).join(', ');
      const { rows } = await client.query(`explain (analyze, format json) execute looked(${given})`);
      await client.query('deallocate looked');
      const looked = new Set(
        JSON.stringify(rows)
          .match(/"turns_\w+?"/g)
          ?.filter((name) => !/pkey/.test(name)),
      );
      expect([...looked].sort()).toEqual(['"turns_2037_01"']);
    }
  });

  it('G6 who keeps something of each conversation goes through all once, then through what changed', async () => {
    const { business } = present(await store.conversations.load(await talkOn('2037-01-03')));
    const rolled = async (reader: string, of: readonly string[]) => {
      const ids: string[] = [];
      for await (const page of store.conversations.roll(reader, of)) ids.push(...page.map((one) => one.conversation));
      return ids;
    };
    const all = await rolled('test', [business]);
    await client.query(`update bot.turns set stored_at = now() - interval '3 hours'`);
    const fresh = await talkOn('2037-01-04');
    expect(await rolled('test', [business])).toEqual([fresh]);
    expect(await rolled('another', [business])).toHaveLength(all.length + 1);
    expect(await rolled('test', [business, 'one more'])).toHaveLength(all.length + 1);
    expect(await rolled('test', ['one more'])).toEqual([]);
    const planOf = async ({ text }: Statement, values: readonly unknown[]) =>
      JSON.stringify((await client.query(`explain ${text}`, [...values])).rows);
    expect(await planOf(CHANGED, ['now', 'now', [business]])).not.toContain('Seq Scan');
    // Each page begins where the one before it ended.
    expect(await planOf(ALL, [fresh, 9, [business]])).toMatch(/Index Cond: \(id > /);
  });
});

/** As the program before this migration wrote and read them. */
const OF_BEFORE = {
  write: 'insert into bot.turns (conversation, seq, record) values ($1, $2, $3)',
  read: 'select record from bot.turns where conversation = $1::uuid order by seq desc limit $2::integer',
};

it('X4 a program of before goes on beside: what it writes is found here, what is written here is found there', async () => {
  const id = await talkOn('2037-02-01');
  const [record] = await store.conversations.turns(id);
  await client.query(OF_BEFORE.write, [id, 2, JSON.stringify({ ...record, seq: 2 })]);
  expect(await partsOf(id)).toEqual(['turns_2037_02']);
  expect((await store.conversations.turns(id)).map(({ seq }) => seq)).toEqual([1, 2]);
  const { rows } = await client.query<{ record: { seq: number } }>(OF_BEFORE.read, [id, 9]);
  expect(rows.map((row) => row.record.seq)).toEqual([2, 1]);
  await client.query(`update bot.conversations set version = 2, handled_seq = 2 where id = $1`, [id]);
  await erase(id);
  expect(await partsOf(id)).toEqual([]);
});

describe('turns of before there were months', () => {
  it('X3 X4 stay where they are with what comes to their conversations, and are read, erased and let go of', async () => {
    const fresh = await freshDatabase(inject('postgresUrl'));
    const pool = openPool(fresh.url, 2);
    await migrate(
      pool,
      MIGRATIONS.filter(({ id }) => id < 45),
    );
    const old = conversationId('contract', 'chatwoot', '+34600111222', 0);
    await pool.transaction(async (run) => {
      await run(`insert into bot.conversations (id, place, generation, business, channel, address, flow, flow_version, language,
          version, handled_seq, opened_at)
        values ('${old}', gen_random_uuid(), 0, 'contract', 'chatwoot', '+34600111222', 'toy', 1, 'es', 1, 1, now())`);
      await run(`insert into bot.turns (conversation, seq, record)
        select '${old}', n, json_build_object('version', 4, 'seq', n, 'now', now()) from generate_series(1, 50) n`);
    });
    const upgraded = await openPostgres(fresh.url);
    const rows = (text: string) => pool.query<{ part: string }>({ name: '', text }, []);
    const part = `select distinct tableoid::regclass::text as part from bot.turns where conversation = '${old}'`;
    expect(await upgraded.conversations.turns(old)).toHaveLength(50);
    await rows(`insert into bot.turns (conversation, seq, record) values ('${old}', 51, '{}')`);
    expect(await rows(part)).toEqual([{ part: 'bot.turns_before' }]);
    // What is opened once months have begun is in one, and the old table goes with the last that is in it.
    await upgraded.upkeep(noon('2040-01-01'));
    const { conversation } = await talk(upgraded.conversations, newAddress(), 'a', { receivedAt: noon('2040-01-01') });
    expect(await rows(part.replace(old, conversation.id))).toEqual([{ part: 'bot.turns_2040_01' }]);
    expect(await upgraded.conversations.erase(old, 1, noon('2040-01-01'))).toBe(true);
    await upgraded.upkeep(noon('2040-01-01'));
    expect(await rows(`select to_regclass('bot.turns_before')::text as part`)).toEqual([{ part: null }]);
    await upgraded.close();
    await pool.close();
    await fresh.drop();
  });
});
