import { describe, expect, it } from 'vitest';
import { REFUND_TRIES_MAX } from './refund.ts';
import { AMOUNT, at, BOOKING, heldRoom, take } from './testing/house.ts';

const OTHER = '00000000-0000-4000-8000-000000000002';

describe("the providers' door", () => {
  it('D9 tells the conversation once of a payment that is delivered twice', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    expect(await house.report(payment, 'paid')).toBe('taken');
    expect(await house.report(payment, 'paid')).toBe('taken');
    const facts = { booking: BOOKING, booking_status: 'confirmed', extra: null, ...AMOUNT, refund_cents: null };
    expect(house.told).toEqual([{ kind: 'payment', payment: payment.id, outcome: 'confirmed', facts }]);
    expect((await house.payments.get(payment.id))?.notified).toBe(true);
  });

  it('D9 a provider that tells nothing by itself is asked about what is open, now and then, and told of once', async () => {
    const house = await heldRoom();
    house.mustBeAsked();
    const payment = await house.ask();
    house.sandbox.press(payment, 'paid', at(9));
    await house.door.sweep();
    await house.door.sweep();
    expect(house.told).toMatchObject([{ outcome: 'confirmed' }]);
    const late = await house.ask('late', at(9, 1), 'dinner');
    house.setNow(at(9, 0, 4));
    house.sandbox.press(late, 'paid', at(9, 1));
    await house.door.sweep();
    expect(house.told).toHaveLength(1);
    house.setNow(at(9, 0, 5));
    await house.door.sweep();
    expect(house.told).toHaveLength(2);
  });

  it('D9 lets nothing in that is not genuine, and knows only its own providers', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    const { headers } = house.sandbox.press(payment, 'paid', at(9));
    expect(await house.door.receive('sandbox', { headers, body: Buffer.from('{}') })).toBe('forged');
    expect(await house.door.receive('nobody', { headers, body: Buffer.from('{}') })).toBeNull();
    expect((await house.payments.get(payment.id))?.status).toBe('open');
    expect(house.told).toEqual([]);
  });

  it('D9 a notification that was lost is found by the sweep, after a pause, and told once', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    house.trouble.telling = 1;
    await expect(house.report(payment, 'paid')).rejects.toThrow('the process died');
    expect((await house.bookings.get(BOOKING))?.status).toBe('confirmed');
    await house.door.sweep();
    expect(house.told).toEqual([]);
    house.setNow(at(9, 0, 5));
    await house.door.sweep();
    await house.door.sweep();
    expect(house.told).toMatchObject([{ outcome: 'confirmed' }]);
  });

  it('D9 a crash between the two ledgers is made good by the sweep', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    await house.payments.move({ id: payment.id, from: ['open'], to: 'paid', outcome: null, now: at(9) });
    house.setNow(at(9, 1));
    await house.door.sweep();
    expect((await house.bookings.get(BOOKING))?.status).toBe('confirmed');
    expect(house.told).toMatchObject([{ outcome: 'confirmed' }]);
  });

  it('X5 a refund that was decided is carried out in the end, and the place is not given after all', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    house.setNow(at(10, 30));
    await take(house.bookings, OTHER, null, at(10, 30));
    house.trouble.refunds = 1;
    expect(await house.report(payment, 'paid')).toBe('taken');
    expect(house.told).toEqual([]);
    await house.bookings.move({ id: OTHER, from: ['confirmed'], to: 'cancelled', now: at(10, 31) });
    house.setNow(at(10, 32));
    await house.door.sweep();
    expect(house.refunds).toHaveLength(1);
    expect(house.told).toMatchObject([{ outcome: 'refunded', facts: { refund_cents: 10_500 } }]);
    expect((await house.bookings.get(BOOKING))?.status).toBe('expired');
  });

  it('X8 a refund that fails is tried later and later, not in every round, and in the end raised to a person', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    await house.bookings.move({ id: BOOKING, from: ['held'], to: 'cancelled', now: at(9) });
    house.trouble.refunds = Number.POSITIVE_INFINITY;
    await house.report(payment, 'paid');
    const triedAt: number[] = [];
    for (let second = 0; second < 3 * 3_600; second += 5) {
      const before = (await house.payments.get(payment.id))?.refundTries;
      house.setNow(at(9, 0, second));
      await house.door.sweep();
      if ((await house.payments.get(payment.id))?.refundTries !== before) triedAt.push(second);
    }
    expect(triedAt).toHaveLength(REFUND_TRIES_MAX - 1);
    const pauses = triedAt.map((second, index) => second - (triedAt[index - 1] ?? 0));
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(await house.payments.get(payment.id)).toMatchObject({ status: 'paid', outcome: 'owed', notified: true });
    expect(house.told).toMatchObject([
      { kind: 'payment', outcome: 'owed', facts: { refund_cents: 10_500, booking_status: 'cancelled' } },
      { kind: 'operator', action: 'take_over' },
    ]);
  });

  it('D9 raises what only a person can give back to a person at once', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    await house.bookings.move({ id: BOOKING, from: ['held'], to: 'cancelled', now: at(9) });
    house.trouble.byHand = true;
    await house.report(payment, 'paid');
    expect(house.refunds).toEqual([]);
    expect(house.told).toMatchObject([
      { kind: 'payment', outcome: 'owed' },
      { kind: 'operator', action: 'take_over' },
    ]);
    expect(await house.till.refund(payment.id, 5_000, at(9, 2))).toMatchObject({ outcome: 'owed', refundTries: 1 });
  });

  it('D9 raises an amount that does not fit to a person, once', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    const wrong = { ...payment, amount: { cents: 1, currency: 'EUR' } };
    await house.report(wrong, 'paid');
    await house.report(wrong, 'paid');
    expect(house.told).toMatchObject([
      { kind: 'payment', outcome: 'mismatched' },
      { kind: 'operator', action: 'take_over' },
    ]);
  });
});

describe('the till', () => {
  it('D8 a new payment voids the old, and money that still comes for the old one counts once', async () => {
    const house = await heldRoom();
    const old = await house.ask('first');
    const fresh = await house.ask('second');
    expect((await house.payments.get(old.id))?.status).toBe('voided');
    await house.report(old, 'paid');
    await house.report(fresh, 'paid');
    expect(house.refunds).toEqual([{ payment: fresh.id, cents: 10_500 }]);
  });

  it('D8 closes the page of what it voids, and goes on where that fails', async () => {
    const house = await heldRoom();
    const first = await house.ask('first');
    const second = await house.ask('second');
    expect(house.closed).toEqual([first.id]);
    house.trouble.closing = 1;
    const third = await house.ask('third');
    expect(third).toMatchObject({ status: 'open', opening: { url: expect.stringContaining(third.id) } });
    expect((await house.payments.get(second.id))?.status).toBe('voided');
    expect(house.closed).toEqual([first.id]);
  });

  it('D8 what was given up cannot be paid by its link any more; what comes all the same goes back', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    const dinner = await house.ask('dinner', at(9), 'dinner');
    await house.bookings.move({ id: BOOKING, from: ['held'], to: 'cancelled', now: at(9) });
    for (const _ of [1, 2]) await house.till.giveUp(BOOKING, at(9, 1));
    expect(house.closed).toEqual([payment.id]);
    expect((await house.payments.get(dinner.id))?.status).toBe('open');
    await house.report(payment, 'paid');
    expect(house.refunds).toEqual([{ payment: payment.id, cents: 10_500 }]);
  });

  it('X4 the same key is the same payment, and voids nothing', async () => {
    const house = await heldRoom();
    const first = await house.ask('first');
    expect(await house.ask('first')).toEqual(first);
    expect(first).toMatchObject({ status: 'open', opening: { url: expect.stringContaining(first.id) } });
  });

  it('D8 asks the provider, and settles what it hears without telling in the middle of a turn', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    expect(await house.till.check(payment.id, at(9, 1))).toMatchObject({ status: 'open' });
    house.sandbox.press(payment, 'paid', at(9, 1));
    expect(await house.till.check(payment.id, at(9, 2))).toMatchObject({ status: 'paid', outcome: 'confirmed' });
    expect(house.told).toEqual([]);
    house.setNow(at(9, 3));
    await house.door.sweep();
    expect(house.told).toMatchObject([{ outcome: 'confirmed' }]);
  });

  it('D10 an extra is paid for beside its booking: neither takes the other for a second payment', async () => {
    const house = await heldRoom();
    const booking = await house.ask('booking');
    await house.report(booking, 'paid');
    const dinner = await house.ask('dinner', at(9, 1), 'dinner');
    const again = await house.ask('dinner again', at(9, 2), 'dinner');
    expect(await house.payments.get(booking.id)).toMatchObject({ status: 'paid' });
    expect(await house.payments.get(dinner.id)).toMatchObject({ status: 'voided' });
    await house.report(again, 'paid');
    await house.report(dinner, 'paid');
    expect(house.refunds).toEqual([{ payment: dinner.id, cents: 10_500 }]);
    expect(house.told).toMatchObject([
      { outcome: 'confirmed', facts: { extra: null } },
      { outcome: 'confirmed', facts: { extra: 'dinner' } },
      { outcome: 'refunded', facts: { extra: 'dinner' } },
    ]);
  });

  it('D10 an extra of a booking that does not stand goes back, and one that runs out frees no place', async () => {
    const house = await heldRoom();
    const early = await house.ask('early', at(9), 'dinner');
    await house.report(early, 'expired');
    expect((await house.bookings.get(BOOKING))?.status).toBe('held');
    await house.report(early, 'paid');
    expect((await house.bookings.get(BOOKING))?.status).toBe('held');
    expect(house.refunds).toEqual([{ payment: early.id, cents: 10_500 }]);
  });

  it('D10 gives back a part, once', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    expect(await house.till.refund(payment.id, 5_000, at(9, 1))).toMatchObject({ status: 'open' });
    await house.report(payment, 'paid');
    await house.till.refund(payment.id, 5_000, at(9, 2));
    expect(await house.till.refund(payment.id, 5_000, at(9, 3))).toMatchObject({ status: 'refunded' });
    expect(house.refunds).toEqual([{ payment: payment.id, cents: 5_000 }]);
  });
});
