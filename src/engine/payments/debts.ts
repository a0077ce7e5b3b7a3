import type { Payment } from '../../ports/payments.ts';
import { type AnnounceParts, announce } from './announce.ts';

/** What a business owes its customers and no machine can send back: seen and closed by its people. */
export interface Debts {
  /** The longest owed first. */
  owed(business: string): Promise<readonly Payment[]>;
  /** A person has sent it back by hand. Said again, it is settled as it was. */
  settle(business: string, payment: string, note: string | null): Promise<SettledByHand>;
}

export type SettledByHand =
  | { readonly kind: 'settled'; readonly payment: Payment; readonly again: boolean }
  /** There is such a payment, and it is not owed. */
  | { readonly kind: 'not_owed'; readonly payment: Payment }
  | { readonly kind: 'unknown' };

const LISTED_MAX = 200;

export function createDebts(parts: AnnounceParts): Debts {
  const { payments, clock, observer } = parts;

  return {
    owed: (business) => payments.owed(business, LISTED_MAX),

    async settle(business, id, note) {
      const standing = await payments.get(id);
      if (standing === null || standing.business !== business) return { kind: 'unknown' };
      if (standing.outcome !== 'owed') return settledBefore(standing);
      const now = clock.now();
      // Nothing but this leads away from being owed, so that of two who settle it one does.
      const back = { from: ['paid'], to: 'refunded', outcome: 'refunded', settlement: { at: now, note }, now } as const;
      const answer = await payments.move({ id, ...back });
      if (!answer?.moved) return settledBefore(answer?.payment ?? standing);
      observer.log('info', 'payment.settled_by_hand', { payment: id, business, refund_cents: standing.refundCents });
      // The ledger has it: what is not told now is told by the sweep.
      await announce(parts, answer.payment);
      return { kind: 'settled', payment: answer.payment, again: false };
    },
  };
}

function settledBefore(payment: Payment): SettledByHand {
  return payment.settlement === null ? { kind: 'not_owed', payment } : { kind: 'settled', payment, again: true };
}
