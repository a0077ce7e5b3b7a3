import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../core/json.ts';
import { MemoryBookings } from '../../../storage/memory/bookings.ts';
import { MemoryCustomers } from '../../../storage/memory/customers.ts';
import { catalogueOf } from '../../salon/catalogue.ts';
import { salonBusiness } from '../../salon/testing/business.ts';
import { salonKeeper } from '../../salon/tools/keeper.ts';
import { door } from '../testing/door.ts';
import { standingTools } from './index.ts';

const NOW = '2026-03-03T09:00:00+01:00';
const OWN = { address: '+34 600 111 222', channel: 'whatsapp', conversation: 'talk' };
const OTHER = { ...OWN, address: '+34 600 999 888', conversation: 'other talk' };
const ALL = { purpose: 'tell', booking_id: null, reference: null, days: [] };
const ONE = { booking_id: 'booking-1' };

/** A salon at which somebody has an appointment on Wednesday at ten. */
async function salonWithOne() {
  const [bookings, customers] = [new MemoryBookings(), new MemoryCustomers()];
  const business = salonBusiness();
  const met = { contact: '+34600111222', channel: 'whatsapp', address: '+34 600 111 222' };
  const customer = { id: 'maria', business: 'salon', met, firstName: 'María', lastName: null };
  await customers.ensure({ ...customer, now: NOW });
  await bookings.book({
    ...{ key: 'made', id: 'booking-1', business: 'salon', resource: 'ana', units: [1], heldUntil: null },
    ...{ start: '2026-03-04T10:00:00+01:00', end: '2026-03-04T10:45:00+01:00', now: NOW },
    ...{ conversation: 'talk', customer: customer.id, details: { services: ['Corte largo'], first_name: 'María' } },
  });
  const keepers = [salonKeeper({ business, settings: catalogueOf(business), bookings })];
  const tools = standingTools({ business, keepers, parts: { bookings, customers, ...door() } });
  const run = (name: string, input: JsonObject, who: typeof OWN = OWN, now = NOW) => {
    const tool = tools.find((one) => one.name === name);
    if (tool === undefined) throw new Error(`there is no ${name}`);
    const call = { key: 'key-2', id: 'booking-2', now, business: 'salon', ...who };
    return { tool, call, answer: () => tool.run(input, call) };
  };
  return { bookings, run };
}

describe('what stands', () => {
  it('X14 is known in another conversation of the same address, and by nobody else', async () => {
    const { run } = await salonWithOne();
    const later = { ...OWN, address: '600111222', conversation: 'another talk' };
    expect(await run('find_bookings', ALL, later).answer()).toMatchObject({
      output: { bookings: [{ id: 'booking-1', late: false, undoable: true }] },
    });
    expect(await run('find_bookings', ALL, OTHER).answer()).toMatchObject({ output: { bookings: [] } });
    const named = { ...ALL, booking_id: 'booking-1' };
    expect(await run('find_bookings', named, OTHER).answer()).toMatchObject({ output: { bookings: [] } });
  });

  it('X14 is told until it is over', async () => {
    const { run } = await salonWithOne();
    const at = (now: string) => run('find_bookings', ALL, OWN, now).answer();
    expect(await at('2026-03-04T10:44:59+01:00')).toMatchObject({ output: { bookings: [{ id: 'booking-1' }] } });
    expect(await at('2026-03-04T10:45:00+01:00')).toMatchObject({ output: { bookings: [] } });
  });

  it('X5 X14 is called off once, by whoever made it and nobody else', async () => {
    const { bookings, run } = await salonWithOne();
    expect((await run('call_off', ONE, OTHER).answer()).kind).toBe('refused');
    expect((await bookings.get('booking-1'))?.status).toBe('confirmed');
    const { tool, call, answer } = run('call_off', ONE);
    expect(await tool.consequence?.lookup(call, ONE)).toBeNull();
    expect((await answer()).kind).toBe('done');
    expect((await tool.consequence?.lookup(call, ONE))?.kind).toBe('done');
    expect((await bookings.get('booking-1'))?.status).toBe('cancelled');
  });

  it('X5 X14 is called off, not refused, by whoever goes on after a crash under the same key', async () => {
    const { run } = await salonWithOne();
    await run('call_off', ONE).answer();
    expect((await run('call_off', ONE).answer()).kind).toBe('done');
    const { tool, call } = run('call_off', ONE);
    const another = { ...call, key: 'key-3', id: 'booking-3' };
    expect(await tool.run(ONE, another)).toEqual({ kind: 'refused', reason: 'not standing' });
  });

  it('X13 stands again after a protest, unless somebody else has the time', async () => {
    const { bookings, run } = await salonWithOne();
    await run('call_off', ONE).answer();
    expect((await run('restore_booking', ONE, OTHER).answer()).kind).toBe('refused');
    expect((await run('restore_booking', ONE).answer()).kind).toBe('done');
    await run('call_off', ONE).answer();
    await bookings.book({
      ...{ key: 'else', id: 'else', business: 'salon', resource: 'ana', units: [1], heldUntil: null, details: {} },
      ...{ start: '2026-03-04T10:00:00+01:00', end: '2026-03-04T10:45:00+01:00', now: NOW },
      ...{ conversation: null, customer: null },
    });
    expect(await run('restore_booking', ONE).answer()).toEqual({ kind: 'refused', reason: 'taken' });
  });

  it('X5 X14 is moved in one step, and stands where the new time is gone', async () => {
    const { bookings, run } = await salonWithOne();
    const to = (start: string) => ({ ...ONE, start, resource: 'ana' });
    expect((await run('move_booking', to('2026-03-05T11:00:00+01:00'), OTHER).answer()).kind).toBe('refused');
    expect(await run('move_booking', to('2026-03-05T21:00:00+01:00')).answer()).toMatchObject({ reason: 'taken' });
    expect((await bookings.get('booking-1'))?.status).toBe('confirmed');
    expect((await run('move_booking', to('2026-03-04T10:30:00+01:00')).answer()).kind).toBe('done');
    expect((await bookings.get('booking-1'))?.status).toBe('cancelled');
    expect(await bookings.get('booking-2')).toMatchObject({ status: 'confirmed', customer: 'maria' });
  });

  it('X11 nothing of it runs without a yes', async () => {
    const { run } = await salonWithOne();
    for (const name of ['call_off', 'move_booking', 'restore_booking']) {
      expect([name, run(name, {}).tool.consequence?.unasked]).toEqual([name, undefined]);
    }
  });
});
