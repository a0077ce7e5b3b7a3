import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { commitOf, message, NOON, newAddress, talk } from '../../ports/contract-samples.ts';
import type { Conversation } from '../../ports/conversations.ts';
import type { Store } from '../../ports/store.ts';
import { BUSY, type BusyRow } from './booking-statements.ts';
import type { Database, Statement } from './database.ts';
import { Months } from './months.ts';
import { openPool } from './pool.ts';
import { arrivalRow, commitValues, placeOf } from './rows.ts';
import * as sql from './statements.ts';
import { type LookedInto, openLookedInto } from './testing/looked-into.ts';

/**
 * What a turn costs does not grow with the length of its conversation: measured in pages that PostgreSQL looks at, which
 * are the same on any machine, not in time.
 */
let database: LookedInto;
let store: Store;
let client: LookedInto['client'];
let pool: Database;

beforeAll(async () => {
  database = await openLookedInto();
  ({ store, client } = database);
  pool = openPool(database.url, 1);
});

afterAll(async () => {
  await pool?.close();
  await database?.close();
});

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/**
 * The pages that a statement looks at, by the plan that is made of it once for all values; whatever it does is undone.
 * The least of three looks: whenever the server has counted a table anew, the next look also reads the catalogue, for a
 * function makes its plans while it runs.
 */
async function pages(statement: Statement, values: readonly unknown[]): Promise<number> {
  const looks = [await look(statement, values), await look(statement, values), await look(statement, values)];
  return Math.min(...looks);
}

async function look({ text }: Statement, values: readonly unknown[]): Promise<number> {
  await client.query(`begin; prepare looked as ${text}`);
  const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
  const { rows } = await client.query(`explain (analyze, buffers, format json) execute looked${given}`);
  await client.query('rollback; deallocate looked');
  const plan = (rows[0] as { 'QUERY PLAN': { Plan: Plan }[] })['QUERY PLAN'][0]?.Plan;
  return (plan?.['Shared Hit Blocks'] ?? Number.NaN) + (plan?.['Shared Read Blocks'] ?? 0);
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return client.escapeLiteral(
    Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join()}}` : String(value),
  );
}

async function costs(conversation: Conversation): Promise<{ [statement: string]: number }> {
  const { id } = conversation;
  const arrival = { n: 0, ...arrivalRow(message({ conversation: id }, 'next'), 0) };
  const event = {
    id: 'next',
    seq: conversation.handledSeq + 1,
    receivedAt: NOON,
    event: { kind: 'message', text: '' },
  };
  const commit = commitOf(conversation, [event as never]);
  const last = (await store.conversations.turns(id, 1))[0];
  const month = await new Months(pool).of(id);
  const cost = {
    receive: await pages(sql.RECEIVE, [[id], JSON.stringify([arrival]), false]),
    commit: await pages(sql.COMMIT, commitValues([commit])),
    claim: await pages(sql.CLAIM, [id, conversation.version, '{}', false]),
    load: await pages(sql.LOAD, [id]),
    at: await pages(sql.AT, [placeOf(conversation)]),
    unhandled: await pages(sql.UNHANDLED, [id, 10]),
    repliesTo: await pages(sql.REPLIES_TO, [id, month, last?.events[0]?.id]),
    repliesAfter: await pages(sql.REPLIES_AFTER, [id, month, last?.replies[0]?.id, 10]),
    newestTurn: await pages(sql.TURNS, [id, month, 1]),
    take: await pages(sql.TAKE_DELIVERIES, [NOON, NOON, 10, id, []]),
  };
  return cost;
}

it('costs the same pages after 600 turns as after ten, however many other conversations there are', async () => {
  const address = newAddress();
  const turns = async (from: number, to: number) => {
    for (let n = from; n < to; n += 1) await talk(store.conversations, address, `event ${n}`, { context: { n } });
    const conversation = await store.conversations.at(address);
    if (!conversation) throw new Error('the conversation is gone');
    return conversation;
  };
  const young = await costs(await turns(0, 10));
  await Promise.all(Array.from({ length: 300 }, () => talk(store.conversations, newAddress(), 'a', { push: true })));
  const old = await costs(await turns(10, 600));
  // An index may have grown by a level, and a page may hold what a later vacuum takes away.
  for (const [statement, before] of Object.entries(young)) {
    expect(`${statement}: ${old[statement]} pages after ${before}`).toSatisfy(
      () => (old[statement] ?? 0) <= before + 16,
    );
  }
});

it('costs the same pages with plans that were made while there was nothing', async () => {
  const address = newAddress();
  await talk(store.conversations, address, 'first', { context: {} });
  const conversation = await store.conversations.at(address);
  if (!conversation) throw new Error('the conversation is gone');
  const arrival = { n: 0, ...arrivalRow(message({ conversation: conversation.id }, 'shared'), 0) };
  const receive = () => pages(sql.RECEIVE, [[conversation.id], JSON.stringify([arrival]), false]);
  const empty = await receive();
  // They all carry one event id, as messages of one kind may.
  await Promise.all(Array.from({ length: 2000 }, () => store.conversations.receive(message(newAddress(), 'shared'))));
  expect(await receive()).toBeLessThanOrEqual(empty + 16);
});

it('X4 a sweep costs the same pages beside many talks of one business, after a rush that has been answered', async () => {
  const sweeps = async () => ({
    neglected: await pages(sql.NEGLECTED, [NOON, 100, [], NOON]),
    timers: await pages(sql.DUE_TIMERS, [NOON, 100, []]),
    deliveries: await pages(sql.TAKE_DELIVERIES, [NOON, NOON, 100, null, []]),
  });
  // Nothing waits: to take up what waits writes rows, whose pages hang on when the server last tidied up.
  await client.query(`update bot.replies set status = 'delivered' where status = 'waiting'`);
  await client.query('vacuum bot.replies');
  const hushed = await sweeps();
  const rush = Array.from({ length: 2000 }, newAddress);
  await Promise.all(rush.map((address) => store.conversations.receive(message(address, 'first'))));
  // What was counted during the rush is what plans are made by until the next time.
  await client.query('analyze');
  await client.query(`delete from bot.inbox; update bot.conversations set business = 'one'`);
  await client.query('analyze bot.conversations');
  // The first looks at what is gone, and so does the next where a look of the server's own stood in its way.
  await vi.waitFor(async () => {
    const after = await sweeps();
    for (const [sweep, before] of Object.entries(hushed)) {
      expect(`${sweep}: ${after[sweep as keyof typeof after]} pages after ${before}`).toSatisfy(
        () => after[sweep as keyof typeof after] <= before + 16,
      );
    }
  }, 10_000);
});

it('H1 a search of five weeks beside a year of 5,000 events outside is one row, however many units they take', async () => {
  const [day, start] = [24 * 3_600_000, Date.parse('2026-03-02T09:00:00Z')];
  const about = { provider: 'caldav', sealed: '', label: 'year', units: 2, mirrors: false, declared: false };
  await store.ties.tie({ id: 'year', business: 'searched', resource: 'ana', ...about, now: NOON });
  const at = (n: number) => start + Math.floor((n * 365) / 5_000) * day + (n % 14) * 2_700_000;
  const changed = Array.from({ length: 5_000 }, (_, n) => ({
    ...{ place: `e${n}`, uid: `e${n}`, title: null },
    busy: [{ start: at(n), end: at(n) + 1_800_000 }],
  }));
  await store.ties.keepTimes('year', { whole: true, changed, gone: [] });
  const weeks = { from: new Date(start).toISOString(), to: new Date(start + 35 * day).toISOString() };
  const query = { business: 'searched', resources: ['ana'], ...weeks, now: NOON };
  const within = changed.filter(({ busy: [one] }) => one && one.start < start + 35 * day).length;
  const { rows } = await client.query<BusyRow>(BUSY.text, [JSON.stringify([{ n: 0, ...query }])]);
  expect(rows.map(({ first, last, starts }) => [first, last, starts.length])).toEqual([[1, 2, within]]);
  expect(await store.bookings.busy(query)).toHaveLength(2 * within);
});
