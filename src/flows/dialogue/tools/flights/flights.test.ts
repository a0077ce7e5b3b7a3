import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { JsonObject } from '../../../../core/json.ts';
import { readBusiness } from '../../../../domain/business.ts';
import type { CallFacts, Tool } from '../../../../ports/tool.ts';
import { MemoryBookings } from '../../../../storage/memory/bookings.ts';
import { MemoryCustomers } from '../../../../storage/memory/customers.ts';
import { dialogueSettings } from '../../settings.ts';
import { flightTools } from './index.ts';
import { networkOf } from './network.ts';
import { type Flight, flightsOn } from './schedule.ts';
import { resourceOf } from './seats.ts';

const reading = readBusiness(parse(readFileSync(new URL('../../../../../demo/skylark.yaml', import.meta.url), 'utf8')));
if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));
const { business } = reading;
const settings = dialogueSettings(business);
const network = networkOf(settings);
const wish = { origin: 'Boston', destination: 'Miami', departure_date: '2025-12-20', passengers: 2 };

let bookings: MemoryBookings;
let tools: readonly Tool[];
beforeEach(() => {
  bookings = new MemoryBookings();
  tools = flightTools({ business, settings, bookings, customers: new MemoryCustomers() });
});

function call(key: string, now = '2025-12-03T15:00:00Z'): CallFacts {
  return { key, id: key, now, business: 'skylark', conversation: 'c', address: 'a', channel: 'webchat' };
}

async function run(name: string, input: JsonObject, facts: CallFacts) {
  const answer = await tools.find((tool) => tool.name === name)?.run(input, facts);
  if (answer === undefined) throw new Error(`there is no ${name}`);
  return answer;
}

function flightsBetween(from: string, to: string, date: string): readonly Flight[] {
  const [origin, destination] = [network.get(from), network.get(to)];
  if (origin === undefined || destination === undefined) throw new Error('not in the network');
  return flightsOn(origin, destination, date);
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
    const flights = flightsBetween('Boston', 'Miami', '2025-12-20');
    expect(flightsBetween('Boston', 'Miami', '2025-12-20')).toEqual(flights);
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

  const there = { ...wish, trip: 'return', return_date: '2025-12-27', passengers: 3 };
  const seatsSold = async () => {
    const flights = [
      ...flightsBetween('Boston', 'Miami', '2025-12-20'),
      ...flightsBetween('Miami', 'Boston', '2025-12-27'),
    ];
    const query = { business: 'skylark', from: '2025-12-01T00:00:00Z', to: '2026-01-31T00:00:00Z', now: call('s').now };
    return (await bookings.busy({ ...query, resources: flights.map(resourceOf) })).map(({ resource }) => resource);
  };

  it('X5 takes a seat for each passenger, both ways, at the price that was shown for all of them', async () => {
    const { output } = (await run('search_flights', there, call('s'))) as unknown as {
      output: { flights: { id: string; cents: number; back: string }[] };
    };
    const [first] = output.flights;
    if (first === undefined) throw new Error('nothing was found');
    const made = await run('book_flight', { ...there, flight: first.id }, call('k1'));
    expect(made).toMatchObject({ output: { total: { cents: first.cents } } });
    const sold = await seatsSold();
    expect(sold).toHaveLength(6);
    expect(sold.filter((one) => one.includes('MIA-BOS'))).toHaveLength(3);
    // It is one booking to the customer, and cancelling it frees every seat.
    const [booking] = await bookings.ofConversation('c');
    expect(await bookings.ofConversation('c')).toHaveLength(1);
    await run('cancel_booking', { booking_ref: String(booking?.details['reference']) }, call('x'));
    expect(await seatsSold()).toEqual([]);
  });

  it('X5 gives back what it took where the way home cannot be had for everyone', async () => {
    const [flight = ''] = await found(there);
    const others = { origin: 'Miami', destination: 'Boston', departure_date: '2025-12-27', passengers: 9 };
    const home = flight.split('+')[1] ?? '';
    for (const [key, passengers] of [
      ['a', 9],
      ['b', 9],
      ['d', 4],
    ] as const) {
      await run('book_flight', { ...others, passengers, flight: home }, call(key));
    }
    const before = await seatsSold();
    expect(await run('book_flight', { ...there, flight }, call('k1'))).toMatchObject({ reason: 'sold_out' });
    expect(await seatsSold()).toEqual(before);
    expect(await found(there)).not.toContain(flight);
  });

  it('X5 takes the rest of a party’s seats where a crash came between them', async () => {
    const [flight = ''] = await found(there);
    const whole = bookings.book.bind(bookings);
    let calls = 0;
    bookings.book = async (request) => {
      calls += 1;
      if (calls === 4) throw new Error('the process died');
      return whole(request);
    };
    await expect(run('book_flight', { ...there, flight }, call('k1'))).rejects.toThrow('died');
    const book = tools.find((tool) => tool.name === 'book_flight');
    expect(await book?.consequence?.lookup(call('k1'), { ...there, flight })).toMatchObject({ kind: 'done' });
    expect(await seatsSold()).toHaveLength(6);
    await book?.consequence?.undo?.(call('k1'), { ...there, flight });
    expect(await seatsSold()).toEqual([]);
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
    await tools.find((tool) => tool.name === 'book_flight')?.consequence?.undo?.(call('k1'), { ...wish, flight });
    expect((await bookings.ofConversation('c'))[0]?.status).toBe('cancelled');
  });
});
