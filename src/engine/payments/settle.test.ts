import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentNotice } from '../../ports/payment-provider.ts';
import type { Payment } from '../../ports/payments.ts';
import { settlePayment } from './settle.ts';
import { AMOUNT, at, BOOKING, heldRoom, take } from './testing/house.ts';

const OTHER = '00000000-0000-4000-8000-000000000002';

function notice(payment: Payment, outcome: PaymentNotice['outcome'], amount = AMOUNT): PaymentNotice {
  const reference = payment.opening?.reference ?? null;
  return { payment: payment.id, outcome, amount, reference, event: `${outcome} of ${payment.id}` };
}

describe('a payment that is reported', () => {
  it('E8 D9 confirms the booking when it comes in time', async () => {
    const house = await heldRoom();
    const settled = await settlePayment(house, 'sandbox', notice(await house.ask(), 'paid'), at(9, 5));
    expect(settled).toMatchObject({ kind: 'settled', payment: { status: 'paid', outcome: 'confirmed' } });
    expect((await house.bookings.get(BOOKING))?.status).toBe('confirmed');
  });

  it('X4 acts once, however often it is delivered', async () => {
    const house = await heldRoom();
    const paid = notice(await house.ask(), 'paid');
    const answers = await Promise.all([1, 2, 3].map(() => settlePayment(house, 'sandbox', paid, at(9, 5))));
    expect(answers.filter(({ kind }) => kind === 'settled')).toHaveLength(1);
  });

  it('D9 no longer fails or expires once it is paid', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    await settlePayment(house, 'sandbox', notice(payment, 'paid'), at(9, 5));
    for (const outcome of ['failed', 'expired'] as const) {
      expect((await settlePayment(house, 'sandbox', notice(payment, outcome), at(9, 6))).kind).toBe('nothing');
    }
    expect(await house.payments.get(payment.id)).toMatchObject({ status: 'paid', outcome: 'confirmed' });
  });

  it('D8 may be paid after it failed', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    await settlePayment(house, 'sandbox', notice(payment, 'failed'), at(9, 5));
    expect((await house.bookings.get(BOOKING))?.status).toBe('held');
    await settlePayment(house, 'sandbox', notice(payment, 'paid'), at(9, 6));
    expect((await house.bookings.get(BOOKING))?.status).toBe('confirmed');
  });

  it.each([
    ['amount', { amount: { cents: 10_499, currency: 'EUR' } }],
    ['currency', { amount: { cents: 10_500, currency: 'USD' } }],
    ['reference', { reference: 'another page' }],
  ])('D9 of another %s settles nothing, and is kept for the business to see', async (_, other) => {
    const house = await heldRoom();
    const payment = await house.ask();
    const wrong = { ...notice(payment, 'paid'), ...other };
    const settled = await settlePayment(house, 'sandbox', wrong, at(9, 5));
    expect(settled).toMatchObject({ kind: 'mismatched', payment: { status: 'open', outcome: 'mismatched' } });
    expect((await house.bookings.get(BOOKING))?.status).toBe('held');
    const { event, amount, reference } = wrong;
    const mismatches = [{ at: at(9, 5), event, amount, reference }];
    expect(await house.payments.mismatched('house', 10)).toMatchObject([{ id: payment.id, mismatches }]);
    await settlePayment(house, 'sandbox', notice(payment, 'expired'), at(10));
    expect(await house.payments.mismatched('house', 10)).toMatchObject([{ outcome: 'expired', mismatches }]);
  });

  it('D9 of another amount for what is paid already changes nothing of it, and is kept', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    await settlePayment(house, 'sandbox', notice(payment, 'paid'), at(9, 5));
    const again = { ...notice(payment, 'paid', { cents: 1, currency: 'EUR' }), event: 'again' };
    await settlePayment(house, 'sandbox', again, at(9, 6));
    const kept = { status: 'paid', outcome: 'confirmed', mismatches: [{ event: 'again' }] };
    expect(await house.payments.get(payment.id)).toMatchObject(kept);
  });

  it('D9 failing or running out elsewhere than where it was asked for settles nothing', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    for (const outcome of ['failed', 'expired'] as const) {
      const elsewhere = { ...notice(payment, outcome), reference: 'another page' };
      expect((await settlePayment(house, 'sandbox', elsewhere, at(9, 5))).kind).toBe('nothing');
    }
    expect((await house.payments.get(payment.id))?.status).toBe('open');
  });

  it('D9 by another provider than its own is refused, and changes nothing', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    for (const outcome of ['paid', 'failed', 'expired'] as const) {
      const settled = await settlePayment(house, 'stripe', notice(payment, outcome), at(9, 5));
      expect(settled).toEqual({ kind: 'foreign', payment });
    }
    expect(await house.payments.get(payment.id)).toEqual(payment);
    expect((await house.bookings.get(BOOKING))?.status).toBe('held');
  });

  it('D9 after the hold ran out takes the place again if nobody has it', async () => {
    const house = await heldRoom();
    await settlePayment(house, 'sandbox', notice(await house.ask(), 'paid'), at(11));
    expect((await house.bookings.get(BOOKING))?.status).toBe('confirmed');
    expect(house.refunds).toEqual([]);
  });

  it('X5 after the hold ran out goes back if somebody else has the place', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    expect((await take(house.bookings, OTHER, null, at(10, 30))).kind).toBe('booked');
    const settled = await settlePayment(house, 'sandbox', notice(payment, 'paid'), at(11));
    expect(settled).toMatchObject({ payment: { status: 'refunded', outcome: 'refunded', refundCents: 10_500 } });
    expect(house.refunds).toEqual([{ payment: payment.id, cents: 10_500 }]);
    expect((await house.bookings.get(BOOKING))?.status).toBe('expired');
    expect((await house.bookings.get(OTHER))?.status).toBe('confirmed');
  });

  it('goes back when its booking was cancelled, or its time is over', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    await house.bookings.move({ id: BOOKING, from: ['held'], to: 'cancelled', now: at(9, 1) });
    await settlePayment(house, 'sandbox', notice(payment, 'paid'), at(9, 5));
    expect(house.refunds).toHaveLength(1);
    const late = await heldRoom();
    await settlePayment(late, 'sandbox', notice(await late.ask(), 'paid'), '2026-03-05T10:00:00.000Z');
    expect(late.refunds).toHaveLength(1);
  });

  it('D8 that ran out frees the place, which money that comes all the same takes again', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    await settlePayment(house, 'sandbox', notice(payment, 'expired'), at(9, 5));
    expect((await house.bookings.get(BOOKING))?.status).toBe('expired');
    await settlePayment(house, 'sandbox', notice(payment, 'paid'), at(9, 6));
    expect((await house.bookings.get(BOOKING))?.status).toBe('confirmed');
  });

  it('knows nothing of a payment that was never asked for', async () => {
    const house = await heldRoom();
    const stranger = { ...(await house.ask()), id: OTHER };
    expect(await settlePayment(house, 'sandbox', notice(stranger, 'paid'), at(9, 5))).toEqual({ kind: 'unknown' });
  });

  it('X4 X5 in any order, twice and late: one payment at most is kept, and every other one that was paid goes back', async () => {
    const step = fc.record({
      payment: fc.nat(2),
      outcome: fc.constantFrom('paid' as const, 'failed' as const, 'expired' as const),
      taken: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), fc.integer({ min: 5, max: 90 }), async (steps, minutes) => {
        const house = await heldRoom();
        const asked = [await house.ask('one'), await house.ask('two'), await house.ask('three')];
        for (const [index, { payment, outcome, taken }] of steps.entries()) {
          const now = at(9, minutes + index);
          if (taken) await take(house.bookings, OTHER, null, now);
          const reported = asked[payment];
          if (reported) await settlePayment(house, 'sandbox', notice(reported, outcome), now);
        }
        const standing = await house.payments.ofBooking(BOOKING);
        const kept = standing.filter(({ status }) => status === 'paid');
        const booking = await house.bookings.get(BOOKING);
        expect(kept.length).toBe(booking?.status === 'confirmed' ? 1 : 0);
        expect(kept.every(({ outcome }) => outcome === 'confirmed')).toBe(true);
        const paid = new Set(steps.filter(({ outcome }) => outcome === 'paid').map(({ payment }) => payment));
        expect(house.refunds.length).toBe(paid.size - kept.length);
        expect(new Set(house.refunds.map(({ payment }) => payment)).size).toBe(house.refunds.length);
      }),
      { numRuns: 200 },
    );
  });
});
