import type { PaymentNotice } from '../../ports/payment-provider.ts';
import type { Payment, PaymentOutcome, PaymentStatus } from '../../ports/payments.ts';

/** What a notice comes to for a payment as it stands. Pure: the ledger then moves it only if it still stands so. */
export type Verdict =
  | {
      readonly kind: 'move';
      readonly from: readonly PaymentStatus[];
      readonly to: PaymentStatus;
      readonly outcome: PaymentOutcome | null;
    }
  /** Money was reported that is not what was asked for. */
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'nothing'; readonly reason: 'known already' | 'overtaken' | 'another reference' };

/** Money that arrives counts, even after a failure, an expiry or a newer payment: what becomes of it is asked next. */
export const PAYABLE: readonly PaymentStatus[] = ['open', 'failed', 'expired', 'voided'];

/** Notices come twice and out of order (D9): what was paid no longer fails or expires. */
export function judge(payment: Payment, notice: PaymentNotice): Verdict {
  if (notice.outcome === 'paid') return judgeMoney(payment, notice);
  if (!isSameReference(payment, notice)) return { kind: 'nothing', reason: 'another reference' };
  if (payment.status === notice.outcome) return { kind: 'nothing', reason: 'known already' };
  if (payment.status !== 'open') return { kind: 'nothing', reason: 'overtaken' };
  return { kind: 'move', from: ['open'], to: notice.outcome, outcome: notice.outcome };
}

/** Another amount, currency or reference than was asked for settles nothing: it is kept for a person to see. */
function judgeMoney(payment: Payment, notice: PaymentNotice): Verdict {
  const { cents, currency } = payment.amount;
  const isRight = notice.amount.cents === cents && notice.amount.currency === currency;
  if (!isRight || !isSameReference(payment, notice)) return { kind: 'mismatch' };
  if (!PAYABLE.includes(payment.status)) return { kind: 'nothing', reason: 'known already' };
  return { kind: 'move', from: PAYABLE, to: 'paid', outcome: null };
}

/** Where a crash came before the provider's reference was stored, or none was reported, there is nothing to compare. */
function isSameReference({ opening }: Payment, { reference }: PaymentNotice): boolean {
  const asked = opening?.reference ?? null;
  return asked === null || reference === null || asked === reference;
}
