import { describe, expect, it } from 'vitest';
import type { Payment, Till } from '../../../ports/payments.ts';
import { MemoryBookings } from '../../../storage/memory/bookings.ts';
import { salonBusiness } from '../../salon/testing/business.ts';
import { callOffInLedger } from './in-ledger.ts';

const NOW = '2026-03-03T09:00:00+01:00';
const CALL = { key: 'key', id: 'deed', now: NOW, business: 'salon', conversation: 'talk', address: '', channel: 'sms' };

describe('what staff call off where no journey does', () => {
  it('D9 gives back what was paid for it under any of its names, and not what has gone back before', async () => {
    const bookings = new MemoryBookings();
    const answer = await bookings.book({
      ...{ key: 'made', id: 'now', business: 'salon', resource: 'ana', units: [1], heldUntil: null },
      ...{ start: '2026-03-04T10:00:00+01:00', end: '2026-03-04T10:45:00+01:00', now: NOW },
      ...{ conversation: 'talk', customer: null, details: { was: ['first'] } },
    });
    if (answer.kind !== 'booked') throw new Error('it was not booked');
    const paid = (id: string, booking: string, outcome: Payment['outcome']) =>
      ({ id, booking, outcome, amount: { cents: 2_000, currency: 'GBP' } }) as Payment;
    const payments = [paid('a', 'first', 'confirmed'), paid('b', 'first', 'refunded'), paid('c', 'now', 'failed')];
    const back: string[] = [];
    const till = {
      giveUp: async () => {},
      ofBooking: async (name: string) => payments.filter(({ booking }) => booking === name),
      refund: async (id: string, cents: number) => {
        back.push(`${id} ${cents}`);
        return null;
      },
    } as unknown as Till;
    const callOff = callOffInLedger({ business: salonBusiness(), parts: { bookings, till } });
    expect(await callOff(answer.booking, CALL, null)).toMatchObject({
      kind: 'done',
      output: { refund: { cents: 2_000, currency: 'GBP' } },
    });
    expect(back).toEqual(['a 2000']);
  });
});
