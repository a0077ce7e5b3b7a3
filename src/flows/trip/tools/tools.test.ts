import { describe, expect, it } from 'vitest';
import { derivedId } from '../../../core/ids.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { Till } from '../../../ports/payments.ts';
import type { CallFacts, Tool } from '../../../ports/tool.ts';
import type { ForecastRequest, Weather } from '../../../ports/weather.ts';
import { MemoryBookings } from '../../../storage/memory/bookings.ts';
import { MemoryCustomers } from '../../../storage/memory/customers.ts';
import { createTripFlow } from '../index.ts';
import { demoAgency } from '../testing/agency.ts';
import { tripTools } from './index.ts';

const NOW = '2026-01-10T09:00:00+07:00';
const call = (key: string, over: Partial<CallFacts> = {}): CallFacts => ({
  key,
  id: derivedId('booking', key),
  now: NOW,
  business: 'mekong',
  conversation: `talk of ${key}`,
  address: 'somebody',
  channel: 'webchat',
  ...over,
});

const noTill: Till = {
  ask: () => Promise.reject(new Error('closed')),
  check: async () => null,
  refund: async () => null,
  giveUp: async () => {},
  reassign: async () => {},
  ofBooking: async () => [],
  ofConversation: async () => [],
};

function agencyAtWork(weather?: Weather) {
  const bookings = new MemoryBookings();
  const parts = { bookings, customers: new MemoryCustomers(), till: noTill, ...(weather && { weather }) };
  const tools = tripTools(demoAgency(), parts);
  const tool = (name: string): Tool => {
    const found = tools.find((one) => one.name === name);
    if (found === undefined) throw new Error(`there is no ${name}`);
    return found;
  };
  return { bookings, tool, run: (name: string, input: JsonObject, facts = call('k')) => tool(name).run(input, facts) };
}

/** River Tents has six places a day. */
const order = (people_count: number): JsonObject => ({
  trip: 'river-tents',
  dates: { start: '2026-02-20', end: '2026-02-22' },
  people_count,
  amount_cents: 15_000 * people_count,
  customizations: [],
  customer_name: 'Sok Dara',
  customer_phone: '+85512345678',
  pickup_location: 'Hotel Cambodiana',
  special_requests: '',
  ordered: { selected_trip_id: 'river-tents', people_count },
  points: 0,
});

const paid = (booking_id: string): JsonObject => ({ booking_id, payment_intent_id: null, instead_of: null });

describe('createBooking', () => {
  it('D7 X5 gives fifty people who race for the last three places exactly three', async () => {
    const { run } = agencyAtWork();
    await run('createBooking', order(3), call('party'));
    const racers = Array.from({ length: 50 }, (_, one) => run('createBooking', order(1), call(`racer ${one}`)));
    const outcomes = await Promise.all(racers);
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(3);
  });

  it('D7 holds a place for each of the party for fifteen minutes, or none at all', async () => {
    const { run, bookings } = agencyAtWork();
    const held = await run('createBooking', order(4), call('four'));
    expect(held).toMatchObject({ kind: 'done', output: { reserved_until: '2026-01-10T09:15:00+07:00' } });
    const refused = await run('createBooking', order(3), call('three'));
    expect(refused).toMatchObject({ kind: 'refused', output: { places_left: 2 } });
    expect(await bookings.ofConversation('talk of three')).toMatchObject([{ status: 'cancelled' }]);
    expect(await run('createBooking', order(2), call('two'))).toMatchObject({ kind: 'done' });
  });

  it('X5 the same key finds the first reservation again', async () => {
    const { run, tool } = agencyAtWork();
    const first = await run('createBooking', order(2), call('once'));
    expect(await run('createBooking', order(2), call('once'))).toEqual(first);
    expect(await tool('createBooking').consequence?.lookup(call('once'), order(2))).toEqual(first);
  });

  it('D8 places that were released can be had by others, and a late payment can take them again', async () => {
    const { run, bookings } = agencyAtWork();
    await run('createBooking', order(6), call('slow'));
    const { id } = call('slow');
    await run('expireBooking', { booking_id: id }, { ...call('expired'), now: '2026-01-10T09:15:00+07:00' });
    expect((await bookings.get(id))?.status).toBe('expired');
    await bookings.move({ id, from: ['expired'], to: 'confirmed', now: NOW });
    expect(await run('confirmBooking', paid(id))).toMatchObject({ kind: 'done' });
    expect(await run('createBooking', order(1), call('next'))).toMatchObject({ kind: 'refused' });
  });

  it('D9 says so when a place of the party is gone for good', async () => {
    const { run, bookings } = agencyAtWork();
    await run('createBooking', order(6), call('slow'));
    const { id } = call('slow');
    await run('expireBooking', { booking_id: id }, { ...call('expired'), now: '2026-01-10T09:15:00+07:00' });
    await bookings.move({ id, from: ['expired'], to: 'confirmed', now: NOW });
    await run('createBooking', order(1), call('quick'));
    expect(await run('confirmBooking', paid(id))).toMatchObject({ kind: 'refused', reason: 'places lost' });
  });

  it('X5 confirms nothing that the ledger has not', async () => {
    const { run } = agencyAtWork();
    await run('createBooking', order(1), call('held'));
    expect(await run('confirmBooking', paid(call('held').id))).toMatchObject({ kind: 'refused' });
  });
});

describe('loyalty points', () => {
  const phone = { channel: 'whatsapp', address: '+85512999888' };

  it('D2 D6 a preview chat has no account, and somebody new has none either', async () => {
    const { run } = agencyAtWork();
    expect(await run('getLoyaltyPoints', { wanted: null })).toMatchObject({ kind: 'refused' });
    expect(await run('getLoyaltyPoints', { wanted: null }, call('k', phone))).toMatchObject({ kind: 'refused' });
  });

  it('D6 are earned by what was paid, spent once, and come back with a hold that ran out', async () => {
    const { run, bookings } = agencyAtWork();
    const balance = async (now = NOW) => run('getLoyaltyPoints', { wanted: null }, call('k', { ...phone, now }));
    const first = { ...order(1), amount_cents: 15_050 };
    expect(await run('createBooking', first, call('first', phone))).toMatchObject({ kind: 'done' });
    expect(await balance()).toMatchObject({ output: { points: 0 } });
    await bookings.move({ id: call('first').id, from: ['held'], to: 'confirmed', now: NOW });
    expect(await balance()).toMatchObject({ output: { points: 150 } });
    const spending = { ...order(1), points: 100 };
    expect(await run('createBooking', spending, call('second', phone))).toMatchObject({ kind: 'done' });
    expect(await balance()).toMatchObject({ output: { points: 50 } });
    expect(await run('createBooking', spending, call('third', phone))).toMatchObject({ reason: 'too few points' });
    expect(await run('createBooking', spending, call('second', phone))).toMatchObject({ kind: 'done' });
    expect(await balance('2026-01-10T09:15:00+07:00')).toMatchObject({ output: { points: 150 } });
  });
});

describe('the other tools', () => {
  it('D7 keeps the number that the driver calls with the booking, and a new one in its place', async () => {
    const { run, bookings } = agencyAtWork();
    await run('createBooking', order(2), call('first'));
    const { id } = call('first');
    const phone = async () => (await bookings.get(id))?.details['customer_phone'];
    expect(await phone()).toBe('+85512345678');
    const change = { booking_id: id, field: 'customer_phone', value: '+85599888777' };
    expect(await run('changeContact', change)).toMatchObject({ kind: 'done' });
    expect(await phone()).toBe('+85599888777');
    expect((await bookings.get(id))?.details).toMatchObject({ customer_name: 'Sok Dara' });
  });

  it('D6 knows codes, and which of them have expired', async () => {
    const { run } = agencyAtWork();
    expect(await run('validateDiscountCode', { code: 'TRAIL10' })).toMatchObject({ output: { percent: 10 } });
    expect(await run('validateDiscountCode', { code: 'SUMMER24' })).toMatchObject({ reason: 'expired' });
    expect(await run('validateDiscountCode', { code: 'NOPE99' })).toMatchObject({ reason: 'unknown' });
  });

  it.each([
    ['customer_name', 'Sok Dara', true],
    ['customer_name', '???', false],
    ['customer_phone', '+85512345678', true],
    ['customer_phone', '12', false],
    ['pickup_location', '5', false],
    ['booking_special_requests', '', true],
  ])('D7 validates %s "%s": %s', async (field, value, good) => {
    const { run } = agencyAtWork();
    expect((await run('validateUserDetails', { field, value })).kind).toBe(good ? 'done' : 'refused');
  });

  it('D5 says that the weather is the usual one where no forecast can be had', async () => {
    const { run } = agencyAtWork();
    const told = await run('getWeatherForecast', { trip: 'kep-breeze', from: '2026-07-01', to: '2026-07-03' });
    expect(told).toMatchObject({ output: { source: 'climate', low: 25, high: 30, rain_days: 21 } });
  });

  it('D5 tells the forecast for the days at the place where one can be had', async () => {
    const asked: ForecastRequest[] = [];
    const { run } = agencyAtWork({
      forecast: async (request) => {
        asked.push(request);
        return { low: 23, high: 31, rainDays: 1, until: '2026-01-14' };
      },
    });
    const told = await run('getWeatherForecast', { trip: 'kep-breeze', from: '2026-01-12', to: '2026-01-14' });
    expect(told).toMatchObject({ output: { source: 'forecast', low: 23, high: 31, rain_days: 1 } });
    expect(asked).toMatchObject([{ latitude: 10.48, from: '2026-01-12', to: '2026-01-14', today: '2026-01-10' }]);
  });

  it('D5 shows a picture of a trip that is really drawn', async () => {
    const { run } = agencyAtWork();
    const shown = await run('getTripImages', { trip: 'kep-breeze' });
    expect(shown).toMatchObject({ output: { images: ['/pictures/mekong/kep-breeze.svg'] } });
    expect(createTripFlow(demoAgency()).pictures?.['kep-breeze.svg']).toContain('<svg');
  });
});
