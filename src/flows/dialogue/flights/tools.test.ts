import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { JsonObject } from '../../../core/json.ts';
import { readBusiness } from '../../../domain/business.ts';
import type { CallFacts, Tool } from '../../../ports/tool.ts';
import { MemoryBookings } from '../../../storage/memory/bookings.ts';
import { dialogueSettings } from '../settings.ts';
import { networkOf } from './network.ts';
import { flightsOn } from './schedule.ts';
import { flightTools } from './tools.ts';

const reading = readBusiness(parse(readFileSync(new URL('../../../../demo/skylark.yaml', import.meta.url), 'utf8')));
if (!reading.ok) throw new Error(reading.complaints.join('\n'));
const settings = dialogueSettings(reading.business);
const network = networkOf(settings);
const wish = { origin: 'Boston', destination: 'Miami', departure_date: '2025-12-20', passengers: 2 };

let bookings: MemoryBookings;
let tools: readonly Tool[];
beforeEach(() => {
  bookings = new MemoryBookings();
  tools = flightTools({ settings, bookings });
});

function call(key: string, now = '2025-12-03T15:00:00Z'): CallFacts {
  return { key, id: key, now, business: 'skylark', conversation: 'c', address: 'a', channel: 'webchat' };
}

async function run(name: string, input: JsonObject, facts: CallFacts) {
  const answer = await tools.find((tool) => tool.name === name)?.run(input, facts);
  if (answer === undefined) throw new Error(`there is no ${name}`);
  return answer;
}

/** The ids of what a search found. */
async function found(input: JsonObject, facts = call('s')): Promise<readonly string[]> {
  const { output } = (await run('search_flights', input, facts)) as unknown as {
    output: { flights: { id: string }[] };
  };
  return output.flights.map((flight) => flight.id);
}

describe('the network', () => {
  it('has at least forty cities, each with an airport, a zone and names of its own', () => {
    expect(network.size).toBeGreaterThanOrEqual(40);
    const names = (settings.lists['cities'] ?? []).flatMap((city) => city.names.map((name) => name.toLowerCase()));
    expect(names.length).toBe(new Set(names).size);
  });

  it('X3 flies by the same timetable at the same fares whenever it is asked, no number twice on a route', () => {
    const [boston, miami] = [network.get('Boston'), network.get('Miami')];
    if (boston === undefined || miami === undefined) throw new Error('not in the network');
    const flights = flightsOn(boston, miami, '2025-12-20');
    expect(flightsOn(boston, miami, '2025-12-20')).toEqual(flights);
    expect(new Set(flights.map((flight) => flight.number)).size).toBe(3);
    for (const flight of flights) expect(flight.arrival).toBeGreaterThan(flight.departure);
  });
});

describe('search, book and cancel', () => {
  it('finds up to three, the cheapest first', async () => {
    const { output } = (await run('search_flights', wish, call('s'))) as unknown as {
      output: { flights: { cents: number }[] };
    };
    const prices = output.flights.map((flight) => flight.cents);
    expect(prices).toHaveLength(3);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  it('offers nothing that has left', async () => {
    expect(await found(wish, call('s', '2025-12-20T23:30:00-05:00'))).toEqual([]);
  });

  it('X5 books once for one key, and says the reference of the stored booking', async () => {
    const [flight = ''] = await found(wish);
    const first = await run('book_flight', { ...wish, flight }, call('k1'));
    expect(first).toMatchObject({
      kind: 'done',
      output: { outcome: 'booked', reference: expect.stringMatching(/^SK-\d{5}$/) },
    });
    expect(await run('book_flight', { ...wish, flight }, call('k1'))).toEqual(first);
    expect(await bookings.ofConversation('c')).toHaveLength(1);
    const book = tools.find((tool) => tool.name === 'book_flight');
    expect(await book?.consequence?.lookup(call('k1'), { ...wish, flight })).toEqual(first);
    expect(await book?.consequence?.lookup(call('k2'), { ...wish, flight })).toBeNull();
  });

  it('X5 sells no more than there is, and then offers the others', async () => {
    const [flight = ''] = await found(wish);
    for (let place = 0; place < 12; place += 1) {
      expect(await run('book_flight', { ...wish, flight }, call(`p${place}`))).toMatchObject({ kind: 'done' });
    }
    expect(await run('book_flight', { ...wish, flight }, call('late'))).toEqual({
      kind: 'refused',
      reason: 'sold_out',
    });
    expect(await found(wish)).not.toContain(flight);
  });

  it('cancels by reference, as often as it is asked, but not what has flown or never was', async () => {
    const [flight = ''] = await found(wish);
    const made = (await run('book_flight', { ...wish, flight }, call('k1'))) as unknown as {
      output: { reference: string };
    };
    const { reference } = made.output;
    const cancel = (booking_ref: string, now?: string) => run('cancel_booking', { booking_ref }, call('x', now));
    expect(await cancel(reference, '2025-12-21T12:00:00Z')).toMatchObject({ kind: 'refused', reason: 'departed' });
    expect(await cancel(reference)).toMatchObject({ kind: 'done', output: { flight, origin: 'Boston' } });
    expect(await cancel(reference)).toMatchObject({ kind: 'done' });
    expect(await cancel('SK-00000')).toMatchObject({ kind: 'refused', reason: 'not_found' });
    expect((await bookings.ofConversation('c')).map((one) => one.status)).toEqual(['cancelled']);
  });

  it('takes back a booking whose answer nobody wants any more', async () => {
    const [flight = ''] = await found(wish);
    await run('book_flight', { ...wish, flight }, call('k1'));
    await tools.find((tool) => tool.name === 'book_flight')?.consequence?.undo(call('k1'), { ...wish, flight });
    expect((await bookings.ofConversation('c'))[0]?.status).toBe('cancelled');
  });
});
