import { describe, expect, it } from 'vitest';
import { derivedId } from '../../../core/ids.ts';
import type { JsonObject } from '../../../core/json.ts';
import { settlePayment } from '../../../engine/payments/settle.ts';
import { createTill } from '../../../engine/payments/till.ts';
import { silent } from '../../../ports/observer.ts';
import type { CallFacts, Tool } from '../../../ports/tool.ts';
import { createSandbox } from '../../../providers/sandbox/sandbox.ts';
import { MemoryBookings } from '../../../storage/memory/bookings.ts';
import { MemoryCustomers } from '../../../storage/memory/customers.ts';
import { MemoryPayments } from '../../../storage/memory/payments.ts';
import { demoAgency } from '../testing/agency.ts';
import { tripTools } from './index.ts';

const NOW = '2026-01-10T09:00:00+07:00';
const call = (key: string): CallFacts => ({
  ...{ key, id: derivedId('booking', key), now: NOW, business: 'mekong', conversation: 'talk' },
  ...{ address: 'somebody', channel: 'webchat' },
});
const BOOKING = call('order').id;

/** Two people with places held on River Tents, in ledgers of their own, and a sandbox that takes the money. */
async function heldTrip() {
  const [bookings, payments] = [new MemoryBookings(), new MemoryPayments()];
  const sandbox = createSandbox({ secret: 'secret', publicUrl: () => 'https://book.example' });
  const ledgers = { bookings, payments, providers: new Map([['sandbox', sandbox]]), observer: silent };
  const till = createTill({ ...ledgers, providerOf: () => sandbox, draw: async (payload) => `data:${payload}` });
  const tools = tripTools(demoAgency(), { bookings, till, customers: new MemoryCustomers() });
  const tool = (name: string): Tool => {
    const found = tools.find((one) => one.name === name);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  };
  const run = (name: string, input: JsonObject) => tool(name).run(input, call(name));
  const lookup = (name: string, input: JsonObject) => tool(name).consequence?.lookup(call(name), input);
  await tool('createBooking').run(
    {
      ...{ trip: 'river-tents', dates: { start: '2026-02-20', end: '2026-02-22' }, people_count: 2 },
      ...{ amount_cents: 30_000, customizations: [], customer_name: 'Sok Dara', customer_phone: '+85512345678' },
      ...{
        pickup_location: 'Hotel Cambodiana',
        special_requests: '',
        points: 0,
        ordered: { selected_trip_id: 'river-tents' },
      },
    },
    call('order'),
  );
  const pay = async (payment: string) => {
    const { amount } = (await payments.get(payment)) ?? { amount: { cents: 0, currency: 'USD' } };
    await settlePayment(ledgers, 'sandbox', { payment, outcome: 'paid', amount, reference: null, event: 'e' }, NOW);
  };
  const status = async () => (await bookings.get(BOOKING))?.status;
  return { bookings, payments, till, tool, run, lookup, pay, status };
}

const CODE = { booking_id: BOOKING, amount_cents: 30_000, attempt: 0 };

async function paidTrip() {
  const house = await heldTrip();
  await house.run('generatePaymentQR', CODE);
  const [payment] = await house.till.ofConversation('talk');
  const payment_intent_id = payment?.id ?? '';
  await house.pay(payment_intent_id);
  const paid = { booking_id: BOOKING, payment_intent_id, instead_of: null };
  return { ...house, payment_intent_id, paid };
}

describe('consequences of the tools that touch money', () => {
  it('X5 a code whose answer was lost is found again, and one never asked for is not', async () => {
    const { run, lookup, till } = await heldTrip();
    expect(await lookup('generatePaymentQR', CODE)).toBeNull();
    const asked = await run('generatePaymentQR', CODE);
    expect(await lookup('generatePaymentQR', CODE)).toEqual(asked);
    expect(await till.ofConversation('talk')).toHaveLength(1);
  });

  it('X5 places are let go only while they are held; what is paid for stays', async () => {
    const held = await heldTrip();
    const wish = { booking_id: BOOKING };
    expect(await held.lookup('releaseBooking', wish)).toBeNull();
    expect(await held.run('releaseBooking', wish)).toMatchObject({ kind: 'done' });
    expect(await held.lookup('releaseBooking', wish)).toMatchObject({ kind: 'done' });
    const { run, status, payments, payment_intent_id } = await paidTrip();
    for (const tool of ['releaseBooking', 'expireBooking']) {
      expect(await run(tool, wish)).toEqual({ kind: 'refused', reason: 'paid' });
    }
    expect([await status(), (await payments.get(payment_intent_id))?.outcome]).toEqual(['confirmed', 'confirmed']);
  });

  it('X11 D8 nobody has to agree to the end of a hold, so it looks at the clock itself', async () => {
    const { run, tool, status, payments, till } = await heldTrip();
    const hold = { booking_id: BOOKING };
    expect(await run('expireBooking', hold)).toEqual({ kind: 'refused', reason: 'still held' });
    expect(await status()).toBe('held');
    await run('generatePaymentQR', CODE);
    expect(await run('expireBooking', hold)).toEqual({ kind: 'refused', reason: 'still held' });
    const [code] = await till.ofConversation('talk');
    await payments.move({ id: code?.id ?? '', from: ['open'], to: 'expired', outcome: null, now: NOW });
    expect(await run('expireBooking', hold)).toMatchObject({ kind: 'done' });
    expect(await status()).toBe('expired');
    const late = await heldTrip();
    const due = { ...call('late'), now: '2026-01-10T09:15:00+07:00' };
    // What has run out is not paid for any more, though nobody has ended it yet.
    expect(await late.tool('generatePaymentQR').run(CODE, due)).toEqual({ kind: 'refused', reason: 'nothing to pay' });
    expect(await late.tool('expireBooking').run(hold, due)).toMatchObject({ kind: 'done' });
    expect([await late.status(), tool('expireBooking').consequence?.unasked]).toEqual(['expired', expect.any(String)]);
  });

  it('X5 a confirmation whose answer was lost is found again', async () => {
    const { run, lookup, paid } = await paidTrip();
    const confirmed = await run('confirmBooking', paid);
    expect(confirmed).toMatchObject({ kind: 'done', output: { amount_cents: 30_000 } });
    expect(await lookup('confirmBooking', paid)).toEqual(confirmed);
  });

  it('D9 a party of which a place is gone is given up whole, and its money goes back', async () => {
    const { run, paid, bookings, status, payments, payment_intent_id } = await paidTrip();
    const other = await bookings.findByKey('order:place-2');
    await bookings.move({ id: other?.id ?? '', from: ['held', 'confirmed'], to: 'cancelled', now: NOW });
    const lost = { kind: 'refused', reason: 'places lost', output: { refund_cents: 30_000 } };
    for (const _ of [1, 2]) expect(await run('confirmBooking', paid)).toEqual(lost);
    expect(await status()).toBe('cancelled');
    expect(await payments.get(payment_intent_id)).toMatchObject({ status: 'refunded', refundCents: 30_000 });
  });

  it('D9 what was reserved meanwhile makes way for the trip that was paid for after all', async () => {
    const { run, paid, bookings } = await paidTrip();
    const held = { kind: 'held', heldUntil: '2026-01-10T09:15:00+07:00' } as const;
    const place = { business: 'mekong', resource: 'kep-breeze', units: [1], conversation: 'talk', customer: null };
    const [start, end] = ['2026-02-20T08:00:00+07:00', '2026-02-21T08:00:00+07:00'];
    const whose = { details: {}, heldUntil: held.heldUntil, now: NOW };
    await bookings.book({ key: 'later', id: 'later', ...place, start, end, ...whose });
    expect(await run('confirmBooking', { ...paid, instead_of: 'later' })).toMatchObject({ kind: 'done' });
    expect((await bookings.get('later'))?.status).toBe('cancelled');
  });
});
