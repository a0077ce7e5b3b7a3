import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedId } from '../core/ids.ts';
import { at, confirmed, paid, request } from './payments.contract-samples.ts';
import type { OpenRequest, Payment, PaymentMove, Payments } from './payments.ts';
import { mismatchContract, owedContract, unfinishedContract } from './payments-afterwards.contract.ts';

export type OpenPayments = () => Promise<{ payments: Payments; close(): Promise<void> }>;

/** What every ledger of payments promises. */
export function paymentsContract(name: string, open: OpenPayments): void {
  describe(`payments in ${name}`, () => {
    let opened: Awaited<ReturnType<OpenPayments>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    const ledger = () => opened.payments;
    openingContract(ledger);
    movingContract(ledger);
    unfinishedContract(ledger);
    owedContract(ledger);
    mismatchContract(ledger);
  });
}

function openingContract(ledger: () => Payments): void {
  it('D9 stores an open payment and finds it again, by id, booking and conversation', async () => {
    const asked = request();
    const { payment, again } = await ledger().open(asked);
    const { now, ...rest } = asked;
    const nothing = {
      outcome: null,
      notified: false,
      refundCents: null,
      refundTries: 0,
      settlement: null,
      mismatches: [],
      opening: null,
    };
    expect(again).toBe(false);
    expect(payment).toEqual({ ...rest, status: 'open', ...nothing, createdAt: now });
    expect(await ledger().get(asked.id)).toEqual(payment);
    expect(await ledger().ofBooking(asked.booking)).toEqual([payment]);
    expect(await ledger().ofConversation(asked.conversation)).toEqual([payment]);
  });

  it('X14 follows the booking it is for, when that is had in the place of another', async () => {
    const asked = request();
    const { payment } = await ledger().open(asked);
    const moved = derivedId(asked.booking, 'moved');
    await ledger().reassign(asked.booking, moved);
    await ledger().reassign(asked.booking, moved);
    expect(await ledger().ofBooking(asked.booking)).toEqual([]);
    expect(await ledger().ofBooking(moved)).toEqual([{ ...payment, booking: moved }]);
  });

  it('X4 makes one payment of one key, however many ask at once', async () => {
    const asked = request();
    const ids = Array.from({ length: 6 }, (_, index) => derivedId(asked.id, index));
    const answers = await Promise.all(ids.map((id) => ledger().open({ ...asked, id })));
    expect(new Set(answers.map(({ payment }) => payment.id)).size).toBe(1);
    expect(answers.filter(({ again }) => !again)).toHaveLength(1);
  });

  it('keeps where it can be paid', async () => {
    const { payment } = await ledger().open(request());
    const opening = { url: 'https://pay.example/1', qr: 'https://pay.example/1', reference: 'r-1' };
    expect(await ledger().attach(payment.id, opening)).toEqual({ ...payment, opening });
    expect((await ledger().get(payment.id))?.opening).toEqual(opening);
    const later = await ledger().attach(payment.id, { ...opening, reference: 'r-2' });
    expect(later?.opening).toEqual(opening);
  });

  it('knows nothing of ids that name nothing', async () => {
    for (const id of ['no id at all', derivedId('never stored')]) {
      expect(await ledger().get(id)).toBeNull();
      expect(await ledger().move({ id, ...paid })).toBeNull();
      expect(await ledger().attach(id, { url: null, qr: null, reference: null })).toBeNull();
    }
  });

  it('lists the payments of a conversation in the order they were made', async () => {
    const first = request();
    const second = request({ conversation: first.conversation });
    await ledger().open(first);
    await ledger().open(second);
    const ids = (await ledger().ofConversation(first.conversation)).map(({ id }) => id);
    expect(ids).toEqual([first.id, second.id]);
  });
}

function movingContract(ledger: () => Payments): void {
  const opened = async (more: Partial<OpenRequest> = {}): Promise<Payment> =>
    (await ledger().open(request(more))).payment;
  const move = (payment: Payment, how: Omit<PaymentMove, 'id'>) => ledger().move({ id: payment.id, ...how });

  it('D9 moves once: of many that report the same, one moves it', async () => {
    const payment = await opened();
    const answers = await Promise.all(Array.from({ length: 6 }, () => move(payment, paid)));
    expect(answers.filter((answer) => answer?.moved)).toHaveLength(1);
    expect(answers.every((answer) => answer?.payment.status === 'paid')).toBe(true);
  });

  it('D9 does not move from a status that was not named', async () => {
    const payment = await opened();
    await move(payment, paid);
    const late = await move(payment, { from: ['open'], to: 'failed', outcome: 'failed', now: at(9, 6) });
    expect(late).toMatchObject({ moved: false, payment: { status: 'paid', outcome: null } });
  });

  it('D9 is moved by no report but its own provider’s', async () => {
    const payment = await opened();
    const foreign = await move(payment, { ...paid, reportedBy: 'stripe' });
    expect(foreign).toEqual({ moved: false, payment });
    expect(await move(payment, { ...paid, reportedBy: 'sandbox' })).toMatchObject({ moved: true });
  });

  it('X5 lets one payment of a booking come to confirmed, and no second', async () => {
    const first = await opened();
    const second = await opened({ booking: first.booking });
    await move(first, paid);
    await move(second, paid);
    const answers = await Promise.all([move(first, confirmed), move(second, confirmed)]);
    expect(answers.map((answer) => answer?.moved).sort()).toEqual([false, true]);
    const outcomes = (await ledger().ofBooking(first.booking)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'confirmed')).toHaveLength(1);
  });

  it('D10 an extra of a booking is paid for beside the booking, and once', async () => {
    const booking = await opened();
    const { booking: id } = booking;
    const extra = await opened({ booking: id, extra: 'dinner' });
    const again = await opened({ booking: id, extra: 'dinner' });
    const other = await opened({ booking: id, extra: 'boat' });
    expect((await ledger().get(extra.id))?.extra).toBe('dinner');
    const answers = [];
    for (const payment of [booking, extra, again, other]) {
      await move(payment, paid);
      answers.push((await move(payment, confirmed))?.moved);
    }
    expect(answers).toEqual([true, true, false, true]);
  });

  it('D10 keeps how much goes back', async () => {
    const payment = await opened();
    await move(payment, paid);
    await move(payment, { ...confirmed, outcome: 'refunding', refundCents: 5_250 });
    const after = await move(payment, { from: ['paid'], to: 'refunded', outcome: 'refunded', now: at(9, 7) });
    expect(after?.payment).toMatchObject({ status: 'refunded', refundCents: 5_250 });
  });
}
