import type { Clock } from '../../ports/clock.ts';
import type { PaymentNotice, PaymentProvider } from '../../ports/payment-provider.ts';
import type { Payment } from '../../ports/payments.ts';
import { type BankParts, transactionOf } from './bank.ts';
import { type Account, codeFor } from './code.ts';

export const KHQR = 'khqr';

export interface KhqrParts extends BankParts {
  readonly account: Account;
  readonly clock: Pick<Clock, 'now'>;
}

export type KhqrSettings = Pick<KhqrParts, 'account' | 'token' | 'apiUrl'>;

/** A code that has run out is asked about for so much longer: somebody may have paid in its last second. */
const GRACE_MINUTES = 5;

/**
 * KHQR, the code that every bank's app in Cambodia can scan. The bank reports nothing by itself, so the payment is asked
 * about until it is paid or over; and it gives nothing back by itself, so that a refund is a person's to carry out.
 */
export function createKhqr({ account, clock, ...bank }: KhqrParts): PaymentProvider {
  return {
    name: KHQR,
    mustBeAsked: true,

    async open(payment) {
      const { payload, md5 } = codeFor(payment, account);
      return { url: null, qr: payload, reference: md5 };
    },

    // Nobody reports for the bank: whoever claims to is not believed.
    async readWebhook() {
      return { kind: 'forged' };
    },

    async status(payment) {
      const md5 = payment.opening?.reference ?? null;
      if (md5 === null) return null;
      const transaction = await transactionOf(md5, bank);
      switch (transaction.kind) {
        case 'paid':
          return notice(payment, 'paid', transaction.hash, transaction.amount);
        case 'failed':
          return notice(payment, 'failed', md5);
        case 'none':
          return isOver(payment, clock.now()) ? notice(payment, 'expired', md5) : null;
      }
    },

    async lookup({ opening }) {
      const md5 = opening?.reference ?? null;
      if (md5 === null) return null;
      const transaction = await transactionOf(md5, bank);
      const paid = transaction.kind === 'paid' ? transaction.amount : null;
      return { paid, refundedCents: null, reference: md5 };
    },

    async refund() {
      return 'by hand';
    },
  };
}

function notice(
  payment: Payment,
  outcome: PaymentNotice['outcome'],
  event: string,
  amount = payment.amount,
): PaymentNotice {
  // The bank is asked by the code's own mark, so that what it says is of that code.
  return { payment: payment.id, outcome, amount, reference: payment.opening?.reference ?? null, event };
}

function isOver({ expiresAt }: Payment, now: string): boolean {
  return Date.parse(now) >= Date.parse(expiresAt) + GRACE_MINUTES * 60_000;
}
