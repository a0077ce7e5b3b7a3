import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../core/json.ts';
import { MemoryBookings } from '../../../storage/memory/bookings.ts';
import { MemoryCustomers } from '../../../storage/memory/customers.ts';
import { salonBusiness } from '../testing/business.ts';
import { salonTools } from '../tools.ts';

const NOW = '2026-03-03T09:00:00+01:00';
const OWN = { address: '+34 600 111 222', channel: 'whatsapp', conversation: 'talk' };
const OTHER = { ...OWN, address: '+34 600 999 888', conversation: 'other talk' };

/** A salon at which somebody has an appointment on Wednesday at ten. */
async function salonWithOne(settings: JsonObject = {}) {
  const bookings = new MemoryBookings();
  const business = salonBusiness();
  const salon = { ...(business.settings['salon'] as JsonObject), ...settings };
  const tools = salonTools({ ...business, settings: { salon } }, { bookings, customers: new MemoryCustomers() });
  const run = (name: string, input: JsonObject, who: typeof OWN = OWN, now = NOW) => {
    const tool = tools.find((one) => one.name === name);
    if (tool === undefined) throw new Error(`there is no ${name}`);
    const call = { key: 'key-1', id: 'booking-1', now, business: 'salon', ...who };
    return { tool, call, answer: () => tool.run(input, call) };
  };
  const ensured = await run('ensure_customer', { first_name: 'María', last_name: null }).answer();
  const { customer_id } = (ensured as unknown as { output: { customer_id: string } }).output;
  const wanted = { services: ['Corte largo'], stylist: 'ana', start: '2026-03-04T10:00:00+01:00' };
  await run('book', { ...wanted, customer_id, first_name: 'María', replaces: null }).answer();
  return { bookings, run };
}

const asked = (purpose: string, more: JsonObject = {}): JsonObject => ({
  ...{
    purpose,
    booking_id: null,
    days: [],
    times: [],
    except: [],
    window: null,
    direction: null,
    minutes: null,
    stylist: null,
  },
  ...more,
});

describe('the appointments that stand', () => {
  it('B9 are known again in another conversation of the same address, and by nobody else', async () => {
    const { run } = await salonWithOne();
    const later = { ...OWN, address: '600111222', conversation: 'another talk' };
    expect(await run('find_appointments', asked('tell'), later).answer()).toMatchObject({
      output: { appointments: [{ id: 'booking-1', stylist: 'ana', services: ['Corte largo'], late: false }] },
    });
    expect(await run('find_appointments', asked('tell'), OTHER).answer()).toMatchObject({
      output: { appointments: [] },
    });
    const picked = asked('call_off', { booking_id: 'booking-1' });
    expect(await run('find_appointments', picked, OTHER).answer()).toMatchObject({ output: { appointments: [] } });
  });

  it('are told until they begin, and are too near to be changed when the business says so', async () => {
    const { run } = await salonWithOne({ changesUntilDays: 1 });
    const at = (now: string) => run('find_appointments', asked('tell'), OWN, now).answer();
    expect(await at('2026-03-03T23:59:00+01:00')).toMatchObject({ output: { appointments: [{ late: false }] } });
    expect(await at('2026-03-04T00:00:00+01:00')).toMatchObject({ output: { appointments: [{ late: true }] } });
    expect(await at('2026-03-04T10:00:00+01:00')).toMatchObject({ output: { appointments: [] } });
  });

  it('X5 are called off once, by whoever made them and nobody else', async () => {
    const { bookings, run } = await salonWithOne();
    const one = { booking_id: 'booking-1' };
    expect((await run('cancel_appointment', one, OTHER).answer()).kind).toBe('refused');
    expect((await bookings.get('booking-1'))?.status).toBe('confirmed');
    const { tool, call, answer } = run('cancel_appointment', one);
    expect(await tool.consequence?.lookup(call, one)).toBeNull();
    expect(await answer()).toMatchObject({ kind: 'done', output: { start: '2026-03-04T10:00:00+01:00' } });
    expect(await tool.consequence?.lookup(call, one)).toEqual(await answer());
    expect((await bookings.get('booking-1'))?.status).toBe('cancelled');
  });

  it('X5 stand again where calling off was not wanted after all, if the time is still free', async () => {
    const { bookings, run } = await salonWithOne();
    const one = { booking_id: 'booking-1' };
    const { tool, call, answer } = run('cancel_appointment', one);
    await answer();
    await tool.consequence?.undo(call, one);
    expect((await bookings.get('booking-1'))?.status).toBe('confirmed');
  });

  it('B8 can be looked up and called off in idle only', async () => {
    const { run } = await salonWithOne();
    expect(run('cancel_appointment', {}).tool.states).toEqual(['idle']);
    expect(run('find_appointments', {}).tool.states).toEqual(['idle']);
  });

  it('one that has begun is not called off', async () => {
    const { run } = await salonWithOne();
    const late = run('cancel_appointment', { booking_id: 'booking-1' }, OWN, '2026-03-04T10:00:00+01:00');
    expect(await late.answer()).toEqual({ kind: 'refused', reason: 'passed' });
  });
});
