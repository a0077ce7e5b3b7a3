import { describe, expect, it } from 'vitest';
import type { Booking } from '../../../domain/booking.ts';
import { readBusiness } from '../../../domain/business.ts';
import { settlePayment } from '../../../engine/payments/settle.ts';
import { createTill } from '../../../engine/payments/till.ts';
import { silent } from '../../../ports/observer.ts';
import type { PaymentNotice } from '../../../ports/payment-provider.ts';
import type { Payment } from '../../../ports/payments.ts';
import type { CallFacts } from '../../../ports/tool.ts';
import { createSandbox } from '../../../providers/sandbox/sandbox.ts';
import { MemoryBookings } from '../../../storage/memory/bookings.ts';
import { MemoryPayments } from '../../../storage/memory/payments.ts';
import { house, LUMIERE } from '../testing/atelier.ts';
import { spaceKeeper } from './keeper.ts';

const NOW = '2026-04-01T09:00:00+02:00';
const HELD_UNTIL = '2026-04-02T09:00:00+02:00';
const LATER = { start: '2026-04-16T09:00:00+02:00', resource: 'lumiere' };

function call(key: string, id: string): CallFacts {
  return { key, id, now: NOW, business: 'house', conversation: 'another talk', address: 'visitor', channel: 'webchat' };
}

/** A room that is kept for its payment of 105 euros, asked for in its own talk. */
async function keptForPayment() {
  const reading = readBusiness({
    ...{ id: 'house', name: 'House', timezone: 'Europe/Paris', country: 'FR', locales: ['fr'], flows: ['space'] },
    hours: { 'monday-sunday': ['08:00-22:00'] },
    contact: { phone: '01 00 00 00 00' },
  });
  if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));
  const bookings = new MemoryBookings();
  const payments = new MemoryPayments();
  const sandbox = createSandbox({ secret: 'secret', publicUrl: () => 'https://book.example' });
  const ledgers = { bookings, payments, providers: new Map([[sandbox.name, sandbox]]), observer: silent };
  const till = createTill({ ...ledgers, providerOf: () => sandbox, draw: async (payload) => payload });
  const keeper = spaceKeeper({ business: reading.business, catalogue: house, parts: { bookings, till } });
  const period = { startDate: '2026-04-15', endDate: '2026-04-15', startTime: '09:00', endTime: '12:00' };
  await bookings.book({
    ...{ key: 'made', id: 'first', business: 'house', resource: 'lumiere', units: [1], conversation: 'talk' },
    ...{ start: '2026-04-15T09:00:00+02:00', end: '2026-04-15T12:00:00+02:00', heldUntil: HELD_UNTIL },
    ...{ customer: null, details: { spaceId: LUMIERE, period, cents: 10_500 }, now: NOW },
  });
  const amount = { cents: 10_500, currency: 'EUR' };
  const whose = { booking: 'first', extra: null, business: 'house', conversation: 'talk' };
  const { payment } = await till.ask({ key: 'link', ...whose, amount, expiresAt: HELD_UNTIL, now: NOW });
  const get = async (id: string): Promise<Booking> => {
    const booking = await bookings.get(id);
    if (booking === null) throw new Error(`there is no booking ${id}`);
    return booking;
  };
  const pays = async (at = NOW): Promise<Payment | null> => {
    const notice: PaymentNotice = { payment: payment.id, outcome: 'paid', amount, reference: null, event: at };
    await settlePayment(ledgers, sandbox.name, notice, at);
    return payments.get(payment.id);
  };
  return { keeper, bookings, payments, payment, get, pays };
}

describe('a reservation that is kept for its payment', () => {
  it('X14 is moved with its hold, and money for the old page lands at the new time', async () => {
    const { keeper, get, pays, payment } = await keptForPayment();
    const moved = await keeper.move?.(await get('first'), LATER, call('move', 'second'));
    expect(moved).toMatchObject({ kind: 'done', output: { id: 'second', held_until: HELD_UNTIL } });
    expect((await get('first')).status).toBe('cancelled');
    expect(await get('second')).toMatchObject({ status: 'held', heldUntil: HELD_UNTIL, start: LATER.start });
    expect(await pays()).toMatchObject({ id: payment.id, booking: 'second', outcome: 'confirmed' });
    expect((await get('second')).status).toBe('confirmed');
    expect(await keeper.move?.(await get('first'), LATER, call('move', 'second'))).toMatchObject({
      output: { id: 'second' },
    });
  });

  it('X5 paid for in the very moment of the move, it is confirmed at the new time', async () => {
    const { keeper, get, pays } = await keptForPayment();
    const asItWas = await get('first');
    await pays();
    await keeper.move?.(asItWas, LATER, call('move', 'second'));
    expect(await get('second')).toMatchObject({ status: 'confirmed', heldUntil: null });
  });

  it('X5 moved and called off, its money goes back whenever it comes', async () => {
    const { keeper, get, pays } = await keptForPayment();
    await keeper.move?.(await get('first'), LATER, call('move', 'second'));
    expect(await keeper.callOff?.(await get('second'), call('off', 'off'), null)).toMatchObject({ kind: 'done' });
    expect(['refunding', 'refunded', 'owed']).toContain((await pays())?.outcome);
    expect((await get('second')).status).toBe('cancelled');
  });

  it('X11 X14 paid, moved from another talk and called off, its money goes back, as was told before', async () => {
    const { keeper, get, pays, payments, payment } = await keptForPayment();
    await pays();
    await keeper.move?.(await get('first'), LATER, call('move', 'second'));
    const moved = await get('second');
    const terms = await keeper.terms?.(moved, 'call_off', NOW);
    const refund = terms?.refund ?? null;
    // X11: whoever was told nothing of money has not agreed to this.
    expect(await keeper.callOff?.(moved, call('off', 'off'), null)).toEqual({ kind: 'refused', reason: 'changed' });
    const done = { kind: 'done', output: { id: 'second', refund } };
    expect(await keeper.callOff?.(moved, call('off', 'off'), refund)).toEqual(done);
    expect(await keeper.callOff?.(await get('second'), call('off', 'off'), refund)).toEqual(done);
    expect(refund).toEqual(payment.amount);
    expect(['refunding', 'refunded', 'owed']).toContain((await payments.get(payment.id))?.outcome);
  });

  it('X14 is not moved once its time for paying is over', async () => {
    const { keeper, get } = await keptForPayment();
    const late = { ...call('move', 'second'), now: HELD_UNTIL };
    expect(await keeper.move?.(await get('first'), LATER, late)).toMatchObject({ kind: 'refused' });
  });
});
