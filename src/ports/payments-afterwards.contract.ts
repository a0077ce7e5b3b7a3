import { expect, it } from 'vitest';
import { derivedId } from '../core/ids.ts';
import { at, confirmed, paid, request } from './payments.contract-samples.ts';
import { MISMATCHES_MAX, type Payment, type Payments } from './payments.ts';

/** What is left to do of payments: to be finished, owed, or not as they should be. */

export function unfinishedContract(ledger: () => Payments): void {
  const isUnfinished = async (id: string, before: string): Promise<boolean> =>
    (await ledger().unfinished(before, 1_000)).some((payment) => payment.id === id);

  it('D9 finds what was paid and not worked out, and what was worked out and not told', async () => {
    const { payment } = await ledger().open(request());
    expect(await isUnfinished(payment.id, at(12))).toBe(false);
    await ledger().move({ id: payment.id, ...paid });
    expect(await isUnfinished(payment.id, at(9, 5))).toBe(true);
    expect(await isUnfinished(payment.id, at(9, 4))).toBe(false);
    await ledger().move({ id: payment.id, ...confirmed });
    expect(await isUnfinished(payment.id, at(12))).toBe(true);
    await ledger().told(payment.id, 'confirmed');
    expect(await isUnfinished(payment.id, at(12))).toBe(false);
    expect((await ledger().get(payment.id))?.notified).toBe(true);
  });

  it('D9 does not take an older outcome for the newer one when it was told', async () => {
    const { payment } = await ledger().open(request());
    await ledger().move({ id: payment.id, from: ['open'], to: 'failed', outcome: 'failed', now: at(9, 1) });
    await ledger().move({ id: payment.id, ...paid });
    await ledger().move({ id: payment.id, ...confirmed });
    await ledger().told(payment.id, 'failed');
    expect(await isUnfinished(payment.id, at(12))).toBe(true);
  });

  it('X8 leaves a payment alone for as long as it is to rest, and knows how often it was tried', async () => {
    const { payment } = await ledger().open(request());
    await ledger().move({ id: payment.id, ...paid });
    const resting = { ...confirmed, outcome: 'refunding', refundCents: 5, refundTries: 3, restUntil: at(11) } as const;
    await ledger().move({ id: payment.id, ...resting });
    expect(await isUnfinished(payment.id, at(10))).toBe(false);
    expect(await isUnfinished(payment.id, at(11))).toBe(true);
    await ledger().move({ id: payment.id, ...confirmed, outcome: 'owed' });
    expect(await ledger().get(payment.id)).toMatchObject({ outcome: 'owed', refundTries: 3, refundCents: 5 });
    expect(await isUnfinished(payment.id, at(9, 5))).toBe(true);
  });

  it('D9 finds what is still awaited from a provider, the newest first', async () => {
    const provider = `asked ${request().key}`;
    const make = async (minute: number) =>
      (await ledger().open(request({ provider, now: at(9, minute), expiresAt: at(10, minute) }))).payment.id;
    const [first, failed, voided, settled] = [await make(0), await make(1), await make(2), await make(3)];
    await ledger().move({ id: failed, from: ['open'], to: 'failed', outcome: 'failed', now: at(9, 5) });
    await ledger().move({ id: voided, from: ['open'], to: 'voided', outcome: null, now: at(9, 5) });
    await ledger().move({ id: settled, ...paid });
    const awaited = async (endedAfter: string, limit = 10) =>
      (await ledger().awaited(provider, endedAfter, limit)).map(({ id }) => id);
    expect(await awaited(at(10))).toEqual([voided, failed, first]);
    expect(await awaited(at(10, 2))).toEqual([voided, first]);
    expect(await awaited(at(12))).toEqual([first]);
    expect(await awaited(at(10), 1)).toEqual([voided]);
    expect(await ledger().awaited('nobody', at(9), 10)).toEqual([]);
  });

  it('leaves a voided payment alone', async () => {
    const { payment } = await ledger().open(request());
    await ledger().move({ id: payment.id, from: ['open'], to: 'voided', outcome: null, now: at(9, 1) });
    expect(await isUnfinished(payment.id, at(12))).toBe(false);
  });

  it('answers with no more than it was asked for', async () => {
    for (const _ of [1, 2]) {
      const { payment } = await ledger().open(request());
      await ledger().move({ id: payment.id, ...paid });
    }
    expect(await ledger().unfinished(at(12), 1)).toHaveLength(1);
  });
}

export function owedContract(ledger: () => Payments): void {
  const refunding = { ...confirmed, outcome: 'refunding', refundCents: 5_000 } as const;
  const settlement = { at: at(11), note: 'Wire 77 / “Sok Dara”' };
  const settled = { from: ['paid'], to: 'refunded', outcome: 'refunded', settlement, now: at(11) } as const;

  async function owing(business: string, minute: number): Promise<string> {
    const { payment } = await ledger().open(request({ business }));
    await ledger().move({ id: payment.id, ...paid });
    await ledger().move({ id: payment.id, ...refunding });
    await ledger().move({ id: payment.id, ...confirmed, outcome: 'owed', now: at(10, minute) });
    return payment.id;
  }

  it('D10 lists what a business owes, the longest owed first, and only that', async () => {
    const business = `owing ${request().key}`;
    const [later, sooner] = [await owing(business, 2), await owing(business, 1)];
    await owing(`another than ${business}`, 0);
    const { payment } = await ledger().open(request({ business }));
    await ledger().move({ id: payment.id, ...paid });
    const owed = async (limit: number) => (await ledger().owed(business, limit)).map(({ id }) => id);
    expect(await owed(10)).toEqual([sooner, later]);
    expect(await owed(1)).toEqual([sooner]);
  });

  it('D10 keeps that a person has sent it back, and when, and no longer counts it as owed', async () => {
    const business = `settling ${request().key}`;
    const id = await owing(business, 0);
    const answers = await Promise.all([1, 2, 3].map(() => ledger().move({ id, ...settled })));
    expect(answers.filter((answer) => answer?.moved)).toHaveLength(1);
    expect(await ledger().get(id)).toMatchObject({ status: 'refunded', refundCents: 5_000, settlement });
    expect(await ledger().owed(business, 10)).toEqual([]);
  });
}

export function mismatchContract(ledger: () => Payments): void {
  const wrong = (event: string, minute: number) => ({
    ...{ at: at(9, minute), event, amount: { cents: 1, currency: 'USD' }, reference: 'r “1”' },
  });

  it('D9 keeps money that does not fit, each report once, whatever becomes of the payment', async () => {
    const { payment } = await ledger().open(request());
    const { id, provider } = payment;
    const [first, second] = [wrong('e-1', 1), wrong('e-2', 2)];
    await Promise.all([1, 2, 3].map(() => ledger().mismatch({ id, provider, mismatch: first })));
    const answer = await ledger().mismatch({ id, provider, mismatch: second });
    expect(answer).toEqual({ ...payment, mismatches: [first, second] });
    await ledger().move({ id, ...paid });
    expect(await ledger().get(id)).toMatchObject({ status: 'paid', mismatches: [first, second] });
  });

  it('D9 keeps no report of another provider, nor of a payment that is not there', async () => {
    const { payment } = await ledger().open(request());
    const mismatch = wrong('e', 1);
    expect(await ledger().mismatch({ id: payment.id, provider: 'stripe', mismatch })).toBeNull();
    expect(await ledger().mismatch({ id: derivedId('nowhere'), provider: 'sandbox', mismatch })).toBeNull();
    expect(await ledger().mismatch({ id: 'no id at all', provider: 'sandbox', mismatch })).toBeNull();
    expect((await ledger().get(payment.id))?.mismatches).toEqual([]);
  });

  it('bounds how many it keeps', async () => {
    const { id, provider } = (await ledger().open(request())).payment;
    for (let n = 0; n <= MISMATCHES_MAX; n += 1) {
      await ledger().mismatch({ id, provider, mismatch: wrong(`e-${n}`, n) });
    }
    expect((await ledger().get(id))?.mismatches).toHaveLength(MISMATCHES_MAX);
  });

  it('D9 lists them for their business, the latest report first', async () => {
    const business = `mismatched ${request().key}`;
    const make = async (whose: string) => (await ledger().open(request({ business: whose }))).payment;
    const [one, other, elsewhere] = [await make(business), await make(business), await make(`not ${business}`)];
    await make(business);
    const note = ({ id, provider }: Payment, minute: number) =>
      ledger().mismatch({ id, provider, mismatch: wrong(`e-${minute}`, minute) });
    await note(one, 1);
    await note(other, 2);
    await note(elsewhere, 4);
    const ids = async (limit: number) => (await ledger().mismatched(business, limit)).map(({ id }) => id);
    expect(await ids(10)).toEqual([other.id, one.id]);
    await note(one, 3);
    expect(await ids(1)).toEqual([one.id]);
  });
}
