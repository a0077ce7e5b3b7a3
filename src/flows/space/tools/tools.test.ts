import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { JsonObject } from '../../../core/json.ts';
import { type BusinessData, readBusiness } from '../../../domain/business.ts';
import type { Payment } from '../../../ports/payments.ts';
import type { CallFacts, Tool } from '../../../ports/tool.ts';
import { MemoryBookings } from '../../../storage/memory/bookings.ts';
import { house, JARDIN, LUMIERE, RESERVATION } from '../testing/atelier.ts';
import type { SpaceParts } from './house.ts';
import { spaceTools } from './index.ts';

const NOW = '2026-04-01T09:00:00+02:00';
const call = (over: Partial<CallFacts> = {}): CallFacts => ({
  key: 'key-1',
  id: RESERVATION,
  now: NOW,
  business: 'house',
  conversation: 'talk',
  address: 'visitor',
  channel: 'webchat',
  ...over,
});

function houseAtWork(resources: BusinessData['resources'] = []) {
  const { name, timeZone: _timeZone, contact: _contact, openings: _openings, rooms: _rooms, ...settings } = house;
  const reading = readBusiness({
    id: 'house',
    name,
    timezone: 'Europe/Paris',
    country: 'FR',
    locales: ['fr'],
    flows: ['space'],
    hours: { 'monday-sunday': ['08:00-22:00'] },
    resources,
    contact: { phone: '01 00 00 00 00' },
    settings: { space: settings },
  });
  if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));
  const bookings = new MemoryBookings();
  const payments: Payment[] = [];
  const tools = spaceTools(reading.business, { bookings, till: tillWith(payments) });
  const tool = (name: string): Tool => {
    const found = tools.find((one) => one.name === name);
    if (found === undefined) throw new Error(`there is no ${name}`);
    return found;
  };
  return {
    bookings,
    payments,
    tool,
    run: (name: string, input: JsonObject, facts = call()) => tool(name).run(input, facts),
  };
}

/** A till that notes what is asked of it, and whose provider never has news. */
function tillWith(payments: Payment[]): SpaceParts['till'] {
  return {
    async ask({ now, ...request }) {
      const url = `https://pay.example/${request.booking}/${request.amount.cents}`;
      const nothing = { outcome: null, notified: false, refundCents: null, refundTries: 0, settlement: null } as const;
      const kept = { ...nothing, mismatches: [], purpose: null };
      const opening = { url, qr: null, reference: null };
      const payment = { ...request, id: 'payment-1', provider: 'test', status: 'open', opening, ...kept } as const;
      payments.push({ ...payment, createdAt: now });
      return { payment: { ...payment, createdAt: now }, url, image: null };
    },
    check: async (id) => payments.find((payment) => payment.id === id) ?? null,
    ofConversation: async (conversation) => payments.filter((payment) => payment.conversation === conversation),
  };
}

const wanted = (spaceId: string, startTime: string | null, endTime: string | null): JsonObject => ({
  spaceId,
  period: { startDate: '2026-04-15', endDate: '2026-04-15', startTime, endTime },
});

describe('the tools of the house', () => {
  it('E8 a paid space is kept 24 hours for its payment, by the open hour', async () => {
    const { bookings, run } = houseAtWork();
    const made = await run('create_reservation', wanted(LUMIERE, '09:00', '12:00'));
    expect(made).toMatchObject({ kind: 'done', output: { reservation_id: RESERVATION, cents: 10_500 } });
    expect(await bookings.get(RESERVATION)).toMatchObject({ status: 'held', heldUntil: '2026-04-02T09:00:00+02:00' });
    expect(await run('generate_payment_link', { reservation_id: RESERVATION })).toEqual({
      kind: 'done',
      output: { url: `https://pay.example/${RESERVATION}/10500`, payment: 'payment-1' },
    });
  });

  it('E8 "did it go through?" is answered from the ledger, by what the payment came to', async () => {
    const { payments, run } = houseAtWork();
    expect(await run('check_payment', {})).toMatchObject({ kind: 'refused' });
    await run('create_reservation', wanted(LUMIERE, '09:00', '12:00'));
    await run('generate_payment_link', { reservation_id: RESERVATION });
    const [open] = payments;
    if (open === undefined) throw new Error('nothing was asked of the till');
    expect(open).toMatchObject({ booking: RESERVATION, conversation: 'talk', expiresAt: '2026-04-02T09:00:00+02:00' });
    const standing = async (change: Partial<Payment>, now = NOW) => {
      payments.splice(0, 1, { ...open, ...change });
      const answer = await run('check_payment', {}, call({ now }));
      return answer.kind === 'done' ? Reflect.get(Object(answer.output), 'standing') : answer.kind;
    };
    expect(await standing({})).toBe('open');
    expect(await standing({ status: 'failed', outcome: 'failed' })).toBe('failed');
    expect(await standing({ status: 'paid' })).toBe('arriving');
    expect(await standing({ status: 'paid', outcome: 'confirmed' })).toBe('confirmed');
    expect(await standing({ status: 'refunded', outcome: 'refunded' })).toBe('refunded');
    expect(await standing({}, '2026-04-02T09:00:00+02:00')).toBe('expired');
  });

  it('E8 a free space is settled at once, and there is nothing to pay', async () => {
    const { bookings, run } = houseAtWork();
    await run('create_reservation', wanted(JARDIN, null, null));
    expect(await bookings.get(RESERVATION)).toMatchObject({
      status: 'confirmed',
      start: '2026-04-15T08:00:00+02:00',
      end: '2026-04-15T22:00:00+02:00',
    });
    expect((await run('generate_payment_link', { reservation_id: RESERVATION })).kind).toBe('refused');
  });

  it('X5 a reservation is made once: its key finds it, another cannot have its time, and it can be taken back', async () => {
    const { bookings, tool, run } = houseAtWork();
    const input = wanted(LUMIERE, '09:00', '12:00');
    const made = await run('create_reservation', input);
    expect(await run('create_reservation', input)).toEqual(made);
    expect(await tool('create_reservation').consequence?.lookup(call(), input)).toEqual(made);
    const other = call({ key: 'key-2', id: LUMIERE });
    expect((await run('create_reservation', wanted(LUMIERE, '11:00', '13:00'), other)).kind).toBe('refused');
    await tool('create_reservation').consequence?.undo?.(call(), input);
    expect((await bookings.get(RESERVATION))?.status).toBe('cancelled');
  });

  it('E4 an occupied period is answered with the nearest free ones, and with spaces that would do', async () => {
    const { run } = houseAtWork();
    expect(await run('check_availability', wanted(LUMIERE, '10:00', '12:00'))).toMatchObject({
      output: { free: true },
    });
    await run('create_reservation', wanted(LUMIERE, '09:00', '12:00'));
    expect(await run('check_availability', wanted(LUMIERE, '10:00', '12:00'))).toEqual({
      kind: 'done',
      output: {
        free: false,
        periods: ['12:00', '12:30', '13:00'].map((from) => ({
          startDate: '2026-04-15',
          endDate: '2026-04-15',
          startTime: from,
          endTime: `${Number(from.slice(0, 2)) + 2}${from.slice(2)}`,
        })),
        spaces: [JARDIN],
      },
    });
  });

  it('keeps a room to its own hours and breaks, and free around each reservation', async () => {
    const hours = { 'monday-friday': ['09:00-18:00'] };
    const { run } = houseAtWork([
      { id: 'lumiere', name: 'Lumière', hours, breaks: { wednesday: ['13:00-13:30'] }, bufferMinutes: { after: 15 } },
    ]);
    const isFree = async (from: string | null, to: string | null) => {
      const { output } = z
        .object({ output: z.object({ free: z.boolean() }) })
        .parse(await run('check_availability', wanted(LUMIERE, from, to)));
      return output.free;
    };
    expect([await isFree('09:00', '10:00'), await isFree(null, null)]).toEqual([true, true]);
    expect([await isFree('08:00', '10:00'), await isFree('17:30', '19:00'), await isFree('12:30', '14:00')]).toEqual([
      ...[false, false, false],
    ]);
    await run('create_reservation', wanted(LUMIERE, '10:00', '11:00'));
    expect([await isFree('11:00', '12:00'), await isFree('11:15', '12:00')]).toEqual([false, true]);
    expect([await isFree('09:00', '10:00'), await isFree('09:00', '09:45')]).toEqual([false, true]);
    const other = call({ key: 'key-2', id: LUMIERE });
    expect((await run('create_reservation', wanted(LUMIERE, '11:00', '12:00'), other)).kind).toBe('refused');
  });

  it('E3 of days to look in, the first are offered on which the space is free at these hours', async () => {
    const { run } = houseAtWork();
    await run('create_reservation', wanted(LUMIERE, '09:00', '12:00'));
    const asked = {
      spaceId: LUMIERE,
      within: { startDate: '2026-04-14', endDate: '2026-04-18' },
      hours: { startTime: '10:00', endTime: '11:00' },
    };
    const days = ['2026-04-14', '2026-04-16', '2026-04-17'];
    expect(await run('find_free_days', asked)).toEqual({
      kind: 'done',
      output: { periods: days.map((day) => ({ startDate: day, endDate: day, ...asked.hours })) },
    });
  });
});
