import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { commitOf, message, newAddress, present, stored, talk } from '../../ports/contract-samples.ts';
import type { Store } from '../../ports/store.ts';
import { freshDatabase } from './fresh.ts';
import { migrate } from './migrate.ts';
import { openOwned } from './owned.ts';
import { openPool } from './pool.ts';
import { arrivalRow } from './rows.ts';
import { RECEIVE } from './statements.ts';
import { openPglite, openPostgres } from './store.ts';
import { type LookedInto, openLookedInto } from './testing/looked-into.ts';

let database: LookedInto;
let store: Store;
let client: LookedInto['client'];

beforeAll(async () => {
  database = await openLookedInto();
  ({ store, client } = database);
});

afterAll(() => database?.close());

const opening = { flow: 'appointment', flowVersion: 1, language: 'en' } as const;
const booked = { slot: '2026-03-06T09:00:00Z', booking_id: 'b-1', booked_at: '2026-03-03T09:00:00Z' };

async function appointment(context: object = {}) {
  const { conversation, event } = stored(await store.conversations.receive(message({ ...newAddress(), opening }, 'a')));
  const commit = commitOf(conversation, [event], { context: context as never });
  return { conversation, event, commit };
}

describe('the database itself', () => {
  it('A1 refuses any key but the five in the context of an appointment', async () => {
    const { conversation, commit } = await appointment({ preference: {}, mood: 'good' });
    await expect(store.conversations.commit(commit)).rejects.toThrow('appointment_keys');
    expect(await store.conversations.load(conversation.id)).toEqual(conversation);
    expect(await store.conversations.turns(conversation.id)).toEqual([]);
    const all = { preference: {}, last_offer: {}, pending_booking: {}, booked_booking: booked, lead_touchpoint: {} };
    expect(await store.conversations.commit({ ...commit, context: all })).toBe(true);
    const sixth = `update bot.conversations set context = context || '{"mood":"good"}' where id = $1`;
    await expect(client.query(sixth, [conversation.id])).rejects.toThrow('appointment_keys');
    const list = `update bot.conversations set context = '[]' where id = $1`;
    await expect(client.query(list, [conversation.id])).rejects.toThrow();
  });

  it('leaves the contexts of other flows to their own schemas', async () => {
    await talk(store.conversations, newAddress(), 'a', { context: { mood: 'good' } });
  });

  it('A4 refuses any change and the removal of a booking once it is in the context', async () => {
    const { conversation, commit } = await appointment({ booked_booking: booked, last_offer: {} });
    await store.conversations.commit(commit);
    const { id } = conversation;
    const changes = [
      `context || '{"booked_booking":{"slot":"2026-03-07T09:00:00Z"}}'`,
      `jsonb_set(context, '{booked_booking,booking_id}', '"b-2"')`,
      `context - 'booked_booking'`,
      `'{}'`,
    ];
    for (const change of changes) {
      const update = client.query(`update bot.conversations set context = ${change} where id = $1`, [id]);
      await expect(update).rejects.toThrow('never changes once set');
    }
    await expect(client.query(`update bot.conversations set flow = 'salon' where id = $1`, [id])).rejects.toThrow();
    await client.query(`update bot.conversations set context = context - 'last_offer' where id = $1`, [id]);
    const standing = present(await store.conversations.load(id));
    expect(standing.context).toEqual({ booked_booking: booked });
    const next = stored(await store.conversations.receive(message({ conversation: id }, 'b')));
    const without = commitOf(next.conversation, [next.event], { context: {} });
    await expect(store.conversations.commit(without)).rejects.toThrow('never changes once set');
  });

  it('lets one refused turn fail alone among many that are stored together', async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, n) => appointment(n % 4 === 2 ? { mood: 'bad' } : { preference: { n } })),
    );
    const done = await Promise.allSettled(all.map(({ commit }) => store.conversations.commit(commit)));
    expect(done.map(({ status }) => status)).toEqual(all.map((_, n) => (n % 4 === 2 ? 'rejected' : 'fulfilled')));
  });

  it('X4 waits for the disk at receipt only where somebody is told at once', async () => {
    const waits = async (lazily: boolean) => {
      const { conversation } = await appointment();
      const row = { n: 0, ...arrivalRow(message({ conversation: conversation.id }, 'b'), 0) };
      await client.query('begin; set local synchronous_commit = on');
      const { rowCount } = await client.query(RECEIVE.text, [[conversation.id], JSON.stringify([row]), lazily]);
      const { rows } = await client.query('show synchronous_commit');
      await client.query('rollback');
      return [rowCount, rows[0].synchronous_commit];
    };
    expect(await waits(false)).toEqual([1, 'on']);
    expect(await waits(true)).toEqual([1, 'off']);
  });

  it('X5 refuses a second booking of a unit and time, whoever writes it', async () => {
    const insert = (key: string) =>
      client.query(
        `insert into bot.bookings (id, key, business, resource, unit, during, status, details, booked_at, moved_at)
         values ($1, $1, 'b', 'chair', 1, '[2026-03-06 09:00Z, 2026-03-06 09:30Z)', 'confirmed', '{}', now(), now())`,
        [key],
      );
    await insert('one');
    await expect(insert('two')).rejects.toThrow('one_booking_per_unit_and_time');
  });
});

describe('migrations', () => {
  it('bring a database up once, however many processes start together', async () => {
    const fresh = await freshDatabase(inject('postgresUrl'));
    const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgres(fresh.url)));
    for (const one of stores) expect(await one.ready()).toBe(true);
    const pool = openPool(fresh.url);
    expect(await migrate(pool)).toEqual([]);
    await Promise.all([pool.close(), ...stores.map((one) => one.close())]);
    expect(await stores[0]?.ready()).toBe(false);
    await fresh.drop();
  });
});

describe('readiness', () => {
  it('is told by writing: a database that only answers questions is not ready', async () => {
    const fresh = await freshDatabase(inject('postgresUrl'));
    const one = await openPostgres(fresh.url);
    expect(await one.ready()).toBe(true);
    const name = new URL(fresh.url).pathname.slice(1);
    await client.query(`alter database "${name}" set default_transaction_read_only = on`);
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    const now = '2026-03-03T09:00:00Z';
    await expect.poll(() => one.conversations.neglected(now, { now, limit: 1 })).toEqual([]);
    expect(await one.ready()).toBe(false);
    await one.close();
    await fresh.drop();
  });
});

describe('PGlite', () => {
  it('makes its directory, and finds there what it stored before', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'holdfast-pglite-'));
    const directory = join(parent, 'not', 'there', 'yet');
    try {
      const first = await openPglite(directory);
      const { conversation } = await talk(first.conversations, newAddress(), 'a', { context: { kept: true } });
      await first.close();
      const second = await openPglite(directory);
      expect((await second.conversations.load(conversation.id))?.context).toEqual({ kept: true });
      await second.close();
    } finally {
      await rm(parent, { recursive: true, force: true });
    }
  });

  it('X5 makes its directory again where a kill broke the making off, and begins with every migration', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'holdfast-pglite-'));
    try {
      await writeFile(join(directory, 'PG_VERSION'), '17\n');
      await writeFile(join(directory, 'being-made'), '');
      const owned = await openOwned(directory);
      expect(await readdir(directory)).not.toContain('being-made');
      expect(await migrate(owned?.database ?? expect.fail('nobody else has it'))).toEqual([]);
      await owned?.database.close();
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  });
});
