import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../core/json.ts';
import type { CallFacts, Tool } from '../../../ports/tool.ts';
import { MemoryBookings } from '../../../storage/memory/bookings.ts';
import { MemoryCustomers } from '../../../storage/memory/customers.ts';
import { salonBusiness } from '../testing/business.ts';
import { salonTools } from './index.ts';

const NOW = '2026-03-03T09:00:00+01:00';
const call = (over: Partial<CallFacts> = {}): CallFacts => ({
  key: 'key-1',
  id: 'booking-1',
  now: NOW,
  business: 'salon',
  conversation: 'talk',
  address: '+34 600 111 222',
  channel: 'whatsapp',
  ...over,
});

function salonAtWork() {
  const bookings = new MemoryBookings();
  const tools = salonTools(salonBusiness(), { bookings, customers: new MemoryCustomers() });
  const tool = (name: string): Tool => {
    const found = tools.find((one) => one.name === name);
    if (found === undefined) throw new Error(`there is no ${name}`);
    return found;
  };
  const run = (name: string, input: JsonObject, facts: CallFacts = call()) => tool(name).run(input, facts);
  return { bookings, tool, run };
}

const appointment = {
  services: ['Corte largo', 'Manicura'],
  stylist: 'marta',
  start: '2026-03-04T10:00:00+01:00',
  customer_id: 'customer-1',
  first_name: 'María',
};

const search = (over: JsonObject = {}): JsonObject => ({
  services: ['Corte largo'],
  stylist: 'ana',
  without: [],
  day: '2026-03-04',
  also: [],
  time_window: null,
  explicit_time: '10:00',
  except: [],
  others: [],
  ...over,
});

describe('the tools of the salon', () => {
  it('B8 book may only run in confirmation, and every other tool in states that need it', () => {
    const { tool } = salonAtWork();
    expect(tool('book').states).toEqual(['confirmation']);
    expect(tool('ensure_customer').states).toEqual(['confirmation']);
    expect(tool('find_customer').states).toEqual(['customer_data']);
    expect(tool('find_next_available').states).not.toContain('booked');
  });

  it('B3 B9 a booking lasts as long as all its services, and its key finds it again', async () => {
    const { bookings, tool, run } = salonAtWork();
    const made = await run('book', appointment);
    expect(made).toMatchObject({ kind: 'done', output: { booking_id: 'booking-1', stylist: 'marta' } });
    expect(await bookings.get('booking-1')).toMatchObject({ end: '2026-03-04T11:30:00+01:00', customer: 'customer-1' });
    expect(await tool('book').consequence?.lookup(call(), appointment)).toEqual(made);
    expect(await run('book', appointment)).toEqual(made);
    await tool('book').consequence?.undo?.(call(), appointment);
    expect((await bookings.get('booking-1'))?.status).toBe('cancelled');
  });

  it('X5 a time that is taken, passed, or outside the hours is refused', async () => {
    const { run } = salonAtWork();
    await run('book', appointment);
    const again = { key: 'key-2', id: 'booking-2' };
    expect((await run('book', { ...appointment, start: '2026-03-04T11:15:00+01:00' }, call(again))).kind).toBe(
      'refused',
    );
    expect((await run('book', { ...appointment, start: '2026-03-03T08:00:00+01:00' }, call(again))).kind).toBe(
      'refused',
    );
    expect((await run('book', { ...appointment, start: '2026-03-04T19:30:00+01:00' }, call(again))).kind).toBe(
      'refused',
    );
  });

  it('B3 nobody is booked for what they do not do', async () => {
    const { run } = salonAtWork();
    expect((await run('book', { ...appointment, stylist: 'ana' })).kind).toBe('refused');
    expect(await run('find_next_available', search({ services: ['Mechas'], stylist: 'marta' }))).toMatchObject({
      output: { slots: [], matching: 0 },
    });
  });

  it('B3 any stylist is the first who is free, and only among those who do it all', async () => {
    const { run } = salonAtWork();
    const any = search({ stylist: 'any' });
    expect(await run('find_next_available', any)).toMatchObject({
      output: { slots: [{ start: '2026-03-04T10:00:00+01:00', stylist: 'ana' }], matching: 1 },
    });
    await run('book', { ...appointment, services: ['Corte largo'], stylist: 'ana' });
    expect(await run('find_next_available', any)).toMatchObject({ output: { slots: [{ stylist: 'marta' }] } });
  });

  it('B3 whoever is ruled out is nobody’s stylist, and a day that is ruled out no day', async () => {
    const { run } = salonAtWork();
    const anyBut = search({ stylist: 'any', without: ['ana'] });
    expect(await run('find_next_available', anyBut)).toMatchObject({ output: { slots: [{ stylist: 'marta' }] } });
    const not = search({ day: null, explicit_time: null, except: ['2026-03-03', '2026-03-04'] });
    expect(await run('find_next_available', not)).toMatchObject({
      output: { slots: [{ start: '2026-03-05T10:00:00+01:00' }, {}, {}, {}, {}] },
    });
  });

  it('B3 several days to choose from are all looked at', async () => {
    const { run } = salonAtWork();
    expect(await run('find_next_available', search({ also: ['2026-03-06'] }))).toMatchObject({
      output: {
        slots: [{ start: '2026-03-04T10:00:00+01:00' }, { start: '2026-03-06T10:00:00+01:00' }],
        matching: 2,
      },
    });
  });

  it('B9 B10 a customer is stored once, known again by the number, which no tool gives away', async () => {
    const { run } = salonAtWork();
    expect(await run('find_customer', {})).toEqual({ kind: 'done', output: { customer: null } });
    const first = await run('ensure_customer', { first_name: 'María', last_name: 'García' });
    const again = await run(
      'ensure_customer',
      { first_name: 'Otra', last_name: null },
      call({ address: '0034600111222' }),
    );
    expect(again).toEqual(first);
    const found = await run('find_customer', {}, call({ address: '600111222' }));
    expect(found).toMatchObject({ output: { customer: { first_name: 'María', last_name: 'García' } } });
    expect(JSON.stringify([first, found])).not.toContain('600111222');
  });
});
