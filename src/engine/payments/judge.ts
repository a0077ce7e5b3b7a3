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
  | { readonly kind: 'nothing'; readonly reason: 'known already' | 'overtaken' };

/** Money that arrives counts, even after a failure, an expiry or a newer payment: what becomes of it is asked next. */
export const PAYABLE: readonly PaymentStatus[] = ['open', 'failed', 'expired', 'voided'];

/** Notices come twice and out of order (D9): what was paid no longer fails or expires. */
export function judge(payment: Payment, notice: PaymentNotice): Verdict {
  if (payment.status === notice.outcome) return { kind: 'nothing', reason: 'known already' };
  if (notice.outcome === 'paid') return judgeMoney(payment, notice);
  if (payment.status !== 'open') return { kind: 'nothing', reason: 'overtaken' };
  return { kind: 'move', from: ['open'], to: notice.outcome, outcome: notice.outcome };
}

/** Another amount or currency than was asked for settles nothing: the payment stays as it is, for a person to see. */
function judgeMoney(payment: Payment, { amount }: PaymentNotice): Verdict {
  if (!PAYABLE.includes(payment.status)) return { kind: 'nothing', reason: 'known already' };
  const isRight = amount.cents === payment.amount.cents && amount.currency === payment.amount.currency;
  if (isRight) return { kind: 'move', from: PAYABLE, to: 'paid', outcome: null };
  if (payment.outcome === 'mismatched') return { kind: 'nothing', reason: 'known already' };
  return { kind: 'move', from: [payment.status], to: payment.status, outcome: 'mismatched' };
}
