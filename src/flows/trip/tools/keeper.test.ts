import { describe, expect, it } from 'vitest';
import { derivedId } from '../../../core/ids.ts';
import { settlePayment } from '../../../engine/payments/settle.ts';
import { createTill } from '../../../engine/payments/till.ts';
import { silent } from '../../../ports/observer.ts';
import type { CallFacts } from '../../../ports/tool.ts';
import { createSandbox } from '../../../providers/sandbox/sandbox.ts';
import { MemoryBookings } from '../../../storage/memory/bookings.ts';
import { MemoryCustomers } from '../../../storage/memory/customers.ts';
import { MemoryPayments } from '../../../storage/memory/payments.ts';
import { door } from '../../standing/testing/door.ts';
import { standingTools } from '../../standing/tools/index.ts';
import { demoAgency, demoCatalogue } from '../testing/agency.ts';
import type { Agency } from './agency.ts';
import { tripKeeper } from './keeper.ts';
import { takePlaces } from './places.ts';

const NOW = '2026-01-10T09:00:00+07:00';
const WISH = { day: null, time_window: null, explicit_time: null, items: [] };
const USD = (cents: number) => ({ cents, currency: 'USD' });
const call = (key: string, now = NOW): CallFacts => ({
  ...{ key, id: derivedId('booking', key), now, business: 'mekong', conversation: 'talk' },
  ...{ address: 'somebody', channel: 'webchat' },
});

/** Two people on River Tents, which has six places a day, on 20 February; $250 was asked for, whatever it costs today. */
async function paidTrip() {
  const [bookings, payments, customers] = [new MemoryBookings(), new MemoryPayments(), new MemoryCustomers()];
  const sandbox = createSandbox({ secret: 'secret', publicUrl: () => 'https://book.example' });
  const ledgers = { bookings, payments, providers: new Map([['sandbox', sandbox]]), observer: silent };
  const till = createTill({ ...ledgers, providerOf: () => sandbox, draw: async (payload) => `data:${payload}` });
  const agency: Agency = { business: demoAgency(), catalogue: demoCatalogue(), parts: { bookings, customers, till } };
  const trip = agency.catalogue.trips.find(({ id }) => id === 'river-tents');
  if (trip === undefined) throw new Error('there is no River Tents');
  const held = { heldUntil: '2026-01-10T09:15:00+07:00', customer: null };
  const dates = { start: '2026-02-20', end: '2026-02-22' };
  const details = { trip: trip.id, people: 2, dates, ordered: {}, amount_cents: 25_000 };
  const made = await takePlaces(agency, { call: call('order'), trip, date: dates.start, people: 2, ...held, details });
  const { id } = made ?? { id: '' };
  const pay = async (key: string, cents: number, extra: string | null = null) => {
    const whose = { booking: id, business: 'mekong', conversation: 'talk', expiresAt: '2026-01-10T10:00:00+07:00' };
    const { payment } = await till.ask({ key, extra, amount: USD(cents), ...whose, now: NOW });
    const notice = { payment: payment.id, outcome: 'paid', amount: USD(cents), reference: null, event: key } as const;
    await settlePayment(ledgers, 'sandbox', notice, NOW);
    return payment.id;
  };
  const first = await pay('first', 25_000);
  for (const place of ['order:place-2']) {
    const other = await bookings.findByKey(place);
    await bookings.move({ id: other?.id ?? '', from: ['held'], to: 'confirmed', now: NOW });
  }
  const keeper = tripKeeper(agency);
  const tools = standingTools({
    ...{ business: agency.business, keepers: [keeper] },
    parts: { bookings, customers, ...door() },
  });
  const tool = (name: string) => tools.find((one) => one.name === name);
  const booking = async (of = id) => {
    const found = await bookings.get(of);
    if (found === null) throw new Error(`there is no booking ${of}`);
    return found;
  };
  const taken = async (date: string) => {
    const [from, to] = [`${date}T08:00:00+07:00`, `${date}T09:00:00+07:00`];
    return (await bookings.busy({ business: 'mekong', resources: [trip.id], from, to, now: NOW })).length;
  };
  return { agency, trip, id, first, pay, keeper, tool, booking, bookings, payments, taken };
}

describe('a trip that is called off', () => {
  it('D10 gives back a share of what was paid, by the ledger and not by the price list', async () => {
    const { keeper, booking, pay } = await paidTrip();
    await pay('dinner', 6_000, 'private_dinner');
    await pay('twice', 25_000);
    const terms = async (now: string) => (await keeper.terms?.(await booking(), 'call_off', now))?.refund;
    expect(await terms(NOW)).toEqual(USD(31_000));
    expect(await terms('2026-02-15T09:00:00+07:00')).toEqual(USD(15_500));
    expect(await terms('2026-02-19T23:00:00+07:00')).toEqual(USD(0));
  });

  it('D10 X5 gives it back once, whatever crashes between places and money', async () => {
    const { keeper, booking, bookings, payments, first, pay, taken } = await paidTrip();
    const dinner = await pay('dinner', 6_000, 'private_dinner');
    const before = await booking();
    const called = await keeper.callOff?.(before, call('off', '2026-02-15T09:00:00+07:00'), USD(15_500));
    expect(called).toEqual({ kind: 'done', output: { id: before.id, refund: USD(15_500), refund_sent: true } });
    expect(await keeper.callOff?.(await booking(), call('off', '2026-02-18T09:00:00+07:00'), null)).toEqual(called);
    expect(await payments.get(first)).toMatchObject({ status: 'refunded', refundCents: 15_500 });
    expect(await payments.get(dinner)).toMatchObject({ status: 'paid', refundCents: null });
    expect([(await bookings.get(before.id))?.status, await taken('2026-02-20')]).toEqual(['cancelled', 0]);
  });

  it('X5 X14 goes on with the refund where the answer was lost before it', async () => {
    const { tool, booking, bookings, payments, first, id } = await paidTrip();
    await bookings.amend(id, { refunds: [{ payment: first, cents: 25_000 }] });
    await bookings.move({ id, from: ['confirmed'], to: 'cancelled', now: NOW });
    const input = { booking_id: id, refund: USD(25_000) };
    const found = await tool('call_off')?.consequence?.lookup(call('off'), input);
    expect(found).toMatchObject({ kind: 'done', output: { refund: USD(25_000) } });
    expect(await payments.get(first)).toMatchObject({ status: 'refunded', refundCents: 25_000 });
    expect((await booking()).status).toBe('cancelled');
  });

  it('X11 is not called off on other terms than those agreed to', async () => {
    const { keeper, booking, taken } = await paidTrip();
    for (const agreed of [null, USD(12_500), USD(25_001)]) {
      expect(await keeper.callOff?.(await booking(), call('off'), agreed)).toMatchObject({ reason: 'changed' });
    }
    expect(await taken('2026-02-20')).toBe(2);
  });

  it('X13 has a way back in the chat only where nothing went back', async () => {
    const { keeper, booking, taken } = await paidTrip();
    const late = call('late', '2026-02-19T09:00:00+07:00');
    await keeper.callOff?.(await booking(), late, USD(0));
    const back = await keeper.wayBack?.(await booking());
    expect([await back?.(late), await taken('2026-02-20')]).toMatchObject([{ kind: 'done' }, 2]);
    const early = await paidTrip();
    await early.keeper.callOff?.(await early.booking(), call('off'), USD(25_000));
    expect(await early.keeper.wayBack?.(await early.booking())).toBeNull();
  });
});

describe('a trip that is moved', () => {
  const to = (start: string) => ({ start, resource: 'river-tents' });

  it('D10 X14 is had on the day wished for with all its places, and is still paid for', async () => {
    const { keeper, booking, taken } = await paidTrip();
    const times = await keeper.times?.(await booking(), { ...WISH, day: '2026-03-01' }, NOW);
    expect(times).toEqual([to('2026-03-01T08:00:00+07:00')]);
    const moved = await keeper.move?.(await booking(), to('2026-03-01T08:00:00+07:00'), call('move'));
    expect(moved).toMatchObject({ kind: 'done', output: { start: '2026-03-01T08:00:00+07:00' } });
    expect([await taken('2026-02-20'), await taken('2026-03-01')]).toEqual([0, 2]);
    const now = await booking(call('move').id);
    expect(now).toMatchObject({ conversation: 'talk', details: { dates: { start: '2026-03-01', end: '2026-03-03' } } });
    expect((await keeper.terms?.(now, 'call_off', NOW))?.refund).toEqual(USD(25_000));
  });

  it('D10 X5 stands where it stood if there are too few places, and the next days are told', async () => {
    const { agency, trip, keeper, booking, taken } = await paidTrip();
    const others = { trip, people: 5, heldUntil: null, customer: null, details: { people: 5 } };
    await takePlaces(agency, { call: call('others'), date: '2026-03-01', ...others });
    const start = '2026-03-01T08:00:00+07:00';
    expect(await keeper.move?.(await booking(), to(start), call('move'))).toMatchObject({ reason: 'taken' });
    expect([await taken('2026-02-20'), await taken('2026-03-01')]).toEqual([2, 5]);
    const times = await keeper.times?.(await booking(), { ...WISH, day: '2026-03-01' }, NOW);
    expect(times?.map((time) => time.start.slice(0, 10))).toEqual(['2026-03-02', '2026-03-03', '2026-03-04']);
  });

  it('X5 a move whose answer was lost is finished', async () => {
    const { tool, taken, id, keeper, booking } = await paidTrip();
    const input = { booking_id: id, ...to('2026-03-01T08:00:00+07:00') };
    expect(await tool('move_booking')?.consequence?.lookup(call('move'), input)).toBeNull();
    await keeper.move?.(await booking(), to('2026-03-01T08:00:00+07:00'), call('move'));
    expect(await tool('move_booking')?.consequence?.lookup(call('move'), input)).toMatchObject({ kind: 'done' });
    expect([await taken('2026-02-20'), await taken('2026-03-01')]).toEqual([0, 2]);
  });

  it('D1 X14 is moved by a person, or in its own talk, while it is not paid for', async () => {
    const { keeper, booking } = await paidTrip();
    expect(await keeper.times?.({ ...(await booking()), status: 'held' }, WISH, NOW)).toBeNull();
  });

  it('X14 is told as standing until its last day is over', async () => {
    const { keeper, booking } = await paidTrip();
    expect(keeper.ends?.(await booking())).toBe('2026-02-23T08:00:00+07:00');
  });
});
