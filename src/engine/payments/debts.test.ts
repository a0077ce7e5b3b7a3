import { describe, expect, it } from 'vitest';
import { at, BOOKING, heldRoom } from './testing/house.ts';

/** Money that came for a room that had been given up, through a bank that sends nothing back by itself. */
async function owing() {
  const house = await heldRoom();
  const payment = await house.ask();
  await house.bookings.move({ id: BOOKING, from: ['held'], to: 'cancelled', now: at(9) });
  house.trouble.byHand = true;
  await house.report(payment, 'paid');
  house.told.splice(0);
  return { ...house, id: payment.id };
}

describe('what is owed', () => {
  it('D10 is listed until a person has sent it back, which is written down with a note and told', async () => {
    const { id, debts, payments, told } = await owing();
    expect(await debts.owed('house')).toMatchObject([{ id, outcome: 'owed', refundCents: 10_500 }]);
    expect(await debts.owed('another')).toEqual([]);
    expect(await debts.settle('house', id, 'Wire 77')).toMatchObject({ kind: 'settled', again: false });
    expect(await debts.owed('house')).toEqual([]);
    const settlement = { at: at(9), note: 'Wire 77' };
    expect(await payments.get(id)).toMatchObject({
      status: 'refunded',
      outcome: 'refunded',
      settlement,
      notified: true,
    });
    expect(told).toMatchObject([{ kind: 'payment', outcome: 'refunded', facts: { sent_by_hand: true } }]);
  });

  it('X4 is settled once: whoever says so again hears what stands, and nobody is told twice', async () => {
    const { id, debts, payments, told, setNow } = await owing();
    const answers = await Promise.all([1, 2, 3].map((n) => debts.settle('house', id, `Wire ${n}`)));
    expect(answers.filter((answer) => answer.kind === 'settled' && !answer.again)).toHaveLength(1);
    const stands = (await payments.get(id))?.settlement;
    setNow(at(11));
    expect(await debts.settle('house', id, 'later')).toMatchObject({ again: true, payment: { settlement: stands } });
    expect(told).toHaveLength(1);
  });

  it('X4 is told by the sweep where whoever settled it died before', async () => {
    const { id, debts, door, told, trouble, setNow } = await owing();
    trouble.telling = 1;
    await expect(debts.settle('house', id, null)).rejects.toThrow('the process died');
    setNow(at(9, 1));
    await door.sweep();
    expect(told).toMatchObject([{ outcome: 'refunded' }]);
  });

  it('D10 settles nothing that is not owed, or not this business’s', async () => {
    const house = await heldRoom();
    const payment = await house.ask();
    expect(await house.debts.settle('house', payment.id, null)).toMatchObject({ kind: 'not_owed' });
    await house.report(payment, 'paid');
    expect(await house.debts.settle('house', payment.id, null)).toMatchObject({ kind: 'not_owed' });
    expect(await house.debts.settle('another', payment.id, null)).toEqual({ kind: 'unknown' });
    expect(await house.debts.settle('house', 'no id at all', null)).toEqual({ kind: 'unknown' });
    expect(await house.payments.get(payment.id)).toMatchObject({
      status: 'paid',
      outcome: 'confirmed',
      settlement: null,
    });
  });
});
