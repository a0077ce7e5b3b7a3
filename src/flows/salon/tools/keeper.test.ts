import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../core/json.ts';
import type { CallFacts } from '../../../ports/tool.ts';
import { MemoryBookings } from '../../../storage/memory/bookings.ts';
import { MemoryConversations } from '../../../storage/memory/conversations.ts';
import { MemoryCustomers } from '../../../storage/memory/customers.ts';
import { door } from '../../standing/testing/door.ts';
import { standingTools } from '../../standing/tools/index.ts';
import { catalogueOf } from '../catalogue.ts';
import { salonBusiness } from '../testing/business.ts';
import { salonTools } from './index.ts';
import { salonKeeper } from './keeper.ts';

const NOW = '2026-03-03T09:00:00+01:00';
const START = '2026-03-04T10:00:00+01:00';
const OWN = { address: '+34 600 111 222', channel: 'whatsapp', conversation: 'talk' };
const OTHER = { ...OWN, address: '+34 600 999 888', conversation: 'other talk' };
const ONE = { booking_id: 'booking-1' };
const ANYTIME = { day: null, time_window: null, explicit_time: null, items: [] };

/** A salon at which somebody has an appointment with Ana on Wednesday at ten, and the desk that answers for it. */
async function salonWithOne(untilDays = 0) {
  const bookings = new MemoryBookings();
  const parts = { bookings, customers: new MemoryCustomers(), conversations: new MemoryConversations() };
  const before = salonBusiness();
  const business = { ...before, standing: { ...before.standing, untilDays } };
  const keepers = [salonKeeper({ business, settings: catalogueOf(business), bookings })];
  const tools = [
    ...salonTools(business, parts),
    ...standingTools({ business, keepers, parts: { ...parts, ...door() } }),
  ];
  const run = (name: string, input: JsonObject, over: Partial<CallFacts> = {}) => {
    const tool = tools.find((one) => one.name === name);
    if (tool === undefined) throw new Error(`there is no ${name}`);
    const call = { key: 'key-1', id: 'booking-1', now: NOW, business: 'salon', ...OWN, ...over };
    return { tool, call, answer: () => tool.run(input, call) };
  };
  const book = async (stylist: string, start: string, over: Partial<CallFacts> = {}) => {
    const ensured = await run('ensure_customer', { first_name: 'María', last_name: null }, over).answer();
    const { customer_id } = (ensured as unknown as { output: { customer_id: string } }).output;
    const wanted = { services: ['Corte largo'], stylist, start, customer_id, first_name: 'María' };
    return run('book', wanted, over).answer();
  };
  await book('ana', START);
  const status = async (id: string) => (await bookings.get(id))?.status;
  return { run, book, status };
}

const told = (more: JsonObject = {}): JsonObject => ({
  purpose: 'tell',
  booking_id: null,
  reference: null,
  days: [],
  ...more,
});
const wishing = (wish: JsonObject): JsonObject => ({ ...ONE, wish: { ...ANYTIME, ...wish } });

describe('the appointments that stand', () => {
  it('B9 X14 are known again in another conversation of the same address, and by nobody else', async () => {
    const { run } = await salonWithOne();
    const later = { address: '600111222', conversation: 'another talk' };
    expect(await run('find_bookings', told(), later).answer()).toMatchObject({
      output: { bookings: [{ id: 'booking-1', start: START, late: false, what: { facts: { stylist: 'Ana' } } }] },
    });
    expect(await run('find_bookings', told(), OTHER).answer()).toMatchObject({ output: { bookings: [] } });
    const picked = told({ purpose: 'call_off', ...ONE });
    expect(await run('find_bookings', picked, OTHER).answer()).toMatchObject({ output: { bookings: [] } });
  });

  it('X14 are too near to be changed when the business says so', async () => {
    const { run } = await salonWithOne(1);
    const at = (now: string) => run('find_bookings', told(), { now }).answer();
    expect(await at('2026-03-03T23:59:00+01:00')).toMatchObject({ output: { bookings: [{ late: false }] } });
    expect(await at('2026-03-04T00:00:00+01:00')).toMatchObject({ output: { bookings: [{ late: true }] } });
  });

  it('X5 are called off once, by whoever made them and nobody else', async () => {
    const { run, status } = await salonWithOne();
    expect((await run('call_off', ONE, OTHER).answer()).kind).toBe('refused');
    expect(await status('booking-1')).toBe('confirmed');
    const { tool, call, answer } = run('call_off', ONE);
    expect(await tool.consequence?.lookup(call, ONE)).toBeNull();
    expect((await answer()).kind).toBe('done');
    expect(await tool.consequence?.lookup(call, ONE)).toMatchObject({ kind: 'done', output: { id: 'booking-1' } });
    expect(await status('booking-1')).toBe('cancelled');
  });

  it('X14 are neither called off nor moved once they have begun', async () => {
    const { run, status } = await salonWithOne();
    const begun = { now: START, key: 'key-2', id: 'booking-2' };
    const passed = { kind: 'refused', reason: 'passed' };
    expect(await run('call_off', ONE, begun).answer()).toEqual(passed);
    const later = { ...ONE, start: '2026-03-04T12:00:00+01:00', resource: 'ana' };
    expect(await run('move_booking', later, begun).answer()).toEqual(passed);
    expect(await status('booking-1')).toBe('confirmed');
  });

  it('X5 moving by a quarter of an hour finds the own time free, books the new one and lets go of the old', async () => {
    const { run, status } = await salonWithOne();
    const start = '2026-03-04T10:15:00+01:00';
    const found = await run('find_times', wishing({ day: '2026-03-04', explicit_time: '10:15' })).answer();
    expect(found).toMatchObject({ output: { times: [{ start, resource: 'ana' }] } });
    const place = { ...ONE, start, resource: 'ana' };
    const { answer } = run('move_booking', place, { key: 'key-2', id: 'booking-2' });
    expect(await answer()).toMatchObject({ kind: 'done', output: { id: 'booking-2', start } });
    expect([await status('booking-1'), await status('booking-2')]).toEqual(['cancelled', 'confirmed']);
    // Another process that goes on with the same call finds it done.
    expect(await answer()).toMatchObject({ kind: 'done', output: { id: 'booking-2', start } });
  });

  it('X14 the same hour with another stylist is another time, unless somebody else has it', async () => {
    const { run, book } = await salonWithOne();
    const same = wishing({ day: '2026-03-04', explicit_time: '10:00', items: ['marta'] });
    const martaAtTen = { output: { times: [{ start: START, resource: 'marta' }] } };
    expect(await run('find_times', same).answer()).toMatchObject(martaAtTen);
    await book('marta', START, { ...OTHER, key: 'key-3', id: 'booking-3' });
    const quarter = wishing({ day: '2026-03-04', explicit_time: '10:15', items: ['marta'] });
    for (const wish of [same, quarter]) {
      const found = JSON.stringify(await run('find_times', wish).answer());
      expect(found).toContain('"resource":"marta"');
      expect(found).not.toMatch(/2026-03-04T10:(00|15|30)/);
    }
  });

  it('X14 X20 another service is for a person to make of it, and its own may be named', async () => {
    const { run } = await salonWithOne();
    const other = await run('find_times', wishing({ items: ['Mechas'] })).answer();
    expect(other).toEqual({ kind: 'refused', reason: 'for a person' });
    expect(await run('find_times', wishing({ items: ['Corte largo'] })).answer()).toMatchObject({ kind: 'done' });
  });

  it('X5 nobody else’s appointment makes way', async () => {
    const { run, status } = await salonWithOne();
    const place = { ...ONE, start: '2026-03-04T14:00:00+01:00', resource: 'ana' };
    const answer = await run('move_booking', place, { ...OTHER, key: 'key-2', id: 'booking-2' }).answer();
    expect([answer.kind, await status('booking-1')]).toEqual(['refused', 'confirmed']);
  });
});
