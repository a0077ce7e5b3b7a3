import { messageOf } from '../../core/message-of.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PaymentProvider, ProviderEntry } from '../../ports/payment-provider.ts';
import type { Difference, Payment } from '../../ports/payments.ts';
import type { Reconciliations } from '../../ports/reconciliations.ts';
import { PAYABLE } from './judge.ts';
import { type Ledgers, settlePayment } from './settle.ts';

export interface ReconcilerParts extends Ledgers {
  readonly clock: Pick<Clock, 'now'>;
  readonly reconciliations: Reconciliations;
  /** Who takes a business's new payments. */
  readonly providerOf: (business: string) => PaymentProvider | null;
}

/** What a reconciliation came to. */
export interface Reconciliation {
  readonly compared: number;
  readonly differences: readonly { readonly payment: string; readonly difference: Difference }[];
  /** Money taken for payments that the ledger does not know. */
  readonly strays: number;
}

export interface Reconciler {
  /** Holds the payments of a business against those who took them, now. */
  reconcile(business: string): Promise<Reconciliation>;
  /** The same for each business once a day, by whichever process comes first. */
  round(businesses: Iterable<string>): Promise<void>;
}

const DAY_MS = 24 * 60 * 60_000;
/** How far it looks back: a day that was missed is made up for. */
const LOOK_BACK_DAYS = 3;
/** What was asked for just now may be paid at this moment, and its report on its way. */
const GRACE_MS = 10 * 60_000;
const COMPARED_MAX = 2_000;
/** After one that failed. */
const PAUSE_MS = 10 * 60_000;

export function createReconciler(parts: ReconcilerParts): Reconciler {
  const { payments, reconciliations, providers, clock, observer } = parts;

  async function reconcile(business: string): Promise<Reconciliation> {
    const now = clock.now();
    const since = new Date(Date.parse(now) - LOOK_BACK_DAYS * DAY_MS).toISOString();
    const made = await payments.since(business, since, COMPARED_MAX);
    const settled = made.filter(({ createdAt }) => Date.parse(createdAt) <= Date.parse(now) - GRACE_MS);
    const found: { payment: string; difference: Difference }[] = [];
    let compared = 0;
    for (const payment of settled) {
      const provider = providers.get(payment.provider);
      const entry = (await provider?.lookup(payment)) ?? null;
      if (provider === undefined || entry === null) continue;
      compared += 1;
      const difference = differenceOf(payment, entry);
      if (difference === null) continue;
      found.push({ payment: payment.id, difference });
      await note(provider, payment, entry, difference, now);
    }
    return { compared, differences: found, strays: await findStrays(business, since, now) };
  }

  /**
   * Written down for the people of the business; what was paid and never reported is then settled as if it had been, and told by
   * the sweep that goes on with whatever was not told (D9).
   */
  async function note(
    provider: PaymentProvider,
    { id, amount }: Payment,
    entry: ProviderEntry,
    difference: Difference,
    now: string,
  ): Promise<void> {
    const told = difference === 'refund_missing' ? { ...amount, cents: entry.refundedCents ?? 0 } : entry.paid;
    const event = `reconciliation/${difference}`;
    const mismatch = {
      at: now,
      event,
      amount: told ?? { ...amount, cents: 0 },
      reference: entry.reference,
      difference,
    };
    const before = await payments.mismatch({ id, provider: provider.name, mismatch });
    observer.log('error', 'payment.differs', { payment: id, provider: provider.name, difference });
    observer.count('holdfast_payments_differ_total', { difference });
    if (difference !== 'not_here' || before === null) return;
    const notice = await provider.status(before);
    if (notice !== null) await settlePayment(parts, provider.name, notice, now);
  }

  async function findStrays(business: string, since: string, now: string): Promise<number> {
    const provider = parts.providerOf(business);
    const listed = (await provider?.list?.(since)) ?? [];
    let strays = 0;
    for (const { payment, business: whose, paid, reference } of listed) {
      if (provider === null || whose !== business || paid === null || reference === null) continue;
      if ((await payments.get(payment)) !== null) continue;
      strays += 1;
      const stray = { provider: provider.name, reference, business, payment, amount: paid, seenAt: now };
      await reconciliations.stray(stray);
      observer.log('error', 'payment.stray', { payment, business, provider: provider.name, reference });
    }
    return strays;
  }

  /** The day that was seen to, and not before when to look again. */
  const seen = new Map<string, { readonly day: string; readonly again: number }>();

  async function daily(business: string): Promise<void> {
    const now = clock.now();
    const day = now.slice(0, 10);
    const last = seen.get(business);
    if (last?.day === day && Date.parse(now) < last.again) return;
    seen.set(business, { day, again: Number.POSITIVE_INFINITY });
    if (!(await reconciliations.begin(business, day))) return;
    try {
      const { compared, differences, strays } = await reconcile(business);
      observer.log('info', 'payments.reconciled', { business, compared, differences: differences.length, strays });
    } catch (error) {
      observer.log('error', 'payments.not_reconciled', { business, reason: messageOf(error) });
      seen.set(business, { day, again: Date.parse(now) + PAUSE_MS });
      await reconciliations.giveUp(business, day);
    }
  }

  return {
    reconcile,
    async round(businesses) {
      for (const business of businesses) await daily(business);
    },
  };
}

/** How the ledger and the provider's books differ over a payment; null where they do not. */
export function differenceOf(payment: Payment, { paid, refundedCents }: ProviderEntry): Difference | null {
  const { status, amount, refundCents, settlement } = payment;
  const isPaidHere = status === 'paid' || status === 'refunded';
  if (paid === null) return isPaidHere ? 'not_there' : null;
  if (!isPaidHere) return PAYABLE.includes(status) ? 'not_here' : null;
  if (paid.cents !== amount.cents || paid.currency !== amount.currency) return 'amount';
  const wentBack = status === 'refunded' && settlement === null ? (refundCents ?? 0) : 0;
  return refundedCents !== null && refundedCents < wentBack ? 'refund_missing' : null;
}
