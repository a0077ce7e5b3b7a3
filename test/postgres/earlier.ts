import { expect } from 'vitest';
import { conversationId, derivedId } from '../../src/core/ids.ts';
import { commitOf, message, NOON, present, stored } from '../../src/ports/contract-samples.ts';
import { PostgresBlocks } from '../../src/storage/postgres/blocks.ts';
import { PostgresBookings } from '../../src/storage/postgres/bookings.ts';
import { PostgresConversations } from '../../src/storage/postgres/conversations.ts';
import { PostgresCustomers } from '../../src/storage/postgres/customers.ts';
import type { Database } from '../../src/storage/postgres/database.ts';
import { PostgresPayments } from '../../src/storage/postgres/payments.ts';
import { placeOf } from '../../src/storage/postgres/rows.ts';

/** A database as an earlier version left it in the middle of its work, and what must be found in it afterwards. */
const ADDRESS = { business: 'contract', channel: 'chatwoot', address: '+34600111222' };
const TALK = conversationId(ADDRESS.business, ADDRESS.channel, ADDRESS.address, 0);
const PLACE = placeOf(ADDRESS);
const REPLY = { id: derivedId('reply', TALK), text: 'Good morning' };
const HOUR = { start: '2026-03-06T09:00:00.000Z', end: '2026-03-06T10:00:00.000Z' };
const LATER = { start: '2026-03-06T09:30:00.000Z', end: '2026-03-06T10:30:00.000Z' };
const BOOKING = 'a booking of then';
const PAYMENT = derivedId('a payment of then');
const OWED = derivedId('a debt of then');

const TURN = { conversation: TALK, seq: 1, events: [], replies: [REPLY], stateBefore: 'idle', stateAfter: 'asked' };

const HELD = {
  ...{ id: 'a hold of then', key: 'a hold of then', business: 'contract', resource: 'chair', units: [2] },
  ...{ ...HOUR, held_until: HOUR.start, conversation: TALK, customer: null, details: {}, now: NOON },
};

/** A block was bookings of nobody's then. */
const BLOCK = { id: 'a block of then', start: HOUR.start, end: LATER.end, reason: 'holiday', note: null, by: 'Ana' };

/** What a program of each schema wrote, by the first schema that has a place for it, and the last where it moved later. */
const WRITTEN: readonly { readonly since: number; readonly until?: number; readonly sql: string }[] = [
  {
    since: 1,
    sql: `
      insert into bot.conversations (id, place, generation, business, channel, address, flow, flow_version, language,
        timers, wake_at, context, state, version, handled_seq, opened_at)
      values ('${TALK}', '${PLACE}', 0, 'contract', 'chatwoot', '+34600111222', 'toy', 1, 'es',
        '{"nudge": "2026-03-04T12:00:00.000Z"}', '2026-03-04T12:00Z', '{"kept": true}', 'asked', 1, 1, '${NOON}');
      insert into bot.events (place, event_id, generation, conversation, seq)
      values ('${PLACE}', 'first', 0, '${TALK}', 1), ('${PLACE}', 'second', 0, '${TALK}', 2);
      insert into bot.inbox (conversation, seq, event_id, received_at, event)
      values ('${TALK}', 2, 'second', '${NOON}', '{"kind": "message", "text": "second"}');
      insert into bot.turns (conversation, seq, record) values ('${TALK}', 1, '${JSON.stringify(TURN)}');
      insert into bot.replies (id, conversation, seq, ordinal, body, status, due_at)
      values ('${REPLY.id}', '${TALK}', 1, 1, '${JSON.stringify(REPLY)}', 'waiting', '${NOON}');`,
  },
  {
    since: 3,
    sql: `
      insert into bot.bookings (id, key, business, resource, unit, during, status, conversation, customer, details,
        booked_at, moved_at)
      values ('${BOOKING}', '${BOOKING}', 'contract', 'chair', 1, '[${HOUR.start}, ${HOUR.end})', 'confirmed', '${TALK}',
        'c-1', '{"service": "cut"}', '${NOON}', '${NOON}');
      select * from bot.book('${JSON.stringify(HELD)}');`,
  },
  {
    since: 4,
    until: 12,
    sql: `insert into bot.customers (id, business, contact, first_name) values ('c-1', 'contract', '+34600111222', 'Ana');`,
  },
  {
    since: 13,
    sql: `
      insert into bot.customers (id, business, first_name) values ('c-1', 'contract', 'Ana');
      insert into bot.customer_addresses (customer, business, contact, standing)
      values ('c-1', 'contract', '+34600111222', 'own');`,
  },
  {
    since: 5,
    sql: `
      insert into bot.payments (id, key, booking, business, conversation, provider, amount_cents, currency, status,
        outcome, refund_cents, expires_at, created_at, moved_at)
      values ('${PAYMENT}', 'paid', '${BOOKING}', 'contract', '${TALK}', 'sandbox', 10500, 'EUR', 'paid', null, null,
        '${HOUR.start}', '${NOON}', '${NOON}'),
        ('${derivedId('refunding')}', 'refunding', 'gone', 'contract', '${TALK}', 'sandbox', 500, 'EUR', 'paid',
        'refunding', 500, '${HOUR.start}', '${NOON}', '${NOON}');`,
  },
  {
    since: 6,
    sql: `
      insert into bot.payments (id, key, booking, extra, business, conversation, provider, amount_cents, currency,
        status, outcome, refund_cents, refund_tries, expires_at, created_at, moved_at)
      values ('${OWED}', 'owed', 'gone', 'towels', 'contract', '${TALK}', 'khqr', 700, 'USD', 'paid', 'owed', 700, 8,
        '${HOUR.start}', '${NOON}', '${NOON}');`,
  },
  {
    since: 26,
    until: 39,
    sql: `
      insert into bot.bookings (id, key, business, resource, unit, during, status, conversation, customer, details,
        booked_at, moved_at)
      values ('a stretch', 'a stretch', 'contract', 'room', 1, '[${LATER.start}, ${LATER.end})', 'confirmed', null, null,
        '${JSON.stringify({ block: BLOCK })}', '${NOON}', '${NOON}');`,
  },
];

export async function fillAsThen(database: Database, schema: number): Promise<void> {
  await database.transaction(async (run) => {
    for (const { since, until = schema, sql } of WRITTEN) if (since <= schema && schema <= until) await run(sql);
  });
}

/** Everything is there, and everything can be gone on with. */
export async function expectAllThere(database: Database, schema: number): Promise<void> {
  await expectTalk(new PostgresConversations(database), schema >= 1);
  await expectBookings(new PostgresBookings(database), schema >= 3);
  const customer = await new PostgresCustomers(database).find('contract', '+34600111222');
  expect(customer?.firstName).toBe(schema >= 4 ? 'Ana' : undefined);
  expect(customer?.addresses.map(({ standing }) => standing)).toEqual(schema >= 4 ? ['own'] : undefined);
  await expectPayments(new PostgresPayments(database), schema);
  const blocks = await new PostgresBlocks(database).between('contract', { from: HOUR.start, to: HOUR.end });
  expect(blocks).toEqual(schema >= 26 && schema < 40 ? [{ ...BLOCK, resource: 'room' }] : []);
}

async function expectTalk(conversations: PostgresConversations, isOld: boolean): Promise<void> {
  const { conversation, event } = stored(await conversations.receive(message(ADDRESS, 'third')));
  expect(conversation.id).toBe(TALK);
  expect(conversation.context).toEqual(isOld ? { kept: true } : {});
  const unhandled = await conversations.unhandled(TALK, 10);
  expect(unhandled.map(({ id }) => id)).toEqual(isOld ? ['second', 'third'] : ['third']);
  expect((await conversations.receive(message(ADDRESS, 'third'))).kind).toBe('duplicate');
  expect(await conversations.commit(commitOf(conversation, unhandled, { push: true }))).toBe(true);
  expect((await conversations.turns(TALK)).map(({ seq }) => seq)).toEqual(isOld ? [1, 3] : [event.seq]);
  const taken = await conversations.takeDeliveries({ now: NOON, leaseUntil: HOUR.start, limit: 10 });
  expect(taken.map(({ reply }) => reply.text)).toEqual([isOld ? 'Good morning' : `reply ${event.seq}.0`]);
}

async function expectBookings(bookings: PostgresBookings, isOld: boolean): Promise<void> {
  const rest = { business: 'contract', resource: 'chair', heldUntil: null, conversation: TALK, customer: 'c-1' };
  const asked = { ...rest, details: {}, now: NOON };
  const same = await bookings.book({ ...asked, ...HOUR, id: BOOKING, key: BOOKING, units: [1] });
  expect(same).toMatchObject({ kind: 'booked', again: isOld });
  const second = { ...asked, ...LATER, id: 'second', key: 'second', units: [1] };
  expect(await bookings.book(second)).toEqual({ kind: 'taken' });
  expect(await bookings.book({ ...second, replaces: BOOKING })).toMatchObject({ kind: 'booked', again: false });
  expect((await bookings.get(BOOKING))?.status).toBe('cancelled');
  if (isOld) expect((await bookings.get(HELD.id))?.status).toBe('held');
}

async function expectPayments(payments: PostgresPayments, schema: number): Promise<void> {
  const unfinished = await payments.unfinished(HOUR.start, 10);
  const then = [...(schema >= 5 ? [PAYMENT, derivedId('refunding')] : []), ...(schema >= 6 ? [OWED] : [])];
  expect(unfinished.map(({ id }) => id).sort()).toEqual(then.sort());
  const money = { business: 'contract', conversation: TALK, provider: 'khqr', amount: { cents: 900, currency: 'USD' } };
  const now = { expiresAt: HOUR.start, now: NOON };
  const id = derivedId('a payment of now');
  await payments.open({ id, key: id, booking: BOOKING, extra: 'coffee', purpose: 'Coffee', ...money, ...now });
  const paid = await payments.move({ id, from: ['open'], to: 'paid', outcome: 'owed', now: NOON });
  expect(present(paid).payment).toMatchObject({ status: 'paid', outcome: 'owed', extra: 'coffee', purpose: 'Coffee' });
  const owed = (await payments.owed('contract', 10)).map((payment) => payment.id);
  expect(owed.sort()).toEqual([...(schema >= 6 ? [OWED] : []), id].sort());
}
