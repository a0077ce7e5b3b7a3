import { messageOf } from '../../core/message-of.ts';
import type { Payment, Payments } from '../../ports/payments.ts';
import type { RefundParts } from './refund.ts';

/** These are not to be paid any more; answers with those that could have been. Money that still comes is dealt with then. */
export async function voidAll(
  ledger: Payments,
  payments: readonly Payment[],
  now: string,
): Promise<readonly Payment[]> {
  const voided: Payment[] = [];
  for (const { id } of payments) {
    const answer = await ledger.move({ id, from: ['open', 'failed'], to: 'voided', outcome: null, now });
    if (answer?.moved) voided.push(answer.payment);
  }
  return voided;
}

/**
 * Asks whoever would take the money to close the pages, so that nobody pays by an old link (D8). The ledger has it
 * already: where this fails it is only written to the log.
 */
export async function closeAll({ providers, observer }: RefundParts, payments: readonly Payment[]): Promise<void> {
  const close = async (payment: Payment): Promise<void> => {
    try {
      await providers.get(payment.provider)?.close?.(payment);
    } catch (error) {
      observer.log('warn', 'payment.not_closed', { payment: payment.id, reason: messageOf(error) });
    }
  };
  await Promise.all(payments.map(close));
}
